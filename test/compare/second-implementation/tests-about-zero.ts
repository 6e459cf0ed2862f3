import { deviationOf, meanOf, sumOf, twoSidedT, upperT, upperZ } from './numbers.js'

/** The p-values of a difference from 0 and their intervals, implemented only from docs/decision-rules.md#rows. */
export interface Test {
  readonly p: number
  readonly interval: readonly [number, number] | null
  readonly degrees: number | null
}

/** Whether a series is constant, within floating-point tolerance. */
export const isFlat = (values: readonly number[], noise: number): boolean =>
  Math.max(...values) - Math.min(...values) <= noise

const logFactorial = (n: number): number => {
  let sum = 0
  for (let factor = 2; factor <= n; factor++) sum += Math.log(factor)
  return sum
}

/** Fagerland, Lydersen & Laake 2013: 2·P(X ≤ k) − P(X = k), X of Bin(f+g, ½). */
export function midP(worse: number, better: number): number {
  const flips = worse + better
  if (flips === 0) return 1
  const chanceOf = (k: number): number =>
    Math.exp(logFactorial(flips) - logFactorial(k) - logFactorial(flips - k) - flips * Math.LN2)
  const least = Math.min(worse, better)
  if (worse === better) return 1 - chanceOf(worse) / 2
  let tail = 0
  for (let k = 0; k <= least; k++) tail += chanceOf(k)
  return 2 * tail - chanceOf(least)
}

/** One end of Tango's interval (1998), by a search from the estimate outwards. */
function tangoEnd(worse: number, better: number, n: number, alpha: number, side: -1 | 1): number {
  const z = upperZ(alpha / 2)
  const estimate = (better - worse) / n
  if (estimate === side) return side
  const isInside = (delta: number): boolean => {
    const a = 2 * n
    const b = -better - worse + (2 * n - better + worse) * delta
    const c = -worse * delta * (1 - delta)
    const q = (Math.sqrt(Math.max(0, b * b - 4 * a * c)) - b) / (2 * a)
    return (better - worse - n * delta) ** 2 <= z * z * n * (2 * q + delta * (1 - delta))
  }
  let [inside, outside] = [estimate, Number(side)]
  while (Math.abs(outside - inside) > 1e-13) {
    const middle = (inside + outside) / 2
    if (isInside(middle)) inside = middle
    else outside = middle
  }
  return inside
}

export function tango(worse: number, better: number, n: number, alpha: number): readonly [number, number] {
  return [tangoEnd(worse, better, n, alpha, -1), tangoEnd(worse, better, n, alpha, 1)]
}

/** The result for a series without spread: p = 2^(1−units), and its own value as the interval if p is below alpha. */
function constantTest(value: number, units: number, alpha: number): Test {
  if (value === 0) return { p: 1, interval: null, degrees: null }
  const p = 2 ** (1 - units)
  return { p, interval: p < alpha ? [value, value] : null, degrees: null }
}

export function pairedT(values: readonly number[], alpha: number, noise: number): Test {
  const mean = meanOf(values)
  const n = values.length
  if (isFlat(values, noise)) return constantTest(mean, n, alpha)
  const error = deviationOf(values) / Math.sqrt(n)
  const reach = upperT(alpha / 2, n - 1) * error
  return { p: twoSidedT(mean / error, n - 1), interval: [mean - reach, mean + reach], degrees: n - 1 }
}

/** The summed deviations of each cluster from the mean; floating-point noise counts as 0 (docs/decision-rules.md#rounding). */
export function clusterSums(
  values: readonly number[],
  clusters: readonly (readonly number[])[],
  noise: number,
): number[] {
  const mean = meanOf(clusters.flat().map((at) => values[at] ?? NaN))
  return clusters.map((cluster) => {
    const sum = sumOf(cluster.map((at) => (values[at] ?? NaN) - mean))
    return Math.abs(sum) <= noise * cluster.length ? 0 : sum
  })
}

/** CR2 with Satterthwaite's degrees of freedom (Bell & McCaffrey 2002; Pustejovsky & Tipton 2018). */
export function clusterT(
  values: readonly number[],
  clusters: readonly (readonly number[])[],
  alpha: number,
  noise: number,
): Test {
  const n = values.length
  const mean = meanOf(values)
  const sums = clusterSums(values, clusters, noise)
  if (sums.every((sum) => sum === 0)) return constantTest(Math.abs(mean) <= noise ? 0 : mean, clusters.length, alpha)
  const weights = clusters.map((cluster) => cluster.length / n)
  const error = Math.sqrt(sumOf(sums.map((sum, g) => sum ** 2 / (1 - (weights[g] ?? 0)))) / n ** 2)
  const parts = weights.map((weight) => weight ** 2 / (1 - weight))
  const degrees = 1 / (sumOf(weights.map((w) => w ** 2)) + sumOf(parts) ** 2 - sumOf(parts.map((a) => a ** 2)))
  const reach = upperT(alpha / 2, degrees) * error
  return { p: twoSidedT(mean / error, degrees), interval: [mean - reach, mean + reach], degrees }
}

/** Holm's adjusted p (docs/decision-rules.md#families), in the given order. */
export function holm(values: readonly number[]): number[] {
  const order = values.map((_, index) => index).sort((one, other) => (values[one] ?? 0) - (values[other] ?? 0))
  const adjusted = Array<number>(values.length)
  let largest = 0
  order.forEach((index, rank) => {
    largest = Math.max(largest, Math.min(1, (values.length - rank) * (values[index] ?? 1)))
    adjusted[index] = largest
  })
  return adjusted
}

/** Benjamini and Hochberg's adjusted p, in the given order. */
export function benjaminiHochberg(values: readonly number[]): number[] {
  return values.map((p) =>
    Math.min(
      1,
      ...values
        .filter((other) => other >= p)
        .map((other) => (other * values.length) / values.filter((one) => one <= other).length),
    ),
  )
}
