import type { MetricDefinition } from '../../model/metric.js'
import { CHANGES } from './changes.js'
import { componentSkillEfficiency, componentTokens, skillTokens, tokenEfficiencyRatio } from './components.js'
import { runComposite, runCostOfPass } from './composite.js'
import { runProgress, runProgressSimple, runStrategicDrift, runStrategicDriftSimple } from './progress.js'
import { correctnessTrialDeviation, RUN_DEVIATIONS, successTrialDeviation } from './trial-deviations.js'

/** What is known of a run as a whole: progress, spread over trials, changes made, components paid for. */
export const AGENT_RUN: readonly MetricDefinition[] = [
  runComposite,
  runCostOfPass,
  successTrialDeviation,
  correctnessTrialDeviation,
  ...RUN_DEVIATIONS,
  runProgress,
  runProgressSimple,
  runStrategicDrift,
  runStrategicDriftSimple,
  ...CHANGES,
  ...componentTokens,
  skillTokens,
  componentSkillEfficiency,
  tokenEfficiencyRatio,
]
