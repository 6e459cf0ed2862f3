import type { Pair } from '../../model/result/comparison.js'
import type { AdjustedPairs } from './adjust-pairs.js'
import type { ComparePlaces } from './compare-places.js'

/**
 * A pair gate by gate, with who is better by the whole family: the one that `improved` on the other as the candidate of a comparison,
 * which also looks at totals, unequal trials and missing cases, and has adjusted p < alpha beside it.
 */
export function describePair(input: {
  readonly names: readonly string[]
  readonly place: readonly [number, number]
  /** Of the pair among all pairs. */
  readonly index: number
  readonly compare: ComparePlaces
  readonly adjusted: AdjustedPairs
  readonly alpha: number
}): Pair {
  const { names, place, index, compare, adjusted, alpha } = input
  const [one, other] = place
  const { verdict, cases, gates } = compare(one, other)
  return {
    baseline: names[one] ?? '',
    candidate: names[other] ?? '',
    verdict: verdict.word,
    because: verdict.because,
    shared: cases.shared,
    gates: gates.map(({ gate: { id }, n, row, baseline, candidate, delta, interval, p, ...result }) => {
      const pAdjusted = adjusted.of(index, id)
      // Only a difference that the family allows is worth asking which of the two improved on the other.
      const isClear = pAdjusted !== null && pAdjusted < alpha && delta !== null && delta !== 0
      const improved = isClear && (delta > 0 ? compare(one, other) : compare(other, one))
      const isBetter =
        improved !== false && improved.gates.some(({ gate, verdict: word }) => gate.id === id && word === 'improved')
      return {
        gate: id,
        n,
        row,
        baseline,
        candidate,
        delta,
        interval,
        p,
        p_adjusted: pAdjusted,
        verdict: result.verdict,
        suspect: result.suspect,
        failed: result.failed,
        reason: result.reason,
        better: !isBetter ? null : (delta ?? 0) > 0 ? 'candidate' : 'baseline',
      }
    }),
  }
}
