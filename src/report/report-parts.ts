import type { ChartImage } from '../model/result/chart.js'
import type { Comparison } from '../model/result/comparison.js'
import type { Block, CaseDetails, Text } from '../model/result/report.js'
import type { RunTable } from '../model/run/run-table.js'
import type { CandidateReport } from './candidate-report.js'

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
  /** The warning that comes before everything else; absent where none does. */
  readonly lead?: string
}

/** What every document says of a comparison, wherever it stands there. */
export interface ReportParts {
  readonly headline: Text
  /** The numbers behind it in one line; null where there are none. */
  readonly figures: Text | null
  readonly second_line: Text | null
  /** Nothing beyond the headline is worth a comment's space. */
  readonly collapsed: boolean
  readonly summary: readonly Block[]
  /** The cases to open first. */
  readonly start: readonly Block[]
  /** What was decided, as a phone shows it. */
  readonly gate_summary: readonly Block[]
  /** Too little was measured for any number to say something: the headline and the line below it say why. */
  readonly is_void: boolean
  /** Whether a picture says more than the headline. */
  readonly is_pictured: boolean
  /** What was decided, with all its statistics. */
  readonly gates: readonly Block[]
  /** Why the verdict is what it is. */
  readonly reasons: readonly Block[]
  /** How old the baseline is: in no document that stays in a repository, since that changes every day. */
  readonly staleness: readonly Block[]
  readonly warnings: readonly Block[]
  readonly changed_cases: readonly Block[]
  readonly findings: readonly Block[]
  readonly trials: readonly Block[]
  readonly differences: readonly Block[]
  readonly slices: readonly Block[]
  readonly moved_metrics: readonly Block[]
  readonly all_metrics: readonly Block[]
  readonly evidence: readonly Block[]
  /** The cases that fail, for a document. */
  readonly errors: readonly Block[]
  readonly provenance: readonly Block[]
  readonly footer: Text
}
