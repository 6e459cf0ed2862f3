import { POLICIES, type Word } from './policies.js'
import { type Change, CHANGES, drawPullRequest, type World } from './world.js'

/** The answers of a policy to the pull requests of one kind. */
export interface Tally {
  readonly policy: string
  readonly n: number
  readonly change: Change
  readonly of: number
  readonly words: Readonly<Record<Word, number>>
  /** The mean number of answers per pull request, divided by the number of cases. */
  readonly passes: number
}

export const SIZES: readonly number[] = [40, 60, 100]
/** Returns the world of docs/benchmark.md: a fifth of the cases is flaky, as in the study from which the rules were derived. */
export const worldOf = (n: number): World => ({ n, flaky: 0.2, near: 0.01 })

const BATCH = 50

/** Applies every policy to the same `pullRequests` of each kind. */
export function simulateWorld(
  world: World,
  pullRequests: number,
  seed: string,
  changes: readonly Change[] = CHANGES,
): readonly Tally[] {
  return changes.flatMap((change) => {
    const tallies = POLICIES.map((policy) => ({ policy, words: { red: 0, warned: 0, unclear: 0, green: 0 }, asked: 0 }))
    for (let from = 0; from < pullRequests; from += BATCH) {
      const drawn = Array.from({ length: Math.min(BATCH, pullRequests - from) }, (_, index) =>
        drawPullRequest(world, change, `${seed}/${from + index}`),
      )
      for (const tally of tallies)
        for (const { word, asked } of tally.policy.decide(drawn)) {
          tally.words[word]++
          tally.asked += asked
        }
    }
    return tallies.map(({ policy, words, asked }): Tally => {
      const passes = Number((asked / (pullRequests * world.n)).toFixed(3))
      return { policy: policy.id, n: world.n, change, of: pullRequests, words, passes }
    })
  })
}
