import { logGamma } from './distributions/special-functions.js'
import { fisherExact } from './fisher-exact.js'

/** Failures among the trials of a place in a history. */
export interface Failures {
  readonly failed: number
  readonly asked: number
}

/** What is known of a place: 0 is the good end, 1 the first commit after it, and the last the bad end. */
export interface Place extends Failures {
  /** It cannot be measured, or not again. */
  readonly isClosed?: boolean
}

/** What to do next. Commits are places from 1 on. */
export type NextProbe =
  | { readonly kind: 'probe'; readonly place: number }
  /** The first bad commit; several where those before the last of them cannot be measured. */
  | { readonly kind: 'found'; readonly commits: readonly number[]; readonly probability: number }
  /** No place is left that could tell more; the commits that are likeliest. */
  | { readonly kind: 'stuck'; readonly commits: readonly number[]; readonly probability: number }

/** The search stops at this probability. */
export const SURE = 0.95

/**
 * How likely each commit is the first bad one, given failures at every place: entry 0 is for place 1. Before that commit trials fail at one
 * unknown rate and from it on at another, each with Jeffreys' prior Beta(½, ½), integrated out; all commits are equally likely at first.
 * Source: the Bayesian search of Horstein 1963, IEEE Trans. Inf. Theory 9:136, and Burnashev & Zigangirov 1974, Probl. Inf. Transm.
 * 10:223, with the likelihood of a change point between two binomial rates (Smith 1975, Biometrika 62:407).
 * @example weighCommits([{ failed: 0, asked: 1 }, { failed: 0, asked: 0 }, { failed: 1, asked: 1 }]) // [0.5, 0.5]
 */
export function weighCommits(places: readonly Failures[]): readonly number[] {
  const total = sumOf(places)
  let before: Failures = { failed: 0, asked: 0 }
  const logs = places.slice(0, -1).map((place) => {
    before = sumOf([before, place])
    const after = { failed: total.failed - before.failed, asked: total.asked - before.asked }
    return logEvidence(before) + logEvidence(after)
  })
  const most = Math.max(...logs)
  const weights = logs.map((log) => Math.exp(log - most))
  const sum = weights.reduce((all, weight) => all + weight, 0)
  return weights.map((weight) => weight / sum)
}

/** ln of the probability of a sequence with so many failures, at an unknown rate, but for a constant. */
function logEvidence({ failed, asked }: Failures): number {
  return logGamma(failed + 0.5) + logGamma(asked - failed + 0.5) - logGamma(asked + 1)
}

function sumOf(all: readonly Failures[]): Failures {
  return all.reduce((sum, one) => ({ failed: sum.failed + one.failed, asked: sum.asked + one.asked }), {
    failed: 0,
    asked: 0,
  })
}

/**
 * Where to probe next: the open place nearest to the posterior median, of two equally near the one that was asked less. A closed place parts
 * nothing, unless it was measured, so that the commits on both sides of it are one answer.
 */
export function planProbe(places: readonly Place[]): NextProbe {
  const posterior = weighCommits(places)
  const groups = groupCommits(places, posterior)
  const best = groups.reduce((a, b) => (b.probability > a.probability ? b : a))
  if (best.probability >= SURE) return { kind: 'found', ...best }
  let below = 0
  const open = posterior.slice(0, -1).flatMap((probability, index) => {
    below += probability
    const place = places[index + 1]
    return place?.isClosed === true ? [] : [{ place: index + 1, off: Math.abs(below - 0.5), asked: place?.asked ?? 0 }]
  })
  const isNearer = (a: (typeof open)[number], b: (typeof open)[number]): boolean =>
    Math.abs(a.off - b.off) < 1e-9 ? a.asked < b.asked : a.off < b.off
  const [first, ...others] = open
  if (first === undefined) return { kind: 'stuck', ...best }
  return { kind: 'probe', place: others.reduce((a, b) => (isNearer(b, a) ? b : a), first).place }
}

interface Group {
  readonly commits: readonly number[]
  readonly probability: number
}

function groupCommits(places: readonly Place[], posterior: readonly number[]): readonly Group[] {
  const groups: Group[] = []
  for (const [index, probability] of posterior.entries()) {
    const before = places[index]
    const last = before?.isClosed === true && before.asked === 0 ? groups.pop() : undefined
    groups.push({
      commits: [...(last?.commits ?? []), index + 1],
      probability: (last?.probability ?? 0) + probability,
    })
  }
  return groups
}

/** How often both ends are measured, at most, until they differ. */
export const MOST_LOOKS = 3

/**
 * Whether the bad end fails more than the good one, at 2 % by Fisher's exact test: without a difference there is nothing to search for.
 * @example differ({ good: { failed: 0, asked: 5 }, bad: { failed: 5, asked: 5 } }) // true: p = 1/126
 */
export function differ({ good, bad }: { readonly good: Failures; readonly bad: Failures }): boolean {
  if (bad.failed * good.asked <= good.failed * bad.asked) return false
  const [marked, all] = [good.failed + bad.failed, good.asked + bad.asked]
  return fisherExact({ hits: bad.failed, drawn: bad.asked, marked, all }) <= 0.02
}

/** ln 20: what one probe should tell, so that a few stop the search. */
const WANTED = Math.log(1 / (1 - SURE))

/**
 * Trials a case for one probe of `cases` cases: so many that good and bad are told apart by about 20 to 1, on average, at the rates that both
 * ends have shown; 1 to `most`.
 * @example chooseTrials({ good: { failed: 2, asked: 10 }, bad: { failed: 8, asked: 10 } }, { cases: 1, most: 10 }) // 5
 */
export function chooseTrials(
  ends: { readonly good: Failures; readonly bad: Failures },
  { cases, most }: { readonly cases: number; readonly most: number },
): number {
  const [good, bad] = [rateOf(ends.good), rateOf(ends.bad)]
  const divergence = (p: number, q: number): number => p * Math.log(p / q) + (1 - p) * Math.log((1 - p) / (1 - q))
  const told = cases * Math.min(divergence(good, bad), divergence(bad, good))
  return Math.min(most, Math.ceil(WANTED / told))
}

/** The posterior mean. */
function rateOf({ failed, asked }: Failures): number {
  return (failed + 0.5) / (asked + 1)
}
