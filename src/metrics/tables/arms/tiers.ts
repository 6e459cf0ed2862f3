import { decimalsForDigits, formatMoney, formatNumber } from '../../../format/format-number.js'
import { groupBy } from '../../../model/group-by.js'
import type { TableCell, TableTrial } from '../../../model/run/run-table.js'
import type { Scoring } from '../../../model/suite/scoring.js'
import { mean, populationStandardDeviation } from '../../../stats/moments.js'
import { percentileOfSorted } from '../../../stats/percentile.js'
import { costOfPass } from '../../run/composite.js'
import { type ArmWithData, type Collector, type ColumnSpec, defineTable, tabulate } from '../define-table.js'
import { isCostKnown } from './scorecard.js'

/**
 * Computes the seven statistics of some values; `null` for none. Values that agree to 6 decimals count as one for the mode, which is the
 * smallest of them, unrounded. Source: ProjectScylla, docs/design/metrics-formulas.md, aggregate statistics; the deviation divides by n, as
 * the document says.
 * @example describeValues([1, 1, 2, 2]) // median 1.5, mean 1.5, mode 1, min 1, max 2, std_dev_pop 0.5, count 4
 */
export function describeValues(values: readonly number[]) {
  if (values.length === 0) return null
  const sorted = [...values].sort((a, b) => a - b)
  return {
    median: percentileOfSorted(sorted, 0.5),
    mean: mean(sorted),
    /** The most frequent value, the smallest of several. */
    mode: modeOfSorted(sorted),
    min: sorted[0] ?? NaN,
    max: sorted.at(-1) ?? NaN,
    std_dev_pop: populationStandardDeviation(sorted),
    count: sorted.length,
  }
}

type ValueStatistics = NonNullable<ReturnType<typeof describeValues>>

function modeOfSorted(sorted: readonly number[]): number {
  const groups = [...groupBy(sorted, (value) => value.toFixed(6)).values()]
  // Groups are in ascending order, so the first of equals is the smallest.
  return groups.reduce((most, group) => (group.length > most.length ? group : most), [])[0] ?? NaN
}

type Scores = TableTrial['scores']

/** The figures of ProjectScylla's formulas, and how to read them from a trial's scores; `undefined` if the trial has no value. */
const TIER_FIGURES = [
  { key: 'pass', title: 'pass', format: 'ratio', of: ofMetric('success') },
  { key: 'impl', title: 'impl', format: 'ratio', of: ofMetric('rubric.weighted-score') },
  { key: 'composite', title: 'composite', format: 'ratio', of: ofMetric('run.composite') },
  { key: 'progress', title: 'progress', format: 'ratio', of: ofMetric('run.progress') },
  { key: 'drift', title: 'drift', format: 'ratio', of: ofMetric('run.strategic-drift') },
  { key: 'cfp', title: 'CFP', format: 'share', of: shareOfChanges('changes.failed') },
  { key: 'revert_rate', title: 'PR revert rate', format: 'share', of: shareOfChanges('changes.reverted') },
  { key: 'tokens', title: 'tokens', format: 'tokens', of: ofMetric('tokens.total') },
  { key: 'cost', title: 'cost', format: 'usd', of: ofMetric('cost.usd') },
  { key: 'cost_of_pass', title: 'CoP', format: 'usd', of: costOfTry },
  { key: 'duration', title: 'duration', format: 's', of: ofMetric('performance.latency') },
] as const

function ofMetric(id: string): (scores: Scores) => number | undefined {
  return (scores) => scores[id]
}

/** Returns a share of changes; without any change there is no share. */
function shareOfChanges(id: string): (scores: Scores) => number | undefined {
  return ({ [id]: some, 'changes.total': all = 0 }) => (some === undefined || all === 0 ? undefined : some / all)
}

/** Returns the cost of a trial that passed, and ∞ for one that did not. */
function costOfTry({ success, 'cost.usd': cost }: Scores): number | undefined {
  return success === undefined || cost === undefined ? undefined : costOfPass({ cost, passRate: success })
}

