import type { MetricFacts } from '../../../model/metric.js'
import type { MarkedValue, TableArm } from '../../../model/run/run-table.js'
import { sum, weightedMean } from '../../../stats/moments.js'
import { type ArmWithData, type ColumnSpec, defineTable, tabulate } from '../define-table.js'
import { listAnswering, ROUTED_TRIALS, type RoutedTrials } from './route-tables.js'

/** Rounding tolerance for differences of decimal fractions. */
const ROUNDING = 1e-9

/** An arm, with how often each route tier answered. */
type RoutedArm = ArmWithData<RoutedTrials>

/** Returns an arm's figure for a metric; `null` if the run has none. */
export function figureOf({ run: { metrics, summaries } }: TableArm, id: string) {
  const facts = metrics.find((metric) => metric.id === id)
  const summary = summaries[id]
  if (facts === undefined || summary === undefined || summary.mean === null) return null
  /** `isWhole` is true if every case that the metric applies to is scored. */
  return { value: summary.mean, facts, isWhole: summary.n === summary.applicable }
}

type Figure = ReturnType<typeof figureOf>

/** Whether `arm` lies below `base` by the metric's default margin or more. */
function hasFallen(base: Figure, arm: Figure): boolean {
  if (base === null || arm === null) return false
  const { default_margin: margin, absolute_margin: absolute = 0.05 } = base.facts
  if (margin === undefined) return false
  const size = margin.kind === 'absolute' ? margin.value : base.value === 0 ? absolute : margin.value * base.value
  return base.value - arm.value >= size - ROUNDING
}

/** Computes the mean place, in the suite's order, of the tiers that answered (0 is the cheapest); `null` if none of them is listed. */
function meanTier({ data }: RoutedArm, tiers: readonly string[]): number | null {
  const listed = [...data.answered].filter(([tier]) => tiers.includes(tier))
  return weightedMean(listed.map(([tier, weight]) => ({ value: tiers.indexOf(tier), weight })))
}

/**
 * Compares an arm's router with the baseline's by point figures, without a test, and lists which of the given quality metrics fell.
 * Under-routed: cheaper tiers answer more, and a quality metric fell by its default margin. Cheaper: `cost.usd` fell by its default margin
 * with every case priced on both sides, and no quality metric fell.
 */
export function compareRouter(
  { base, arm }: { readonly base: RoutedArm; readonly arm: RoutedArm },
  { tiers, quality }: { readonly tiers: readonly string[]; readonly quality: readonly string[] },
) {
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

type RouterReading = ReturnType<typeof compareRouter>

/** Most tiers that fit in a readable cell; the table of route tiers has all of them. */
const MAX_TIERS = 6
export const routerComparison = defineTable({
  name: 'router-comparison',
  title: 'Routers compared',
  place: 'comment',
  ...ROUTED_TRIALS,
  build: (arms, { settings, scoring }) => {
    const [base] = arms
    const tiers = listAnswering(arms, scoring)
    if (base === undefined || arms.length < 2 || tiers.length === 0) return null
    const shown = tiers.slice(0, MAX_TIERS)
    const quality = ['success', ...['precision', 'recall'].map((name) => `retrieval.${name}@${settings.primary_k}`)]
    const ids = ['route.escalation-rate', 'route.accuracy', ...quality, 'tokens.total', 'cost.usd']
    const metrics = ids.flatMap(
      (id) => arms.map((arm) => figureOf(arm, id)).find((figure) => figure !== null)?.facts ?? [],
    )
    const routed = arms.map((arm) => ({
      arm,
      reading: arm === base ? null : compareRouter({ base, arm }, { tiers: scoring.route_tiers, quality }),
    }))
    return {
      ...tabulate(routed, [
        ['arm', 'text', ({ arm }) => arm.name],
        [`answered by ${shown.join(' / ')}, %`, 'text', ({ arm }) => writeUsage(arm.data, shown)],
        ...metrics.map(({ id, title, unit, kind }): ColumnSpec<(typeof routed)[number]> => [
          title,
          kind === 'binary' ? 'share' : unit,
          ({ arm, reading }) => {
            const value = figureOf(arm, id)?.value ?? null
            const mark = reading && markOf(id, reading)
            return mark === null ? value : { value, mark }
          },
        ]),
      ]),
      notes: [
        'Point figures without a test: "fell" means by at least the metric’s default margin.',
        ...routed.map(({ arm, reading }) => reading && describeReading(arm.name, reading, metrics)),
      ],
    }
  },
})

function markOf(id: string, { fallen, isUnderRouted, isCheaper }: RouterReading): MarkedValue['mark'] | null {
  if (isUnderRouted && fallen.includes(id)) return 'poor'
  return isCheaper && id === 'cost.usd' ? 'good' : null
}

function writeUsage({ routed, answered }: RoutedArm['data'], tiers: readonly string[]): string | null {
  if (routed === 0) return null
  const counts = tiers.map((tier) => answered.get(tier) ?? 0)
  return roundToHundred([...counts, routed - sum(counts)])
    .slice(0, tiers.length)
    .join(' / ')
}

function describeReading(name: string, reading: RouterReading, metrics: readonly MetricFacts[]): string | null {
  const fallen = metrics.filter(({ id }) => reading.fallen.includes(id)).map(({ title }) => title)
  if (reading.isUnderRouted)
    return `${name}: cheaper tiers answer more often, and ${fallen.join(', ')} fell. Is it routed too low?`
  return reading.isCheaper ? `${name}: cheaper, and neither success, precision nor recall fell.` : null
}

/**
 * Converts counts to whole per cent that sum to 100: rounds down, then adds one to those that lost most, the first of equals first. All
 * zeros give zeros.
 * Source: Hamilton's method of largest remainders.
 * @example roundToHundred([1, 1, 1]) // [34, 33, 33]
 */
export function roundToHundred(counts: readonly number[]): readonly number[] {
  const total = sum(counts)
  if (total === 0) return counts.map(() => 0)
  const whole = counts.map((count) => Math.floor((100 * count) / total))
  const missing = 100 - sum(whole)
  const lost = counts
    .map((count, index) => ({ index, lost: (100 * count) % total }))
    .sort((a, b) => b.lost - a.lost || a.index - b.index)
  const lifted = new Set(lost.slice(0, missing).map(({ index }) => index))
  return whole.map((share, index) => share + (lifted.has(index) ? 1 : 0))
}
