import type { MetricDefinition } from '../../model/metric.js'
import { changesTotal, changesFailed, changesReverted, changesFailPercentage, changesRevertRate } from './changes.js'
import { componentTokens, skillTokens, componentSkillEfficiency, tokenEfficiencyRatio } from './components.js'
import { runCostOfPass } from './cost-of-pass.js'
import { runComposite } from './run-composite.js'
import { runProgress, runProgressSimple } from './run-progress.js'
import { runStrategicDrift, runStrategicDriftSimple } from './run-strategic-drift.js'
import {
  successTrialDeviation,
  correctnessTrialDeviation,
  correctnessRunDeviation,
  completenessRunDeviation,
  faithfulnessRunDeviation,
} from './trial-deviations.js'

/** What is known of a run as a whole: progress, spread over trials, changes made, components paid for. */
export const AGENT_RUN: readonly MetricDefinition[] = [
  runComposite,
  runCostOfPass,
  successTrialDeviation,
  correctnessTrialDeviation,
  correctnessRunDeviation,
  completenessRunDeviation,
  faithfulnessRunDeviation,
  runProgress,
  runProgressSimple,
  runStrategicDrift,
  runStrategicDriftSimple,
  changesTotal,
  changesFailed,
  changesReverted,
  changesFailPercentage,
  changesRevertRate,
  ...componentTokens,
  skillTokens,
  componentSkillEfficiency,
  tokenEfficiencyRatio,
]
