import type { Drawing } from '../../model/result/chart.js'
import type { ListedMetric } from '../../model/result/gate-result.js'
import type { PairComparison } from '../../model/result/pair-comparison.js'
import { capabilityProfile, componentCost, modelOutcomes, routeTiers } from './bars.js'
import { calibration, precisionRecall } from './by-arm.js'
import type { Chart } from './chart.js'
import { costQuality } from './cost-quality.js'
import { deltaForest } from './delta-forest.js'
import { latencyDistribution, tokenDistribution, caseDifferences } from './by-case.js'
import { trend } from './trend.js'

/** All charts, in the order of the report. A new chart needs its own file and an entry here. */
export const REGISTRY = {
  'delta-forest': deltaForest,
  'cost-quality': costQuality,
  'case-differences': caseDifferences,
  'precision-recall': precisionRecall,
  'route-tiers': routeTiers,
  'model-outcomes': modelOutcomes,
  calibration,
  'latency-distribution': latencyDistribution,
  'token-distribution': tokenDistribution,
  'component-cost': componentCost,
  trend,
  'capability-profile': capabilityProfile,
} as const satisfies Readonly<Record<string, Chart>>

/** Readers, especially on a phone, scroll past more pictures than this. */
const MAX_IN_COMMENT = 3

type Compared = Pick<PairComparison, 'metrics' | 'gates' | 'verdict' | 'alpha' | 'interleaved'>

/**
 * Returns the ids of the drawn charts that a comment shows, at most three, the first open and the others folded: those that are always
 * shown, then those about a metric that clearly moved, by the smallest adjusted p of their metrics. Metrics that depend on the machine
 * count only if both arms ran side by side. A chart with a single row or bar is left out, because words describe it.
 */
export function chooseCharts(
  charts: readonly Pick<Chart, 'id' | 'in_comment' | 'in_comment_of_several' | 'about'>[],
  drawings: readonly Pick<Drawing, 'id' | 'is_single'>[],
  candidates: readonly Compared[],
): readonly string[] {
  const drawn = charts.filter(({ id }) => drawings.some((drawing) => drawing.id === id && drawing.is_single !== true))
  const isOfSeveral = candidates.length > 1
  const always = drawn.filter(
    (chart) => chart.in_comment === 'always' || (isOfSeveral && chart.in_comment_of_several === 'always'),
  )
  const moved = drawn
    .filter((chart) => chart.in_comment === 'moved' && !always.includes(chart))
    .map(({ id, about }) => ({ id, p: Math.min(...candidates.map((one) => smallestP(about, one))) }))
    .filter(({ p }) => p < (candidates[0]?.alpha ?? 0))
    .sort((a, b) => a.p - b.p)
  return [...always, ...moved].slice(0, MAX_IN_COMMENT).map(({ id }) => id)
}

function smallestP(about: readonly string[], { metrics, gates, verdict, interleaved }: Compared): number {
  const primary = gates.find(({ gate }) => gate.id === verdict.primary)?.metric.id
  const isAbout = ({ id }: ListedMetric['metric']): boolean =>
    about.some((start) => (start === 'primary' ? id === primary : id.startsWith(start)))
  const ps = metrics
    .filter(({ metric }) => isAbout(metric) && (metric.environment === 'free' || interleaved))
    .map(({ p_adjusted: p }) => p ?? 1)
  return Math.min(1, ...ps)
}
