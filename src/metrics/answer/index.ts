import type { MetricDefinition } from '../../model/metric.js'
import { checks } from './checks.js'
import { emptyAnswer } from './empty-answer.js'
import { exactMatchMetric } from './exact-match.js'
import { judgeCorrectness, judgeCompleteness, judgeFaithfulness, judgeOverall } from './judge-answer.js'
import { judgeError, judgeTokens, judgeCost } from './judge-effort.js'
import { qualityAnswer, qualityFacts, qualityCompleteness, qualityAverage, qualityCriteria } from './quality.js'
import { rougeLMetric } from './rouge-l.js'
import { rubricScore, rubricPass, rubricConfidence, rubricCategories } from './rubric.js'
import { tokenF1Metric } from './token-f1.js'

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
