import type { RunVerdictWord } from './verdict.js'

/** One earlier measurement of the same suite and variant, as a trend shows it. */
export interface HistoryRow {
  /** ISO 8601, when it was measured. */
  readonly at: string
  readonly commit: string | null
  /** By metric id: the run's summary; null is "not measured". */
  readonly values: Readonly<Record<string, number | null>>
  /** What its comparison came to; absent when it was compared with nothing. */
  readonly verdict?: RunVerdictWord
}
