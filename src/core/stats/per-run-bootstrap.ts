import { percentile } from './percentile.js'
import { seededRandom } from './random.js'
import { roundNoise } from './round-noise.js'

/**
 * The percentile bootstrap of the difference of one per-run figure (p95, a ratio, a calibration error) between two arms
 * that ran the same cases: two-sided p about 0 and the interval at 1 − alpha, both of orientation·(candidate −
 * baseline).
 * Source: Efron & Tibshirani 1993, An Introduction to the Bootstrap, 13.3; p with the added one of Davison & Hinkley
 * 1997, 4.2. Both arms take the same resampled cases, or whole clusters of them (null: a cluster of its own). A figure
 * that does not exist in a resample (NaN) counts against both sides of p and is left out of the interval. Cost: draws ×
 * two figures.
 * @throws RangeError when no resample has a figure.
 * @example perRunBootstrap({ baseline, candidate: baseline, figure: p95, orientation: -1, seed: '1', alpha: 0.05 }).p // 1
 */
export function perRunBootstrap<Value>({
  baseline,
  candidate,
  figure,
  orientation,
  clusters,
  seed,
  draws = 10_000,
  alpha,
}: {
  baseline: readonly Value[]
  candidate: readonly Value[]
  /** Gets at least one value; must not keep the list, which is used again. */
  figure: (values: readonly Value[]) => number
  /** +1 when higher is better, -1 when lower is. */
  orientation: 1 | -1
  clusters?: readonly (string | null)[] | undefined
  seed: string
  draws?: number
  alpha: number
}): { p: number; low: number; high: number } {
  const units = unitsOf(baseline.length, clusters)
  const random = seededRandom(seed)
  const differences: number[] = []
  let atOrBelow = 0
  let atOrAbove = 0
  const left: Value[] = []
  const right: Value[] = []
  for (let draw = 0; draw < draws; draw++) {
    left.length = 0
    right.length = 0
    for (let drawn = 0; drawn < units.length; drawn++) {
      for (const index of units[Math.floor(random() * units.length)] as readonly number[]) {
        left.push(baseline[index] as Value)
        right.push(candidate[index] as Value)
      }
    }
    const difference = roundNoise(orientation * (figure(right) - figure(left)))
    if (!(difference > 0)) atOrBelow++
    if (!(difference < 0)) atOrAbove++
    if (!Number.isNaN(difference)) differences.push(difference)
  }
  const p = Math.min(1, (2 * (1 + Math.min(atOrBelow, atOrAbove))) / (draws + 1))
  return { p, low: percentile(differences, alpha / 2), high: percentile(differences, 1 - alpha / 2) }
}

/** The cases that are drawn together, as indices. */
function unitsOf(n: number, clusters: readonly (string | null)[] | undefined): (readonly number[])[] {
  const units = new Map<string | symbol, number[]>()
  for (let index = 0; index < n; index++) {
    const key = clusters?.[index] ?? Symbol()
    const unit = units.get(key)
    if (unit) unit.push(index)
    else units.set(key, [index])
  }
  return [...units.values()]
}
