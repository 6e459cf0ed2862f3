import { normalQuantile, normalUpperTail } from './normal.js'
import { percentile } from './percentile.js'
import type { ResampledMeans } from './resample-means.js'
import { sum } from './sum.js'

/**
 * The bias-corrected and accelerated bootstrap interval of the mean at level 1 − alpha; null where the correction does
 * not exist: no resampled mean on one side of the mean, or an acceleration that turns the percentiles around.
 * Source: Efron 1987, J. Am. Stat. Assoc. 82:171; DiCiccio & Efron 1996, Stat. Sci. 11:189, (2.3) to (2.6); SciPy
 * `bootstrap(method="BCa")`. Bias z₀ = Φ⁻¹(share of the resampled means below the mean, ties counted half);
 * acceleration by the jackknife, which for a mean is a = Σ(xᵢ − x̄)³ / (6·(Σ(xᵢ − x̄)²)^1.5); the percentiles are
 * Φ(z₀ + (z₀ + z)/(1 − a(z₀ + z))).
 * @example bcaInterval over all 27 resamples of [0, 0, 3], alpha 0.5 // { low: 0.5178…, high: 2 }
 */
export function bcaInterval(
  { mean, centred, shifts }: Pick<ResampledMeans, 'mean' | 'centred' | 'shifts'>,
  alpha: number,
): { low: number; high: number } | null {
  const squares = sum(Array.from(centred, (value) => value ** 2))
  const acceleration = sum(Array.from(centred, (value) => value ** 3)) / (6 * squares ** 1.5)
  const bias = normalQuantile(shareBelow(shifts, Math.sqrt(squares)))
  if (!Number.isFinite(bias)) return null
  const end = (z: number): number | null => {
    const shrink = 1 - acceleration * (bias + z)
    return shrink > 0 ? mean + percentile(shifts, normalUpperTail(-bias - (bias + z) / shrink)) : null
  }
  const z = normalQuantile(1 - alpha / 2)
  const [low, high] = [end(-z), end(z)]
  return low === null || high === null ? null : { low, high }
}

/** The share of the resampled means below the mean; those that miss it only by rounding count half. */
function shareBelow(shifts: Float64Array, scale: number): number {
  const noise = 1e-13 * scale
  let halves = 0
  for (const shift of shifts) halves += shift < -noise ? 2 : shift > noise ? 0 : 1
  return halves / (2 * shifts.length)
}
