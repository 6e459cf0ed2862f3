import { unscored } from '../../model/score.js'
import { defineMetric } from '../define/define-metric.js'
import { countFound } from './hit.js'
import { expectsSpans, scoreRanking, SPAN_RULES } from './match-spans.js'

/**
 * 1 when none of the expected spans was retrieved, at whatever rank, else 0.
 * @example missesAll([0, 0]) // 1
 */
export function missesAll(gains: readonly number[]): 0 | 1 {
  return countFound(gains) > 0 ? 0 : 1
}

export const zeroRecall = defineMetric({
  name: 'retrieval.zero-recall',
  title: 'zero-recall rate',
  source: 'Goldenpair: pytest-style failing criterion of a single run; recall of the whole list is 0',
  unit: 'ratio',
  kind: 'binary',
  direction: 'lower',
  range: [0, 1],
  default_margin: { kind: 'absolute', value: 0.05 },
  criterion: 'zero_recall',
  definition: `retrieval.zero-recall/1 ${SPAN_RULES}`,
  applies: expectsSpans,
  score: ({ ranking }) =>
    ranking === null
      ? unscored('the target reported no spans')
      : scoreRanking(ranking, ({ gains }) => missesAll(gains)),
  when_failed: 1,
})
