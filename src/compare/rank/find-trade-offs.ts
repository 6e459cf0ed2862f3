import { formatShare } from '../../format/format-metric.js'
import { formatCount } from '../../format/format-number.js'
import { formatPossible } from '../../format/format-possible.js'
import { quoteName } from '../../format/join-names.js'
import { roundingStep } from '../../model/rounding.js'
import { type ArmPair, COSTS, type TradeOff } from '../../model/result/comparison.js'
import type { GateResult, ListedMetric } from '../../model/result/gate-result.js'
import type { PairComparison } from '../../model/result/pair-comparison.js'
import { type OutcomeFacts, writeChange, writeValues } from './explain-outcome.js'

/** Smallest saving that is worth mentioning, as a share. */
const MIN_SAVED = 0.1

/**
 * Finds pairs in which one arm takes less than the other and gives up little, or a known amount, on the primary gate. "Little" needs the
 * gate's own bounds to rule out a larger loss; a loss must be shown over all pairs together. The saving must be significant among all pairs
 * (Bonferroni). Sorted: those without a loss of quality first, then by largest saving.
 */
export function findTradeOffs(
  input: Pick<OutcomeFacts, 'names' | 'compare' | 'primary' | 'alpha'> & { readonly pairs: readonly ArmPair[] },
): readonly TradeOff[] {
  const { names, pairs, compare, primary, alpha } = input
  const placeOf = (name: string): number => names.indexOf(name)
  const found = pairs.flatMap((pair) => {
    const places = [placeOf(pair.baseline), placeOf(pair.candidate)] as const
    const saving = findSaving(compare(...places), alpha / pairs.length)
    if (saving === null) return []
    // The arm that takes less is the candidate of the comparison that is shown.
    const [dear, cheap] = saving.isCandidate ? places : [places[1], places[0]]
    const comparison = compare(dear, cheap)
    const result = comparison.gates.find(({ gate }) => gate.id === primary)
    const better = pair.gates.find(({ gate }) => gate === primary)?.better ?? null
    const isCheapBetter = (better === 'candidate') === saving.isCandidate
    const quality = result === undefined ? null : describeQuality(result, { isProven: better !== null, isCheapBetter })
    const spent = saving.isCandidate ? saving : findSaving(comparison, alpha / pairs.length)
    if (quality === null || spent === null) return []
    const [arm, against] = [names[cheap] ?? '', names[dear] ?? '']
    const text = `${quoteName(arm)} against ${quoteName(against)}: ${quality} at ${spent.text}.`
    const isLoss = better !== null && !isCheapBetter
    return [{ isLoss, ratio: spent.ratio, tradeOff: { arm, against, text } }]
  })
  return found.sort((a, b) => Number(a.isLoss) - Number(b.isLoss) || a.ratio - b.ratio).map(({ tradeOff }) => tradeOff)
}

/** Returns text such as `the same success within 2 points (80 % → 79 %, n = 92)`; `null` if neither a loss nor its absence is shown. */
function describeQuality(
  result: GateResult,
  { isProven, isCheapBetter }: { readonly isProven: boolean; readonly isCheapBetter: boolean },
): string | null {
  const { metric, gate } = result
  const change = `${writeValues(result)}${writeChange(result)}, n = ${formatCount(result.n)}`
  if (isProven) return `${isCheapBetter ? 'better' : 'worse'} ${metric.title} (${change})`
  if (!['improved', 'no-regression', 'unchanged'].includes(result.verdict)) return null
  const isWithinMargin =
    result.can_rule_out !== null &&
    (gate.margin === null || result.can_rule_out < gate.margin.value - roundingStep([gate.margin.value]))
  const ruledOut = { kind: result.figures_unit, value: result.can_rule_out }
  const limit = formatPossible(metric, ruledOut, { baseline: result.baseline, round: 'up' })
  return isWithinMargin && limit !== null ? `the same ${metric.title} within ${limit} (${change})` : null
}

/** Returns the saving of the arm that takes less; `null` if neither arm clearly does. */
function findSaving({ metrics, gates }: PairComparison, alpha: number) {
  const [first] = COSTS.flatMap((id) => metrics.find(({ metric }) => metric.id === id) ?? []).flatMap((spent) => {
    const { baseline, candidate } = spent
    if (baseline === null || candidate === null || baseline <= 0 || candidate <= 0) return []
    return [{ spent, ratio: candidate / baseline }]
  })
  if (first === undefined) return null
  const { spent, ratio } = first
  const p = gates.find(({ gate }) => gate.metric === spent.metric.id && gate.where === null)?.p ?? spent.p
  if (p === null || p >= alpha || spent.cause !== null) return null
  if (Math.min(ratio, 1 / ratio) > 1 - MIN_SAVED) return null
  return { isCandidate: ratio < 1, ratio, text: describeSaving(spent, ratio) }
}

/** `a quarter of the cost (cost per query $0.0012 → $0.0003)`. */
function describeSaving(spent: ListedMetric, ratio: number): string {
  const what = spent.metric.unit === 'usd' ? 'cost' : 'tokens'
  return `${describeRatio(ratio)} the ${what} (${spent.metric.title} ${writeValues(spent)})`
}

const FRACTIONS: readonly (readonly [least: number, most: number, words: string])[] = [
  [0.095, 0.105, 'a tenth of'],
  [0.19, 0.21, 'a fifth of'],
  [0.24, 0.26, 'a quarter of'],
  [0.32, 0.345, 'a third of'],
  [0.48, 0.52, 'half'],
]

/** @example describeRatio(0.25) // 'a quarter of' */
function describeRatio(ratio: number): string {
  const fraction = FRACTIONS.find(([least, most]) => ratio >= least && ratio <= most)
  return fraction?.[2] ?? `${formatShare(ratio)} of`
}
