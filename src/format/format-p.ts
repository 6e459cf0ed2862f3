/**
 * A p-value in the way of the journals: three decimals below .1, two above, and never on the other side of α by rounding.
 * @example formatP(0.0082, 0.05) // '.008'
 */
export function formatP(p: number, alpha: number): string {
  if (p < 0.001) return '< .001'
  if (p > 0.995) return p === 1 ? '1' : '> .99'
  let decimals = p < 0.1 ? 3 : 2
  while (Number(p.toFixed(decimals)) < alpha !== p < alpha && decimals < 6) decimals++
  return p.toFixed(decimals).slice(1)
}

/**
 * The same for a sentence.
 * @example formatPInWords(0.0082, 0.05) // 'p = .008'
 */
export function formatPInWords(p: number, alpha: number): string {
  const text = formatP(p, alpha)
  return /^[<>]/.test(text) ? `p ${text}` : `p = ${text}`
}
