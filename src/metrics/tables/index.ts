import type { TableDefinition } from '../../model/run/run-table.js'
import { pareto } from './arms/pareto.js'
import { scorecard } from './arms/scorecard.js'
import { spread } from './arms/spread.js'
import { tierComparison } from './arms/tier-comparison.js'
import { tierSummary } from './arms/tier-summary.js'
import { flakyCases, tries } from './arms/tries.js'
import { capabilityByUseCase, capabilityOverall } from './capability/capability-tables.js'
import { codeComplexity } from './code/code-complexity.js'
import { codeFiles, codeQuality, codeReviewTable } from './code/code-quality.js'
import { componentCost } from './cost/component-cost.js'
import { costDistribution, totals } from './cost/cost-distribution.js'
import { pricingApplied } from './cost/pricing-applied.js'
import { judgeReliability } from './judges/judge-reliability.js'
import { judgeScores } from './judges/judge-scores.js'
import { rubricCategoryTable } from './judges/rubric-categories.js'
import { profileBranching, profileCoordination, profileMultiHop } from './profiles.js'
import { hardestQueries, retrievalAtK, zeroRecallByTag, zeroRecallCases } from './retrieval.js'
import { calibrationBuckets } from './routing/calibration-buckets.js'
import { modelUsage } from './routing/model-usage.js'
import { routerComparison } from './routing/router-comparison.js'
import { routeTierOutcomes, routeTierUsage } from './routing/routes.js'
import { segments } from './segments.js'
import { suiteCoverage } from './suite-coverage.js'
import { workflowValidation } from './workflow-validation.js'

/** Every table, in the order in which reports show them. */
export const REGISTRY: readonly TableDefinition[] = [
  zeroRecallByTag,
  retrievalAtK,
  hardestQueries,
  zeroRecallCases,

  routeTierUsage,
  routeTierOutcomes,
  routerComparison,
  modelUsage,
  calibrationBuckets,
  profileMultiHop,
  profileBranching,
  profileCoordination,
  workflowValidation,

  judgeScores,
  judgeReliability,
  rubricCategoryTable,

  segments,
  suiteCoverage,
  costDistribution,
  totals,
  pricingApplied,

  capabilityOverall,
  capabilityByUseCase,

  scorecard,
  pareto,
  tierComparison,
  tierSummary,
  componentCost,
  spread,
  tries,
  flakyCases,

  codeQuality,
  codeComplexity,
  codeFiles,
  codeReviewTable,
]
