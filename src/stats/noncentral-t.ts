import { incompleteBeta, logBetaKernel } from './incomplete-beta.js'
import { logGamma } from './log-gamma.js'
import { studentTUpperTail } from './student-t.js'

/**
 * P(T > t) of the noncentral t distribution with `df` degrees of freedom (fractions allowed) and noncentrality `shift`,
 * for t ≥ 0; absolute error about 1e-12.
 * Source: Lenth 1989, Appl. Stat. 38:185 (AS 243), its two series over whole and half k with λ = shift²/2 and the sign
 * of the shift: ½ Σ (±1)^2k · e^−λ·λ^k/Γ(k + 1) · P(Beta(k + ½, df/2) > t²/(t² + df)), every term from the one before.
 * @example noncentralTUpperTail({ t: 0, df: 9, shift: 1 }) // Φ(1) = 0.8413447460685429
 */
export function noncentralTUpperTail({ t, df, shift }: { t: number; df: number; shift: number }): number {
  if (shift === 0) return studentTUpperTail(t, df)
  const lambda = shift ** 2 / 2
  // The weights are Poisson-like: nothing counts this far from their mean (Bernstein's bound is below 1e-14).
  const reach = 8 * Math.sqrt(lambda) + 20
  const first = Math.max(0, Math.floor(lambda - reach))
  const series = (start: number): number => sumTails({ t, df, lambda, start, end: lambda + reach })
  return (series(first) + Math.sign(shift) * series(first + 0.5)) / 2
}

/** Σ e^−λ·λ^k/Γ(k + 1) · P(Beta(k + ½, df/2) > t²/(t² + df)) over k = start, start + 1 … end. */
function sumTails(range: { t: number; df: number; lambda: number; start: number; end: number }): number {
  const { t, df, lambda, start, end } = range
  const square = t * t
  const at = { x: square / (square + df), y: df / (square + df), b: df / 2 }
  let a = start + 0.5
  let weight = Math.exp(start * Math.log(lambda) - lambda - logGamma(start + 1))
  let tail = incompleteBeta({ ...at, a }).upper
  // x^a·y^b/(a·B(a, b)), which the next tail has more (DLMF 8.17.20).
  let step = t === 0 ? 0 : Math.exp(logBetaKernel({ ...at, a })) / a
  let total = 0
  for (let k = start; k <= end; k++) {
    total += weight * tail
    weight *= lambda / (k + 1)
    tail += step
    step *= (at.x * (a + at.b)) / (a + 1)
    a++
  }
  return total
}
