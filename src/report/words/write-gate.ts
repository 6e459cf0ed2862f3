import { describeClause, describeCause, describeUnsized, nameGate, nameMargin } from '../../format/describe-reason.js'
import { formatMeasured, type Measured } from '../../format/format-measured.js'
import { formatCount, formatPInWords, countOf } from '../../format/format-number.js'
import { groupBy } from '../../model/group-by.js'
import { present } from '../../model/omit-undefined.js'
import type { GateResult } from '../../model/result/gate-result.js'
import {
  isPotentiallyMeaningful,
  isSlightlyBetter,
  isSlightlyWorse,
  isWorseUnsized,
  relativeChange,
} from '../../model/relative-change.js'
import { formatShare } from '../../format/format-metric.js'
import type { MeasuredPair, Trait, Finding } from '../../model/result/finding.js'
import { adverseNoun, describeFigure } from '../sections/gate-words.js'
import { explainRange } from './these-cases-words.js'
import { joinAll, quoteName, startSentence } from '../../format/join-names.js'
import type { PairComparison } from '../../model/result/pair-comparison.js'

/** Names the family in which an exploratory p was adjusted, to follow the p; empty if it was tested alone. */
export function nameExploratory(input: Pick<MeasuredPair, 'metrics' | 'slices' | 'facts'>): string {
  const { metrics, slices, facts } = input
  const { explored } = facts
  if (explored !== undefined)
    return ` by Benjamini–Hochberg over ${explored.tests} tests of ${explored.candidates} candidates`
  const tested = metrics.filter(({ p }) => p !== null).length + slices.length
  const what = slices.length === 0 ? 'metrics' : 'metrics and tags'
  return tested < 2 ? '' : ` by Benjamini–Hochberg over ${tested} ${what}`
}

/**
 * Describes what happened as the predicate of a sentence. The log-ratio row starts with the typical query, because the means may have moved
 * the other way. `p` is formatted, or `null` to mention no test.
 * @example describeChange(success, 'p = .008', 0.05) // 'fell from 82 % to 70 % (−12 points [−20, −4], p = .008, n = 92)'
 */
export function describeChange(
  measured: Measured & Pick<GateResult, 'n' | 'p'>,
  p: string | null,
  alpha: number,
): string {
  const text = formatMeasured(measured)
  const { baseline, candidate } = text
  if (baseline === null || candidate === null) return `has n = ${measured.n}`
  const interval = text.interval === null ? '' : ` ${text.interval}`
  const facts = (...first: readonly string[]): string =>
    `(${present(...first, p, `n = ${formatCount(measured.n)}`).join(', ')}${explainRange(measured, alpha)})`
  if (text.sign === 0) return `stayed at ${candidate} ${facts()}`
  if (measured.row === 'log-ratio') {
    const size = formatShare(relativeChange(measured) ?? 0)
    return `${text.verb} by ${size}${interval} for the typical query ${facts(`mean ${baseline} to ${candidate}`)}`
  }
  return `${text.move} ${facts(`${text.changeInWords ?? ''}${interval}`)}`
}

/** @example writeTrait(tagged) // 'are tagged auth' */
export function writeTrait({ verb, trait }: Trait): string {
  return verb === 'are' ? `are ${trait}` : trait
}

/** What a gate's finding claims; this decides the order, worst first. */
export type GateClaim =
  | 'invalid'
  | 'failed'
  | 'unproven'
  | 'suspect'
  | 'worse-inside'
  | 'slightly-worse'
  | 'maybe-worse'
  | 'improved'
  | 'maybe-better'

/** Returns the strongest claim that a gate supports; `null` if nothing is worth a sentence. */
export function claimOf(result: GateResult, alpha: number): GateClaim | null {
  const { verdict, delta, p_adjusted: p } = result
  if (verdict === 'invalid') return 'invalid'
  if (verdict === 'regressed' || verdict === 'breached') return 'failed'
  if (result.failed) return 'unproven'
  if (result.suspect) return result.these_cases?.worse === true ? 'worse-inside' : 'suspect'
  if (verdict === 'improved') return 'improved'
  if (isSlightlyWorse(result, alpha)) return 'slightly-worse'
  if (delta === null || delta === 0 || verdict === 'not-comparable') return null
  if (isWorseUnsized(result, alpha)) return 'worse-inside'
  if (p !== null && p < alpha) return null
  return isPotentiallyMeaningful(result, alpha) ? (delta < 0 ? 'maybe-worse' : 'maybe-better') : null
}

