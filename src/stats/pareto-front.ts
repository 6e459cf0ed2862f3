/** The cost and quality of a variant. */
export interface CostQuality {
  /** `null` if unknown; then left out of all comparisons. */
  readonly cost: number | null
  readonly quality: number | null
}

/** Whether the first variant costs no more, is no worse, and is better in at least one of the two. */
function dominates(one: { cost: number; quality: number }, other: { cost: number; quality: number }): boolean {
  const isNoWorse = one.cost <= other.cost && one.quality >= other.quality
  return isNoWorse && (one.cost < other.cost || one.quality > other.quality)
}

/**
 * Returns, for each variant in order, whether no other dominates it; `null` if its cost or quality is unknown. The front lies at the top
 * left: lower cost, higher quality. Source: Pareto dominance; LLMC, evaluation framework, cost–quality frontier.
 * @example findParetoFront([{ cost: 1, quality: 0.8 }, { cost: 2, quality: 0.7 }, { cost: 3, quality: 0.9 }]) // [true, false, true]
 */
export function findParetoFront(points: readonly CostQuality[]): readonly (boolean | null)[] {
  const known = points.flatMap(({ cost, quality }) => (cost === null || quality === null ? [] : [{ cost, quality }]))
  return points.map(({ cost, quality }) =>
    cost === null || quality === null ? null : !known.some((other) => dominates(other, { cost, quality })),
  )
}
