import { logGamma } from '../../src/stats/distributions/special-functions.js'
import { mcnemar } from '../../src/stats/mcnemar.js'
import { normalQuantile, normalUpperTail } from '../../src/stats/distributions/normal.js'

// The reference for the figures of a gate: the power of McNemar's test, computed in another way and confirmed by R and statsmodels.

/** The share of pairs that flip in either direction, and the true difference of the two shares. */
export interface FlipRates {
  readonly discordantProportion: number
  readonly difference: number
}

/**
 * The number of pairs, as a fraction to be rounded up, that McNemar's test needs for a difference ≠ 0 with the given
 * power, by two formulas: Miettinen's allows for the unknown number of flips and asks for somewhat fewer.
 * Source: Connor 1987, Biometrics 43:207: ((z(1 − alpha/2)·√ψ + z(power)·√(ψ − δ²))/δ)². Miettinen 1968, Biometrics
 * 24:339: (z(1 − alpha/2)·ψ + z(power)·√(ψ² − δ²(3 + ψ)/4))²/(ψδ²).
 * @example mcnemarSampleSize({ discordantProportion: 0.1, difference: 0.05, alpha: 0.05, power: 0.8 }) // connor 311.58…, so 312; miettinen 294.99…, so 295
 */
export function mcnemarSampleSize(design: FlipRates & { readonly alpha: number; readonly power: number }): {
  connor: number
  miettinen: number
} {
  const { discordantProportion: psi, difference, alpha, power } = design
  const significant = normalQuantile(1 - alpha / 2)
  const powered = normalQuantile(power)
  const square = difference ** 2
  return {
    connor: (significant * Math.sqrt(psi) + powered * Math.sqrt(psi - square)) ** 2 / square,
    miettinen: (significant * psi + powered * Math.sqrt(psi ** 2 - (square * (3 + psi)) / 4)) ** 2 / (psi * square),
  }
}

/**
 * Connor's approximate power of McNemar's test with n pairs: `oneTail` counts rejections on the right side alone,
 * `twoTails` all.
 * @example mcnemarPower({ n: 60, discordantProportion: 0.35, difference: 0.2, alpha: 0.05 }).oneTail // 0.7579912
 */
export function mcnemarPower(design: FlipRates & { readonly n: number; readonly alpha: number }): {
  oneTail: number
  twoTails: number
} {
  const { n, discordantProportion: psi, difference, alpha } = design
  const limit = normalQuantile(1 - alpha / 2) * Math.sqrt(psi)
  const spread = Math.sqrt(psi - difference ** 2)
  const shift = Math.abs(difference) * Math.sqrt(n)
  const oneTail = normalUpperTail((limit - shift) / spread)
  return { oneTail, twoTails: oneTail + normalUpperTail((limit + shift) / spread) }
}

/**
 * The power of McNemar's test with n pairs over all tables: `exact` rejecting at exact p ≤ alpha, `midP` at mid-p ≤
 * alpha. Cost: n²/2 tables.
 * @example mcnemarUnconditionalPower({ n: 60, discordantProportion: 0.35, difference: 0.2, alpha: 0.05 }).midP // 0.7706210
 */
export function mcnemarUnconditionalPower(design: FlipRates & { readonly n: number; readonly alpha: number }): {
  exact: number
  midP: number
} {
  const { n, discordantProportion: psi, difference, alpha } = design
  const logFactorial = Array.from({ length: n + 1 }, (_, count) => logGamma(count + 1))
  /** ln(shareᶜᵒᵘⁿᵗ / count!), where 0⁰ = 1. */
  const part = (count: number, share: number): number =>
    (count === 0 ? 0 : count * Math.log(share)) - (logFactorial[count] ?? 0)
  let exact = 0
  let midP = 0
  for (let worse = 0; worse <= n; worse++) {
    for (let better = 0; worse + better <= n; better++) {
      const p = mcnemar({ worse, better })
      if (p.midP > alpha) continue
      const chance = Math.exp(
        (logFactorial[n] ?? 0) +
          part(worse, (psi - difference) / 2) +
          part(better, (psi + difference) / 2) +
          part(n - worse - better, 1 - psi),
      )
      midP += chance
      if (p.exactP <= alpha) exact += chance
    }
  }
  return { exact, midP }
}
