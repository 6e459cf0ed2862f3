import { canonicalJson } from '../../model/fingerprint.js'
import type { MetricDefinition } from '../../model/metric.js'
import type { ToolCall } from '../../model/run/observation.js'
import { combineScores, scored, unscored } from '../../model/score.js'
import { costOfReply } from '../cost/price-reply.js'
import { latencySeconds } from '../cost/times.js'
import { defineMetric, type MetricRow, type MetricSpec, SHARE } from '../define-metric.js'
import { AGENT } from '../examples.js'
import { scoreCpu, scoreMemory } from './resources.js'

/** Points from 0 to 100, the more the better, for something of which less is better. */
function definePoints(row: MetricRow & Pick<MetricSpec, 'score'>): MetricDefinition {
  return defineMetric({
    aspect: 'spending',
    source: 'Metrics Alignment, efficiencies of its table of 22 columns',
    ...row,
    unit: 'score',
    kind: 'continuous',
    direction: 'higher',
    range: [0, 100],
    default_margin: { kind: 'absolute', value: 5 },
  })
}

export const memoryScore = definePoints({
  name: 'resources.memory-efficiency',
  title: 'memory efficiency',
  summary: 'Memory as points.',
  formula: '100 · (1 − (`memory_mb` − 100) / 400), at least 0 and at most 100: 100 up to 100 MB, 0 from 500 MB on.',
  edge_cases: 'When `resources.memory-mb` is.',
  example: { text: '200 MB: 75.', reply: AGENT, value: 75 },
  environment: 'bound',
  score: ({ observation: { reply } }) => combineScores([scoreMemory(reply)], memoryEfficiency),
})

export const cpuScore = definePoints({
  name: 'resources.cpu-efficiency',
  title: 'CPU efficiency',
  summary: 'CPU as points.',
  formula: 'max(0, 100 − `resources.cpu-percent`).',
  edge_cases: 'When `resources.cpu-percent` is.',
  example: { text: '30 %: 70.', reply: AGENT, value: 70 },
  environment: 'bound',
  score: ({ observation: { reply } }) => combineScores([scoreCpu(reply)], cpuEfficiency),
})

export const latencyScore = definePoints({
  name: 'performance.latency-score',
  title: 'latency score',
  summary: 'Latency as points.',
  formula: 'max(0, 100 − 100 · seconds / `latency_anchor_s`), 5 s by default.',
  edge_cases: 'For failed trials.',
  example: { text: '1.5 s: 70.', reply: AGENT, value: 70 },
  environment: 'bound',
  definition: ({ scoring }) => `performance.latency-score/1 anchor=${scoring.latency_anchor_s}`,
  score: ({ observation }, { scoring }) =>
    combineScores([latencySeconds(observation)], (seconds) => thriftScore(seconds, scoring.latency_anchor_s)),
})

export const costScore = definePoints({
  name: 'cost.score',
  title: 'cost score',
  summary: 'Cost as points.',
  formula: 'max(0, 100 − 100 · `cost.usd` / `cost_anchor_usd`), $0.10 by default.',
  source: 'Metrics Alignment; the cost is that of a query, not of the run',
  edge_cases: 'When `cost.usd` is.',
  example: { text: '$0.02: 80.', reply: AGENT, value: 80 },
  definition: ({ scoring }) => `cost.score/1 anchor=${scoring.cost_anchor_usd}`,
  score: ({ observation: { reply } }, { scoring, settings: { pricing } }) =>
    combineScores([costOfReply(reply, pricing)], (dollars) => thriftScore(dollars, scoring.cost_anchor_usd)),
})

const clamp = (score: number): number => Math.min(100, Math.max(0, score))

/**
 * Points for little memory: 100 at 100 MB and below, 0 at 500 MB and above, linear between. MB are MiB of resident memory.
 * Source: Metrics Alignment, memory efficiency.
 * @example memoryEfficiency(200) // 75
 */
export function memoryEfficiency(megabytes: number): number {
  return clamp(100 * (1 - (megabytes - 100) / 400))
}

/**
 * Points for an idle processor: 100 less the per cent that are busy, at least 0.
 * Source: Metrics Alignment, CPU efficiency.
 * @example cpuEfficiency(30) // 70
 */
