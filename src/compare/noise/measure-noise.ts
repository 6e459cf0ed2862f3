import { countToSettle } from '../../format/format-possible.js'
import type { GateResult } from '../../model/result/gate-result.js'
import type { PairComparison } from '../../model/result/pair-comparison.js'
import type { Margin, MetricFacts } from '../../model/metric.js'
import { type GateNoise, NOISE_SCHEMA_VERSION, type Noise, type NoiseFloor } from '../../model/result/noise.js'
import type { ScoredRun } from '../../model/run/run.js'
import { EPSILON } from '../../stats/round-noise.js'
import {
  type ArmTrials,
  type TrialPool,
  dealTrials,
  findFlakyCases,
  poolTrials,
  readDeal,
  divideByMean,
} from './trial-noise.js'
import { type RoundsDesign, countAlarmsInRounds, countFalseAlarms } from './false-alarms.js'
import { isScored, readColumns } from '../pair/metric-columns.js'
import { openPair } from '../pair/open-pair.js'
import { mean, sum, pooledVariance } from '../../stats/moments.js'
import { percentile } from '../../stats/percentile.js'
import { seededRandom } from '../../stats/random.js'
import { studentTQuantile } from '../../stats/distributions/student-t.js'
import type { CasePair } from '../pair/gate-cases.js'
import { logToShare } from '../../model/relative-change.js'
import { orientationOf } from '../test/paired-input.js'
import { valueOfCases } from '../test/per-run-row.js'

const [MIN_SPLITS, MAX_SPLITS] = [200, 1000]
/** The p of one look takes a third of a millisecond to compute. */
const MAX_SPLITS_IN_ROUNDS = 500
/** Number of cases times gates that can be dealt in a few seconds. */
const DEALT = 1_000_000

/**
 * Measures a suite's noise from two runs of one variant, interleaved in one job: the noise floor of every metric and its meaning for the
 * gates' margins, the flaky cases, and how often the gates would have raised a false alarm. `comparison` compares the two runs.
 * Deterministic: draws are seeded by the suite's seed. Throws the user errors of `checkGates`.
 */
export function measureNoise(input: {
  readonly first: ScoredRun
  readonly second: ScoredRun
  readonly comparison: PairComparison
  /** Number of trials whose replies were compared, and the cases in which they differ. */
  readonly replies: { readonly trials: number; readonly differ: readonly string[] }
  /** Designs to count false alarms for: numbers of trials, or how pull requests are asked. */
  readonly designs: readonly (ArmTrials | RoundsDesign)[]
}): Noise {
  const { comparison, replies } = input
  const pair = openPair({ baseline: input.first, candidate: input.second, failOn: 'never' })
  const { pairing, alpha, casesOf, checked: gates } = pair
  const { run } = pair.candidate
  const paired = new Set(pairing.paired.map(({ id }) => id))
  const pool = poolTrials(pair.baseline?.trials ?? [], pair.candidate.trials).filter(([id]) => paired.has(id))
  const trials = { baseline: run.trials_per_case, candidate: run.trials_per_case }
  const floor = { alpha, pool, trials, seed: run.seed }
  const judged = gates.flatMap(({ gate, metric, margin, slice }): GateNoise[] => {
    const result = comparison.gates.find((one) => one.gate.id === gate.id)
    if (margin === null || result === undefined) return []
    const noise = measureFloor({ ...floor, metric, pairs: casesOf(metric, slice).pairs, unit: margin.kind })
    return [{ gate: gate.id, metric, ...judgeMargin(result, margin, noise, run.trials_per_case) }]
  })
  const differing = findDiffering(pool, run.metrics)
  const failing = new Set(gates.filter(({ gate }) => gate.severity === 'fail').map(({ gate }) => gate.id))
  return {
    schema_version: NOISE_SCHEMA_VERSION,
    suite: run.suite.name,
    variant: run.variant,
    commit: run.commit,
    seed: run.seed,
    alpha,
    cases: pairing.paired.length,
    trials_per_case: run.trials_per_case,
    repeatability: {
      trials: replies.trials,
      scores_differ: differing,
      replies_differ: replies.differ,
      declared: run.settings.deterministic,
    },
    metrics: run.metrics.map((metric) => ({
      metric,
      noise: measureFloor({ ...floor, metric, pairs: casesOf(metric, null).pairs }),
    })),
    gates: judged,
    flaky: listFlaky(pool),
    false_alarms: (differing.length === 0 ? [] : input.designs).map((design) => {
      // A large suite gets fewer splits; its share of false alarms is still shown with its interval.
      const cells = Math.max(1, pool.length * gates.length)
      const splits = Math.min(MAX_SPLITS, Math.max(MIN_SPLITS, Math.floor(DEALT / cells)))
      return 'rounds' in design
        ? countAlarmsInRounds({ pair, design, splits: Math.min(splits, MAX_SPLITS_IN_ROUNDS) })
        : countFalseAlarms({ ...pair, pool, trials: design, splits })
    }),
    suggested_trials: mostOf(judged.filter(({ gate, noise }) => failing.has(gate) && noise !== null)),
    verdict: comparison.verdict.word,
  }
}

