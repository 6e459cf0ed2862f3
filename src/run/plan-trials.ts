import type { GoldenCase } from '../model/case.js'
import { seededRandom, shuffled } from '../stats/random.js'

/** One trial to be made: `arm` is the arm's place in the list. */
export interface PlannedTrial {
  readonly arm: number
  readonly golden: GoldenCase
  readonly trial: number
}

/**
 * All trials of all arms in the order they are started: round by round (first every case's trial 0), the cases of a round
 * in seeded random order, and the arms of a case side by side in seeded random order, so that whatever drifts during a
 * job — load, caches, a provider's mood — touches the arms alike. The order of cases in the files does not matter.
 */
export function planTrials(
  arms: readonly { readonly cases: readonly GoldenCase[]; readonly trials: number }[],
  seed: number,
): PlannedTrial[] {
  const random = seededRandom(`${seed}/order`)
  const byId = arms.map(({ cases }) => new Map(cases.map((golden) => [golden.id, golden])))
  const ids = [...new Set(byId.flatMap((cases) => [...cases.keys()]))].sort()
  const rounds = Math.max(0, ...arms.map(({ trials }) => trials))
  const indices = arms.map((_, arm) => arm)
  const planned: PlannedTrial[] = []
  for (let trial = 0; trial < rounds; trial++)
    for (const id of shuffled(ids, random))
      for (const arm of shuffled(indices, random)) {
        const golden = byId[arm]?.get(id)
        if (golden !== undefined && trial < (arms[arm]?.trials ?? 0)) planned.push({ arm, golden, trial })
      }
  return planned
}
