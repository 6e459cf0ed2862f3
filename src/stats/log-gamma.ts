import { stirlingError } from './stirling-error.js'

const HALF_LOG_TWO_PI = 0.5 * Math.log(2 * Math.PI)

/**
 * ln Γ(x) for x > 0, by Stirling's series (DLMF 5.11.1) and the recurrence below 10.
 * @example logGamma(5) // ln 24 = 3.1780538303479458
 */
export function logGamma(x: number): number {
  return (x - 0.5) * Math.log(x) - x + HALF_LOG_TWO_PI + stirlingError(x)
}
