import type { MetricDefinition } from '../../model/metric.js'
import { CHANGES } from './changes.js'
import { COMPONENTS } from './components.js'
import { runComposite, runCostOfPass } from './composite.js'
import { PROGRESS_METRICS } from './progress.js'
import { DEVIATIONS, PASSES } from './trial-deviations.js'

/** Metrics of a run as a whole: progress, spread over trials, changes made, tokens by component. */
export const AGENT_RUN: readonly MetricDefinition[] = [
  runComposite,
  runCostOfPass,
  ...PASSES,
  ...DEVIATIONS,
  ...PROGRESS_METRICS,
  ...CHANGES,
  ...COMPONENTS,
]
