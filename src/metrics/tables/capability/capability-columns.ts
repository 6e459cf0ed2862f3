import type { Unit } from '../../../model/metric.js'
import { cpuEfficiency, memoryEfficiency, thriftScore } from '../../agent/efficiency-scores.js'

/** What was measured of one arm in one use case, as metrics give it: ratios 0 to 1; null is "not measured". */
export interface CapabilityFacts {
  readonly success: number | null
  readonly depth: number | null
  readonly planning: number | null
  readonly confidence: number | null
  readonly backtracks: number | null
  readonly grounding: number | null
  readonly consistency: number | null
  readonly toolEfficiency: number | null
  readonly memoryMb: number | null
  readonly cpuPercent: number | null
  readonly cacheHitRate: number | null
  readonly latencyS: number | null
  readonly costUsd: number | null
}

export interface CapabilityRules {
  readonly latencyAnchorS: number
  readonly costAnchorUsd: number
  /** The answers came from a stand-in. */
  readonly isMock: boolean
}

/** One of the 21 weighted columns. */
interface CapabilityColumn {
  readonly title: string
  readonly group: string
  /** Per cent of the overall score. */
  readonly weight: number
  readonly hint: string
  /** What was measured, where the points are not simply its per cent. */
  readonly raw?: { readonly unit: Unit; readonly of: (facts: CapabilityFacts) => number | null }
  /** What the points are made of. */
  readonly facts: readonly (keyof CapabilityFacts)[]
  /** Points from 0 to 100; null when a part was not measured. */
  readonly score: (facts: CapabilityFacts, rules: CapabilityRules) => number | null
}

const clamp = (points: number): number => Math.min(100, Math.max(0, points))

/** The points for one figure, or for two; null when one of them is. */
function points(value: number | null, of: (value: number) => number): number | null {
  return value === null ? null : clamp(of(value))
}

function pointsOfTwo(a: number | null, b: number | null, of: (a: number, b: number) => number): number | null {
  return a === null || b === null ? null : clamp(of(a, b))
}

const percent = (share: number | null): number | null => points(share, (value) => 100 * value)

/** The least that a stand-in gets for grounding, which it cannot show; Metrics Alignment. */
const MOCK_FLOOR = 10

const groundingWithFloor: CapabilityColumn['score'] = ({ grounding }, { isMock }) =>
  points(grounding, (value) => Math.max(100 * value, isMock ? MOCK_FLOOR : 0))

const CORE = 'Core capabilities'
const ENHANCED = 'Enhanced metrics'
const RESOURCES = 'Resource usage'
const PERFORMANCE = 'Performance'

