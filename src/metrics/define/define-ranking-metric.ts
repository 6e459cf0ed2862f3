import type { MetricDefinition, MetricKind, Ranking } from '../../model/metric.js'
import { unscored } from '../../model/score.js'
import { defineMetric, type MetricContext, type MetricSpec } from './define-metric.js'
import { expectsSpans, scoreRanking, SPAN_RULES } from '../retrieval/match-spans.js'

interface RankingMetricSpec extends Pick<MetricSpec, 'name' | 'title' | 'source' | 'default_gate' | 'warn_margin'> {
  readonly kind: MetricKind
  readonly version: number
  /** Without a k the whole list is looked at. */
  readonly at_each_k: boolean
  /** Names a suite's choice that changes the meaning; null for the default. */
  readonly choice?: (context: MetricContext) => string | null
  readonly measure: (ranking: Ranking, context: MetricContext) => number
}

/**
 * A retrieval metric: a ratio, higher is better, for cases that expect a span. A failed trial is 0; a reply that has
 * no `spans` at all is unscored, one with an empty list retrieved nothing and is 0. Unscored too where it depends on a span of which it
 * cannot be told whether it is an expected one.
 */
export function defineRankingMetric({ version, choice, measure, ...spec }: RankingMetricSpec): MetricDefinition {
  return defineMetric({
    ...spec,
    unit: 'ratio',
    direction: 'higher',
    range: [0, 1],
    default_margin: spec.kind === 'binary' ? { kind: 'absolute', value: 0.05 } : { kind: 'relative', value: 0.1 },
    ...(spec.kind !== 'binary' && { absolute_margin: 0.05 }),
    definition: (context) => {
      const chosen = choice?.(context) ?? null
      return `${spec.name}/${version} ${SPAN_RULES}${chosen === null ? '' : ` ${chosen}`}`
    },
    applies: expectsSpans,
    score: ({ ranking }, context) =>
      ranking === null
        ? unscored('the target reported no spans')
        : scoreRanking(ranking, (possible) => measure(possible, context)),
    when_failed: 0,
  })
}
