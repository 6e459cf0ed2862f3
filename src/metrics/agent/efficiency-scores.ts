import { canonicalJson } from '../../model/fingerprint.js'
import { isTooDeep } from '../../model/json.js'
import type { AnsweredTrial, MetricDefinition } from '../../model/metric.js'
import type { Reply, ToolCall } from '../../model/run/observation.js'
import { combineScores, type Score, scored, scoredOr, toScore, unscored } from '../../model/score.js'
import type { GoldenCase } from '../../model/suite/case.js'
import { costOfReply } from '../cost/price-reply.js'
import { latencySeconds } from '../cost/times.js'
import {
  COUNT,
  defineFamily,
  defineRunMetric,
  EXPENSE,
  GOOD_SHARE,
  type MetricContext,
  SHARE,
} from '../define-metric.js'
import { AGENT } from '../examples.js'

type Field = 'memory_mb' | 'memory_peak_mb' | 'cpu_percent' | 'cpu_seconds'

/**
 * Scores a resource as reported. CPU is the busy share: per cent of one core, divided by the number of cores if reported. Unscored if
 * nobody measured the resource.
 */
function scoreResource({ resources: { cores = 1, ...resources } = {} }: Reply, field: Field): Score {
  const value = resources[field]
  return scoredOr(
    field === 'cpu_percent' && value !== undefined ? value / cores : value,
    `the target reported no resources.${field}, and Goldenpair measures only programs that it starts itself, on Linux and macOS`,
  )
}

/** End of a resource's formula: who measures the resource. */
const MEASURED =
  'What the target reports; otherwise what Goldenpair measures of the program it started and all its child processes ([how](protocol.md#memory-and-cpu)).'

const defineResource = defineFamily((field: Field) => ({
  edge_cases: 'When the target did not report it and Goldenpair did not start the target; and for failed trials.',
  source: `\`resources.${field}\`, reported by the target or measured by Goldenpair`,
  ...EXPENSE,
  environment: 'bound',
  score: ({ observation }) => scoreResource(observation.reply, field),
}))

const defineCacheCount = defineFamily((count: (hits: number, misses: number) => number) => ({
  edge_cases: 'When the target did not report both `hits` and `misses`, and for failed trials.',
  source: 'Reported by the target',
  ...COUNT,
  score: ({ observation: { reply } }) => {
    const { hits, misses }: NonNullable<Reply['cache']> = reply.cache ?? {}
    return hits === undefined || misses === undefined
      ? unscored('the target did not report the hits and misses of its cache')
      : scored(count(hits, misses))
  },
}))

const MEMORY = { unit: 'mb', scale: 'log-ratio' } as const

/** Defines metrics in points from 0 to 100 (more is better) for amounts of which less is better. */
const definePoints = defineFamily((rate: (trial: AnsweredTrial, context: MetricContext) => Score) => ({
  aspect: 'spending',
  source: 'Metrics Alignment, efficiencies of its table of 22 columns',
  unit: 'score',
  kind: 'continuous',
  direction: 'higher',
  range: [0, 100],
  default_margin: { kind: 'absolute', value: 5 },
  environment: 'bound',
  score: rate,
}))

/** Limits points to the range 0 to 100. */
export const clamp = (score: number): number => Math.min(100, Math.max(0, score))

/**
 * Computes points for low memory use: 100 at 100 MB and below, 0 at 500 MB and above, linear between. MB are MiB of resident memory.
 * Source: Metrics Alignment, memory efficiency.
 * @example memoryEfficiency(200) // 75
 */
export const memoryEfficiency = (megabytes: number): number => clamp(100 * (1 - (megabytes - 100) / 400))

/**
 * Computes points for an idle processor: 100 minus the busy per cent, at least 0.
 * Source: Metrics Alignment, CPU efficiency.
 * @example cpuEfficiency(30) // 70
 */
export const cpuEfficiency = (percent: number): number => clamp(100 - percent)

/**
 * Computes points for a low amount: 100 for none, 0 at the anchor and above, linear between.
 * Source: Metrics Alignment, latency at an anchor of 5 s and cost at one of $0.10.
 * @example thriftScore(1.5, 5) // 70
 */
export const thriftScore = (amount: number, anchor: number): number => clamp(100 * (1 - amount / anchor))

