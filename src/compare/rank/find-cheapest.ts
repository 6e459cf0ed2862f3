import { formatMeasured } from '../../format/format-measured.js'
import { formatShare } from '../../format/format-metric.js'
import { formatCount, formatPInWords } from '../../format/format-number.js'
import { quoteName } from '../../format/join-names.js'
import { findSpent, type Outcome } from '../../model/result/comparison.js'
import type { ScoredRun } from '../../model/run/run.js'
import { EPSILON } from '../../model/relative-change.js'
import type { ComparePlaces } from './compare-places.js'

type Summaries = ScoredRun['run']['summaries']
export type Cheapest = Extract<Outcome, { kind: 'no-winner' }>['cheapest']

/**
 * Of the arms that the primary gate does not tell apart the one that takes least, by money where it is known of all, else by tokens, and how
 * much less that is than the next takes; whoever regressed against the first is passed over. It is proven where p is below `alpha` among all pairs (Bonferroni). Undefined where that is not known, or
 * two take equally little.
 */
export function findCheapest({
  tied,
  names,
  summaries,
  compare,
  alpha,
}: {
  /** Places. */
  readonly tied: readonly number[]
  readonly names: readonly string[]
  readonly summaries: readonly Summaries[]
  readonly compare: ComparePlaces
  readonly alpha: number
}): Cheapest {
  const id = findSpent(tied.map((place) => ({ summaries: summaries[place] ?? {} })))
  const spentBy = (place: number): number => summaries[place]?.[id ?? '']?.mean ?? Infinity
  const ordered = [...tied].sort((one, other) => spentBy(one) - spentBy(other))
  const passedOver = ordered.findIndex((place) => place === 0 || compare(0, place).verdict.word !== 'regressed')
  const [first, second] = passedOver < 0 ? [] : ordered.slice(passedOver)
  if (id === null || first === undefined || second === undefined) return undefined
  const { metrics, gates } = compare(second, first)
  const spent = metrics.find(({ metric }) => metric.id === id)
  if (spent === undefined || spent.cause !== null) return undefined
  const { baseline, candidate, metric, n } = spent
  if (baseline === null || candidate === null || candidate > baseline - EPSILON) return undefined
  const p = gates.find(({ gate }) => gate.metric === id && gate.where === null)?.p ?? spent.p
  const pairs = (names.length * (names.length - 1)) / 2
  const proven = p !== null && p < alpha / pairs
  const values = formatMeasured(spent)
  const change = `${proven ? '' : 'about '}${formatShare(1 - candidate / baseline)} ${metric.unit === 'usd' ? 'less' : 'fewer'}`
  const numbers = `${values.baseline ?? '?'} → ${values.candidate ?? '?'}, ${proven ? `${formatPInWords(p, alpha)}, ` : ''}n = ${formatCount(n)}`
  const [arm, other] = [names[first] ?? '', quoteName(names[second] ?? '')]
  return {
    arm,
    proven,
    text: `${quoteName(arm)} is the cheapest ${passedOver > 0 ? 'that does not regress' : 'of them'}: ${change} ${metric.title} than ${other} (${numbers})${proven ? '' : ', which chance may explain'}`,
  }
}