export function cpuEfficiency(percent: number): number {
  return clamp(100 - percent)
}

/**
 * Points for little of something: 100 for none, 0 at the anchor and above, linear between.
 * Source: Metrics Alignment, latency at an anchor of 5 s and cost at one of $0.10.
 * @example thriftScore(1.5, 5) // 70
 */
export function thriftScore(amount: number, anchor: number): number {
  return clamp(100 * (1 - amount / anchor))
}

/**
 * The share of calls that repeat no other: distinct pairs of name and arguments / calls, arguments compared whatever the order of their
 * keys. 1 for no calls.
 * Source: Metrics Alignment, tool efficiency: a second search for something else is not redundant.
 * @example toolEfficiency([{ name: 'find', arguments: { q: 'a' } }, { name: 'find', arguments: { q: 'b' } }, { name: 'find', arguments: { q: 'a' } }]) // 2/3
 */
export function toolEfficiency(calls: readonly Pick<ToolCall, 'name' | 'arguments'>[]): number {
  if (calls.length === 0) return 1
  return new Set(calls.map((call) => canonicalJson([call.name, call.arguments]))).size / calls.length
}

/** No call of a tool is written like this, and comparing it would exhaust the stack. */
const DEEPEST = 500

/** Whether lists and objects stand in each other deeper than `DEEPEST`. */
function isTooDeep(value: unknown): boolean {
  let level: readonly unknown[] = [value]
  for (let depth = 0; depth <= DEEPEST; depth++) {
    level = level.flatMap((one): unknown[] => (typeof one === 'object' && one !== null ? Object.values(one) : []))
    if (level.length === 0) return false
  }
  return true
}

/** Whether the calls give names alone: a second call of a tool then counts as a repeat, which is a guess. */
function isNamesAlone(calls: readonly ToolCall[]): boolean {
  return calls.length > 0 && calls.every((call) => call.arguments === undefined)
}

const NO_TRACE = unscored('the target reported no trace of tools')

export const toolsEfficiency = defineMetric({
  name: 'tools.efficiency',
  aspect: 'conduct',
  title: 'tool efficiency',
  summary: 'How many calls of tools repeat no other.',
  formula:
    'Distinct pairs of `name` and `arguments` / calls; the order of keys in the arguments does not matter, and a call without `arguments` has none. Where no call gives `arguments`, distinct names / calls, a guess that `tools.heuristic` marks. No call is 1, and 0 in a case with `required_tools`.',
  edge_cases: 'When the target reported no `tools`, and for failed trials.',
  example: { text: 'Three searches, two of them for the same: 2/3 = 0.6667.', reply: AGENT, value: 2 / 3 },
  source: 'Metrics Alignment, tool efficiency; a second search for something else is not redundant',
  ...SHARE,
  definition: 'tools.efficiency/3',
  score: ({ observation: { reply }, golden }) => {
    if (reply.tools === undefined) return NO_TRACE
    // Calling nothing wastes nothing, but where a tool is required it does nothing either.
    if (reply.tools.length === 0 && (golden.required_tools ?? []).length > 0) return scored(0)
    if (reply.tools.some((call) => isTooDeep(call.arguments)))
      return unscored('the arguments of a call are nested too deeply to be compared')
    return scored(toolEfficiency(reply.tools))
  },
})

export const toolsHeuristic = defineMetric({
  ...SHARE,
  name: 'tools.heuristic',
  title: 'tool efficiency guessed from names',
  summary: 'Whether `tools.efficiency` is a guess from the names of tools.',
  formula: '1 when calls are reported and none gives `arguments`, else 0.',
  source: 'Goldenpair: what is guessed is called so',
  edge_cases: 'When the target reported no `tools`, and for failed trials.',
  example: { text: 'Two calls `{ name: find }`: 1.', reply: { tools: [{ name: 'find' }, { name: 'find' }] }, value: 1 },
  kind: 'binary',
  direction: 'neutral',
  score: ({ observation: { reply } }) =>
    reply.tools === undefined ? NO_TRACE : scored(isNamesAlone(reply.tools) ? 1 : 0),
})