/** The data that is kept of an arm. */
interface TierValues {
  /** The values of the arm's trials, one list for each figure; a trial without a value is left out. */
  readonly of: Readonly<Record<(typeof TIER_FIGURES)[number]['key'], number[]>>
  /** US dollars of all trials with a known outcome, as far as their costs are known. */
  cost_of_tries: number
}

/** Collects a number for each figure of each trial. */
const TIER_VALUES: Collector<TierValues> = {
  start: () => ({
    of: Object.fromEntries(TIER_FIGURES.map(({ key }) => [key, []])) as unknown as TierValues['of'],
    cost_of_tries: 0,
  }),
  add: (data, { scores }) => {
    for (const { key, of } of TIER_FIGURES) {
      const value = of(scores)
      if (value !== undefined) data.of[key].push(value)
    }
    if (scores['success'] !== undefined) data.cost_of_tries += scores['cost.usd'] ?? 0
  },
}

const STATISTICS: readonly (keyof ValueStatistics)[] = ['median', 'mean', 'mode', 'min', 'max', 'std_dev_pop', 'count']

export const tierSummary = defineTable({
  name: 'tier-summary',
  title: 'Each arm over its trials',
  ...TIER_VALUES,
  build: (arms) => {
    const shown = TIER_FIGURES.filter(({ key }) => arms.some(({ data }) => data.of[key].length > 0))
    // With one trial a case and no judge, the table would only repeat the metrics.
    const isRepeated = arms.some(({ run }) => run.trials_per_case > 1)
    if (!shown.some(({ key }) => key === 'composite' || (key === 'pass' && isRepeated))) return null
    const rows = arms.flatMap(({ name, data }) => {
      const of = new Map(shown.map(({ key }) => [key, describeValues(data.of[key])]))
      return STATISTICS.map((statistic) => ({ name, of, statistic }))
    })
    type Row = (typeof rows)[number]
    return {
      ...tabulate(rows, [
        ['arm', 'text', ({ name }) => name],
        ['statistic', 'text', ({ statistic }) => statistic],
        ...shown.map(({ key, title, format }): ColumnSpec<Row> => [
          title,
          format,
          ({ of, statistic }) => cellOf(of.get(key), statistic),
        ]),
      ]),
      notes: [
        'Over trials, not cases: a ProjectScylla run is a trial here. A failed trial has pass 0, and no value in the other rows. std_dev_pop divides by n; of several modes the smallest is shown. CoP is the cost of a trial that passes, and ∞ for one that does not; CFP and PR revert rate cover the trials with changes. The median of a pass rate is 0, 0.5 or 1, so look at its mean.',
      ],
    }
  },
})

/** Formats a statistic. A cost of a pass may be infinite, and then has no deviation. */
function cellOf(values: ValueStatistics | null | undefined, statistic: keyof ValueStatistics): TableCell {
  if (statistic === 'count') return String(values?.count ?? 0)
  const value = values?.[statistic] ?? null
  if (value === null || Number.isFinite(value)) return value
  return statistic === 'std_dev_pop' ? null : '∞'
}

export const tierComparison = defineTable({
  name: 'tier-comparison',
  title: 'Arms against the first: grade, uplift, cost of a pass',
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
        'The grade and the first uplift use the median composite score over trials, as in ProjectScylla; the composite score needs a judged rubric. The pass rate is a mean over trials, and the cost of a pass is all known costs divided by all passes.',
        frontier !== null &&
          `Best value: ${frontier.tiers.join(', ')}, at ${formatMoney(frontier.cost_of_pass)} a pass (the frontier cost of pass).`,
        describeSpread(tiers),
        describeTransitions(priced),
      ],
    }
  },
})

function describeTier({ name, run, data }: ArmWithData<TierValues>) {
  const pass = describeValues(data.of.pass)
  const cost = describeValues(data.of.cost)
  const isPriced = pass !== null && cost !== null && isCostKnown(run.summaries)
  return {
    name,
    pass,
    impl: describeValues(data.of.impl),
    composite: describeValues(data.of.composite),
    cost,
    /** `null` if the cost of some answers is unknown. */
    priced: isPriced ? { name, cost: data.cost_of_tries / pass.count, passRate: pass.mean } : null,
  }
}

