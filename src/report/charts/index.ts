import { calibration } from './calibration.js'
import { capabilityProfile } from './capability-profile.js'
import { caseDifferences } from './case-differences.js'
import type { Chart } from './chart.js'
import { componentCost } from './component-cost.js'
import { costQuality } from './cost-quality.js'
import { deltaForest } from './delta-forest.js'
import { latencyDistribution, tokenDistribution } from './distribution.js'
import { modelOutcomes } from './model-outcomes.js'
import { precisionRecall } from './precision-recall.js'
import { routeTiers } from './route-tiers.js'
import { trend } from './trend.js'

/** Every chart, in the order of the report. To add one: its file and its line. */
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
