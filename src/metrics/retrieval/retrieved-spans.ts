import type { MetricDefinition, Ranking } from '../../model/metric.js'
import { type Score, scored, unscored } from '../../model/score.js'
import { defineMetric, type MetricSpec } from '../define/define-metric.js'
import { countFound } from './hit.js'
import { expectsSpans, SPAN_RULES } from './match-spans.js'

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
