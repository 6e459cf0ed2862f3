import type { GoldenCase } from '../../model/case.js'
import type { Comparison } from '../../model/comparison.js'
import type { Conduct } from '../../model/conduct.js'
import type { Finding } from '../../model/finding.js'
import type { Inference } from '../../model/inference.js'
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
  readonly inference: Inference
  /** The cases that are compared. */
  readonly paired: readonly GoldenCase[]
  readonly passes: readonly PairedPasses[]
  readonly zero_recall: ZeroRecall | null
  readonly primary_k: number
  /** What the cases did in each run; null where nobody has looked. */
  readonly conduct: { readonly baseline: Conduct | null; readonly candidate: Conduct | null }
  /** Settings of the target that differ between the arms, a clause each, secrets hidden. */
  readonly setting_changes: readonly string[]
  /** The parts of `success` that some case has, and the cases that passed one in every trial and pass it in none now. */
  readonly parts: readonly { readonly title: string; readonly lost: readonly string[] }[]
}

/** The family that p was adjusted in where no gate tests, as words behind a p; empty where it was tested alone. */
export function nameExploratory({ metrics, slices }: Pick<FindingFacts, 'metrics' | 'slices'>): string {
  const tested = metrics.filter(({ p }) => p !== null).length + slices.length
  return tested < 2
    ? ''
    : ` by Benjamini–Hochberg over ${tested} ${slices.length === 0 ? 'metrics' : 'metrics and tags'}`
}

/** Sentences that are about no gate. */
export function tell(about: Finding['about'], texts: readonly string[]): readonly Finding[] {
  return texts.map((text) => ({ about, gate: null, text }))
}
