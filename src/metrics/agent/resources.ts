import { AGENT } from '../examples.js'
import type { MetricDefinition, Unit } from '../../model/metric.js'
import type { Reply } from '../../model/run/observation.js'
import { type Score, scored, scoredOr, unscored } from '../../model/score.js'
import { COUNT, defineMetric, defineRunMetric, EXPENSE, GOOD_SHARE, type MetricRow } from '../define-metric.js'

type Resources = NonNullable<Reply['resources']>

type Field = 'memory_mb' | 'memory_peak_mb' | 'cpu_percent' | 'cpu_seconds'

function scoreResource(
  { resources = {} }: Reply,
  field: Field,
  measure = (all: Resources): number | null | undefined => all[field],
): Score {
  return scoredOr(
    measure(resources),
    `the target reported no resources.${field}, and Goldenpair measures only programs that it starts, on Linux and macOS`,
  )
}

/** MiB of resident memory; unscored where nobody measured it. */
export function scoreMemory(reply: Reply): Score {
  return scoreResource(reply, 'memory_mb')
}

/** Per cent of all processors; unscored where nobody measured it. */
export function scoreCpu(reply: Reply): Score {
  return scoreResource(reply, 'cpu_percent', cpuPercent)
}

/** What Goldenpair measures itself, and when. */
const MEASURED =
  'What the target reports; else Goldenpair looks at the program that it started, with all that this has started ([how](protocol.md#memory-and-cpu)).'

/**
 * Busy share of the processor in per cent: the reported per cent of one core, divided by the cores where they are reported. Null when
 * none is.
 * @example cpuPercent({ cpu_percent: 240, cores: 8 }) // 30
 */
export function cpuPercent({ cpu_percent: percent, cores = 1 }: Resources): number | null {
  return percent === undefined ? null : percent / cores
}

interface ResourceRow extends MetricRow<'edge_cases'> {
  readonly unit: Unit
  readonly field: Field
  /** Default: the field as it is. */
  readonly measure?: (resources: Resources) => number | null
}

function defineResource({ field, measure, ...row }: ResourceRow): MetricDefinition {
  return defineMetric({
    ...row,
    edge_cases: 'When the target did not report it and Goldenpair did not start its program, and for failed trials.',
    source: `\`resources.${field}\`, reported by the target or measured by Goldenpair`,
    ...EXPENSE,
    environment: 'bound',
    score: ({ observation }) => scoreResource(observation.reply, field, measure),
  })
}

export const memory = defineResource({
  name: 'resources.memory-mb',
  title: 'memory',
  summary: 'Memory that the target took, in MiB of resident memory.',
  formula: `\`resources.memory_mb\`. ${MEASURED}`,
  example: { text: '`memory_mb: 200`: 200.', reply: AGENT, value: 200 },
  unit: 'mb',
  scale: 'log-ratio',
  field: 'memory_mb',
})

export const memoryPeak = defineResource({
  name: 'resources.memory-peak-mb',
  title: 'peak memory',
  summary: 'The most memory that it took.',
  formula: '`resources.memory_peak_mb`, the same way.',
  example: { text: '`memory_peak_mb: 320`: 320.', reply: AGENT, value: 320 },
  unit: 'mb',
  scale: 'log-ratio',
  field: 'memory_peak_mb',
})

export const cpu = defineResource({
  name: 'resources.cpu-percent',
  title: 'CPU',
  summary: 'How busy the target kept the processor.',
  formula: '`resources.cpu_percent` / `resources.cores` (1 when it is not reported), the same way.',
  example: { text: '240 % of a core on 8 cores: 30.', reply: AGENT, value: 30 },
  unit: 'percent',
  absolute_margin: 5,
  field: 'cpu_percent',
  measure: cpuPercent,
})

export const cpuTime = defineResource({
  name: 'resources.cpu-seconds',
  title: 'CPU time',
  summary: 'Time that the target kept processors busy, in seconds.',
  formula: '`resources.cpu_seconds`, the same way: of all cores together.',
  example: { text: '`cpu_seconds: 0.6`: 0.6.', reply: AGENT, value: 0.6 },
  unit: 's',
  field: 'cpu_seconds',
})

interface CacheRow extends MetricRow<'edge_cases'> {
  readonly count: (hits: number, misses: number) => number
}

function defineCacheCount({ count, ...row }: CacheRow): MetricDefinition {
  return defineMetric({
    ...row,
    edge_cases: 'When the target did not report both `hits` and `misses`, and for failed trials.',
    source: 'Reported by the target',
    ...COUNT,
    score: ({ observation: { reply } }) => {
      const { hits, misses }: NonNullable<Reply['cache']> = reply.cache ?? {}
      return hits === undefined || misses === undefined
        ? unscored('the target reported no hits and misses of a cache')
        : scored(count(hits, misses))
    },
  })
}

export const cacheHits = defineCacheCount({
  name: 'cache.hits',
  title: 'cache hits',
  summary: "Hits of the target's cache.",
  formula: '`cache.hits` of the reply.',
  example: { text: '`cache: { hits: 1, misses: 3 }`: 1.', reply: AGENT, value: 1 },
  count: (hits) => hits,
})

export const cacheAccesses = defineCacheCount({
  name: 'cache.accesses',
  title: 'cache accesses',
  summary: 'How often the target looked into its cache.',
  formula: '`cache.hits` + `cache.misses` of the reply.',
  example: { text: '`cache: { hits: 1, misses: 3 }`: 4.', reply: AGENT, value: 4 },
  count: (hits, misses) => hits + misses,
})

export const cacheHitRate = defineRunMetric({
  name: 'cache.hit-rate',
  aspect: 'spending',
  title: 'cache hit rate',
  summary: 'How often the target found what it looked for in its cache: one figure of the whole run.',
  formula: 'Σ `cache.hits` / Σ `cache.accesses` over the cases, each with its mean over trials.',
  edge_cases: 'When no case looked into a cache.',
  example: {
    text: '1 hit in 4 and 1 in 4: 2/8 = 0.25.',
    trials: [{ reply: AGENT }, { reply: { cache: { hits: 1, misses: 3 } } }],
    value: 0.25,
  },
  source: 'Metrics Alignment, cache hit rate',
  ...GOOD_SHARE,
  per_run: () => ({ figure: 'ratio', numerator: 'cache.hits', denominator: 'cache.accesses' }),
})
