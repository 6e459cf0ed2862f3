import { formatMeasured, type Measured } from '../format/format-measured.js'
import type { Finding, Recommendation } from '../model/result/finding.js'
import type { PairComparison } from '../model/result/pair-comparison.js'
import type { CaseDetail, TrialDetail } from '../model/result/case-data.js'
import type { Column, ReportContext } from '../model/result/report.js'
import type { Run } from '../model/run/run.js'

/** What a candidate's run measured, for what is said where nothing is compared. */
export type Measurement = Pick<Run, 'metrics' | 'summaries'> & { readonly primary_k: number }

/** A candidate beside what a report says of it that is in no comparison. */
export interface ToldCandidate {
  readonly comparison: PairComparison
  readonly context: ReportContext
  /** The cases that flipped or fail in any candidate. */
  readonly cases: readonly CaseDetail[]
  readonly measured: Measurement
  readonly findings: readonly Finding[]
  readonly recommendations: readonly Recommendation[]
}

/** The trial of a case that is shown of an arm; null where the arm has no observation of it. */
export interface NamedTrial {
  readonly name: string
  readonly trial: TrialDetail | null
}

export type ComparedCandidate = Pick<ToldCandidate, 'comparison' | 'context'>

/** The rows of several candidates side by side: by key, in the order in which they come first; null where a candidate has none. */
export function joinRows<Row>(
  lists: readonly (readonly Row[])[],
  keyOf: (row: Row) => string,
): readonly (readonly (Row | null)[])[] {
  const [only = [], ...more] = lists
  if (more.length === 0) return only.map((row) => [row])
  const maps = lists.map((rows) => new Map(rows.map((row) => [keyOf(row), row])))
  const keys = new Set(maps.flatMap((map) => [...map.keys()]))
  return [...keys].map((key) => maps.map((map) => map.get(key) ?? null))
}

/** The first that there is. */
export function firstOf<Row>(rows: readonly (Row | null)[]): Row | null {
  return rows.find((row) => row !== null) ?? null
}

/** What the baseline has of a metric or tag. Where candidates share other cases with it, this is the mean over those of the first. */
export function writeBaseline(rows: readonly (Measured | null)[]): string {
  return rows.flatMap((row) => (row === null ? [] : (formatMeasured(row).baseline ?? [])))[0] ?? '–'
}

/** The columns of every candidate, below its name where there are several. */
export function columnsOfEach(
  told: readonly ComparedCandidate[],
  columns: (candidate: ComparedCandidate) => readonly Column[],
): readonly Column[] {
  return told.flatMap((one) =>
    columns(one).map((column) => (told.length === 1 ? column : { ...column, group: one.context.names.candidate })),
  )
}
