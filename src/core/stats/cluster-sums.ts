import { mean as meanOf } from './mean.js'
import { sum } from './sum.js'

export interface ClusterSums {
  /** The mean over cases, not over clusters. */
  readonly mean: number
  /** Cases of each cluster, in order of first appearance. */
  readonly sizes: readonly number[]
  /** E_g = Σ(dᵢ − mean) over each cluster's cases. */
  readonly residuals: readonly number[]
  /** All E_g are 0 but for rounding: the clusters' own means are all the same. */
  readonly isFlat: boolean
}

/**
 * Sizes and residual sums of the clusters; `clusters` is aligned with `differences`, and null is a cluster of its own.
 * @throws RangeError for no differences or lists of different lengths.
 * @example clusterSums([1, 2, 6], ['a', 'a', null]) // mean 3, sizes [2, 1], residuals [-3, 3]
 */
export function clusterSums(differences: readonly number[], clusters: readonly (string | null)[]): ClusterSums {
  if (differences.length !== clusters.length) throw new RangeError('differences and clusters must be of one length')
  const mean = meanOf(differences)
  const members = new Map<string | symbol, number[]>()
  differences.forEach((difference, index) => {
    const key = clusters[index] ?? Symbol()
    const group = members.get(key)
    if (group) group.push(difference)
    else members.set(key, [difference])
  })
  const groups = [...members.values()]
  const residuals = groups.map((group) => sum(group.map((difference) => difference - mean)))
  // Far above the rounding of n sums, far below a difference of 1e-9 in one case.
  const noise = 1e-13 * sum(differences.map(Math.abs))
  return {
    mean,
    sizes: groups.map((group) => group.length),
    residuals,
    isFlat: residuals.every((residual) => Math.abs(residual) <= noise),
  }
}
