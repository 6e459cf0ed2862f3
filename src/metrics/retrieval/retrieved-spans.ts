import type { MetricDefinition, Ranking } from '../../model/metric.js'
import { type Score, scored, unscored } from '../../model/score.js'
import { defineMetric, type MetricSpec } from '../define-metric.js'
import { expectsSpans, scoreRanking, SPAN_RULES } from './match-spans.js'
import { countFound } from './ranking.js'

/** What a reply's list of spans is like: neither better nor worse, but needed to read the metrics of retrieval. */
function defineSpanFact({
  measure,
  ...spec
}: Pick<MetricSpec, 'name' | 'title' | 'source' | 'unit' | 'range'> & {
  readonly measure: (ranking: Ranking) => Score
}): MetricDefinition {
  return defineMetric({
    ...spec,
    kind: 'continuous',
    direction: 'neutral',
    definition: `${spec.name}/1 ${SPAN_RULES}`,
    applies: expectsSpans,
    score: ({ ranking }) => (ranking === null ? unscored('the target reported no spans') : measure(ranking)),
    when_failed: 'unscored',
  })
}

export const returned = defineSpanFact({
  name: 'retrieval.returned',
  title: 'spans returned',
  source: 'trec_eval 10.0, measure num_ret; duplicates left out',
  unit: 'count',
  range: [0, null],
  measure: ({ gains }) => scored(gains.length),
})

export const duplicates = defineSpanFact({
  name: 'retrieval.duplicates',
  title: 'spans returned twice',
  source: 'Goldenpair: spans are ranked once each',
  unit: 'count',
  range: [0, null],
  measure: (ranking) => scored(ranking.duplicates),
})

export const matchedByPath = defineSpanFact({
  name: 'retrieval.matched-by-path',
  title: 'found by path alone',
  source: 'Goldenpair: the weakest identity of a span',
  unit: 'ratio',
  range: [0, 1],
  measure: ({ gains, found_by_path: byPath, undecided }) => {
    if (undecided !== null) return unscored(undecided.reason)
    const found = countFound(gains)
    return found === 0 ? unscored('no expected span was retrieved') : scored(byPath / found)
  },
})

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
