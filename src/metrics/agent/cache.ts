import type { MetricDefinition } from '../../model/metric.js'
import type { Reply } from '../../model/run/observation.js'
import { scored, unscored } from '../../model/score.js'
import { defineMetric } from '../define/define-metric.js'
import { defineRunMetric } from '../define/define-run-metric.js'

const SOURCE = 'Metrics Alignment, cache hit rate; `cache` reported by the target'

function defineCacheCount(
  name: string,
  title: string,
  count: (cache: { readonly hits: number; readonly misses: number }) => number,
): MetricDefinition {
  return defineMetric({
    name,
    title,
    source: SOURCE,
    unit: 'count',
    kind: 'continuous',
    direction: 'neutral',
    range: [0, null],
    definition: `${name}/1`,
    applies: () => true,
    score: ({ observation: { reply } }) => {
      const { hits, misses }: NonNullable<Reply['cache']> = reply.cache ?? {}
      return hits === undefined || misses === undefined
        ? unscored('the target reported no hits and misses of a cache')
        : scored(count({ hits, misses }))
    },
    when_failed: 'unscored',
  })
}

export const cacheHits = defineCacheCount('cache.hits', 'cache hits', ({ hits }) => hits)

export const cacheAccesses = defineCacheCount('cache.accesses', 'cache accesses', ({ hits, misses }) => hits + misses)

export const cacheHitRate = defineRunMetric({
  name: 'cache.hit-rate',
  aspect: 'spending',
  title: 'cache hit rate',
  source: SOURCE,
  unit: 'ratio',
  direction: 'higher',
  range: [0, 1],
  default_margin: { kind: 'absolute', value: 0.05 },
  definition: 'cache.hit-rate/1',
  per_run: () => ({ figure: 'ratio', numerator: 'cache.hits', denominator: 'cache.accesses' }),
})
