import type { GoldenCase } from '../../model/case.js'
import type { Collector } from './define-table.js'

/** A case and what some metrics say of it: each its mean over the case's trials, null where fewer than half of them are scored. */
export interface CollectedCase {
  readonly golden: GoldenCase
  /** In the order in which the metrics were asked for. */
  readonly means: readonly (number | null)[]
}

interface Sums {
  readonly golden: GoldenCase
  trials: number
  readonly sums: number[]
  readonly counts: number[]
}

/** Keeps the scores by these metrics, summed by case. Cases come in the order of their ids, whatever the order of the trials. */
export function collectCases(ids: readonly string[]): Collector<readonly CollectedCase[]> {
  const cases = new Map<string, Sums>()
  return {
    add: ({ golden, scores }) => {
      const known = cases.get(golden.id) ?? { golden, trials: 0, sums: ids.map(() => 0), counts: ids.map(() => 0) }
      cases.set(golden.id, known)
      known.trials += 1
      for (const [place, id] of ids.entries()) {
        const value = scores[id]
        if (value === undefined) continue
        known.sums[place] = (known.sums[place] ?? 0) + value
        known.counts[place] = (known.counts[place] ?? 0) + 1
      }
    },
    finish: () =>
      [...cases.values()]
        .sort((a, b) => (a.golden.id < b.golden.id ? -1 : 1))
        .map(({ golden, trials, sums, counts }) => ({
          golden,
          means: sums.map((sum, place) => {
            const count = counts[place] ?? 0
            return count === 0 || 2 * count < trials ? null : sum / count
          }),
        })),
  }
}
