import type { MetricDefinition } from '../model/metric.js'
import { averagePrecisionAtK, map } from './average-precision.js'
import {
  branchingGrounded,
  branchingHopCoverage,
  branchingSuccess,
  branchingToolCoverage,
  branchingTrace,
} from './branching.js'
import { calibrationBrier } from './calibration-brier.js'
import { calibrationCorrelation } from './calibration-correlation.js'
import { calibrationEce, calibrationMce } from './calibration-error.js'
import { agentCoverage, toolCoverage } from './call-coverage.js'
import { changesFailed, changesFailPercentage, changesReverted, changesRevertRate, changesTotal } from './changes.js'
import { checks } from './checks.js'
import { clarification } from './clarification.js'
import { codeComplexity } from './code-complexity.js'
import { codeDeclarations } from './code-declarations.js'
import { codeReview } from './code-review.js'
import { codeSize } from './code-size.js'
import { componentSkillEfficiency, componentTokens, skillTokens, tokenEfficiencyRatio } from './components.js'
import { contextEstimated, contextRelevant, contextTotal, contextWaste, contextWasted } from './context-tokens.js'
import { contextWastePooled } from './context-waste-pooled.js'
import {
  coordinationAgents,
  coordinationGrounded,
  coordinationHops,
  coordinationSuccess,
  coordinationTools,
  coordinationTrace,
} from './coordination.js'
import { costKnown } from './cost-known.js'
import { runCostOfPass } from './cost-of-pass.js'
import { cost } from './cost.js'
import { emptyAnswer } from './empty-answer.js'
import { exactMatchMetric } from './exact-match.js'
import { failures, timeouts } from './failures.js'
import { hit } from './hit.js'
import { chainSuccess, groundedHopCoverage, hopCoverage } from './hops.js'
import { judgeCompleteness, judgeCorrectness, judgeFaithfulness, judgeOverall } from './judge-answer.js'
import { judgeCost, judgeError, judgeTokens } from './judge-effort.js'
import { latency } from './latency.js'
import { mrr } from './mrr.js'
import { ndcg } from './ndcg.js'
import { costP50, costP95, latencyP50, latencyP95, tokensP50, tokensP95 } from './percentiles.js'
import { embedTime, generateTime, retrieveTime, toolTime } from './phases.js'
import { plannerConfidence } from './planner-confidence.js'
import { plannerSpanCount } from './planner-span-count.js'
import { precision } from './precision.js'
import { rPrecision } from './r-precision.js'
import { qualityAnswer, qualityAverage, qualityCompleteness, qualityCriteria, qualityFacts } from './quality.js'
import { recall } from './recall.js'
import { retrievalF1 } from './retrieval-f1.js'
import { duplicates, matchedByPath, returned } from './retrieved-spans.js'
import { rougeLMetric } from './rouge-l.js'
import { routeAccuracy, routeFirstTierShare, routeOverRouted, routeUnderRouted } from './route-choice.js'
import { routeAttempts, routeEscalationRate, routeEscalations } from './route-escalation.js'
import { rubricCategories, rubricConfidence, rubricPass, rubricScore } from './rubric.js'
import { runComposite } from './run-composite.js'
import { runProgress, runProgressSimple } from './run-progress.js'
import { runStrategicDrift, runStrategicDriftSimple } from './run-strategic-drift.js'
import { sourceF1, sourcePrecision, sourceRecall } from './sources.js'
import { success, successAnswer, successRetrieval, successWorkflow } from './success.js'
import { tokenF1Metric } from './token-f1.js'
import { tokensCachedShare } from './tokens-cached-share.js'
import { tokensAccurate, tokensPerAccurateAnswer, tokensSpentPerAccurateAnswer } from './tokens-per-accurate-answer.js'
import { tokensInput, tokensOutput, tokensTotal } from './tokens.js'
import { toolCalls, toolErrors, toolsUsed, toolTraceReported } from './tools-trace.js'
import {
  completenessRunDeviation,
  correctnessRunDeviation,
  correctnessTrialDeviation,
  faithfulnessRunDeviation,
  successTrialDeviation,
} from './trial-deviations.js'
import { ttft } from './ttft.js'
import {
  agentsExcluded,
  agentsIncluded,
  agentsMissing,
  agentsUnexpected,
  toolsExcluded,
  toolsIncluded,
  toolsMissing,
  toolsUnexpected,
} from './workflow-counts.js'
import { workflowAgentsPass, workflowPass, workflowToolsPass } from './workflow-pass.js'
import { cacheAccesses, cacheHitRate, cacheHits } from './cache.js'
import { costScore, cpuScore, latencyScore, memoryScore } from './efficiency-scores.js'
import { groundingConsistency, groundingHeuristic, groundingScore } from './grounding.js'
import {
  reasoningBacktracks,
  reasoningConfidence,
  reasoningDepth,
  reasoningHeuristic,
  reasoningPlanning,
} from './reasoning.js'
import { cpu, memory, memoryPeak } from './resources.js'
import { toolsEfficiency } from './tools-efficiency.js'
import { zeroRecall } from './zero-recall.js'

