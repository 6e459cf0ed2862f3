import type { TableDefinition } from '../../model/run/run-table.js'
import { calibrationBuckets } from './calibration-buckets.js'
import { capabilityByUseCase } from './capability-by-use-case.js'
import { capabilityOverall } from './capability-overall.js'
import { codeComplexity } from './code-complexity.js'
import { codeFiles } from './code-files.js'
import { codeQuality } from './code-quality.js'
import { codeReviewTable } from './code-review.js'
import { componentCost } from './component-cost.js'
import { costDistribution } from './cost-distribution.js'
import { profileBranching, profileCoordination, profileMultiHop } from './define-profile-table.js'
import { hardestQueries } from './hardest-queries.js'
import { judgeReliability } from './judge-reliability.js'
import { judgeScores } from './judge-scores.js'
import { modelUsage } from './model-usage.js'
import { pareto } from './pareto.js'
import { pricingApplied } from './pricing-applied.js'
import { retrievalAtK } from './retrieval-at-k.js'
import { routeTierOutcomes } from './route-tier-outcomes.js'
import { routeTierUsage } from './route-tier-usage.js'
import { routerComparison } from './router-comparison.js'
import { rubricCategoryTable } from './rubric-categories.js'
import { scorecard } from './scorecard.js'
import { segments } from './segments.js'
import { spread } from './spread.js'
import { tierComparison } from './tier-comparison.js'
import { tierSummary } from './tier-summary.js'
import { totals } from './totals.js'
import { workflowValidation } from './workflow-validation.js'
import { zeroRecallByTag, zeroRecallCases } from './zero-recall-cases.js'

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

  codeQuality,
  codeComplexity,
  codeFiles,
  codeReviewTable,
]
