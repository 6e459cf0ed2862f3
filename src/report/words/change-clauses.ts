import { formatMeasured, type Measured } from '../../format/format-measured.js'
import { formatShare } from '../../format/format-metric.js'
import { formatCount } from '../../format/format-number.js'
import { relativeChange } from '../../model/relative-change.js'
import type { MeasuredPair, Trait } from '../../model/result/finding.js'

/** The family that p was adjusted in where no gate tests, as words behind a p; empty where it was tested alone. */
export function nameExploratory(input: Pick<MeasuredPair, 'metrics' | 'slices' | 'facts'>): string {
  const {
    metrics,
    slices,
    facts: { explored },
  } = input
  if (explored !== undefined)
    return ` by Benjamini–Hochberg over ${explored.tests} tests of ${explored.candidates} candidates`
  const tested = metrics.filter(({ p }) => p !== null).length + slices.length
  return tested < 2
    ? ''
    : ` by Benjamini–Hochberg over ${tested} ${slices.length === 0 ? 'metrics' : 'metrics and tags'}`
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

/** @example writeTrait(tagged) // 'are tagged auth' */
export function writeTrait({ verb, trait }: Trait): string {
  return verb === 'are' ? `are ${trait}` : trait
}
