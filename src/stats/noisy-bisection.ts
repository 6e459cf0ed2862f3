import { logGamma } from './distributions/special-functions.js'
import { fisherExact } from './fisher-exact.js'

/** Trials at a place in a history, and how many of them failed. */
export interface Failures {
  readonly failed: number
  readonly asked: number
}

const NONE: Failures = { failed: 0, asked: 0 }

/** The measurements of a place: 0 is the good end, 1 the first commit after it, and the last the bad end. */
export interface Place extends Failures {
  /** True if the place cannot be measured, or not again. */
  readonly isClosed?: boolean
}

/** The next step of the search. Commits are numbered by their places, from 1 on. */
export type NextProbe =
  | { readonly kind: 'probe'; readonly place: number }
  /** The first bad commit, or several commits if those before the last of them cannot be measured. */
  | { readonly kind: 'found'; readonly commits: readonly number[]; readonly probability: number }
  /** The likeliest commits, if no remaining place could tell more. */
  | { readonly kind: 'stuck'; readonly commits: readonly number[]; readonly probability: number }

/** The search stops when a commit reaches this probability. */
export const SURE_FROM = 0.95

/**
 * Computes, from the failures at every place, the probability of each commit to be the first bad one; entry 0 is for place 1. Trials before
 * that commit fail at one unknown rate, and from it on at another. Both rates have Jeffreys' prior Beta(½, ½) and are integrated out; all
 * commits are equally likely at first.
 * Source: the Bayesian search of Horstein 1963, IEEE Trans. Inf. Theory 9:136, and Burnashev & Zigangirov 1974, Probl. Inf. Transm. 10:223,
 * with the likelihood of a change point between two binomial rates (Smith 1975, Biometrika 62:407).
 * @example weighCommits([{ failed: 0, asked: 1 }, { failed: 0, asked: 0 }, { failed: 1, asked: 1 }]) // [0.5, 0.5]
 */
export function weighCommits(places: readonly Failures[]): readonly number[] {
  const total = addFailures(places)
  let before = NONE
  const logs = places.slice(0, -1).map((place) => {
    before = addFailures([before, place])
    const after = { failed: total.failed - before.failed, asked: total.asked - before.asked }
    return logEvidence(before) + logEvidence(after)
  })
  const most = Math.max(...logs)
  const weights = logs.map((log) => Math.exp(log - most))
  const sum = weights.reduce((all, weight) => all + weight, 0)
  return weights.map((weight) => weight / sum)
}

/** Computes, up to a constant, ln of the probability of a sequence with so many failures at an unknown rate. */
function logEvidence({ failed, asked }: Failures): number {
  return logGamma(failed + 0.5) + logGamma(asked - failed + 0.5) - logGamma(asked + 1)
}

export function addFailures(all: readonly Failures[]): Failures {
  return all.reduce((sum, { failed, asked }) => ({ failed: sum.failed + failed, asked: sum.asked + asked }), NONE)
}

/**
 * Chooses where to probe next: the open place nearest to the posterior median, or the less often asked of two equally near places. A closed
 * place that was never measured cannot separate the commits on its two sides, so they are reported together.
 */
export function planProbe(places: readonly Place[]): NextProbe {
  const posterior = weighCommits(places)
  const best = groupCommits(places, posterior).reduce((a, b) => (b.probability > a.probability ? b : a))
  if (best.probability >= SURE_FROM) return { kind: 'found', ...best }
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

function groupCommits(places: readonly Place[], posterior: readonly number[]) {
  const groups: { readonly commits: readonly number[]; readonly probability: number }[] = []
  for (const [index, probability] of posterior.entries()) {
    const before = places[index]
    const last = before?.isClosed === true && before.asked === 0 ? groups.pop() : undefined
    groups.push({ commits: [...(last?.commits ?? []), index + 1], probability: (last?.probability ?? 0) + probability })
  }
  return groups
}

/** How often both ends are measured at most, to see whether they differ. */
export const MAX_LOOKS = 3

/**
 * Whether the bad end fails more than the good one, by Fisher's exact test at 2 %. Without a difference there is nothing to search for.
 * @example differ({ good: { failed: 0, asked: 5 }, bad: { failed: 5, asked: 5 } }) // true: p = 1/126
 */
export function isWorse({ good, bad }: { readonly good: Failures; readonly bad: Failures }): boolean {
  if (bad.failed * good.asked <= good.failed * bad.asked) return false
  const [marked, all] = [good.failed + bad.failed, good.asked + bad.asked]
  return fisherExact({ hits: bad.failed, drawn: bad.asked, marked, all }) <= 0.02
}

/** ln 20, the log-likelihood ratio that one probe should yield, so that a few probes end the search. */
const WANTED = Math.log(1 / (1 - SURE_FROM))

/**
 * Chooses how many trials per case to run in a probe of `cases` cases, from 1 to `most`: enough to tell good from bad by about 20 to 1 on
 * average, at the failure rates seen at both ends.
 * @example chooseTrials({ good: { failed: 2, asked: 10 }, bad: { failed: 8, asked: 10 } }, { cases: 1, most: 10 }) // 5
 */
export function chooseTrials(
  ends: { readonly good: Failures; readonly bad: Failures },
  { cases, most }: { readonly cases: number; readonly most: number },
): number {
  const [good, bad] = [rateOf(ends.good), rateOf(ends.bad)]
  const divergence = (p: number, q: number): number => p * Math.log(p / q) + (1 - p) * Math.log((1 - p) / (1 - q))
  return Math.min(most, Math.ceil(WANTED / (cases * Math.min(divergence(good, bad), divergence(bad, good)))))
}

/** Returns the posterior mean of the failure rate. */
const rateOf = ({ failed, asked }: Failures): number => (failed + 0.5) / (asked + 1)