/**
 * Computes the share of calls that repeat no other: distinct pairs of name and arguments / calls. The order of keys in the arguments does
 * not matter. 1 for no calls.
 * Source: Metrics Alignment, tool efficiency: a second search for something else is not redundant.
 * @example toolEfficiency([{ name: 'find', arguments: { q: 'a' } }, { name: 'find', arguments: { q: 'b' } }, { name: 'find', arguments: { q: 'a' } }]) // 2/3
 */
export function toolEfficiency(calls: readonly Pick<ToolCall, 'name' | 'arguments'>[]): number {
  if (calls.length === 0) return 1
  return new Set(calls.map((call) => canonicalJson([call.name, call.arguments]))).size / calls.length
}

/** Defines metrics of the tool calls that a target reports. `measure` returns a reason if there is no figure. */
const defineCallFigure = defineFamily(
  (measure: (calls: readonly ToolCall[], golden: GoldenCase) => number | string) => ({
    ...SHARE,
    edge_cases: 'When the target reported no `tools`, and for failed trials.',
    score: ({ observation: { reply }, golden }) =>
      toScore(reply.tools === undefined ? 'the target did not report its tool calls' : measure(reply.tools, golden)),
  }),
)

/** Metrics of the resources that the target used. */
export const EFFICIENCY: readonly MetricDefinition[] = [
  defineCallFigure({
    name: 'tools.efficiency',
    aspect: 'conduct',
    title: 'tool efficiency',
    summary: 'How many tool calls do not repeat another one.',
    formula:
      'Distinct pairs of `name` and `arguments` / calls; the order of keys in the arguments does not matter, and a call without `arguments` has none. If no call gives `arguments`: distinct names / calls, a guess, which `tools.heuristic` marks. Without any call: 1, or 0 in a case with `required_tools`.',
    example: { text: 'Three searches, two of them for the same thing: 2/3 = 0.6667.', reply: AGENT, value: 2 / 3 },
    source: 'Metrics Alignment, tool efficiency; a second search for something else is not redundant',
    version: 3,
    measure: (calls, { required_tools: required = [] }) => {
      // Without calls nothing is wasted, but a case that requires a tool needs a call.
      if (calls.length === 0 && required.length > 0) return 0
      return calls.some((call) => isTooDeep(call.arguments))
        ? 'the arguments of a tool call are nested too deeply to compare'
        : toolEfficiency(calls)
    },
  }),
  defineCallFigure({
    name: 'tools.heuristic',
    title: 'tool efficiency guessed from names',
    summary: 'Whether `tools.efficiency` is a guess from the names of tools.',
    formula: '1 when the target reports calls and none gives `arguments`, else 0.',
    source: 'Goldenpair: guesses are marked as guesses',
    example: {
      text: 'Two calls `{ name: find }`: 1.',
      reply: { tools: [{ name: 'find' }, { name: 'find' }] },
      value: 1,
    },
    kind: 'binary',
    direction: 'neutral',
    // With names alone, a second call of the same tool counts as a repeat.
    measure: (calls) => Number(calls.length > 0 && calls.every((call) => call.arguments === undefined)),
  }),
  defineResource({
    name: 'resources.memory-mb',
    title: 'memory',
    summary: 'How much resident memory the target used, in MiB.',
    formula: `\`resources.memory_mb\`. ${MEASURED}`,
    example: { text: '`memory_mb: 200`: 200.', reply: AGENT, value: 200 },
    ...MEMORY,
    measure: 'memory_mb',
  }),
  defineResource({
    name: 'resources.memory-peak-mb',
    title: 'peak memory',
    summary: "The target's peak memory.",
    formula: '`resources.memory_peak_mb`, in the same way.',
    example: { text: '`memory_peak_mb: 320`: 320.', reply: AGENT, value: 320 },
    ...MEMORY,
    measure: 'memory_peak_mb',
  }),
  definePoints({
    name: 'resources.memory-efficiency',
    title: 'memory efficiency',
    summary: 'Memory as points.',
    formula: '100 · (1 − (`memory_mb` − 100) / 400), at least 0 and at most 100: 100 up to 100 MB, 0 from 500 MB on.',
    edge_cases: 'When `resources.memory-mb` is.',
    example: { text: '200 MB: 75.', reply: AGENT, value: 75 },
    measure: ({ observation: { reply } }) => combineScores([scoreResource(reply, 'memory_mb')], memoryEfficiency),
  }),
  defineResource({
    name: 'resources.cpu-percent',
    title: 'CPU',
    summary: 'How busy the target kept the processor.',
    formula: '`resources.cpu_percent` / `resources.cores` (1 when it is not reported), in the same way.',
    example: { text: '240 % of a core on 8 cores: 30.', reply: AGENT, value: 30 },
    unit: 'percent',
    absolute_margin: 5,
    measure: 'cpu_percent',
  }),
  definePoints({
    name: 'resources.cpu-efficiency',
    title: 'CPU efficiency',
    summary: 'CPU as points.',
    formula: 'max(0, 100 − `resources.cpu-percent`).',
    edge_cases: 'When `resources.cpu-percent` is.',
    example: { text: '30 %: 70.', reply: AGENT, value: 70 },
    measure: ({ observation: { reply } }) => combineScores([scoreResource(reply, 'cpu_percent')], cpuEfficiency),
  }),
  defineResource({
    name: 'resources.cpu-seconds',
    title: 'CPU time',
    summary: 'Processor time that the target used, in seconds.',
    formula: '`resources.cpu_seconds`, in the same way, summed over all cores.',
    example: { text: '`cpu_seconds: 0.6`: 0.6.', reply: AGENT, value: 0.6 },
    unit: 's',
    measure: 'cpu_seconds',
  }),
  defineRunMetric({
    name: 'cache.hit-rate',
    aspect: 'spending',
    title: 'cache hit rate',
    summary: 'How often the target found what it looked for in its cache: one figure for the whole run.',
    formula: 'Σ `cache.hits` / Σ `cache.accesses` over the cases, each with its mean over trials.',
    edge_cases: 'When no case looked anything up in a cache.',
    example: {
      text: '1 hit in 4 and 1 in 4: 2/8 = 0.25.',
      trials: [{ reply: AGENT }, { reply: { cache: { hits: 1, misses: 3 } } }],
      value: 0.25,
    },
    source: 'Metrics Alignment, cache hit rate',
    ...GOOD_SHARE,
    per_run: () => ({ figure: 'ratio', numerator: 'cache.hits', denominator: 'cache.accesses' }),
  }),
  defineCacheCount({
    name: 'cache.hits',
    title: 'cache hits',
    summary: "How often the target's cache had what it looked for.",
    formula: '`cache.hits` of the reply.',
    example: { text: '`cache: { hits: 1, misses: 3 }`: 1.', reply: AGENT, value: 1 },
    measure: (hits) => hits,
  }),
  defineCacheCount({
    name: 'cache.accesses',
    title: 'cache accesses',
    summary: 'How often the target looked something up in its cache.',
    formula: '`cache.hits` + `cache.misses` of the reply.',
    example: { text: '`cache: { hits: 1, misses: 3 }`: 4.', reply: AGENT, value: 4 },
    measure: (hits, misses) => hits + misses,
  }),
  definePoints({
    name: 'performance.latency-score',
    title: 'latency score',
    summary: 'Latency as points.',
    formula: 'max(0, 100 − 100 · seconds / `latency_anchor_s`), 5 s by default.',
    edge_cases: 'For failed trials.',
    example: { text: '1.5 s: 70.', reply: AGENT, value: 70 },
    rules: ({ scoring }) => `anchor=${scoring.latency_anchor_s}`,
    measure: ({ observation }, { scoring }) =>
      combineScores([latencySeconds(observation)], (seconds) => thriftScore(seconds, scoring.latency_anchor_s)),
  }),
  definePoints({
    name: 'cost.score',
    title: 'cost score',
    summary: 'Cost as points.',
    formula: 'max(0, 100 − 100 · `cost.usd` / `cost_anchor_usd`), $0.10 by default.',
    source: 'Metrics Alignment; the cost is that of a query, not of the run',
    edge_cases: 'When `cost.usd` is.',
    example: { text: '$0.02: 80.', reply: AGENT, value: 80 },
    environment: 'free',
    rules: ({ scoring }) => `anchor=${scoring.cost_anchor_usd}`,
    measure: ({ observation: { reply } }, { scoring, settings: { pricing } }) =>
      combineScores([costOfReply(reply, pricing)], (dollars) => thriftScore(dollars, scoring.cost_anchor_usd)),
  }),
]
