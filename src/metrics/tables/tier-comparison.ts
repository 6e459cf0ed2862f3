import { decimalsForDigits, formatNumber } from '../../format/format-number.js'
import { formatMoney } from '../../format/format-money.js'
import type { TableArm, TableCell } from '../../model/run-table.js'
import type { Scoring } from '../../model/scoring.js'
import { costOfPass } from '../run/cost-of-pass.js'
import { describeValues, type ValueStatistics } from './describe-values.js'
import { letterGrade } from './letter-grade.js'
import { isCostKnown } from '../scorecard.js'
import { frontierCostOfPass, isTransitionWorthIt, type PricedTier } from './frontier-cost-of-pass.js'
import { tierUplift } from './tier-uplift.js'
import { sensitivityOf, tierVariance, type TierVariance } from './tier-variance.js'
import { defineTable } from './define-table.js'
import { startTierValues, type TierValues } from './tier-values.js'

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
  source: 'design document 003, letter grades and cross-tier metrics',
  place: 'page',
  start: startTierValues,
  build: (arms, { scoring }) => {
    const tiers = arms.map(describeTier)
    const [first] = tiers
    if (first === undefined || tiers.every(({ composite, priced }) => composite === null && priced === null))
      return null
    const priced = tiers.flatMap((tier) => tier.priced ?? [])
    const frontier = frontierCostOfPass(priced)
    return {
      columns: [
        { title: 'arm', format: 'text' },
        { title: 'grade', format: 'text' },
        { title: 'composite, median', format: 'ratio' },
        { title: 'uplift of the median', format: 'share' },
        { title: 'composite, mean', format: 'ratio' },
        { title: 'uplift of the mean', format: 'share' },
        { title: 'pass rate', format: 'share' },
        { title: 'cost of a pass', format: 'usd' },
      ],
      rows: tiers.map((tier) => rowOf(tier, first, { scoring, best: frontier?.tiers[0] ?? null })),
      notes: [
        'Grade and the first uplift are of the median composite score over trials, as design document 003 has them; the composite score needs a judged rubric. The pass rate is a mean over trials, the cost of a pass all known costs by all passes.',
        ...(frontier === null
          ? []
          : [
              `Best value: ${frontier.tiers.join(', ')}, a pass for ${formatMoney(frontier.cost_of_pass)} (the frontier cost of pass).`,
            ]),
        ...describeSpread(tiers),
        ...describeTransitions(priced),
      ],
    }
  },
})

function describeTier({ name, run, data }: TableArm & { readonly data: TierValues }): Tier {
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

function rowOf(
  { name, pass, composite, priced }: Tier,
  first: Tier,
  { scoring, best }: { readonly scoring: Scoring; readonly best: string | null },
): readonly TableCell[] {
  const upliftOf = (statistic: 'median' | 'mean'): number | null =>
    composite === null || first.composite === null || name === first.name
      ? null
      : tierUplift(composite[statistic], first.composite[statistic])
  const price = priced === null ? null : costOfPass(priced)
  const shown = price === Infinity ? '∞' : price
  return [
    name,
    composite === null ? null : letterGrade(composite.median, scoring.grade_scale),
    composite?.median ?? null,
    upliftOf('median'),
    composite?.mean ?? null,
    upliftOf('mean'),
    pass?.mean ?? null,
    name === best ? { value: shown, mark: 'good' } : shown,
  ]
}

/** Of medians, as the document has them, and of means, since the median of a binary rate is 0, 0.5 or 1. */
function describeSpread(tiers: readonly Tier[]): readonly string[] {
  const spreadOf = (key: 'pass' | 'impl' | 'cost', statistic: 'median' | 'mean'): TierVariance | null => {
    const values = tiers.flatMap((tier) => tier[key]?.[statistic] ?? [])
    return values.length < 2 ? null : tierVariance(values)
  }
  const rates = (['pass', 'impl'] as const).flatMap((key) => {
    const [median, average] = [spreadOf(key, 'median'), spreadOf(key, 'mean')]
    if (median === null || average === null) return []
    const label = sensitivityOf(median.variance)
    return [
      `${key} rates ${short(median.variance)} (of the means ${short(average.variance)}), sensitivity to the arm ${label}`,
    ]
  })
  const costs = spreadOf('cost', 'median')
  const parts = [
    ...rates,
    ...(costs === null ? [] : [`costs ${short(costs.variance)}, dearest − cheapest ${formatMoney(costs.delta)}`]),
  ]
  return parts.length === 0 ? [] : [`Population variance of the arms’ medians: ${parts.join('; ')}.`]
}

function describeTransitions(priced: readonly PricedTier[]): readonly string[] {
  const steps = priced.slice(1).flatMap((to, index) => {
    const from = priced[index]
    const isWorthIt = from === undefined ? null : isTransitionWorthIt(from, to)
    return from === undefined || isWorthIt === null ? [] : [`${from.name} → ${to.name} ${isWorthIt ? 'yes' : 'no'}`]
  })
  return steps.length === 0
    ? []
    : [`Worth going on (it passes more often, and a pass costs no more; no test behind it): ${steps.join(', ')}.`]
}

function short(value: number): string {
  return formatNumber(value, { decimals: decimalsForDigits(value, 3) })
}
