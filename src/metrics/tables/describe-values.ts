import { mean, populationDeviation } from '../../stats/moments.js'
import { percentileOfSorted } from '../../stats/percentile.js'

/** The seven statistics of ProjectScylla's formulas. */
export interface ValueStatistics {
  readonly median: number
  readonly mean: number
  /** The most frequent value; of several the smallest. */
  readonly mode: number
  readonly min: number
  readonly max: number
  readonly std_dev_pop: number
  readonly count: number
}

/**
 * The seven statistics of some values; null for none. Values that agree to 6 decimals count as one for the mode, which is the smallest
 * of them as it is. Source: ProjectScylla, docs/design/metrics-formulas.md, aggregate statistics; the deviation divides by n, as it says.
 * @example describeValues([1, 1, 2, 2]) // median 1.5, mean 1.5, mode 1, min 1, max 2, std_dev_pop 0.5, count 4
 */
export function describeValues(values: readonly number[]): ValueStatistics | null {
  if (values.length === 0) return null
  const sorted = [...values].sort((a, b) => a - b)
  return {
    median: percentileOfSorted(sorted, 0.5),
    mean: mean(sorted),
    mode: modeOfSorted(sorted),
    min: sorted[0] ?? NaN,
    max: sorted.at(-1) ?? NaN,
    std_dev_pop: populationDeviation(sorted),
    count: sorted.length,
  }
}

function modeOfSorted(sorted: readonly number[]): number {
  const counts = new Map<string, { readonly value: number; count: number }>()
  for (const value of sorted) {
    const key = value.toFixed(6)
    const known = counts.get(key)
    if (known === undefined) counts.set(key, { value, count: 1 })
    else known.count += 1
  }
  let best = { value: NaN, count: 0 }
  // In order of the values, so the first of equals is the smallest.
  for (const one of counts.values()) if (one.count > best.count) best = one
  return best.value
}