type Tier = ReturnType<typeof describeTier>

function writePrice({ name, priced }: Tier, best: string | undefined): TableCell {
  const price = priced === null ? null : costOfPass(priced)
  const value = price === Infinity ? '∞' : price
  return name === best ? { value, mark: 'good' } : value
}

/** Describes the spread of medians, as in ProjectScylla's document, and of means, since the median of a binary rate is 0, 0.5 or 1. */
function describeSpread(tiers: readonly Tier[]): string | null {
  const spreadOf = (key: 'pass' | 'impl' | 'composite' | 'cost', statistic: 'median' | 'mean') => {
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
    : `Steps worth taking (more passes, and a pass costs no more; not tested): ${steps.join(', ')}.`
}

function short(value: number): string {
  return formatNumber(value, { decimals: decimalsForDigits(value, 3) })
}

/**
 * Computes how much better a variant is than the first, as a share of the first; `null` if the first is 0.
 * Source: ProjectScylla, docs/design/metrics-formulas.md, tier uplift.
 * @example tierUplift(0.9, 0.75) // 0.2
 */
export function tierUplift(score: number, first: number): number | null {
  return first === 0 ? null : (score - first) / first
}

/**
 * Returns the letter of a composite score: that of the highest bound it reaches, F below all of them. Scores are compared exactly, not
 * rounded.
 * Source: ProjectScylla, docs/design/metrics-formulas.md, letter grade assignment.
 * @example letterGrade(0.925, { A: 0.95, B: 0.85, C: 0.75, D: 0.65 }) // 'B'
 */
export function letterGrade(score: number, scale: Scoring['grade_scale']): string {
  const reached = Object.entries(scale).filter(([, bound]) => score >= bound)
  const [best] = reached.sort(([, a], [, b]) => b - a)
  return best?.[0] ?? 'F'
}

/**
 * Computes how far variants differ: the population variance of one figure of each, and the difference highest − lowest; `null` without
 * variants.
 * Source: ProjectScylla, docs/design/metrics-formulas.md, pass rate variance, cost variance, cost delta.
 * @example tierVariance([0.7, 0.8, 0.85, 0.9]) // variance 0.00546875, delta 0.2
 */
export function tierVariance(values: readonly number[]) {
  if (values.length === 0) return null
  return { variance: populationStandardDeviation(values) ** 2, delta: Math.max(...values) - Math.min(...values) }
}

/**
 * Rates how sensitive rates from 0 to 1 are to the variant, by their variance. Meaningless for costs.
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

/**
 * Finds the lowest cost of a pass that any variant reaches, in US dollars, and the variants that reach it, in the order given; the first is
 * the best value. `null` if none passes.
 * Source: ProjectScylla's frontier cost of pass: the minimum over the variants whose pass rate is above 0.
 * @example frontierCostOfPass([{ name: 'T0', cost: 0.5, passRate: 0.5 }, { name: 'T1', cost: 0.6, passRate: 0.8 }]) // 0.75 by T1
 */
export function frontierCostOfPass(tiers: readonly PricedTier[]) {
  const passing = tiers.filter(({ passRate }) => passRate > 0)
  if (passing.length === 0) return null
  const lowest = Math.min(...passing.map(costOfPass))
  return { cost_of_pass: lowest, tiers: passing.filter((tier) => costOfPass(tier) === lowest).map(({ name }) => name) }
}

/**
 * Whether going from one variant to another is worth its price: the other passes more often and a pass costs no more, or it passes as often
 * and a pass costs less. `null` if neither passes. Goldenpair's own rule; ProjectScylla gives none.
 * @example isTransitionWorthIt({ name: 'T0', cost: 0.5, passRate: 0.5 }, { name: 'T1', cost: 0.6, passRate: 0.8 }) // true
 */
export function isTransitionWorthIt(from: PricedTier, to: PricedTier): boolean | null {
  if (from.passRate === 0 && to.passRate === 0) return null
  const [before, after] = [costOfPass(from), costOfPass(to)]
  return to.passRate > from.passRate ? after <= before : to.passRate === from.passRate && after < before
}