/** Writes a sentence, without its full stop, that claims no more than `claim`. */
export function writeClaim(result: GateResult, claim: GateClaim, alpha: number): string {
  const name = `${result.gate.severity === 'warn' ? 'Warning: ' : ''}${startSentence(nameGate(result))}`
  const margin = nameMargin(result) ?? ''
  const p = result.p_adjusted === null ? null : formatPInWords(result.p_adjusted, alpha)
  const change = describeChange(result, p, alpha)
  switch (claim) {
    case 'invalid':
      return `${name}: ${describeCause(result)}`
    case 'failed':
      if (result.cause.kind === 'outside-bound') return `${name}: ${describeCause(result)}`
      return result.verdict === 'regressed'
        ? `${name} ${change}, which breaks its margin of ${margin}`
        : `${name} ${describeChange(result, null, alpha)}, which breaks its threshold of ${margin} (a threshold, not a test)`
    case 'unproven':
      return `${name} ${describeChange(result, null, alpha)}, not shown to stay within its margin of ${margin}: ${describeClause(result)}`
    case 'suspect': {
      const doubt = (result.p_adjusted ?? 1) < alpha ? 'not in every round' : 'chance may explain it'
      const mark = isPotentiallyMeaningful(result, alpha) ? ': potentially meaningful' : ''
      return `${name} ${describeChange(result, p ?? 'untested', alpha)}, enough to break its margin of ${margin}, but ${doubt}${mark}`
    }
    case 'worse-inside':
      return `${name} ${change}: ${isWorseUnsized(result, alpha) ? `${describeUnsized(result)}; ` : ''}${describeClause(result)}`
    case 'slightly-worse':
      return `${name} ${change}: slightly worse, shown to stay within its margin of ${margin}`
    case 'improved':
      return isSlightlyBetter(result)
        ? `${name} ${change}: slightly better, by less than its margin of ${margin}`
        : `${name} ${change}: improved`
    case 'maybe-worse':
    case 'maybe-better':
      return `${name} ${describeMaybe(result, p, alpha)}: potentially meaningful`
  }
}

/**
 * Describes how far a value moved against its baseline, as a potentially meaningful change that no test established
 * (docs/decision-rules.md#potentially-meaningful-changes). `p` is formatted; `null` if not tested.
 * @example describeMaybe(recall, 'p = .12', .05) // 'fell from .50 to .44, by 12 % of the baseline, which this suite cannot tell from chance (p = .12, n = 40)'
 */
function describeMaybe(result: GateResult, p: string | null, alpha: number): string {
  const { verb, move, interval } = formatMeasured(result)
  const share = formatShare(relativeChange(result) ?? 0)
  const size =
    result.row === 'log-ratio' ? `${verb} by ${share} for the typical query` : `${move}, by ${share} of the baseline`
  const doubt =
    (result.p_adjusted ?? 1) < alpha
      ? `whose interval ${interval ?? ''} leaves room for no change`
      : 'which this suite cannot tell from chance'
  const facts = present(p, `n = ${formatCount(result.n)}`).join(', ')
  return `${size}, ${p === null ? 'which was not tested' : doubt} (${facts})`
}

/**
 * Describes an improved gate and what it cost by the verdicts of the other gates on the same slice: "no loss" only if proven within the
 * named margin, "unchanged" if observed; gates that show neither are named.
 */
export function writeTrade(improved: GateResult, comparison: PairComparison): Finding {
  const { alpha } = comparison
  const ofSlice = comparison.gates.filter(({ gate }) => gate.where === improved.gate.where)
  // A warn gate on a metric with a fail gate would repeat it.
  const others = [...groupBy(ofSlice, ({ gate }) => gate.metric).values()]
    .flatMap(([first]) => first ?? [])
    .filter(({ gate }) => gate.metric !== improved.gate.metric)
  const proven = others.filter((one) => one.verdict === 'no-regression' && !isSlightlyWorse(one, alpha))
  const held = [
    ...proven.map((one) => `no ${describeProven(one, improved)}`),
    ...others.filter(({ verdict }) => verdict === 'unchanged').map(describeUnchanged),
  ]
  const clauses = [
    ...(held.length === 0 ? [] : [`with ${joinAll(held)}`]),
    ...others.filter((one) => isSlightlyWorse(one, alpha)).map(describePrice),
    ...others.flatMap(({ metric, verdict }) => {
      if (verdict === 'regressed') return [`but ${metric.title} regressed`]
      return verdict === 'breached' ? [`but ${metric.title} breaks its limit`] : []
    }),
  ]
  const open = others.filter((one) => one.verdict === 'inconclusive' && one.gate.severity === 'fail')
  const gate = improved.gate.id
  const claim = writeClaim(improved, 'improved', alpha)
  if (clauses.length + open.length === 0) return { about: 'gate', gate, text: `${claim}.` }
  const unshown =
    open.length === 0
      ? ''
      : ` That nothing was lost in ${joinAll(open.map(({ metric }) => metric.title))} is not shown.`
  const price = clauses.length === 0 ? '' : `, ${clauses.join(', ')}`
  return { about: 'trade', gate, text: `${nameArms(comparison)}${claim}${price}.${unshown}` }
}

/** Names the arms if they are variants of one commit, which differ only in their settings. */
function nameArms({ baseline, candidate }: PairComparison): string {
  if (baseline === null || baseline.variant === candidate.variant || baseline.commit !== candidate.commit) return ''
  return `${quoteName(candidate.variant)} against ${quoteName(baseline.variant)}: `
}

function describeProven(one: GateResult, improved: GateResult): string {
  const noun = one.metric.direction === 'lower' ? 'rise' : 'loss'
  const n = one.n === improved.n ? '' : ` (n = ${formatCount(one.n)})`
  return `${noun} in ${one.metric.title} of ${nameMargin(one) ?? ''} or more${n}`
}

function describeUnchanged(one: GateResult): string {
  const limit = describeFigure(one, one.can_rule_out)
  const ruledOut = limit === null ? '' : ` (rules out ${adverseNoun(one)}s of ${limit} or more)`
  return `${one.metric.title} unchanged on ${one.n === 1 ? 'the only case' : `all ${countOf(one.n, 'case')}`}${ruledOut}`
}

function describePrice(one: GateResult): string {
  const text = formatMeasured(one)
  const interval = text.interval === null ? '' : ` ${text.interval}`
  return `at the price of ${one.metric.title} ${text.changeInWords ?? ''}${interval}, within its margin of ${nameMargin(one) ?? ''}`
}
