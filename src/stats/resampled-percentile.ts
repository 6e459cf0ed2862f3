import type { ResampledFigure } from './per-run-bootstrap.js'

/**
 * The percentile, as `percentile` takes it, of resamples of some values, each told by how many times it has every
 * value. They are sorted once, and only those beyond the percentile are looked at: for p95 one in twenty.
 * @example resampledPercentile([10, 20, 30], 0.5)(Int32Array.of(2, 0, 1), 3) // 10
 */
export function resampledPercentile(values: readonly number[], p: number): ResampledFigure {
  const order = Int32Array.from(values.keys()).sort((a, b) => (values[a] as number) - (values[b] as number))
  const sorted = Float64Array.from(order, (index) => values[index] as number)
  return (counts, size) => {
    const position = (size - 1) * p
    const below = Math.floor(position)
    // The percentile lies between this one and the one before it, counted down from the largest.
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
