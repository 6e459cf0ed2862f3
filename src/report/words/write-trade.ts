import { formatMeasured } from '../../format/format-measured.js'
import { countOf, formatCount } from '../../format/format-number.js'
import { formatPossible } from '../../format/format-possible.js'
import { quoteName } from '../../format/join-names.js'
import type { GateResult } from '../../model/result/gate-result.js'
import type { Finding } from '../../model/result/finding.js'
import { isSlightlyWorse } from '../../model/relative-change.js'
import type { PairComparison } from '../../model/result/pair-comparison.js'
import { nameMargin } from '../../format/describe-reason.js'
import { writeClaim } from './write-gate.js'

/**
 * An improved gate, and what it cost by the verdicts of the others on the same slice: "no loss" only where it is proven
 * within the margin that is named, "unchanged" as what was seen; gates that show neither are named.
 */
export function writeTrade(improved: GateResult, comparison: PairComparison): Finding {
  const { alpha } = comparison
  const others = comparison.gates.filter(
    ({ gate }, place, all) =>
      gate.metric !== improved.gate.metric &&
      gate.where === improved.gate.where &&
      // A warn gate on a metric that also has a fail gate says the same.
      all.findIndex((other) => other.gate.metric === gate.metric && other.gate.where === gate.where) === place,
  )
  const proven = others.filter((one) => one.verdict === 'no-regression' && !isSlightlyWorse(one, alpha))
  const held = [
    ...proven.map((one) => `no ${describeProven(one, improved)}`),
    ...others.filter(({ verdict }) => verdict === 'unchanged').map(describeUnchanged),
  ]
  const clauses = [
    ...(held.length === 0 ? [] : [`with ${joinAll(held)}`]),
    ...others.filter((one) => isSlightlyWorse(one, alpha)).map(describePrice),
    ...others.flatMap(({ metric, verdict }) =>
      verdict === 'regressed'
        ? [`but ${metric.title} regressed`]
        : verdict === 'breached'
          ? [`but ${metric.title} breaks its limit`]
          : [],
    ),
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

/** Two variants of one commit differ in nothing but their settings, so the sentence may say which. */
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
  const noun = one.metric.direction === 'lower' ? 'rises' : 'drops'
  const limit = formatPossible(
    one.metric,
    { kind: one.figures_unit, value: one.can_rule_out },
    { baseline: one.baseline, round: 'up' },
  )
  const ruledOut = limit === null ? '' : ` (rules out ${noun} of ${limit} or more)`
  return `${one.metric.title} unchanged on ${one.n === 1 ? 'the only case' : `all ${countOf(one.n, 'case')}`}${ruledOut}`
}

function describePrice(one: GateResult): string {
  const text = formatMeasured(one)
  const interval = text.interval === null ? '' : ` ${text.interval}`
  return `at the price of ${one.metric.title} ${text.changeInWords ?? ''}${interval}, within its margin of ${nameMargin(one) ?? ''}`
}

function joinAll(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`
}
