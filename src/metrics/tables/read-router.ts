import type { TableArm } from '../../model/run/run-table.js'
import type { MetricFacts } from '../../model/metric.js'

/** Differences of decimal fractions are off by a few of these. */
const ROUNDING = 1e-9

/** An arm with how often each route tier answered. */
export type RoutedArm = TableArm & { readonly data: ReadonlyMap<string, number> }

interface Figure {
  readonly value: number
  readonly facts: MetricFacts
  /** Every case that it applies to is behind it. */
  readonly isWhole: boolean
}

/** What an arm's run says of a metric; null when it says nothing. */
export function figureOf({ run: { metrics, summaries } }: TableArm, id: string): Figure | null {
  const facts = metrics.find((metric) => metric.id === id)
  const summary = summaries[id]
  if (facts === undefined || summary === undefined || summary.mean === null) return null
  return { value: summary.mean, facts, isWhole: summary.n === summary.applicable }
}

/** Whether `arm` lies below `base` by the metric's default margin or more. */
function hasFallen(base: Figure | null, arm: Figure | null): boolean {
  if (base === null || arm === null) return false
  const { default_margin: margin, absolute_margin: absolute = 0.05 } = base.facts
  if (margin === undefined) return false
  const size = margin.kind === 'absolute' ? margin.value : base.value === 0 ? absolute : margin.value * base.value
  return base.value - arm.value >= size - ROUNDING
}

/** The mean place of the tiers that answered in the suite's order, 0 being the cheapest; null when none of them is listed. */
function meanTier({ data }: RoutedArm, tiers: readonly string[]): number | null {
  let places = 0
  let known = 0
  for (const [tier, count] of data) {
    const place = tiers.indexOf(tier)
    if (place === -1) continue
    places += place * count
    known += count
  }
  return known === 0 ? null : places / known
}

/** What changed between two routers, by point figures alone. */
export interface RouterReading {
  /** Ids of the quality metrics that fell, of those that were asked for. */
  readonly fallen: readonly string[]
  readonly isUnderRouted: boolean
  readonly isCheaper: boolean
}

/**
 * How an arm's router reads beside the baseline's. Under-routed: cheaper tiers answer more, and a quality metric fell by its default
 * margin. Cheaper: `cost.usd` fell by its default margin with every case priced on both sides, and no quality metric did.
 */
export function readRouter(
  { base, arm }: { readonly base: RoutedArm; readonly arm: RoutedArm },
  { tiers, quality }: { readonly tiers: readonly string[]; readonly quality: readonly string[] },
): RouterReading {
  const both = quality.filter((id) => figureOf(base, id) !== null && figureOf(arm, id) !== null)
  const fallen = both.filter((id) => hasFallen(figureOf(base, id), figureOf(arm, id)))
  const [before, after] = [meanTier(base, tiers), meanTier(arm, tiers)]
  const isCheapened = before !== null && after !== null && after < before - ROUNDING
  const [cost, price] = [figureOf(base, 'cost.usd'), figureOf(arm, 'cost.usd')]
  const isPriced = cost?.isWhole === true && price?.isWhole === true && cost.value > 0
  return {
    fallen,
    isUnderRouted: isCheapened && fallen.length > 0,
    isCheaper: isPriced && both.length > 0 && fallen.length === 0 && hasFallen(cost, price),
  }
}
