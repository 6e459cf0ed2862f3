import type { MetricDefinition, MetricKind, Ranking } from '../../model/metric.js'
import { scored, unscored } from '../../model/score.js'
import { defineMetric, type MetricSpec } from './define-metric.js'
import { expectsSpans, SPAN_RULES } from '../match-spans.js'

interface RankingMetricSpec extends Pick<MetricSpec, 'name' | 'title' | 'source' | 'default_gate'> {
  readonly kind: MetricKind
  readonly version: number
  /** Without a k the whole list is looked at. */
  readonly at_each_k: boolean
  readonly measure: (ranking: Ranking, k: number) => number
}

/**
 * A retrieval metric: a ratio, higher is better, for cases that expect a span. A failed trial is 0; a reply that has
 * no `spans` at all is unscored, one with an empty list retrieved nothing and is 0.
 */
export function defineRankingMetric({ version, measure, ...spec }: RankingMetricSpec): MetricDefinition {
  return defineMetric({
    ...spec,
    unit: 'ratio',
    direction: 'higher',
    range: [0, 1],
    default_margin: spec.kind === 'binary' ? { kind: 'absolute', value: 0.05 } : { kind: 'relative', value: 0.1 },
    ...(spec.kind !== 'binary' && { absolute_margin: 0.05 }),
    definition: `${spec.name}/${version} ${SPAN_RULES}`,
    applies: expectsSpans,
    score: ({ ranking }, { k }) =>
      ranking === null ? unscored('the target reported no spans') : scored(measure(ranking, k)),
    when_failed: 0,
  })
}
