import { holm } from './holm.js'
import { mcnemar } from './mcnemar.js'

/**
 * The fewest flips that can be significant: so many in one direction have McNemar's mid-p, adjusted by Holm beside the other p-values of the
 * family, below alpha. As many in both directions, or fewer, never are.
 * Source: the mid-p of k one-way flips is 2⁻ᵏ (Fagerland, Lydersen & Laake 2013, BMC Med. Res. Methodol. 13:91).
 * @example leastFlips({ alpha: 0.05, others: [] }) // 5: 2⁻⁵ = .031, and 2⁻⁴ = .0625
 * @example leastFlips({ alpha: 0.05, others: [0.4, 0.6] }) // 6: 3 · 2⁻⁶ = .047
 */
export function leastFlips({ alpha, others }: { readonly alpha: number; readonly others: readonly number[] }): number {
  const isSignificant = (flips: number): boolean => {
    const [adjusted = 1] = holm([mcnemar({ worse: flips, better: 0 }).midP, ...others])
    return adjusted < alpha
  }
  let flips = 1
  while (!isSignificant(flips)) flips += 1
  return flips
}
