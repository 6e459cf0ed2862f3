import type { GateResult } from '../model/comparison.js'
import type { Margin } from '../model/metric.js'
import type { GateNoise, NoiseFloor } from '../model/noise.js'
import { EPSILON } from '../stats/round-noise.js'

/** More trials of a case than this are not worth their cost: more cases are. */
const MOST_TRIALS = 50

/** What the noise floor of a gate means for its margin. `result` is the gate over the two runs, `trials` those of a case in each. */
export function judgeMargin(
  result: GateResult,
  margin: Margin,
  noise: NoiseFloor | null,
  trials: number,
): Omit<GateNoise, 'gate' | 'metric'> {
  const reach = reachOf(result, margin)
  if (noise === null || noise.unit !== margin.kind)
    return { margin, noise, reach, suggested_margin: null, suggested_trials: null, suggested_cases: null }
  const hasNoise = noise.floor > EPSILON
  // Noise falls with the root of the trials, as with the root of the cases.
  const times = margin.value > 0 ? (noise.floor / margin.value) ** 2 : hasNoise ? Infinity : 0
  const wanted = Math.max(1, Math.ceil(trials * times - EPSILON))
  return {
    margin,
    noise,
    reach,
    suggested_margin: hasNoise ? { kind: margin.kind, value: roundUp(Math.max(noise.floor, reach ?? 0)) } : null,
    suggested_trials: wanted <= MOST_TRIALS ? wanted : null,
    suggested_cases: times > 1 && times < Infinity ? Math.ceil(noise.n * times - EPSILON) : null,
  }
}

/**
 * What the gate's bounds would have ruled out had the two runs come out equal: the distance of the lowest bound from the
 * difference, so that luck of this one pair of runs is left out. Null when a bound is missing.
 */
function reachOf({ bounds, delta, baseline, row, metric }: GateResult, margin: Margin): number | null {
  const values = bounds.flatMap(({ value }) => (value === null ? [] : [value]))
  if (delta === null || baseline === null || values.length === 0 || values.length < bounds.length) return null
  const lowest = Math.min(...values)
  if (row === 'log-ratio')
    return metric.direction === 'lower' ? Math.expm1(delta - lowest) : -Math.expm1(lowest - delta)
  if (margin.kind === 'absolute') return delta - lowest
  // The bounds are those of the shifted series, whose mean is delta + r·baseline.
  return baseline > EPSILON ? (delta - lowest) / baseline + margin.value : null
}

/** Two significant digits, never less than there is. */
function roundUp(value: number): number {
  const step = 10 ** (Math.floor(Math.log10(value)) - 1)
  return Number((Math.ceil(value / step - EPSILON) * step).toPrecision(2))
}
