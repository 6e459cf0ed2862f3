import type { Margin, MetricFacts } from '../../model/metric.js'
import type { NoiseFloor } from '../../model/result/noise.js'
import { mean, sum, varianceWithin } from '../../stats/moments.js'
import { percentile } from '../../stats/percentile.js'
import { seededRandom } from '../../stats/random.js'
import { EPSILON } from '../../stats/round-noise.js'
import { studentTQuantile } from '../../stats/distributions/student-t.js'
import { type ArmTrials, dealTrials, readDeal, type TrialPool } from '../pair/deal-trials.js'
import type { Pair } from '../pair/gate-cases.js'
import { isScored } from '../pair/metric-columns.js'
import { valueOfCases } from '../test/per-run-row.js'
import { takeShares } from './trial-noise.js'

/** Enough for a standard deviation to within 5 %. */
const DEALS = 200

export interface FloorInput {
  readonly metric: MetricFacts
  readonly pairs: readonly Pair[]
  readonly alpha: number
  /** What the floor is wanted in; absent: a share where the metric's scale is that of ratios, else the metric's own unit. */
  readonly unit?: Margin['kind']
  /** For figures of the whole run, whose trials are dealt again. */
  readonly pool: TrialPool
  readonly trials: ArmTrials
  readonly seed: number
}

/**
 * The noise floor of a metric, from the trials of both runs pooled by case; null where no case has two scores.
 *
 * With σ² the pooled variance within cases, the difference of two runs has the variance σ²·mean(1/kᵢ + 1/mᵢ)/n, whatever the cases are,
 * and its floor is t(1 − alpha/2) times the root of that, at the degrees of freedom of σ². As a share, values are taken as shares of
 * their case's mean where all are above 0, else of the mean of all. A figure of the whole run takes 200 seeded deals of the trials.
 * Source: Miller 2024, arXiv:2411.00640, section 3.2, with no difference between the arms.
 * @example 50 cases of 3 trials a run, σ = 0.3: sd = 0.3·√(2/3/50) = 0.0346, floor 0.0682 (t at 250 degrees of freedom)
 */
export function measureFloor(input: FloorInput): NoiseFloor | null {
  const { metric, pairs, alpha } = input
  if (pairs.length === 0) return null
  if (metric.per_run !== undefined) return floorOfFigure(input)
  const groups = pairs.map(({ baseline, candidate }) => [...baseline.values, ...candidate.values])
  const unit = input.unit ?? (metric.scale === 'log-ratio' ? 'relative' : 'absolute')
  const isLog = unit === 'relative' && metric.scale === 'log-ratio' && groups.flat().every((value) => value > 0)
  const within = varianceWithin(isLog ? groups.map(takeShares) : groups)
  const whole = unit === 'absolute' || isLog ? 1 : mean(groups.map(mean))
  if (within === null || Math.abs(whole) <= EPSILON) return null
  const perCase = mean(pairs.map(({ baseline, candidate }) => 1 / baseline.values.length + 1 / candidate.values.length))
  const trialSd = Math.sqrt(within.variance) / whole
  const sd = trialSd * Math.sqrt(perCase / pairs.length)
  return {
    n: pairs.length,
    unit: isLog || unit === 'relative' ? 'relative' : 'absolute',
    trial_sd: trialSd,
    sd,
    floor: studentTQuantile(1 - alpha / 2, within.df) * sd,
  }
}

function floorOfFigure({ metric, pairs, alpha, unit, pool, trials, seed }: FloorInput): NoiseFloor | null {
  const random = seededRandom(`${seed}/aa/figure/${metric.id}`)
  const wanted = new Set(pairs.map(({ case_id: id }) => id))
  const own = pool.filter(([trial]) => trial !== undefined && wanted.has(trial.case))
  const scored = pairs.flatMap(({ baseline, candidate }) => [baseline, candidate])
  const measured = valueOfCases(metric, scored)
  if (measured === null) return null
  const isRelative = unit === 'relative' && measured > EPSILON
  const whole = isRelative ? measured : 1
  const sizes = Array.from({ length: DEALS }, () => {
    const { baseline, candidate } = readDeal(dealTrials(own, random), trials, metric)
    const both = own.flatMap(([first]) => {
      const [scores, other] = first === undefined ? [] : [baseline.get(first.case), candidate.get(first.case)]
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