/** Returns the ids of cases whose trials differ in a score that does not depend on the machine. Unscored trials are ignored. */
function findDiffering(pool: TrialPool, metrics: readonly MetricFacts[]): readonly string[] {
  const free = metrics.filter(({ environment }) => environment === 'free').map(({ id }) => id)
  return pool
    .filter(([, trials]) => free.some((id) => new Set(trials.flatMap(({ scores }) => scores[id] ?? [])).size > 1))
    .map(([id]) => id)
}

/** Lists the flaky cases of both runs together, so a case that passed always in one run and never in the other is flaky too. */
function listFlaky(pool: TrialPool): Noise['flaky'] {
  const success = readColumns(pool.flatMap(([, trials]) => trials))({ id: 'success' })
  const ids = pool.map(([id]) => id)
  return findFlakyCases(ids, { baseline: success, candidate: new Map() }).flatMap(({ case_id, baseline }) =>
    baseline === null ? [] : [{ case_id, ...baseline }],
  )
}

function mostOf(gates: readonly GateNoise[]): number | null {
  const wanted = gates.flatMap(({ suggested_trials: trials }) => (trials === null ? [] : [trials]))
  return wanted.length < gates.length || wanted.length === 0 ? null : Math.max(...wanted)
}

/** Beyond this number of trials a case, more cases are worth more than more trials. */
const MAX_TRIALS = 50

/** Judges a gate's margin by the gate's noise floor. `result` compares the two runs; `trials` is the number of trials a case in each. */
function judgeMargin(
  result: GateResult,
  margin: Margin,
  noise: NoiseFloor | null,
  trials: number,
): Omit<GateNoise, 'gate' | 'metric'> {
  const reach = reachOf(result, margin)
  if (noise === null || noise.unit !== margin.kind)
    return { margin, noise, reach, suggested_margin: null, suggested_trials: null, suggested_cases: null }
  const hasNoise = noise.floor > EPSILON
  // Noise falls with the square root of the number of trials, as it does with the number of cases.
  const times = margin.value > 0 ? (noise.floor / margin.value) ** 2 : hasNoise ? Infinity : 0
  const wanted = Math.max(1, Math.ceil(trials * times - EPSILON))
  const least = Math.max(noise.floor, reach ?? 0)
  return {
    margin,
    noise,
    reach,
    suggested_margin: least > EPSILON ? { kind: margin.kind, value: roundUp(least) } : null,
    suggested_trials: wanted <= MAX_TRIALS ? wanted : null,
    suggested_cases: times > 1 ? countToSettle(result) : null,
  }
}

/**
 * Returns the loss that the gate would have ruled out if the two runs had been equal: the distance of its lowest bound from the difference,
 * which removes the chance difference of these two runs. 0 for a target that always answers alike; `null` if a bound is missing.
 */
function reachOf(result: GateResult, margin: Margin): number | null {
  const { bounds, delta, baseline, row, metric, interval, these_cases: own } = result
  if (own?.how === 'fact') return 0
  const isInRounds = own?.how === 'rounds' && interval !== null
  const values = isInRounds ? [interval.low] : bounds.flatMap(({ value }) => (value === null ? [] : [value]))
  if (delta === null || baseline === null || values.length === 0 || values.length < bounds.length) return null
  const distance = delta - Math.min(...values)
  if (row === 'log-ratio') return logToShare(distance, orientationOf(metric))
  if (margin.kind === 'absolute') return distance
  // The rows bound the shifted series, whose mean is delta + r·baseline.
  return baseline > EPSILON ? distance / baseline + (isInRounds ? 0 : margin.value) : null
}

