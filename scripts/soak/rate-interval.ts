import { bisect } from '../../src/stats/bisect.js'
import { incompleteGamma } from '../../src/stats/distributions/normal.js'

/**
 * The 95 % interval of a mean count a year: Garwood's exact one of a Poisson mean (1936, Biometrika 28:437), widened where the years differ
 * by more than chance, since a lucky reference brings several issues at once: by their variance over their mean, as quasi-likelihood has it
 * (McCullagh & Nelder 1989, Generalized Linear Models, 6.2.3). At least two years.
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
  // Q(k, μ) is the chance of fewer than k.
  const fewerThan = (k: number, mean: number): number => incompleteGamma({ a: k, x: mean }).upper
  return [
    count === 0 ? 0 : bisect({ low: 0, high: most, holds: (mean) => fewerThan(count, mean) > 0.975 }),
    bisect({ low: 0, high: most, holds: (mean) => fewerThan(count + 1, mean) > 0.025 }),
  ]
}
