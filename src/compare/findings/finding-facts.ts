import { formatMeasured, type Measured } from '../../format/format-measured.js'
import { formatShare } from '../../format/format-metric.js'
import { formatCount } from '../../format/format-number.js'
import { relativeChange } from '../../model/relative-change.js'
import type { Finding } from '../../model/result/finding.js'
import type { PairComparison } from '../../model/result/pair-comparison.js'
import type { Conduct } from '../../model/run/run.js'
import type { GoldenCase } from '../../model/suite/case.js'
import type { Inference } from '../../model/suite/inference.js'
import type { PairedPasses } from '../pair/flips.js'
import type { ZeroRecall } from './zero-recall.js'

/** What findings and recommendations are written from. */
export type FindingFacts = Pick<
  PairComparison,
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
  /** Id of the primary gate. */
  readonly primary: string | null
  /** Of several candidates, which are explored together: how many tests are adjusted at once. Absent: those of this pair alone. */
  readonly explored?: { readonly tests: number; readonly candidates: number }
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
export function nameExploratory({
  metrics,
  slices,
  explored,
}: Pick<FindingFacts, 'metrics' | 'slices' | 'explored'>): string {
  if (explored !== undefined)
    return ` by Benjamini–Hochberg over ${explored.tests} tests of ${explored.candidates} candidates`
  const tested = metrics.filter(({ p }) => p !== null).length + slices.length
  return tested < 2
    ? ''
    : ` by Benjamini–Hochberg over ${tested} ${slices.length === 0 ? 'metrics' : 'metrics and tags'}`
}

/** Sentences that are about no gate. */
export function listFindings(about: Finding['about'], texts: readonly string[]): readonly Finding[] {
  return texts.map((text) => ({ about, gate: null, text }))
}

type Counted = Measured & { readonly n: number }

/**
 * What happened, as the predicate of a sentence. The log-ratio row speaks of the typical query first, since the means may
 * have moved the other way. `p` is written out, or null where no test is spoken of.
 * @example describeChange(success, 'p = .008') // 'fell from 82 % to 70 % (−12 points [−20, −4], p = .008, n = 92)'
 */
export function describeChange(measured: Counted, p: string | null): string {
  const text = formatMeasured(measured)
  const { baseline, candidate } = text
  if (baseline === null || candidate === null) return `has n = ${measured.n}`
  const interval = text.interval === null ? '' : ` ${text.interval}`
  const tail = [...(p === null ? [] : [p]), `n = ${formatCount(measured.n)}`]
  const facts = (...first: readonly string[]): string => `(${[...first, ...tail].join(', ')})`
  if (text.sign === 0) return `stayed at ${candidate} ${facts()}`
  const verb = text.sign < 0 ? 'fell' : 'rose'
  if (measured.row === 'log-ratio') {
    const size = formatShare(relativeChange(measured) ?? 0)
    return `${verb} by ${size}${interval} for the typical query ${facts(`mean ${baseline} to ${candidate}`)}`
  }
  return `${verb} from ${baseline} to ${candidate} ${facts(`${text.changeInWords ?? ''}${interval}`)}`
}

/**
 * How far a value moved against its baseline, for a change that no test established.
 * @example describeSize(recall) // 'fell from .50 to .44, by 12 % of the baseline'
 */
export function describeSize(measured: Measured): string {
  const text = formatMeasured(measured)
  const share = relativeChange(measured) ?? 0
  const verb = share < 0 ? 'fell' : 'rose'
  if (measured.row === 'log-ratio') return `${verb} by ${formatShare(share)} for the typical query`
  return `${verb} from ${text.baseline ?? '?'} to ${text.candidate ?? '?'}, by ${formatShare(share)} of the baseline`
}
