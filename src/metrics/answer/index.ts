import type { MetricDefinition } from '../../model/metric.js'
import { checks, emptyAnswer } from './checks.js'
import { judgeCompleteness, judgeCorrectness, judgeFaithfulness, judgeOverall } from './judge-answer.js'
import { judgeCost, judgeError, judgeTokens } from './judge-effort.js'
import { exactMatchMetric, rougeLMetric, tokenF1Metric } from './overlap.js'
import { qualityAnswer, qualityAverage, qualityCompleteness, qualityCriteria, qualityFacts } from './quality.js'
import { rubricCategories, rubricConfidence, rubricPass, rubricScore } from './rubric.js'

/** What the answer says: by its words, by a judge and by a rubric. */
export const ANSWER: readonly MetricDefinition[] = [
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
]
