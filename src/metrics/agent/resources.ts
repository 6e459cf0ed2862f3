import { AGENT } from '../examples.js'
import type { AnsweredTrial, MetricDefinition, MetricDocs } from '../../model/metric.js'
import type { Reply } from '../../model/run/observation.js'
import { scored, unscored } from '../../model/score.js'
import { COUNT, defineMetric, defineRunMetric, type MetricSpec } from '../define-metric.js'

type Resources = NonNullable<Reply['resources']>

/** Why there is no score where a field of `resources` is missing. */
export function unmeasured(
  field: 'memory_mb' | 'memory_peak_mb' | 'cpu_percent' | 'cpu_seconds',
): ReturnType<typeof unscored> {
  return unscored(
    `the target reported no resources.${field}, and Goldenpair measures only programs that it starts, on Linux and macOS`,
  )
}

/** What Goldenpair measures itself, and when. */
const MEASURED =
  'What the target reports; else Goldenpair looks at the program that it started, with all that this has started ([how](protocol.md#memory-and-cpu)).'
const EDGE_CASES = 'When the target did not report it and Goldenpair did not start its program, and for failed trials.'

/**
 * Busy share of the processor in per cent: the reported per cent of one core, divided by the cores where they are reported. Null when
 * none is.
 * @example cpuPercent({ cpu_percent: 240, cores: 8 }) // 30
 */
export function cpuPercent({ cpu_percent: percent, cores = 1 }: Resources): number | null {
  return percent === undefined ? null : percent / cores
}

function defineResource(
  input: Pick<MetricSpec, 'name' | 'title' | 'docs' | 'unit' | 'scale' | 'absolute_margin'> & {
    readonly field: Parameters<typeof unmeasured>[0]
    readonly measure: (resources: Resources) => number | null
  },
): MetricDefinition {
  const { field, measure, ...spec } = input
  const missing = unmeasured(field)
  return defineMetric({
    ...spec,
    source: `\`resources.${field}\`, reported by the target or measured by Goldenpair`,
    kind: 'continuous',
    direction: 'lower',
    range: [0, null],
    environment: 'bound',
    default_margin: { kind: 'relative', value: 0.1 },
    score: ({ observation }: AnsweredTrial) => {
      const value = measure(observation.reply.resources ?? {})
      return value === null ? missing : scored(value)
    },
  })
}

export const memory = defineResource({
  name: 'resources.memory-mb',
  title: 'memory',
  docs: {
    summary: 'Memory that the target took, in MiB of resident memory.',
    formula: `\`resources.memory_mb\`. ${MEASURED}`,
    edge_cases: EDGE_CASES,
    example: { text: '`memory_mb: 200`: 200.', reply: AGENT, value: 200 },
  },
  unit: 'mb',
  scale: 'log-ratio',
  field: 'memory_mb',
  measure: ({ memory_mb: megabytes }) => megabytes ?? null,
})

export const memoryPeak = defineResource({
  name: 'resources.memory-peak-mb',
  title: 'peak memory',
  docs: {
    summary: 'The most memory that it took.',
    formula: '`resources.memory_peak_mb`, the same way.',
    edge_cases: EDGE_CASES,
    example: { text: '`memory_peak_mb: 320`: 320.', reply: AGENT, value: 320 },
  },
  unit: 'mb',
  scale: 'log-ratio',
  field: 'memory_peak_mb',
  measure: ({ memory_peak_mb: megabytes }) => megabytes ?? null,
})

export const cpu = defineResource({
  name: 'resources.cpu-percent',
  title: 'CPU',
  docs: {
    summary: 'How busy the target kept the processor.',
    formula: '`resources.cpu_percent` / `resources.cores` (1 when it is not reported), the same way.',
    edge_cases: EDGE_CASES,
    example: { text: '240 % of a core on 8 cores: 30.', reply: AGENT, value: 30 },
  },
  unit: 'percent',
  absolute_margin: 5,
  field: 'cpu_percent',
  measure: cpuPercent,
})

export const cpuTime = defineResource({
  name: 'resources.cpu-seconds',
  title: 'CPU time',
  docs: {
    summary: 'Time that the target kept processors busy, in seconds.',
    formula: '`resources.cpu_seconds`, the same way: of all cores together.',
    edge_cases: EDGE_CASES,
    example: { text: '`cpu_seconds: 0.6`: 0.6.', reply: AGENT, value: 0.6 },
  },
  unit: 's',
  field: 'cpu_seconds',
  measure: ({ cpu_seconds: seconds }) => seconds ?? null,
})

function defineCacheCount(
  input: Pick<MetricSpec, 'name' | 'title'> & {
    readonly docs: Pick<MetricDocs, 'summary' | 'formula' | 'example'>
    readonly count: (cache: { readonly hits: number; readonly misses: number }) => number
  },
): MetricDefinition {
  const { count, ...row } = input
  return defineMetric({
    ...row,
    docs: {
      ...row.docs,
      edge_cases: 'When the target did not report both `hits` and `misses`, and for failed trials.',
    },
    source: 'Reported by the target',
    ...COUNT,
    score: ({ observation: { reply } }) => {
      const { hits, misses }: NonNullable<Reply['cache']> = reply.cache ?? {}
      return hits === undefined || misses === undefined
        ? unscored('the target reported no hits and misses of a cache')
        : scored(count({ hits, misses }))
    },
  })
}

export const cacheHits = defineCacheCount({
  name: 'cache.hits',
  title: 'cache hits',
  docs: {
    summary: "Hits of the target's cache.",
    formula: '`cache.hits` of the reply.',
    example: { text: '`cache: { hits: 1, misses: 3 }`: 1.', reply: AGENT, value: 1 },
  },
  count: ({ hits }) => hits,
})

export const cacheAccesses = defineCacheCount({
  name: 'cache.accesses',
  title: 'cache accesses',
  docs: {
    summary: 'How often the target looked into its cache.',
    formula: '`cache.hits` + `cache.misses` of the reply.',
    example: { text: '`cache: { hits: 1, misses: 3 }`: 4.', reply: AGENT, value: 4 },
  },
  count: ({ hits, misses }) => hits + misses,
})

export const cacheHitRate = defineRunMetric({
  name: 'cache.hit-rate',
  aspect: 'spending',
  title: 'cache hit rate',
  docs: {
    summary: 'How often the target found what it looked for in its cache: one figure of the whole run.',
    formula: 'Σ `cache.hits` / Σ `cache.accesses` over the cases, each with its mean over trials.',
    edge_cases: 'When no case looked into a cache.',
    example: {
      text: '1 hit in 4 and 1 in 4: 2/8 = 0.25.',
      trials: [{ reply: AGENT }, { reply: { cache: { hits: 1, misses: 3 } } }],
      value: 0.25,
    },
  },
  source: 'Metrics Alignment, cache hit rate',
  unit: 'ratio',
  direction: 'higher',
  range: [0, 1],
  default_margin: { kind: 'absolute', value: 0.05 },
  per_run: () => ({ figure: 'ratio', numerator: 'cache.hits', denominator: 'cache.accesses' }),
})