/** Rounds up to two significant digits. */
function roundUp(value: number): number {
  const step = 10 ** (Math.floor(Math.log10(value)) - 1)
  return Number((Math.ceil(value / step - EPSILON) * step).toPrecision(2))
}

/** Number of deals that gives a standard deviation to within 5 %. */
const DEALS = 200

export interface FloorInput {
  readonly metric: MetricFacts
  readonly pairs: readonly CasePair[]
  readonly alpha: number
  /** The unit of the floor; absent for a share if the metric's scale is that of ratios, otherwise the metric's own unit. */
  readonly unit?: Margin['kind']
  /** For figures of the whole run, whose trials are dealt at random. */
  readonly pool: TrialPool
  readonly trials: ArmTrials
  readonly seed: number
}

/**
 * Computes the noise floor of a metric from the trials of both runs, pooled by case; `null` if no case has two scores.
 *
 * With σ² the pooled variance within cases, the difference of two runs has the variance σ²·mean(1/kᵢ + 1/mᵢ)/n for any cases,
 * and its floor is t(1 − alpha/2) times the root of that, at the degrees of freedom of σ². As a share, values are divided by
 * their case's mean if all are above 0, otherwise by the mean of all. For a figure of the whole run, the trials are dealt 200 times
 * (seeded).
 * Source: Miller 2024, arXiv:2411.00640, section 3.2, with no difference between the arms.
 * @example 50 cases of 3 trials a run, σ = 0.3: sd = 0.3·√(2/3/50) = 0.0346, floor 0.0682 (t at 250 degrees of freedom)
 */
export function measureFloor(input: FloorInput): NoiseFloor | null {
  const { metric, pairs, alpha } = input
  if (metric.per_run !== undefined) return floorOfFigure(input)
  const groups = pairs.map(({ baseline, candidate }) => [...baseline.values, ...candidate.values])
  const unit = input.unit ?? (metric.scale === 'log-ratio' ? 'relative' : 'absolute')
  const isLog = unit === 'relative' && metric.scale === 'log-ratio' && groups.flat().every((value) => value > 0)
  const within = pooledVariance(isLog ? groups.map(divideByMean) : groups)
  if (within === null) return null
  const whole = unit === 'absolute' || isLog ? 1 : mean(groups.map(mean))
  if (Math.abs(whole) <= EPSILON) return null
  const perCase = mean(pairs.map(({ baseline, candidate }) => 1 / baseline.values.length + 1 / candidate.values.length))
  const trialSd = Math.sqrt(within.variance) / whole
  const sd = trialSd * Math.sqrt(perCase / pairs.length)
  return { n: pairs.length, unit, trial_sd: trialSd, sd, floor: studentTQuantile(1 - alpha / 2, within.df) * sd }
}

function floorOfFigure({ metric, pairs, alpha, unit, pool, trials, seed }: FloorInput): NoiseFloor | null {
  const random = seededRandom(`${seed}/aa/figure/${metric.id}`)
  const wanted = new Set(pairs.map(({ case_id: id }) => id))
  const own = pool.filter(([id]) => wanted.has(id))
  const scored = pairs.flatMap(({ baseline, candidate }) => [baseline, candidate])
  const measured = valueOfCases(metric, scored)
  if (measured === null) return null
  const isRelative = unit === 'relative' && measured > EPSILON
  const whole = isRelative ? measured : 1
  const sizes = Array.from({ length: DEALS }, () => {
    const { baseline, candidate } = readDeal(dealTrials(own, random), trials)(metric)
    const both = own.flatMap(([id]) => {
      const [scores, other] = [baseline.get(id), candidate.get(id)]
      return isScored(scores) && isScored(other) ? [[scores, other] as const] : []
    })
    const [old, now] = [both.map(([scores]) => scores), both.map(([, other]) => other)]
    const [before, after] = [valueOfCases(metric, old), valueOfCases(metric, now)]
    return before === null || after === null ? 0 : Math.abs(after - before) / whole
  })
  return {
    n: pairs.length,
    unit: isRelative ? 'relative' : 'absolute',
    trial_sd: null,
    // Deals are symmetric about 0, so the mean square is the variance.
    sd: Math.sqrt(sum(sizes.map((size) => size ** 2)) / DEALS),
    floor: percentile(sizes, 1 - alpha),
  }
}
