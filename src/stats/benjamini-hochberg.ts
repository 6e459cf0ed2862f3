/**
 * Benjamini and Hochberg's adjusted p-values, in input order: p̃₍ᵢ₎ = min over j ≥ i of min(1, G·p₍ⱼ₎/j); ties get
 * equal values.
 * Source: Benjamini & Hochberg 1995, J. R. Stat. Soc. B 57:289; R `p.adjust(method = "BH")`.
 * @example benjaminiHochberg([0.01, 0.02, 0.9]) // [0.03, 0.03, 0.9]
 */
export function benjaminiHochberg(ps: readonly number[]): number[] {
  const descending = ps.map((p, index) => ({ p, index })).sort((left, right) => right.p - left.p)
  const adjusted = new Array<number>(ps.length).fill(1)
  let smallest = 1
  descending.forEach(({ p, index }, position) => {
    smallest = Math.min(smallest, (ps.length / (ps.length - position)) * p)
    adjusted[index] = smallest
  })
  return adjusted
}
