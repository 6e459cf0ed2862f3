import { costOfPass } from '../run/cost-of-pass.js'

/** A variant with its mean cost in US dollars and its pass rate. */
export interface PricedTier {
  readonly name: string
  readonly cost: number
  readonly passRate: number
}

export interface Frontier {
  /** US dollars. */
  readonly cost_of_pass: number
  /** The variants that reach it, in the order given; the first is the best value. */
  readonly tiers: readonly string[]
}

/**
 * The lowest cost of a pass that any variant reaches, and who does; null when none passes.
 * Source: ProjectScylla's frontier cost of pass: the minimum over the variants whose pass rate is above 0.
 * @example frontierCostOfPass([{ name: 'T0', cost: 0.5, passRate: 0.5 }, { name: 'T1', cost: 0.6, passRate: 0.8 }]) // 0.75 by T1
 */
export function frontierCostOfPass(tiers: readonly PricedTier[]): Frontier | null {
  const passing = tiers.filter(({ passRate }) => passRate > 0)
  if (passing.length === 0) return null
  const lowest = Math.min(...passing.map(costOfPass))
  return { cost_of_pass: lowest, tiers: passing.filter((tier) => costOfPass(tier) === lowest).map(({ name }) => name) }
}

/**
 * Whether going from one variant to another is worth its price: it passes more often and a pass costs no more, or it passes as often and
 * a pass costs less. Null when neither passes. Goldenpair's rule; ProjectScylla gives none.
 * @example isTransitionWorthIt({ name: 'T0', cost: 0.5, passRate: 0.5 }, { name: 'T1', cost: 0.6, passRate: 0.8 }) // true
 */
export function isTransitionWorthIt(from: PricedTier, to: PricedTier): boolean | null {
  if (from.passRate === 0 && to.passRate === 0) return null
  const [before, after] = [costOfPass(from), costOfPass(to)]
  return to.passRate > from.passRate ? after <= before : to.passRate === from.passRate && after < before
}
