import { clusterSums, isFlat } from './tests-about-zero.js'
import { meanOf, sumOf } from './numbers.js'

/** The largest chance difference of two estimates of a share, each from 10,000 draws: five standard errors (less than one in a million). */
const SIGMAS = 5
export const DRAWS = 10_000

/** Whether a lower bound is above 0: at most half alpha of the draws are at or below 0. */
export interface Estimate {
  readonly isAbove: boolean
  /** Whether other draws could give the opposite result. */
  readonly isNear: boolean
  readonly share: number
}

const CERTAINLY_NOT: Estimate = { isAbove: false, isNear: false, share: 1 }

/**
 * Gaffke's bound without draws: P(Σ wᵢyᵢ ≤ 0) for Dirichlet weights is P(Σ Eᵢyᵢ ≤ 0) for standard exponentials, whose characteristic
 * function is Π 1/(1 − iuyᵢ); inverted by Gil-Pelaez 1951, on a logarithmic scale of u.
 */
export function gaffke(values: readonly number[], worst: number, alpha: number, noise: number): Estimate {
  const [first = NaN] = values
  if (isFlat(values, noise)) {
    const bound = first - (first - worst) * (1 - (alpha / 2) ** (1 / values.length))
    return { isAbove: bound > noise, isNear: false, share: bound > noise ? 0 : 1 }
  }
  const shifted = [...values, worst].map((value) => value - noise)
  const share = shareBelowZero(shifted)
  const spread = SIGMAS * Math.sqrt(((alpha / 2) * (1 - alpha / 2)) / DRAWS)
  return { isAbove: share <= alpha / 2, isNear: Math.abs(share - alpha / 2) <= spread, share }
}

function shareBelowZero(values: readonly number[]): number {
  const largest = Math.max(...values.map(Math.abs))
  const counts = new Map<number, number>()
  for (const value of values) counts.set(value / largest, (counts.get(value / largest) ?? 0) + 1)
  const step = 0.04
  let area = 0
  for (let place = -34; place < 40; place += step) {
    const u = Math.exp(place)
    let [logSize, angle] = [0, 0]
    for (const [value, count] of counts) {
      logSize -= (count / 2) * Math.log1p((u * value) ** 2)
      angle += count * Math.atan(u * value)
    }
    if (logSize < -32) break
    area += Math.exp(logSize) * Math.sin(angle) * step
  }
  return 0.5 - area / Math.PI
}

/** The bootstrap-t bound of a mean. Without clusters, each case is a cluster. `random` is a generator separate from the product's. */
export function bootstrapT(
  values: readonly number[],
  clusters: readonly (readonly number[])[] | null,
  { alpha, noise, random }: { readonly alpha: number; readonly noise: number; readonly random: () => number },
): Estimate {
  const units = clusters ?? values.map((_, index) => [index])
  const K = units.length
  const errorOf = (sums: readonly number[], n: number): number =>
    clusters === null
      ? Math.sqrt(sumOf(sums.map((sum) => sum ** 2)) / (n - 1) / n)
      : Math.sqrt((K / (K - 1)) * sumOf(sums.map((sum) => sum ** 2))) / n
  const sums = clusterSums(values, units, noise)
  if (clusters === null ? isFlat(values, noise) : sums.every((sum) => sum === 0)) return CERTAINLY_NOT
  const mean = meanOf(values)
  const limit = (mean - noise) / errorOf(sums, values.length)
  const totals = units.map((unit) => sumOf(unit.map((at) => values[at] ?? NaN)))
  let [above, aboveOrAt] = [0, 0]
  for (let draw = 0; draw < DRAWS; draw++) {
    const t = resampledT()
    const slack = 1e-7 * Math.max(1, Math.abs(limit))
    if (t > limit + slack) above++
    if (t >= limit - slack) aboveOrAt++
  }
  const spread = SIGMAS * Math.sqrt(((alpha / 2) * (1 - alpha / 2) * 2) / DRAWS)
  const [low, high] = [above / DRAWS, aboveOrAt / DRAWS]
  return {
    isAbove: high <= alpha / 2,
    isNear: low <= alpha / 2 + spread && high >= alpha / 2 - spread,
    share: high,
  }

  function resampledT(): number {
    const drawn = Array.from({ length: K }, () => Math.floor(random() * K))
    let [n, total] = [0, 0]
    for (const g of drawn) {
      n += units[g]?.length ?? 0
      total += totals[g] ?? 0
    }
    const own = total / n
    let [squares, isSame] = [0, true]
    for (const g of drawn) {
      const size = units[g]?.length ?? 0
      const sum = (totals[g] ?? 0) - size * own
      if (Math.abs(sum) > noise * size) isSame = false
      squares += sum * sum
    }
    if (isSame) return Infinity
    return (
      (own - mean) / (clusters === null ? Math.sqrt(squares / (n - 1) / n) : Math.sqrt((K / (K - 1)) * squares) / n)
    )
  }
}

/** The ordinary t bound. A constant series has one only if its sign is proven. */
export function isTBoundAbove(interval: readonly [number, number] | null, noise: number): boolean {
  return interval !== null && interval[0] > noise
}
