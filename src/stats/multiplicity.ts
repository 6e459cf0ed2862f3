/**
 * Adjusts p-values by Holm's method, in input order: p̃₍ᵢ₎ = max over j ≤ i of min(1, (G − j + 1)·p₍ⱼ₎). Ties get equal values.
 * Source: Holm 1979, Scand. J. Stat. 6:65; R `p.adjust(method = "holm")`.
 * @example holm([0.04, 0.03]) // [0.06, 0.06]
 */
export function holm(ps: readonly number[]): number[] {
  const ascending = ps.map((p, index) => ({ p, index })).sort((left, right) => left.p - right.p)
  const adjusted: number[] = []
  let largest = 0
  ascending.forEach(({ p, index }, rank) => {
    largest = Math.max(largest, Math.min(1, (ps.length - rank) * p))
    adjusted[index] = largest
  })
  return adjusted
}

/**
 * Adjusts p-values by Benjamini and Hochberg's method, in input order: p̃₍ᵢ₎ = min over j ≥ i of min(1, G·p₍ⱼ₎/j). Ties get equal values.
 * Source: Benjamini & Hochberg 1995, J. R. Stat. Soc. B 57:289; R `p.adjust(method = "BH")`.
 * @example benjaminiHochberg([0.01, 0.02, 0.9]) // [0.03, 0.03, 0.9]
 */
export function benjaminiHochberg(ps: readonly number[]): number[] {
  const descending = ps.map((p, index) => ({ p, index })).sort((left, right) => right.p - left.p)
  const adjusted: number[] = []
  let smallest = 1
  descending.forEach(({ p, index }, position) => {
    smallest = Math.min(smallest, (ps.length / (ps.length - position)) * p)
    adjusted[index] = smallest
  })
  return adjusted
}
