import type { GoldenCase } from '../../model/suite/case.js'
import type { AnsweredTrial } from '../../model/metric.js'
import { scored, unscored, type Score } from '../../model/score.js'
import type { MetricContext } from '../define/define-metric.js'
import { isJudged, readJudged } from './judged-part.js'
import { averageQuality } from './quality.js'

const GOOD_CORRECTNESS = 4
const GOOD_QUALITY = 0.7
/** 0.7 three times over, divided by three, is a little less than 0.7. */
const ROUNDING = 1e-9

type Judging = Pick<MetricContext, 'scoring'>

/** The question to a judge that decides whether the answer to a case is right; null where the suite or the case has none. */
export function decidingQuestion(golden: GoldenCase, context: Judging): 'answer' | 'quality' | null {
  if (golden.expected_answer !== undefined && isJudged(context, 'answer')) return 'answer'
  return golden.expected_answer_criteria !== undefined && isJudged(context, 'quality') ? 'quality' : null
}

/**
 * Whether the judge finds the answer right, as a score: a correctness of at least 4 of 5 where an expected answer is judged, else a mean of
 * the three qualities of at least 0.7. 1 where nobody is to judge it; unscored where somebody is and gave nothing usable.
 * Source: docs/metrics.md#success.
 * @example scoreJudgedAnswer({ golden, judgments: { answer: { correctness: 4, completeness: 2, faithfulness: 5 } } }, context) // scored 1
 */
export function scoreJudgedAnswer(
  { golden, judgments }: Pick<AnsweredTrial, 'golden' | 'judgments'>,
  context: Judging,
): Score {
  switch (decidingQuestion(golden, context)) {
    case 'answer': {
      const grades = readJudged(judgments?.answer)
      if (typeof grades === 'string') return unscored(grades)
      const { correctness } = grades
      return correctness === null
        ? unscored('the judge was not shown the expected answer')
        : scored(correctness >= GOOD_CORRECTNESS ? 1 : 0)
    }
    case 'quality': {
      const quality = readJudged(judgments?.quality)
      if (typeof quality === 'string') return unscored(quality)
      return scored(averageQuality(quality) >= GOOD_QUALITY - ROUNDING ? 1 : 0)
    }
    case null:
      return scored(1)
  }
}
