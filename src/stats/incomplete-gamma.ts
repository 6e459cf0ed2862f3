import { deviance } from './deviance.js'
import { stirlingError } from './stirling-error.js'

/**
 * Both tails of the regularised incomplete gamma function: `lower` = P(a, x) and `upper` = Q(a, x) for a > 0, x ≥ 0; a
 * small tail keeps its digits (relative error about 1e-13 down to 1e-300).
 * Source: series DLMF 8.7.1 below x = a + 1, continued fraction DLMF 8.9.2 (modified Lentz) above. Checked against
 * mpmath.
 * @example incompleteGamma({ a: 1, x: 2 }).upper // e⁻² = 0.1353352832366127
 */
export function incompleteGamma({ a, x }: { a: number; x: number }): { lower: number; upper: number } {
  if (!(x > 0)) return { lower: 0, upper: 1 }
  if (x === Infinity) return { lower: 1, upper: 0 }
  const kernel = Math.sqrt(a / (2 * Math.PI)) * Math.exp(-deviance(a, x) - stirlingError(a))
  if (x < a + 1) {
    const lower = (kernel / a) * powerSeries(a, x)
    return { lower, upper: 1 - lower }
  }
  const upper = kernel * continuedFraction(a, x)
  return { lower: 1 - upper, upper }
}

function powerSeries(a: number, x: number): number {
  let term = 1
  let total = 1
  for (let k = 1; term > total * 1e-17; k++) {
    term *= x / (a + k)
    total += term
  }
  return total
}

function continuedFraction(a: number, x: number): number {
  let b = x + 1 - a
  let c = Infinity
  let d = 1 / b
  let result = d
  for (let k = 1; k < 100_000; k++) {
    const numerator = -k * (k - a)
    b += 2
    d = 1 / (numerator * d + b)
    c = b + numerator / c
    result *= d * c
    if (Math.abs(d * c - 1) < 1e-16) break
  }
  return result
}
