import { EPSILON } from '../model/rounding.js'

export { EPSILON, roundingStep } from '../model/rounding.js'

/**
 * Rounds the value to whole steps of `noise`, so that floating-point noise does not hide ties and zeros; never -0. Values beyond 2^53 steps
 * are returned unchanged: their own spacing is coarser than the rounding.
 * @example roundNoise(0.3 - 0.1) // 0.2
 */
export function roundNoise(value: number, noise = EPSILON): number {
  // Dividing by a whole power of ten is exact to the last digit; multiplying by its reciprocal is not.
  const steps = noise === EPSILON ? 1e9 : 10 ** -Math.round(Math.log10(noise))
  const scaled = steps < 1 ? value / noise : value * steps
  if (!(Math.abs(scaled) < Number.MAX_SAFE_INTEGER)) return value
  return (steps < 1 ? Math.round(scaled) * noise : Math.round(scaled) / steps) + 0
}
