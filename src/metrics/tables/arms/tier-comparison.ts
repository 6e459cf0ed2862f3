import { decimalsForDigits, formatMoney, formatNumber } from '../../../format/format-number.js'
import type { TableCell } from '../../../model/run/run-table.js'
import type { Scoring } from '../../../model/suite/scoring.js'
import { populationDeviation } from '../../../stats/moments.js'
import { costOfPass } from '../../run/composite.js'
import { type ArmWithData, defineTable, tabulate } from '../define-table.js'
import { isCostKnown } from './scorecard.js'
import { describeValues, TIER_VALUES, type TierValues, type ValueStatistics } from './tier-summary.js'

interface Tier {
  readonly name: string
  readonly pass: ValueStatistics | null
  readonly impl: ValueStatistics | null
  readonly composite: ValueStatistics | null
  readonly cost: ValueStatistics | null
  /** Null where the cost of some answers is unknown. */
  readonly priced: PricedTier | null
}

export const tierComparison = defineTable({
  name: 'tier-comparison',
  title: 'Arms against the first: grade, uplift, cost of a pass',
  source: 'ProjectScylla, docs/design/metrics-formulas.md, letter grades and cross-tier metrics',
  place: 'page',
  ...TIER_VALUES,
  build: (arms, { scoring }) => {
    const tiers = arms.map(describeTier)
    const [first] = tiers
    if (first === undefined || tiers.every(({ composite, priced }) => composite === null && priced === null))
      return null
    const priced = tiers.flatMap((tier) => tier.priced ?? [])
    const frontier = frontierCostOfPass(priced)
    const upliftOf = ({ name, composite }: Tier, statistic: 'median' | 'mean'): number | null =>
      composite === null || first.composite === null || name === first.name
        ? null
        : tierUplift(composite[statistic], first.composite[statistic])
    return {
      ...tabulate(tiers, [
        ['arm', 'text', ({ name }) => name],
        ['grade', 'text', ({ composite }) => composite && letterGrade(composite.median, scoring.grade_scale)],
        ['composite, median', 'ratio', ({ composite }) => composite?.median ?? null],
        ['uplift of the median', 'share', (tier) => upliftOf(tier, 'median')],
        ['composite, mean', 'ratio', ({ composite }) => composite?.mean ?? null],
        ['uplift of the mean', 'share', (tier) => upliftOf(tier, 'mean')],
        ['pass rate', 'share', ({ pass }) => pass?.mean ?? null],
        ['cost of a pass', 'usd', (tier) => writePrice(tier, frontier?.tiers[0])],
      ]),
      notes: [
        'Grade and the first uplift are of the median composite score over trials, as in ProjectScylla; the composite score needs a judged rubric. The pass rate is a mean over trials, the cost of a pass all known costs by all passes.',
        frontier === null
          ? null
          : `Best value: ${frontier.tiers.join(', ')}, a pass for ${formatMoney(frontier.cost_of_pass)} (the frontier cost of pass).`,
        describeSpread(tiers),
        describeTransitions(priced),
      ],
    }
  },
})

function describeTier({ name, run, data }: ArmWithData<TierValues>): Tier {
  const pass = describeValues(data.of.pass)
  const cost = describeValues(data.of.cost)
  const isPriced = pass !== null && cost !== null && isCostKnown(run.summaries)
  return {
    name,
    pass,
    impl: describeValues(data.of.impl),
    composite: describeValues(data.of.composite),
    cost,
    priced: isPriced ? { name, cost: data.cost_of_tries / pass.count, passRate: pass.mean } : null,
  }
}

function writePrice({ name, priced }: Tier, best: string | undefined): TableCell {
  const price = priced === null ? null : costOfPass(priced)
  const value = price === Infinity ? '∞' : price
  return name === best ? { value, mark: 'good' } : value
}

