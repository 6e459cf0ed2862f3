import { incompleteBeta } from './incomplete-beta.js'
import { logGamma } from './log-gamma.js'
import { studentTUpperTail } from './student-t.js'

/**
 * P(T > t) of the noncentral t distribution with `df` degrees of freedom (fractions allowed) and noncentrality `shift`,
 * for t ≥ 0; absolute error about 1e-12.
 * Source: Lenth 1989, Appl. Stat. 38:185 (AS 243), its two series taken as one over half steps k = 0, ½, 1 …:
 * ½ Σ (±1)^2k · e^−λ·λ^k/Γ(k + 1) · P(Beta(k + ½, df/2) > t²/(t² + df)) with λ = shift²/2 and the sign of the shift.
 * @example noncentralTUpperTail({ t: 0, df: 9, shift: 1 }) // Φ(1) = 0.8413447460685429
 */
export function noncentralTUpperTail({ t, df, shift }: { t: number; df: number; shift: number }): number {
  if (shift === 0) return studentTUpperTail(t, df)
  const lambda = shift ** 2 / 2
  const square = t * t
  const at = { x: square / (square + df), y: df / (square + df), b: df / 2 }
  // The weights are Poisson-like: nothing counts 14 standard deviations from their mean.
  const reach = 14 * Math.sqrt(lambda) + 40
  let total = 0
  for (let half = Math.max(0, Math.floor(2 * (lambda - reach))); half <= 2 * (lambda + reach); half++) {
    const k = half / 2
    const weight = Math.exp(k * Math.log(lambda) - lambda - logGamma(k + 1))
    const tail = weight * incompleteBeta({ ...at, a: k + 0.5 }).upper
    total += shift < 0 && half % 2 === 1 ? -tail : tail
  }
  return total / 2
}
