import type { ScoredRun } from '../../model/run/run.js'
import { compareNaturally } from '../../model/natural-order.js'
import { seededRandom, shuffled } from '../../stats/random.js'
import { caseMeansOf } from '../../stats/scores/case-means.js'

/** More would cost more than they tell. */
const MOST_FLIPPED = 20
/** A case flipped when its pass rate fell by this much. */
const LEAST_DROP = 0.5

/** The cases that a probe asks. */
export interface ProbedCases {
  /** They pass at the good end and fail at the bad one, the clearest first. */
  readonly flipped: readonly string[]
  /** They pass at both ends: where they fail, something else is broken. */
  readonly others: readonly string[]
}

/** Cases that flipped between two runs, and as many that did not. A case that was edited in between, or has no score, is left out. */
export function chooseCases(good: ScoredRun, bad: ScoredRun, seed: number): ProbedCases {
  const [before, after] = [passRates(good), passRates(bad)]
  const now = new Map(bad.run.cases.map(({ id, fingerprint }) => [id, fingerprint]))
  const drops = good.run.cases.flatMap(({ id, fingerprint }) => {
    const [from, to] = [before(id), after(id)]
    if (from === undefined || to === undefined || now.get(id) !== fingerprint) return []
    return [{ id, from, drop: from - to }]
  })
  const flipped = drops
    .filter(({ drop }) => drop >= LEAST_DROP)
    .sort((a, b) => b.drop - a.drop || compareNaturally(a.id, b.id))
    .slice(0, MOST_FLIPPED)
    .map(({ id }) => id)
  const steady = drops.filter(({ from, drop }) => from === 1 && drop === 0).map(({ id }) => id)
  return { flipped, others: shuffled(steady, seededRandom(`${seed}/bisect`)).slice(0, flipped.length) }
}

function passRates({ trials }: ScoredRun): (id: string) => number | undefined {
  const { tallyOf } = caseMeansOf(trials)
  return (id) => {
    const tally = tallyOf(id)
    return tally === null ? undefined : tally[0] / tally[1]
  }
}
