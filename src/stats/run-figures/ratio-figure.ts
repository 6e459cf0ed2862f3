import { meanOf } from './figure-rule.js'
import { summedFigure } from './summed-figure.js'

/**
 * Σ numerator / Σ denominator over cases, each case with its means over trials; NaN when the denominator is 0 in all, or so near that the ratio is no number.
 * Source: the ratio of means of survey sampling, Cochran 1977, Sampling Techniques, 6.1.
 * @example 300 of 500 and 0 of 100: 0.5
 */
export const RATIO_FIGURE = summedFigure({
  record: (trials) => [meanOf(trials, 0), meanOf(trials, 1)],
  ofSums: ([numerator = 0, denominator = 0]) => {
    const ratio = denominator === 0 ? NaN : numerator / denominator
    return Number.isFinite(ratio) ? ratio : NaN
  },
})
