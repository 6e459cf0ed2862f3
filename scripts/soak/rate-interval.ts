import { bisect } from '../../src/stats/bisect.js'
import { incompleteGamma } from '../../src/stats/distributions/normal.js'

/**
 * Returns the 95 % interval of a mean count per year: Garwood's exact interval for a Poisson mean (1936, Biometrika 28:437). If the years
 * differ by more than chance (a lucky reference causes several issues at once), the interval is widened by their variance over their mean,
 * as in quasi-likelihood (McCullagh & Nelder 1989, Generalized Linear Models, 6.2.3). Needs at least two years.
 * @example rateInterval([1, 1, 1, 1, 1, 1, 1, 1, 1, 1]) // [.4795, 1.8390]
 */
export function rateInterval(counts: readonly number[]): readonly [low: number, high: number] {
  const years = counts.length
  const total = counts.reduce((sum, count) => sum + count, 0)
  const mean = total / years
  const variance = counts.reduce((sum, count) => sum + (count - mean) ** 2, 0) / (years - 1)
  const spread = total === 0 ? 1 : Math.max(1, variance / mean)
  const [low, high] = poissonInterval(total / spread)
  return [(low * spread) / years, (high * spread) / years]
}

function poissonInterval(count: number): readonly [low: number, high: number] {
  const most = 10 * (count + 10)
  // Q(k, μ) is the probability of a count below k.
  const fewerThan = (k: number, mean: number): number => incompleteGamma({ a: k, x: mean }).upper
  return [
    count === 0 ? 0 : bisect({ low: 0, high: most, holds: (mean) => fewerThan(count, mean) > 0.975 }),
    bisect({ low: 0, high: most, holds: (mean) => fewerThan(count + 1, mean) > 0.025 }),
  ]
}
