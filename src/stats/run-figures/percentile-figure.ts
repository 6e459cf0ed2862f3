import type { ExchangedDifference, ResampledFigure } from '../per-run-resampling.js'
import { percentile } from '../percentile.js'
import { type FigureRecord, type FigureRule, meanOf } from './figure-rule.js'

/**
 * Makes the figure for a percentile (0 to 100) of the cases' means over trials, computed by `percentile`.
 * @example 95 of the cases 1, 2, 3, 4, 10: 8.8
 */
export function percentileFigure(percent: number): FigureRule {
  const share = percent / 100
  const exchange = share >= 0.25 && share <= 0.75 ? exchangedExceedance : exchangedPercentile
  const valuesOf = (records: readonly FigureRecord[]): readonly number[] => records.map((record) => record[0] ?? NaN)
  return {
    record: (trials) => [meanOf(trials, 0)],
    figureOf: (records) => percentile(valuesOf(records), share),
    resample: (records) => resampledPercentile(valuesOf(records), share),
    exchange: (baseline, candidate) => exchange(valuesOf(baseline), valuesOf(candidate), share),
  }
}

/**
 * Counts how many more of the candidate's values than of the baseline's lie above a percentile of both arms together, after some cases
 * exchange their values. A value equal to the percentile counts half. The result is multiplied by the largest absolute value, so that it is
 * on the figure's own scale.
 * Used for percentiles near the middle. If values are often equal (counts, for example), exchanging half of the cases leaves the median of
 * each arm at one arm's value or the other's. The difference of medians then stays as large as before, and no shift would ever be
 * significant.
 * Source: the median test (Mood 1950, Introduction to the Theory of Statistics, 16.4) for pairs, which is McNemar's on "above it".
 * @example exchangedExceedance([1, 2, 3], [4, 5, 6], 0.5)(Uint8Array.of(0, 0, 0)) // 18: three cases, and 6 is the largest value
 */
export function exchangedExceedance(
  baseline: readonly number[],
  candidate: readonly number[],
  p: number,
): ExchangedDifference {
  const limit = percentile([...baseline, ...candidate], p)
  const above = (value: number): number => (value > limit ? 1 : value === limit ? 0.5 : 0)
  const scale = [...baseline, ...candidate].reduce((most, value) => Math.max(most, Math.abs(value)), 0) || 1
  const gains = Float64Array.from(candidate, (value, at) => scale * (above(value) - above(baseline[at] ?? NaN)))
  return (exchanged) => {
    let sum = 0
    for (let at = 0; at < gains.length; at++) sum += (1 - 2 * (exchanged[at] as number)) * (gains[at] as number)
    return sum
  }
}

/**
 * Returns a function that computes a percentile, as `percentile` does, of a resample given as the count of each value. The values are
 * sorted once, and only those beyond the percentile are read: one in twenty for p95.
 * @example resampledPercentile([10, 20, 30], 0.5)(Int32Array.of(2, 0, 1), 3) // 10
 */
export function resampledPercentile(values: readonly number[], p: number): ResampledFigure {
  const order = Int32Array.from(values.keys()).sort((a, b) => (values[a] as number) - (values[b] as number))
  const sorted = Float64Array.from(order, (index) => values[index] as number)
  return (counts, size) => {
    const position = (size - 1) * p
    const below = Math.floor(position)
    // Rank of the percentile's lower neighbour, counted from the largest value (0). The upper neighbour has the rank before.
    const target = size - 1 - below
    let place = order.length
    let passed = 0
    let high = NaN
    while (passed <= target) {
      const isAboveHigh = passed < target || target === 0
      place--
      passed += counts[order[place] as number] as number
      if (isAboveHigh && passed >= target) high = sorted[place] as number
    }
    const low = sorted[place] as number
    return low === high ? low : low + (high - low) * (position - below)
  }
}

/**
 * Returns a function that computes the difference of a percentile, as `percentile` computes it, between two arms whose cases exchange their
 * values. All values are sorted once, and only those beyond the percentile are read: one in twenty for p95.
 * @example exchangedPercentile([1, 2, 3], [4, 5, 9], 0.5)(Uint8Array.of(0, 1, 0)) // 4 − 3
 */
export function exchangedPercentile(
  baseline: readonly number[],
  candidate: readonly number[],
  p: number,
): ExchangedDifference {
  const n = baseline.length
  const valueAt = (place: number): number => (place < n ? baseline[place] : candidate[place - n]) ?? NaN
  // Largest first. Places below n belong to the baseline.
  const order = Int32Array.from({ length: 2 * n }, (_, place) => place).sort((a, b) => valueAt(b) - valueAt(a))
  const sorted = Float64Array.from(order, valueAt)
  const caseOf = order.map((place) => place % n)
  const armOf = Uint8Array.from(order, (place) => (place < n ? 0 : 1))
  const position = (n - 1) * p
  const below = Math.floor(position)
  const share = position - below
  // Rank of the percentile's lower neighbour, counted from the largest value (0). The upper neighbour has the rank before.
  const target = n - 1 - below
  const high = new Float64Array(2)
  const low = new Float64Array(2)
  const passed = new Int32Array(2)
  const figureOf = (arm: 0 | 1): number => {
    const [from, to] = [low[arm] as number, high[arm] as number]
    return from === to || target === 0 ? from : from + (to - from) * share
  }
  return (exchanged) => {
    passed.fill(0)
    let wanted = 2
    for (let at = 0; wanted > 0; at++) {
      const arm = (armOf[at] as number) ^ (exchanged[caseOf[at] as number] as number)
      const rank = passed[arm] as number
      passed[arm] = rank + 1
      if (rank === target - 1) high[arm] = sorted[at] as number
      else if (rank === target) {
        low[arm] = sorted[at] as number
        wanted--
      }
    }
    return figureOf(1) - figureOf(0)
  }
}
