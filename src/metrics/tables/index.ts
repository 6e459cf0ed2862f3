import type { MetricSettings } from '../../model/metric.js'
import type { RunTable, TableArm, TableDefinition, TableTrial } from '../../model/run/run-table.js'
import { DEFAULT_SCORING } from '../../model/suite/scoring.js'
import { completePricing } from '../cost/price-reply.js'
import { pareto, scorecard } from './arms/scorecard.js'
import { spread, tries } from './arms/tries.js'
import { tierComparison, tierSummary } from './arms/tiers.js'
import { capabilityByUseCase, capabilityOverall } from './capability/capability-tables.js'
import { codeComplexity, codeQuality, codeReviewTable } from './code/code-tables.js'
import { componentCost, costDistribution, pricingApplied, totals } from './cost/cost-tables.js'
import { judgeModels, judgeReliability } from './judges/judge-reliability.js'
import { rubricCategoryTable } from './judges/rubric-categories.js'
import { profileBranching, profileCoordination, profileMultiHop } from './profiles.js'
import { hardestQueries, retrievalAtK, zeroRecallByTag, zeroRecallCases } from './retrieval.js'
import { calibrationBuckets, modelUsage, routeTierOutcomes, routeTierUsage } from './routing/route-tables.js'
import { routerComparison } from './routing/router-comparison.js'
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

  judgeReliability,
  judgeModels,
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

  codeQuality,
  codeComplexity,
  codeReviewTable,
]

/** Starts every table of the registry. The number of an arm is its place in the list that `build` gets, the baseline first. */
export function openTables(settings: MetricSettings) {
  const context = {
    settings: { ...settings, pricing: completePricing(settings.pricing) },
    scoring: settings.scoring ?? DEFAULT_SCORING,
  }
  const tables = REGISTRY.map((definition) => definition.open(context))
  const looking = tables.flatMap(({ add }) => add ?? [])
  return {
    add: (arm: number, trial: TableTrial): void => {
      for (const add of looking) add(arm, trial)
    },
    build: (arms: readonly TableArm[]): readonly RunTable[] => tables.flatMap((table) => table.build(arms) ?? []),
  }
}
