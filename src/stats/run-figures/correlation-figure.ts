import { summedFigure } from './summed-figure.js'

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
