import type { GoldenCase } from '../../model/case.js'
import type { Comparison } from '../../model/comparison.js'
import type { Finding } from '../../model/finding.js'
import type { PairedPasses } from '../flips.js'
import type { ZeroRecall } from '../zero-recall.js'

/** What findings and recommendations are written from. */
export type FindingFacts = Pick<
  Comparison,
  | 'alpha'
  | 'gates'
  | 'metrics'
  | 'slices'
  | 'flips'
  | 'zero_tolerance'
  | 'cases'
  | 'baseline'
  | 'candidate'
  | 'interleaved'
  | 'reliability'
> & {
  /** The cases that are compared. */
  readonly paired: readonly GoldenCase[]
  readonly passes: readonly PairedPasses[]
  readonly zero_recall: ZeroRecall | null
  readonly primary_k: number
}

/** Sentences that are about no gate. */
export function tell(about: Finding['about'], texts: readonly string[]): readonly Finding[] {
  return texts.map((text) => ({ about, gate: null, text }))
}
