import type { MetricDefinition } from '../../model/metric.js'
import { ANSWER_CHECKS } from './checks.js'
import { GRADE_METRICS, JUDGE_EFFORT } from './judge-answer.js'
import { OVERLAP, SIMILARITY } from './overlap.js'
import { QUALITY } from './quality.js'
import { RUBRIC_METRICS } from './rubric.js'

/** Metrics of the answer: by its words, by a judge and by a rubric. */
export const ANSWER: readonly MetricDefinition[] = [
  ...OVERLAP,
  ...SIMILARITY,
  ...ANSWER_CHECKS,
  ...GRADE_METRICS,
  ...JUDGE_EFFORT,
  ...QUALITY,
  ...RUBRIC_METRICS,
]
