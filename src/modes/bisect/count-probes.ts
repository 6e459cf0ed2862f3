import { countOf } from '../../format/format-number.js'
import { fisherExact } from '../../stats/fisher-exact.js'
import { addFailures, type Failures, type Place } from '../../stats/noisy-bisection.js'
import type { MeasuredCommit } from './measure-commit.js'
import type { Probe, Search } from './state.js'
import type { MetricFacts } from '../../model/metric.js'
import { EPSILON } from '../../model/rounding.js'
import type { ScoredRun } from '../../model/run/run.js'
import type { Suite } from '../../model/suite/suite.js'
import { compareNaturally } from '../../model/natural-order.js'
import { seededRandom, shuffled } from '../../stats/random.js'
import { caseMeansOf } from '../../stats/scores/case-means.js'

const SUCCESS = 'success'

/** The most trials of a case in one probe. */
export const MAX_TRIALS = 10
/** If other cases fail more often than at both ends, at this level, something else is broken. */
const OTHERS_LEVEL = 0.01

export const NONE: Failures = { failed: 0, asked: 0 }

/** Counts how often the cases that flipped, and the others, fail at a measured commit. */
export function countProbe(input: {
  readonly sha: string
  readonly trials: number
  readonly cases: NonNullable<Search['cases']>
  readonly measured: MeasuredCommit
}): Probe {
  const { sha, trials, cases, measured } = input
  if (measured.kind === 'unmeasurable') return { sha, trials, flipped: NONE, others: NONE, problem: measured.reason }
  const count = (ids: readonly string[]): Failures => {
    const wanted = new Set(ids)
    const { metric, lower: isLower, limits } = cases
    const made = measured.trials.flatMap(({ case: id, scores: { [metric]: score } }) =>
      wanted.has(id) && score !== undefined ? [{ score, limit: limits[id] ?? HALF }] : [],
    )
    const failed = made.filter(({ score, limit }) => (isLower === true ? score > limit : score < limit))
    return { failed: failed.length, asked: made.length }
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
/** A case flipped if its pass rate fell by at least this much, and a trial passes above it. */
const HALF = 0.5

/**
 * Chooses the cases that a probe asks: those that are worse at the bad end than at the good one, the clearest first; and as many others that
 * are as good at both ends, whose failure shows that something else is broken. Leaves out cases that were edited in between or have no score.
 * They are those of the first metric in which any is worse: `first`, success, then the metrics of the suite's fail gates. The limit between a
 * good and a bad trial of a case is halfway between its means at both ends; of another case, half of an average loss below its mean.
 */
export function chooseCases(
  good: ScoredRun,
  bad: ScoredRun,
  { seed, gates }: Pick<Suite, 'seed' | 'gates'>,
  first: readonly string[] = [],
): NonNullable<Search['cases']> {
  const [before, after] = [caseMeansOf(good.trials), caseMeansOf(bad.trials)]
  const now = new Map(bad.run.cases.map(({ id, fingerprint }) => [id, fingerprint]))
  const same = good.run.cases.filter(({ id, fingerprint }) => now.get(id) === fingerprint)
  const chooseBy = ({ id: metric, kind, direction, default_margin: own }: MetricFacts) => {
    const [isYesNo, sign] = [kind === 'binary', direction === 'lower' ? -1 : 1]
    const margin = gates.find((gate) => gate.metric === metric)?.margin ?? own
    const changes = same.flatMap(({ id }) => {
      const [from, to] = [before.meanOf(id, metric), after.meanOf(id, metric)]
      if (from === null || to === null) return []
      const least = isYesNo ? HALF : (margin?.value ?? 0) * (margin?.kind === 'relative' ? Math.abs(from) : 1)
      return [{ id, from, middle: (from + to) / 2, loss: sign * (from - to), least }]
    })
    const worse = changes
      .filter(({ loss, least }) => loss > 0 && loss >= least - EPSILON)
      .sort((a, b) => b.loss - a.loss || compareNaturally(a.id, b.id))
    // A number varies, so a case that lost much less than others may have lost it by chance.
    const clear = isYesNo ? 0 : (worse[0]?.loss ?? 0) / 2
    const flipped = worse.filter(({ loss }) => loss >= clear).slice(0, MAX_FLIPPED)
    const half = flipped.reduce((sum, { loss }) => sum + loss, 0) / flipped.length / 2
    const steady = changes.filter(({ from, loss, least }) =>
      isYesNo ? loss === 0 && from === (1 + sign) / 2 : Math.abs(loss) < least / 2,
    )
    const others = shuffled(steady, seededRandom(`${seed}/bisect`)).slice(0, flipped.length)
    const limits = [...flipped, ...others.map((one) => ({ ...one, middle: one.from - sign * half }))]
    return {
      metric,
      flipped: flipped.map(({ id }) => id),
      others: others.map(({ id }) => id),
      ...(sign < 0 && { lower: true as const }),
      limits: isYesNo ? {} : Object.fromEntries(limits.map(({ id, middle }) => [id, middle])),
    }
  }
  const gated = gates.filter(({ severity }) => severity === 'fail').map(({ metric }) => metric)
  const chosen = [...new Set([...first, SUCCESS, ...gated])]
    .flatMap((id) => bad.run.metrics.find((one) => one.id === id) ?? [])
    // No case has a figure of the run, and the ends may have been timed on other machines.
    .filter(({ per_run: figure, environment }) => figure === undefined && environment === 'free')
    .map(chooseBy)
  return chosen.find(({ flipped }) => flipped.length > 0) ?? { metric: SUCCESS, flipped: [], others: [], limits: {} }
}
