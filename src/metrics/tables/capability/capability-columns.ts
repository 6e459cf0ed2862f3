import type { Unit } from '../../../model/metric.js'
import { cpuEfficiency, memoryEfficiency, thriftScore } from '../../agent/efficiency-scores.js'

type Fact =
  | 'success'
  | 'depth'
  | 'planning'
  | 'confidence'
  | 'backtracks'
  | 'grounding'
  | 'consistency'
  | 'toolEfficiency'
  | 'memoryMb'
  | 'cpuPercent'
  | 'cacheHitRate'
  | 'latencyS'
  | 'costUsd'

/** What was measured of one arm in one use case, as metrics give it: ratios 0 to 1; null is "not measured". */
export type CapabilityFacts = Readonly<Record<Fact, number | null>>

export interface CapabilityRules {
  readonly latencyAnchorS: number
  readonly costAnchorUsd: number
  /** The answers came from a stand-in. */
  readonly isMock: boolean
}

/** How the points of a column are made. */
interface Points {
  /** What the points are made of. */
  readonly facts: readonly Fact[]
  /** What was measured, where the points are not simply its per cent. */
  readonly raw?: { readonly unit: Unit; readonly of: (facts: CapabilityFacts) => number | null }
  /** Points from 0 to 100; null when a part was not measured. */
  readonly score: (facts: CapabilityFacts, rules: CapabilityRules) => number | null
}

/** One of the 21 weighted columns. */
interface CapabilityColumn extends Points {
  readonly title: string
  readonly group: string
  /** Per cent of the overall score. */
  readonly weight: number
  readonly hint: string
}

const clamp = (points: number): number => Math.min(100, Math.max(0, points))

const percent = (share: number): number => 100 * share

/** The points for one fact, which the column shows where they are not its per cent. */
function pointsOf(
  fact: Fact,
  of: (value: number, rules: CapabilityRules) => number = percent,
  unit: Unit | null = null,
): Points {
  const score: Points['score'] = ({ [fact]: value }, rules) => (value === null ? null : clamp(of(value, rules)))
  return unit === null ? { facts: [fact], score } : { facts: [fact], raw: { unit, of: (facts) => facts[fact] }, score }
}

function pointsOfTwo(one: Fact, other: Fact, of: (a: number, b: number) => number): Points {
  return {
    facts: [one, other],
    score: ({ [one]: a, [other]: b }) => (a === null || b === null ? null : clamp(of(a, b))),
  }
}

/** The least that a stand-in gets for grounding, which it cannot show; Metrics Alignment. */
const MOCK_FLOOR = 10

const GROUNDING_WITH_FLOOR = pointsOf('grounding', (value, { isMock }) =>
  Math.max(100 * value, isMock ? MOCK_FLOOR : 0),
)
const MULTI_AGENT = pointsOfTwo('success', 'confidence', (a, b) => 100 * a + (100 * b) / 2)
const ADAPTABILITY = pointsOfTwo('planning', 'backtracks', (a, b) => 100 * (a - b))
const SCALABILITY = pointsOfTwo(
  'memoryMb',
  'cpuPercent',
  (mb, busy) => (memoryEfficiency(mb) + cpuEfficiency(busy)) / 2,
)
const BACKTRACKS: Points = {
  ...pointsOf('backtracks', (rate) => 100 * (1 - rate)),
  raw: { unit: 'percent', of: ({ backtracks: rate }) => (rate === null ? null : clamp(percent(rate))) },
}
const LATENCY = pointsOf('latencyS', (seconds, { latencyAnchorS }) => thriftScore(seconds, latencyAnchorS), 's')
const COST = pointsOf('costUsd', (dollars, { costAnchorUsd }) => thriftScore(dollars, costAnchorUsd), 'usd')

type Row = readonly [title: string, weight: number, hint: string, points: Points]

/** The weighted columns of Metrics Alignment, in its order: 8 + 7 + 3 + 3. With the overall score they are its 22. */
const GROUPS: Readonly<Record<string, readonly Row[]>> = {
  'Core capabilities': [
    ['Multi-Agent', 9, 'success rate + half of decision confidence, at most 100', MULTI_AGENT],
    ['Tool Usage', 7, 'tool efficiency', pointsOf('toolEfficiency')],
    ['Error Handling', 7, 'factual consistency', pointsOf('consistency')],
    ['Context Retention', 6, 'grounding score', GROUNDING_WITH_FLOOR],
    ['Adaptability', 6, 'planning score − backtrack rate, at least 0', ADAPTABILITY],
    ['Scalability', 7, 'mean of the points for memory and for CPU', SCALABILITY],
    ['Observability', 5, '5 for each reasoning step, at most 100', pointsOf('depth', (steps) => 5 * steps)],
    ['RAG', 13, 'grounding score', GROUNDING_WITH_FLOOR],
  ],
  'Enhanced metrics': [
    [
      'Reasoning Depth',
      3,
      '10 for each reasoning step, at most 100',
      pointsOf('depth', (steps) => 10 * steps, 'count'),
    ],
    ['Planning Score', 4, 'how much of the work comes after a plan', pointsOf('planning')],
    ['Decision Confidence', 3, 'how sure the decisions were', pointsOf('confidence')],
    ['Backtrack Rate ↓', 2, '100 − share of steps that take something back', BACKTRACKS],
    ['Grounding Score', 4, 'share of claims that the context supports', pointsOf('grounding')],
    ['Factual Consistency', 4, 'absence of contradictions', pointsOf('consistency')],
    ['Tool Efficiency', 5, 'share of tool calls that repeat no other', pointsOf('toolEfficiency')],
  ],
  'Resource usage': [
    ['Memory ↓', 2, '100 at 100 MB, 0 at 500 MB', pointsOf('memoryMb', memoryEfficiency, 'mb')],
    ['CPU ↓', 2, '100 − per cent busy', pointsOf('cpuPercent', cpuEfficiency, 'percent')],
    ['Cache Hit Rate', 1, 'hits / accesses', pointsOf('cacheHitRate')],
  ],
  Performance: [
    ['Success Rate', 7, 'share of cases that succeed', pointsOf('success')],
    ['Latency ↓', 2, '100 for none, 0 at `latency_anchor_s`', LATENCY],
    ['Cost ↓', 1, 'per query: 100 for none, 0 at `cost_anchor_usd`', COST],
  ],
}

export const CAPABILITY_COLUMNS: readonly CapabilityColumn[] = Object.entries(GROUPS).flatMap(([group, rows]) =>
  rows.map(([title, weight, hint, points]) => ({ title, group, weight, hint, ...points })),
)
