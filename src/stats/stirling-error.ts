/** B₂ₖ / (2k(2k − 1)) for k = 8 … 1, as Horner's rule takes them. */
const COEFFICIENTS = [-3617 / 122400, 1 / 156, -691 / 360360, 1 / 1188, -1 / 1680, 1 / 1260, -1 / 360, 1 / 12] as const

/**
 * What Stirling's formula lacks: ln Γ(x) − ((x − ½)·ln x − x + ½·ln 2π) for x > 0, absolute error about 1e-15.
 * Source: DLMF 5.11.1 from x = 10 on (next term below 2e-18); below it Γ(x + 1) = x·Γ(x), one step at a time.
 * @example stirlingError(0.5) // 0.15342640972002736 = ½ − ½·ln 2
 */
export function stirlingError(x: number): number {
  let error = 0
  let shifted = x
  for (; shifted < 10; shifted++) error += (shifted + 0.5) * Math.log1p(1 / shifted) - 1
  const inverseSquare = 1 / (shifted * shifted)
  let series = 0
  for (const coefficient of COEFFICIENTS) series = series * inverseSquare + coefficient
  return error + series / shifted
}