/** The weighted columns of Metrics Alignment, in its order: 8 + 7 + 3 + 3. With the overall score they are its 22. */
export const CAPABILITY_COLUMNS: readonly CapabilityColumn[] = [
  {
    title: 'Multi-Agent',
    group: CORE,
    weight: 9,
    hint: 'success rate + half of decision confidence, at most 100',
    facts: ['success', 'confidence'],
    score: ({ success, confidence }) => pointsOfTwo(success, confidence, (a, b) => 100 * a + (100 * b) / 2),
  },
  {
    title: 'Tool Usage',
    group: CORE,
    weight: 7,
    hint: 'tool efficiency',
    facts: ['toolEfficiency'],
    score: ({ toolEfficiency }) => percent(toolEfficiency),
  },
  {
    title: 'Error Handling',
    group: CORE,
    weight: 7,
    hint: 'factual consistency',
    facts: ['consistency'],
    score: ({ consistency }) => percent(consistency),
  },
  {
    title: 'Context Retention',
    group: CORE,
    weight: 6,
    hint: 'grounding score',
    facts: ['grounding'],
    score: groundingWithFloor,
  },
  {
    title: 'Adaptability',
    group: CORE,
    weight: 6,
    hint: 'planning score − backtrack rate, at least 0',
    facts: ['planning', 'backtracks'],
    score: ({ planning, backtracks }) => pointsOfTwo(planning, backtracks, (a, b) => 100 * (a - b)),
  },
  {
    title: 'Scalability',
    group: CORE,
    weight: 7,
    hint: 'mean of the points for memory and for CPU',
    facts: ['memoryMb', 'cpuPercent'],
    score: ({ memoryMb, cpuPercent }) =>
      pointsOfTwo(memoryMb, cpuPercent, (mb, busy) => (memoryEfficiency(mb) + cpuEfficiency(busy)) / 2),
  },
  {
    title: 'Observability',
    group: CORE,
    weight: 5,
    hint: '5 for each reasoning step, at most 100',
    facts: ['depth'],
    score: ({ depth }) => points(depth, (steps) => 5 * steps),
  },
  {
    title: 'RAG',
    group: CORE,
    weight: 13,
    hint: 'grounding score',
    facts: ['grounding'],
    score: groundingWithFloor,
  },
  {
    title: 'Reasoning Depth',
    group: ENHANCED,
    weight: 3,
    hint: '10 for each reasoning step, at most 100',
    raw: { unit: 'count', of: ({ depth }) => depth },
    facts: ['depth'],
    score: ({ depth }) => points(depth, (steps) => 10 * steps),
  },
  {
    title: 'Planning Score',
    group: ENHANCED,
    weight: 4,
    hint: 'how much of the work comes after a plan',
    facts: ['planning'],
    score: ({ planning }) => percent(planning),
  },
  {
    title: 'Decision Confidence',
    group: ENHANCED,
    weight: 3,
    hint: 'how sure the decisions were',
    facts: ['confidence'],
    score: ({ confidence }) => percent(confidence),
  },
  {
    title: 'Backtrack Rate ↓',
    group: ENHANCED,
    weight: 2,
    hint: '100 − share of steps that take something back',
    raw: { unit: 'percent', of: ({ backtracks }) => percent(backtracks) },
    facts: ['backtracks'],
    score: ({ backtracks }) => points(backtracks, (rate) => 100 * (1 - rate)),
  },
  {
    title: 'Grounding Score',
    group: ENHANCED,
    weight: 4,
    hint: 'share of claims that the context supports',
    facts: ['grounding'],
    score: ({ grounding }) => percent(grounding),
  },
  {
    title: 'Factual Consistency',
    group: ENHANCED,
    weight: 4,
    hint: 'absence of contradictions',
    facts: ['consistency'],
    score: ({ consistency }) => percent(consistency),
  },
  {
    title: 'Tool Efficiency',
    group: ENHANCED,
    weight: 5,
    hint: 'share of tool calls that repeat no other',
    facts: ['toolEfficiency'],
    score: ({ toolEfficiency }) => percent(toolEfficiency),
  },
  {
    title: 'Memory ↓',
    group: RESOURCES,
    weight: 2,
    hint: '100 at 100 MB, 0 at 500 MB',
    raw: { unit: 'mb', of: ({ memoryMb }) => memoryMb },
    facts: ['memoryMb'],
    score: ({ memoryMb }) => points(memoryMb, memoryEfficiency),
  },
  {
    title: 'CPU ↓',
    group: RESOURCES,
    weight: 2,
    hint: '100 − per cent busy',
    raw: { unit: 'percent', of: ({ cpuPercent }) => cpuPercent },
    facts: ['cpuPercent'],
    score: ({ cpuPercent }) => points(cpuPercent, cpuEfficiency),
  },
  {
    title: 'Cache Hit Rate',
    group: RESOURCES,
    weight: 1,
    hint: 'hits / accesses',
    facts: ['cacheHitRate'],
    score: ({ cacheHitRate }) => percent(cacheHitRate),
  },
  {
    title: 'Success Rate',
    group: PERFORMANCE,
    weight: 7,
    hint: 'share of cases that succeed',
    facts: ['success'],
    score: ({ success }) => percent(success),
  },
  {
    title: 'Latency ↓',
    group: PERFORMANCE,
    weight: 2,
    hint: '100 for none, 0 at `latency_anchor_s`',
    raw: { unit: 's', of: ({ latencyS }) => latencyS },
    facts: ['latencyS'],
    score: ({ latencyS }, { latencyAnchorS }) => points(latencyS, (seconds) => thriftScore(seconds, latencyAnchorS)),
  },
  {
    title: 'Cost ↓',
    group: PERFORMANCE,
    weight: 1,
    hint: 'per query: 100 for none, 0 at `cost_anchor_usd`',
    raw: { unit: 'usd', of: ({ costUsd }) => costUsd },
    facts: ['costUsd'],
    score: ({ costUsd }, { costAnchorUsd }) => points(costUsd, (dollars) => thriftScore(dollars, costAnchorUsd)),
  },
]
