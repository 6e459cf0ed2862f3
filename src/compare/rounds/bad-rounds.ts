import { mean, sum } from '../../stats/moments.js'
import { EPSILON } from '../../stats/round-noise.js'
import { scoredValues, type TryValue, varianceOf } from './gate-in-rounds.js'

/** So many standard errors a round of main may be off. */
const HEIGHT = 2.8
/** With fewer nobody can tell which of them is off. */
const FEWEST_ROUNDS = 3

/**
 * The rounds of one run of main, by index from 0, whose mean differs too much from that of the others: a bad minute of the provider. Each is
 * asked again once and replaced. All are judged on their first answers. The standard error is that of the tries of this run, and one lost
 * try counts at least. Unscored tries are left out, case by case.
 * @param cases the values of each case, by round
 * @param width the range of the metric
 */
export function findBadRounds(cases: readonly (readonly TryValue[])[], width: number): readonly number[] {
  const count = Math.max(0, ...cases.map(({ length }) => length))
  if (count < FEWEST_ROUNDS) return []
  const variance = sum(cases.map((tries) => varianceOf(scoredValues(tries))))
  return Array.from({ length: count }, (_, round) => round).filter((round) => {
    const differences = cases.flatMap((tries) => {
      const own = tries[round] ?? null
      const others = scoredValues(tries.filter((_, index) => index !== round))
      return own === null || others.length === 0 ? [] : [own - mean(others)]
    })
    const n = differences.length
    if (n === 0) return false
    const limit = Math.max(Math.sqrt((variance * count) / (count - 1)), width) / n
    return Math.abs(mean(differences)) > HEIGHT * limit + EPSILON * width
  })
}
