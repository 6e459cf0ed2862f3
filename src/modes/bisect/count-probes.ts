import { countOf } from '../../format/format-number.js'
import { fisherExact } from '../../stats/fisher-exact.js'
import type { Failures, Place } from '../../stats/noisy-bisection.js'
import type { MeasuredCommit } from './measure-commit.js'
import type { Probe, Search } from './state.js'
import type { ScoredRun } from '../../model/run/run.js'
import { compareNaturally } from '../../model/natural-order.js'
import { seededRandom, shuffled } from '../../stats/random.js'
import { caseMeansOf } from '../../stats/scores/case-means.js'

/** The most trials of a case in one probe. */
export const MAX_TRIALS = 10
/** If other cases fail more often than at both ends, at this level, something else is broken. */
const OTHERS_LEVEL = 0.01

export const NONE: Failures = { failed: 0, asked: 0 }

/** Counts how often the cases that flipped, and the others, fail at a measured commit. */
export function countProbe(input: {
  readonly sha: string
  readonly trials: number
  readonly cases: Readonly<ReturnType<typeof chooseCases>>
  readonly measured: MeasuredCommit
}): Probe {
  const { sha, trials, cases, measured } = input
  if (measured.kind === 'unmeasurable') return { sha, trials, flipped: NONE, others: NONE, problem: measured.reason }
  const count = (ids: readonly string[]): Failures => {
    const wanted = new Set(ids)
    const scores = measured.trials.flatMap((trial) => (wanted.has(trial.case) ? (trial.scores['success'] ?? []) : []))
    return { failed: scores.filter((score) => score !== 1).length, asked: scores.length }
  }
  const [flipped, others] = [count(cases.flipped), count(cases.others)]
  return { sha, trials, flipped, others, problem: flipped.asked === 0 ? 'none of its trials could be scored' : null }
}

/**
 * Returns a problem if cases fail that pass at both ends, since whatever else is broken may be why the flipped ones fail;
 * otherwise `null`.
 */
export function findOtherFault({ good, commits, probes }: Search, { sha, others }: Probe): string | null {
  const isEnd = (one: string): boolean => one === good || one === commits.at(-1)
  if (isEnd(sha) || others.failed === 0) return null
  const { failed, asked } = addFailures(probes.filter((one) => isEnd(one.sha)).map((one) => one.others))
  const draw = { hits: others.failed, drawn: others.asked, marked: failed + others.failed, all: asked + others.asked }
  if (others.failed * asked <= failed * others.asked || fisherExact(draw) > OTHERS_LEVEL) return null
  return `${others.failed} of ${countOf(others.asked, 'trial')} of cases that pass at both ends fail there too`
}

export function addFailures(counts: readonly Failures[]): Failures {
  return counts.reduce((sum, { failed, asked }) => ({ failed: sum.failed + failed, asked: sum.asked + asked }), NONE)
}

/**
 * Adds up the probes of each place. `isSure` means that the target answers the same every time, so that one answer stands
 * for any number of them.
 */
export function placesOf({ good, commits, probes }: Search, isSure: boolean): readonly Place[] {
  return [good, ...commits].map((sha): Place => {
    const own = probes.filter((probe) => probe.sha === sha)
    const usable = own.filter(({ problem }) => problem === null).map(({ flipped }) => flipped)
    const { failed, asked } = addFailures(usable)
    const times = isSure ? MAX_TRIALS : 1
    const known = { failed: times * failed, asked: times * asked }
    return own.length > usable.length || (isSure && own.length > 0) ? { ...known, isClosed: true } : known
  })
}

/** The most flipped cases to ask: more would cost more than they tell. */
const MAX_FLIPPED = 20
/** A case flipped if its pass rate fell by at least this much. */
const MIN_DROP = 0.5

/**
 * Chooses the cases that a probe asks: those that flipped between two runs, so that they pass at the good end and fail at
 * the bad one, the clearest first; and as many others that pass at both ends, whose failure shows that something else is
 * broken. Leaves out cases that were edited in between or have no score.
 */
export function chooseCases(good: ScoredRun, bad: ScoredRun, seed: number) {
  const [before, after] = [passRates(good), passRates(bad)]
  const now = new Map(bad.run.cases.map(({ id, fingerprint }) => [id, fingerprint]))
  const drops = good.run.cases.flatMap(({ id, fingerprint }) => {
    const [from, to] = [before(id), after(id)]
    if (from === undefined || to === undefined || now.get(id) !== fingerprint) return []
    return [{ id, from, drop: from - to }]
  })
  const flipped = drops
    .filter(({ drop }) => drop >= MIN_DROP)
    .sort((a, b) => b.drop - a.drop || compareNaturally(a.id, b.id))
    .slice(0, MAX_FLIPPED)
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
