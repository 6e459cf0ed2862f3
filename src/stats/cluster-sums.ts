import { mean as meanOf } from './mean.js'
import { EPSILON } from './round-noise.js'
import { sum } from './sum.js'

export interface ClusterSums {
  /** The mean over cases, not over clusters. */
  readonly mean: number
  /** Cases of each cluster, in order of first appearance. */
  readonly sizes: readonly number[]
  /** E_g = Σ(dᵢ − mean) over each cluster's cases, 0 where it is no more than rounding. */
  readonly residuals: readonly number[]
  /** All E_g are 0: the clusters' own means are all the same. */
  readonly isFlat: boolean
}

/**
 * Sizes and residual sums of the clusters; `clusters` is aligned with `differences`, and null is a cluster of its own.
 * The differences were rounded to steps of `noise`, so an E_g of up to n_g steps is 0: one loss of 2/3 and two of 1/3 are
 * the same sum but for a billionth, which would be a standard error to divide by (verdict-rules 10.12).
 * @throws RangeError for no differences or lists of different lengths.
 * @example clusterSums([1, 2, 6], ['a', 'a', null]) // mean 3, sizes [2, 1], residuals [-3, 3]
 */
export function clusterSums(
  differences: readonly number[],
  clusters: readonly (string | null)[],
  noise = EPSILON,
): ClusterSums {
  const mean = meanOf(differences)
  const groups = groupByCluster(differences, clusters)
  const residuals = groups.map((group) => {
    const residual = sum(group.map((difference) => difference - mean))
    return isRounding(residual, group.length, noise) ? 0 : residual
  })
  return {
    mean,
    sizes: groups.map((group) => group.length),
    residuals,
    isFlat: residuals.every((residual) => residual === 0),
  }
}

/**
 * The cases and the sum of each cluster, in order of first appearance.
 * @example sumClusters([1, 2, 6], ['a', 'a', null]) // sizes [2, 1], sums [3, 6]
 */
export function sumClusters(
  values: readonly number[],
  clusters: readonly (string | null)[],
): { readonly sizes: readonly number[]; readonly sums: readonly number[] } {
  const groups = groupByCluster(values, clusters)
  return { sizes: groups.map((group) => group.length), sums: groups.map(sum) }
}

function groupByCluster(
  values: readonly number[],
  clusters: readonly (string | null)[],
): readonly (readonly number[])[] {
  if (values.length !== clusters.length) throw new RangeError('differences and clusters must be of one length')
  const members = new Map<string | symbol, number[]>()
  values.forEach((value, index) => {
    const key = clusters[index] ?? Symbol()
    const group = members.get(key)
    if (group) group.push(value)
    else members.set(key, [value])
  })
  return [...members.values()]
}

/** Whether the residual sum of `size` cases is no more than their differences were rounded by. */
export function isRounding(residual: number, size: number, noise: number): boolean {
  return Math.abs(residual) <= noise * size
}
