import type { AnsweredTrial, MetricDefinition } from '../../model/metric.js'
import type { Reply } from '../../model/run/observation.js'
import { scored, unscored } from '../../model/score.js'
import { defineMetric, defineRunMetric, type MetricSpec } from '../define-metric.js'

type Resources = NonNullable<Reply['resources']>

/**
 * Busy share of the processor in per cent: the reported per cent of one core, divided by the cores where they are reported. Null when
 * none is.
 * @example cpuPercent({ cpu_percent: 240, cores: 8 }) // 30
 */
export function cpuPercent({ cpu_percent: percent, cores = 1 }: Resources): number | null {
  return percent === undefined ? null : percent / cores
}

function defineResource({
  field,
  measure,
  ...spec
}: Pick<MetricSpec, 'name' | 'title' | 'unit' | 'scale' | 'absolute_margin'> & {
  readonly field: 'memory_mb' | 'memory_peak_mb' | 'cpu_percent'
  readonly measure: (resources: Resources) => number | null
}): MetricDefinition {
  const missing = unscored(`the target reported no resources.${field}`)
  return defineMetric({
    ...spec,
    source: `\`resources.${field}\` reported by the target`,
    kind: 'continuous',
    direction: 'lower',
    range: [0, null],
    environment: 'bound',
    default_margin: { kind: 'relative', value: 0.1 },
    definition: `${spec.name}/1`,
    applies: () => true,
    score: ({ observation }: AnsweredTrial) => {
      const value = measure(observation.reply.resources ?? {})
      return value === null ? missing : scored(value)
    },
    when_failed: 'unscored',
  })
}

export const memory = defineResource({
  name: 'resources.memory-mb',
  title: 'memory',
  unit: 'mb',
  scale: 'log-ratio',
  field: 'memory_mb',
  measure: ({ memory_mb: megabytes }) => megabytes ?? null,
})

export const memoryPeak = defineResource({
  name: 'resources.memory-peak-mb',
  title: 'peak memory',
  unit: 'mb',
  scale: 'log-ratio',
  field: 'memory_peak_mb',
  measure: ({ memory_peak_mb: megabytes }) => megabytes ?? null,
})

export const cpu = defineResource({
  name: 'resources.cpu-percent',
  title: 'CPU',
  unit: 'percent',
  absolute_margin: 5,
  field: 'cpu_percent',
  measure: cpuPercent,
})

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
