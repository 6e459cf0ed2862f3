/**
 * x·ln(x/mean) + mean − x for positive x and mean, without the cancellation near x = mean.
 * Source: `bd0` of Loader 2000, "Fast and accurate computation of binomial probabilities".
 * @example deviance(2, 1) // 2·ln 2 − 1 = 0.3862943611198906
 */
export function deviance(x: number, mean: number): number {
  const distance = x - mean
  if (Math.abs(distance) >= 0.1 * (x + mean)) return x * Math.log(x / mean) - distance
  const ratio = distance / (x + mean)
  let total = distance * ratio
  let term = 2 * x * ratio
  for (let odd = 3; ; odd += 2) {
    term *= ratio * ratio
    const next = total + term / odd
    if (next === total) return total
    total = next
  }
}
