import { chooseTrials, isWorse, type Failures, MAX_LOOKS, planProbe } from '../../src/stats/noisy-bisection.js'
import type { Random } from '../../src/stats/random.js'

/** A history with one commit that breaks `cases` cases. Their trials give the opposite result with probability `noise`. */
export interface History {
  readonly commits: number
  readonly firstBad: number
  readonly noise: number
  readonly cases: number
}

type Range = readonly [number, number]

export function makeHistory(
  random: Random,
  { commits, noise, cases }: { readonly commits: number; readonly noise: Range; readonly cases: Range },
): History {
  return {
    commits,
    firstBad: 1 + Math.floor(random() * commits),
    noise: noise[0] + random() * (noise[1] - noise[0]),
    cases: cases[0] + Math.floor(random() * (cases[1] - cases[0] + 1)),
  }
}

function askPlace({ firstBad, noise, cases }: History, place: number, trials: number, random: Random): Failures {
  const asked = cases * trials
  let failed = 0
  for (let trial = 0; trial < asked; trial++) failed += Number(place >= firstBad !== random() < noise)
  return { failed, asked }
}

export interface Search {
  /** `null` if the search stopped without a result. */
  readonly commit: number | null
  /** The number of commits measured between the ends. */
  readonly probes: number
  /** The number of trials per case between the ends. */
  readonly trials: number
}

const MAX_PROBES = 60

/** Searches like the mode: measures both ends with at least twelve trials until they differ, then at the median until it is certain. */
export function searchHistory(history: History, random: Random): Search {
  const { commits, cases } = history
  const ends = Math.min(10, Math.ceil(12 / cases))
  const places: Failures[] = Array.from({ length: commits + 1 }, () => ({ failed: 0, asked: 0 }))
  const add = (place: number, trials: number): void => {
    const before = places[place] ?? { failed: 0, asked: 0 }
    const now = askPlace(history, place, trials, random)
    places[place] = { failed: before.failed + now.failed, asked: before.asked + now.asked }
  }
  const measureEnds = (looks: number): { readonly good: Failures; readonly bad: Failures } | null => {
    add(0, ends)
    add(commits, ends)
    const [good, bad] = [places[0], places[commits]]
    if (good === undefined || bad === undefined) throw new Error('a history has two ends')
    return isWorse({ good, bad }) ? { good, bad } : looks === 1 ? null : measureEnds(looks - 1)
  }
  const measured = measureEnds(MAX_LOOKS)
  if (measured === null) return { commit: null, probes: 0, trials: 0 }
  const { good, bad } = measured
  const trials = chooseTrials({ good, bad }, { cases, most: 10 })
  for (let probes = 0; ; probes++) {
    const next = planProbe(places)
    if (probes === MAX_PROBES && next.kind === 'probe') return { commit: null, probes, trials: probes * trials }
    if (next.kind !== 'probe') return { commit: next.commits[0] ?? null, probes, trials: probes * trials }
    add(next.place, trials)
  }
}

/** Searches like plain `git bisect`: one trial of one case decides each step. */
export function bisectPlainly(history: History, random: Random): Search {
  let [good, bad] = [0, history.commits]
  let probes = 0
  for (; bad - good > 1; probes++) {
    const middle = Math.floor((good + bad) / 2)
    const { failed } = askPlace({ ...history, cases: 1 }, middle, 1, random)
    if (failed > 0) bad = middle
    else good = middle
  }
  return { commit: bad, probes, trials: probes }
}
