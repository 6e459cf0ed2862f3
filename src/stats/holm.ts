/**
 * Holm's adjusted p-values, in input order: p̃₍ᵢ₎ = max over j ≤ i of min(1, (G − j + 1)·p₍ⱼ₎); ties get equal values.
 * Source: Holm 1979, Scand. J. Stat. 6:65; R `p.adjust(method = "holm")`.
 * @example holm([0.04, 0.03]) // [0.06, 0.06]
 */
export function holm(ps: readonly number[]): number[] {
  const ascending = ps.map((p, index) => ({ p, index })).sort((left, right) => left.p - right.p)
  const adjusted = new Array<number>(ps.length).fill(1)
  let largest = 0
  ascending.forEach(({ p, index }, rank) => {
    largest = Math.max(largest, Math.min(1, (ps.length - rank) * p))
    adjusted[index] = largest
  })
  return adjusted
}