/** The spread of medians, as the document has them, and of means, since the median of a binary rate is 0, 0.5 or 1. */
function describeSpread(tiers: readonly Tier[]): string | null {
  const spreadOf = (key: 'pass' | 'impl' | 'composite' | 'cost', statistic: 'median' | 'mean'): TierVariance | null => {
    const values = tiers.flatMap((tier) => tier[key]?.[statistic] ?? [])
    return values.length < 2 ? null : tierVariance(values)
  }
  const parts = (['pass', 'impl', 'composite'] as const).flatMap((key) => {
    const [median, average] = [spreadOf(key, 'median'), spreadOf(key, 'mean')]
    if (median === null || average === null) return []
    const title = key === 'composite' ? 'composites' : `${key} rates`
    const label = key === 'composite' ? '' : `, sensitivity to the arm ${sensitivityOf(median.variance)}`
    return [`${title} ${short(median.variance)} (of the means ${short(average.variance)})${label}`]
  })
  const costs = spreadOf('cost', 'median')
  if (costs !== null) parts.push(`costs ${short(costs.variance)}, dearest − cheapest ${formatMoney(costs.delta)}`)
  return parts.length === 0 ? null : `Population variance of the arms’ medians: ${parts.join('; ')}.`
}

function describeTransitions(priced: readonly PricedTier[]): string | null {
  const steps = priced.slice(1).flatMap((to, index) => {
    const from = priced[index]
    const isWorthIt = from === undefined ? null : isTransitionWorthIt(from, to)
    return from === undefined || isWorthIt === null ? [] : [`${from.name} → ${to.name} ${isWorthIt ? 'yes' : 'no'}`]
  })
  return steps.length === 0
    ? null
    : `Worth going on (it passes more often, and a pass costs no more; no test behind it): ${steps.join(', ')}.`
}

function short(value: number): string {
  return formatNumber(value, { decimals: decimalsForDigits(value, 3) })
}

/**
 * How much better a variant is than the first, as a share of the first; null when the first is 0.
 * Source: ProjectScylla, docs/design/metrics-formulas.md, tier uplift.
 * @example tierUplift(0.9, 0.75) // 0.2
 */
export function tierUplift(score: number, first: number): number | null {
  return first === 0 ? null : (score - first) / first
}

/**
 * The letter of a composite score: that of the highest bound it reaches, F below all of them. Bounds are met exactly, not rounded.
 * Source: ProjectScylla, docs/design/metrics-formulas.md, letter grade assignment.
 * @example letterGrade(0.925, { A: 0.95, B: 0.85, C: 0.75, D: 0.65 }) // 'B'
 */
export function letterGrade(score: number, scale: Scoring['grade_scale']): string {
  const reached = Object.entries(scale).filter(([, bound]) => score >= bound)
  const [best] = reached.sort(([, a], [, b]) => b - a)
  return best?.[0] ?? 'F'
}

interface TierVariance {
  readonly variance: number
  /** Highest − lowest. */
  readonly delta: number
}

/**
 * How far variants lie apart: the population variance of one figure of each, and the distance of the extremes; null for no variant.
 * Source: ProjectScylla, docs/design/metrics-formulas.md, pass rate variance, cost variance, cost delta.
 * @example tierVariance([0.7, 0.8, 0.85, 0.9]) // variance 0.00546875, delta 0.2
 */
export function tierVariance(values: readonly number[]): TierVariance | null {
  if (values.length === 0) return null
  return { variance: populationDeviation(values) ** 2, delta: Math.max(...values) - Math.min(...values) }
}

/**
 * How sensitive rates from 0 to 1 are to the variant, by their variance; it means nothing for costs.
 * Source: ProjectScylla's labels: below 0.05 low, below 0.15 medium.
 * @example sensitivityOf(0.0675) // 'medium'
 */
export function sensitivityOf(variance: number): 'low' | 'medium' | 'high' {
  return variance < 0.05 ? 'low' : variance < 0.15 ? 'medium' : 'high'
}

/** A variant with its mean cost in US dollars and its pass rate. */
interface PricedTier {
  readonly name: string
  readonly cost: number
  readonly passRate: number
}

interface Frontier {
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