/** Every metric, in the order in which reports show them. */
export const REGISTRY: readonly MetricDefinition[] = [
  success,
  successRetrieval,
  successAnswer,
  successWorkflow,

  precision,
  recall,
  retrievalF1,
  ndcg,
  averagePrecisionAtK,
  hit,
  mrr,
  map,
  rPrecision,
  zeroRecall,
  returned,
  duplicates,
  matchedByPath,

  sourcePrecision,
  sourceRecall,
  sourceF1,

  contextWaste,
  contextWastePooled,
  contextTotal,
  contextRelevant,
  contextWasted,
  contextEstimated,

  routeEscalationRate,
  routeEscalations,
  routeAttempts,
  routeFirstTierShare,
  routeAccuracy,
  routeUnderRouted,
  routeOverRouted,

  plannerConfidence,
  plannerSpanCount,
  calibrationEce,
  calibrationMce,
  calibrationBrier,
  calibrationCorrelation,

  workflowPass,
  workflowAgentsPass,
  agentsMissing,
  agentsUnexpected,
  agentsIncluded,
  agentsExcluded,
  workflowToolsPass,
  toolsMissing,
  toolsUnexpected,
  toolsIncluded,
  toolsExcluded,
  agentCoverage,
  toolCoverage,
  toolTraceReported,
  toolsUsed,
  toolCalls,
  toolErrors,
  clarification,

  hopCoverage,
  groundedHopCoverage,
  chainSuccess,
  branchingHopCoverage,
  branchingGrounded,
  branchingSuccess,
  branchingToolCoverage,
  branchingTrace,
  coordinationHops,
  coordinationGrounded,
  coordinationSuccess,
  coordinationAgents,
  coordinationTools,
  coordinationTrace,

  exactMatchMetric,
  tokenF1Metric,
  rougeLMetric,
  checks,
  emptyAnswer,

  judgeCorrectness,
  judgeCompleteness,
  judgeFaithfulness,
  judgeOverall,
  judgeError,
  judgeTokens,
  judgeCost,

  qualityAnswer,
  qualityFacts,
  qualityCompleteness,
  qualityAverage,
  qualityCriteria,

  rubricScore,
  rubricPass,
  rubricConfidence,
  ...rubricCategories,

  tokensTotal,
  tokensInput,
  tokensOutput,
  tokensP50,
  tokensP95,
  tokensCachedShare,
  tokensPerAccurateAnswer,
  tokensSpentPerAccurateAnswer,
  tokensAccurate,

  cost,
  costP50,
  costP95,
  costKnown,

  latency,
  latencyP50,
  latencyP95,
  ttft,
  embedTime,
  retrieveTime,
  generateTime,
  toolTime,
  timeouts,
  failures,

  reasoningDepth,
  reasoningPlanning,
  reasoningConfidence,
  reasoningBacktracks,
  reasoningHeuristic,

  groundingScore,
  groundingConsistency,
  groundingHeuristic,
  toolsEfficiency,

  memory,
  memoryPeak,
  memoryScore,
  cpu,
  cpuScore,
  cacheHitRate,
  cacheHits,
  cacheAccesses,
  latencyScore,
  costScore,

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

  ...codeComplexity,
  ...codeDeclarations,
  ...codeSize,
  ...codeReview,
]
