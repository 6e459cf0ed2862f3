import { bucketOf, type Buckets } from '../../model/buckets.js'
import type { FigureRule } from './figure-rule.js'
import { summedFigure } from './summed-figure.js'

/**
 * How far a confidence is from the share of good outcomes, bucket by bucket: the expected error is Σ w_b·|outcome_b − confidence_b| / Σ w_b,
 * the maximum error the largest of those gaps; empty buckets count for nothing. The trials of a case share its weight of 1.
 * A record has three numbers a bucket: weight, Σ confidence, Σ outcome.
 * Source: Naeini, Cooper & Hauskrecht 2015, AAAI 29:2901; Guo et al. 2017, arXiv:1706.04599, with equal-width buckets.
 * @example confidences .9 .8 .7 .6 .55, outcomes 1 1 0 1 0, ten buckets closed on the right: expected 0.23, maximum 0.7
 */
export function calibrationFigure(error: 'expected' | 'maximum', buckets: Buckets): FigureRule {
  const width = 3 * (buckets.edges.length + 1)
  return summedFigure({
    record: ({ count, places, parts: [confidences, outcomes] }) => {
      const sums = Array<number>(width).fill(0)
      const weight = 1 / count
      for (const place of places.slice(0, count)) {
        const [confidence, outcome] = [confidences?.[place] ?? 0, outcomes?.[place] ?? 0]
        const at = 3 * bucketOf(confidence, buckets)
        sums[at] = (sums[at] ?? 0) + weight
        sums[at + 1] = (sums[at + 1] ?? 0) + weight * confidence
        sums[at + 2] = (sums[at + 2] ?? 0) + weight * outcome
      }
      return sums
    },
    ofSums: (sums) => {
      let total = 0
      let distance = 0
      let largest = 0
      for (let at = 0; at < width; at += 3) {
        const weight = sums[at] ?? 0
        if (weight === 0) continue
        const gap = Math.abs((sums[at + 2] ?? 0) - (sums[at + 1] ?? 0))
        total += weight
        distance += gap
        largest = Math.max(largest, gap / weight)
      }
      if (total === 0) return NaN
      return error === 'expected' ? distance / total : largest
    },
  })
}

/** Below it a variance is rounding, and a correlation would be noise. */
const LEAST_VARIANCE = 1e-12

/**
 * Pearson's correlation of two values over all trials, the trials of a case sharing its weight of 1; NaN when either is constant.
 * With a 0-or-1 value it is the point-biserial correlation. A record has weight, Σx, Σy, Σx², Σy², Σxy.
 * Source: Pearson 1895, Proc. R. Soc. Lond. 58:240.
 * @example x 1, 2, 3 and y 0, 0, 1: √3/2 = 0.866
 */
export const CORRELATION_FIGURE = summedFigure({
  record: ({ count, places, parts: [xs, ys] }) => {
    const sums = [0, 0, 0, 0, 0, 0]
    for (const place of places.slice(0, count)) {
      const [x, y] = [xs?.[place] ?? 0, ys?.[place] ?? 0]
      for (const [at, value] of [1, x, y, x * x, y * y, x * y].entries()) sums[at] = (sums[at] ?? 0) + value / count
    }
    return sums
  },
  ofSums: ([weight = 0, x = 0, y = 0, xx = 0, yy = 0, xy = 0]) => {
    if (weight === 0) return NaN
    const varianceX = xx / weight - (x / weight) ** 2
    const varianceY = yy / weight - (y / weight) ** 2
    if (!(varianceX > LEAST_VARIANCE && varianceY > LEAST_VARIANCE)) return NaN
    const covariance = xy / weight - (x / weight) * (y / weight)
    return Math.max(-1, Math.min(1, covariance / Math.sqrt(varianceX * varianceY)))
  },
})
