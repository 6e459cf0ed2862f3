import { formatMeasured, type Measured } from '../format/format-measured.js'
import type { CaseDetail, TrialDetail } from '../model/result/case-data.js'
import type { ChartImage } from '../model/result/chart.js'
import type { Comparison } from '../model/result/comparison.js'
import type { Finding, Recommendation } from '../model/result/finding.js'
import type { PairComparison } from '../model/result/pair-comparison.js'
import type { Block, CaseDetails, Column, ReportContext, Text } from '../model/result/report.js'
import type { PastPasses } from '../model/run/history.js'
import type { RunTable } from '../model/run/run-table.js'
import type { Run } from '../model/run/run.js'
import { right, table } from './blocks.js'

/** What a candidate's run measured, for where nothing is compared. */
export type Measurement = Pick<Run, 'metrics' | 'summaries'> & { readonly primary_k: number }

/** A candidate's comparison, and what a report needs beside it. */
export interface CandidateReport {
  readonly comparison: PairComparison
  readonly context: ReportContext
  /** The cases that flipped or fail in any candidate. */
  readonly cases: readonly CaseDetail[]
  readonly measured: Measurement
  readonly findings: readonly Finding[]
  readonly recommendations: readonly Recommendation[]
}

/** The trial of a case that stands for an arm; null where the arm has no observation of it. */
export interface NamedTrial {
  readonly name: string
  readonly trial: TrialDetail | null
}

export type ComparedCandidate = Pick<CandidateReport, 'comparison' | 'context'>

/** The names of the arms, the baseline first. */
export const armNames = (candidates: readonly Pick<CandidateReport, 'context'>[]): readonly string[] => [
  candidates[0]?.context.names.baseline ?? '',
  ...candidates.map(({ context }) => context.names.candidate),
]

export type JoinedRow<Row> = ReturnType<typeof joinRows<Row>>[number]

/** The rows of several candidates side by side, in the order in which their keys come first; null where a candidate has none with a key. */
export function joinRows<Row>(lists: readonly (readonly Row[])[], keyOf: (row: Row) => string) {
  const maps = lists.map((rows) => new Map(rows.map((row) => [keyOf(row), row])))
  const firsts = new Map<string, Row>()
  for (const row of lists.flat()) if (!firsts.has(keyOf(row))) firsts.set(keyOf(row), row)
  return [...firsts].map(([key, first]) => ({ first, each: maps.map((map) => map.get(key) ?? null) }))
}

/** The key of a metric's row. */
export const byMetric = ({ metric }: Measured): string => metric.id

/** The baseline's value of a metric or tag. Where candidates share other cases with it, this is the mean over those of the first. */
export function writeBaseline({ each }: JoinedRow<Measured>): string {
  return each.flatMap((row) => (row === null ? [] : (formatMeasured(row).baseline ?? [])))[0] ?? '–'
}

/** The metrics whose value on all cases a gate looks at. */
export const gatedMetrics = ({ gates }: PairComparison): readonly string[] =>
  gates.flatMap(({ gate, metric }) => (gate.where === null ? [metric.id] : []))

/** A row each metric or tag: what it is, the baseline's value, and the columns of every candidate, below its name where there are several. */
export function tableOfEach<Row extends Measured>(
  candidates: readonly ComparedCandidate[],
  input: {
    readonly titles: readonly string[]
    readonly rows: readonly JoinedRow<Row>[]
    readonly lead: (row: JoinedRow<Row>) => readonly (Text | string)[]
    readonly columns: (candidate: ComparedCandidate) => readonly (Column | string)[]
    readonly cells: (row: Row | null) => readonly (Text | string)[]
  },
): Block {
  const columns = candidates.flatMap((one) => {
    const titles = input
      .columns(one)
      .map((column) => (typeof column === 'string' ? { title: column, align: 'left' as const } : column))
    return candidates.length === 1
      ? titles
      : titles.map((column) => ({ ...column, group: one.context.names.candidate }))
  })
  return table(
    [...input.titles, right(armNames(candidates)[0] ?? ''), ...columns],
    input.rows.map((row) => [...input.lead(row), writeBaseline(row), ...row.each.flatMap(input.cells)]),
  )
}

export interface ReportInput {
  readonly comparison: Comparison
  /** In the order of the comparison. */
  readonly candidates: readonly CandidateReport[]
  readonly details: CaseDetails
  readonly charts: readonly ChartImage[]
  readonly tables: readonly RunTable[]
  /** What measuring several candidates and their baseline took; the cost is null when none is known. */
  readonly total?: { readonly cost_usd: number | null; readonly duration_s: number }
  /** What crept up or down over the nights before, a clause each; absent without earlier nights. */
  readonly trends?: readonly string[]
  /** How flaky cases fared on main before; absent where nobody knows. */
  readonly past?: ReadonlyMap<string, PastPasses>
  /** The warning that comes before everything else; absent where none does. */
  readonly lead?: string
}
