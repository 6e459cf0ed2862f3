import { incompleteGamma } from './incomplete-gamma.js'

/**
 * P(Z > z) of the standard normal distribution, relative error about 1e-13 in both tails.
 * Source: ½·Q(½, z²/2), DLMF 7.11.2 with 7.2.2.
 * @example normalUpperTail(1.959963984540054) // 0.025
 */
export function normalUpperTail(z: number): number {
  const { lower, upper } = incompleteGamma({ a: 0.5, x: (z * z) / 2 })
  return z >= 0 ? upper / 2 : 0.5 + lower / 2
}

/**
 * The z with P(Z ≤ z) = p: -Infinity at 0, Infinity at 1.
 * Source: Abramowitz & Stegun 26.2.23 (error below 4.5e-4) as a start, sharpened by two steps of Halley's method.
 * @throws RangeError outside 0 to 1.
 * @example normalQuantile(0.975) // 1.959963984540054
 */
export function normalQuantile(p: number): number {
  if (!(p >= 0 && p <= 1)) throw new RangeError(`normal quantile at ${p}: must be from 0 to 1`)
  if (p === 0.5) return 0
  if (p > 0.5) return upperQuantile(1 - p)
  return -upperQuantile(p)
}

function upperQuantile(tail: number): number {
  if (tail === 0) return Infinity
  const s = Math.sqrt(-2 * Math.log(tail))
  let z = s - (2.515517 + s * (0.802853 + s * 0.010328)) / (1 + s * (1.432788 + s * (0.189269 + s * 0.001308)))
  for (let step = 0; step < 2; step++) {
    const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)
    const newton = (normalUpperTail(z) - tail) / density
    z += newton / (1 - (newton * z) / 2)
  }
  return z
}
