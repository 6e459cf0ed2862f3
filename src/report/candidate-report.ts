import { formatMeasured, type Measured } from '../format/format-measured.js'
import type { CaseDetail, TrialDetail } from '../model/result/case-data.js'
import type { ChartImage } from '../model/result/chart.js'
import type { Comparison } from '../model/result/comparison.js'
import type { Finding, Recommendation } from '../model/result/finding.js'
import type { PairComparison } from '../model/result/pair-comparison.js'
import type { Block, DetailLevel, Column, ReportContext, Text } from '../model/result/report.js'
import type { PastPasses } from '../model/run/history.js'
import type { RunTable } from '../model/run/run-table.js'
import type { Run } from '../model/run/run.js'
import { right, table } from './blocks.js'

/** The measurements of a candidate's run, for reports without a comparison. */
export type Measurement = Pick<Run, 'metrics' | 'summaries'> & { readonly primary_k: number }

/** A candidate's comparison, and what else a report needs about the candidate. */
export interface CandidateReport {
  readonly comparison: PairComparison
  readonly context: ReportContext
  /** The cases that got worse on the gate that decides, flipped or fail in any candidate. */
  readonly cases: readonly CaseDetail[]
  readonly measured: Measurement
  readonly findings: readonly Finding[]
  readonly recommendations: readonly Recommendation[]
}

/** The trial of a case that represents an arm; `null` if the arm did not observe the case. */
export interface NamedTrial {
  readonly name: string
  readonly trial: TrialDetail | null
}

export type ComparedCandidate = Pick<CandidateReport, 'comparison' | 'context'>

/** Returns the names of the arms, the baseline first. */
export const armNames = (candidates: readonly Pick<CandidateReport, 'context'>[]): readonly string[] => [
  candidates[0]?.context.names.baseline ?? '',
  ...candidates.map(({ context }) => context.names.candidate),
]

export type JoinedRow<Row> = ReturnType<typeof joinRows<Row>>[number]

/** Joins the rows of several candidates by key, in the order in which the keys first occur; `null` if a candidate has no row with a key. */
export function joinRows<Row>(lists: readonly (readonly Row[])[], keyOf: (row: Row) => string) {
  const maps = lists.map((rows) => new Map(rows.map((row) => [keyOf(row), row])))
  const firsts = new Map<string, Row>()
  for (const row of lists.flat()) if (!firsts.has(keyOf(row))) firsts.set(keyOf(row), row)
  return [...firsts].map(([key, first]) => ({ first, each: maps.map((map) => map.get(key) ?? null) }))
}

export const byMetric = ({ metric }: Measured): string => metric.id

/**
 * Writes the baseline's value of a metric or tag. If the candidates share different cases with the baseline, this is the mean over the
 * first one's.
 */
export function writeBaseline({ each }: JoinedRow<Measured>): string {
  return each.flatMap((row) => (row === null ? [] : (formatMeasured(row).baseline ?? [])))[0] ?? '–'
}

/** Returns the metrics with a gate on all cases. */
export const gatedMetrics = ({ gates }: PairComparison): readonly string[] =>
  gates.flatMap(({ gate, metric }) => (gate.where === null ? [metric.id] : []))

/**
 * Builds a table with a row for each metric or tag: its lead, the baseline's value, and the columns of every candidate, grouped by name if
 * there are several.
 */
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
  readonly details: DetailLevel
  readonly charts: readonly ChartImage[]
  readonly tables: readonly RunTable[]
  /** The cost and duration of measuring several candidates and their baseline; the cost is `null` if unknown. */
  readonly total?: { readonly cost_usd: number | null; readonly duration_s: number }
  /** Metrics that crept up or down over the previous nights, one clause each; absent without earlier nights. */
  readonly trends?: readonly string[]
  /** Earlier results of flaky cases on main; absent if unknown. */
  readonly past?: ReadonlyMap<string, PastPasses>
  /** A warning that precedes everything else; absent if there is none. */
  readonly lead?: string
}
