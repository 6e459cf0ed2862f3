import { formatShare, formatValue } from '../../../format/format-metric.js'
import type { Unit } from '../../../model/metric.js'
import { present } from '../../../model/omit-undefined.js'
import type { MarkedValue } from '../../../model/run/run-table.js'
import type { Scoring } from '../../../model/suite/scoring.js'
import { mean, sum } from '../../../stats/moments.js'
import { weightedMean } from '../../answer/consensus.js'
import { clamp, cpuEfficiency, memoryEfficiency, thriftScore } from '../../agent/efficiency-scores.js'
import type { Column } from '../define-table.js'

/** The facts, and the metrics whose means over cases they are; the cache's hit rate is made of two. */
export const FACT_METRICS = {
  success: 'success',
  depth: 'reasoning.depth',
  planning: 'reasoning.planning-score',
  confidence: 'reasoning.decision-confidence',
  backtracks: 'reasoning.backtrack-rate',
  grounding: 'grounding.score',
  consistency: 'grounding.factual-consistency',
  toolEfficiency: 'tools.efficiency',
  memoryMb: 'resources.memory-mb',
  cpuPercent: 'resources.cpu-percent',
  latencyS: 'performance.latency',
  costUsd: 'cost.usd',
} as const

type Fact = keyof typeof FACT_METRICS | 'cacheHitRate'

/** What was measured of one arm in one use case, as metrics give it: ratios 0 to 1; null is "not measured". */
export type CapabilityFacts = Readonly<Record<Fact, number | null>>

export interface CapabilityRules extends Pick<Scoring, 'latency_anchor_s' | 'cost_anchor_usd'> {
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
const LATENCY = pointsOf('latencyS', (seconds, { latency_anchor_s: anchor }) => thriftScore(seconds, anchor), 's')
const COST = pointsOf('costUsd', (dollars, { cost_anchor_usd: anchor }) => thriftScore(dollars, anchor), 'usd')

/** One of the 21 weighted columns; its weight is in per cent of the overall score. */
type ColumnRow = readonly [title: string, weight: number, hint: string, points: Points]

/** The weighted columns of Metrics Alignment, in its order: 8 + 7 + 3 + 3. With the overall score they are its 22. */
const GROUPS: Readonly<Record<string, readonly ColumnRow[]>> = {
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

export const CAPABILITY_COLUMNS = Object.entries(GROUPS).flatMap(([group, rows]) =>
  rows.map(([title, weight, hint, points]) => ({ title, group, weight, hint, ...points })),
)

const POINTS = { unit: 'score', kind: 'continuous' } as const

/** The colours of docs/sources.md#metrics-alignment: green from 80, blue from 50, red below. */
function markOf(score: number): MarkedValue['mark'] {
  return score >= 80 ? 'good' : score >= 50 ? 'fair' : 'poor'
}

interface ScoredRow {
  readonly scores: readonly CapabilityScore[]
}

/** The 22 columns: the 21 weighted ones, their weights beside their names, and the overall score. Cells are marked by their points. */
export const SCORE_COLUMNS: readonly Column<ScoredRow>[] = [
  ...CAPABILITY_COLUMNS.map(({ title, group, weight, hint, raw: measured }, at): Column<ScoredRow> => [
    `${title} ${weight} %`,
    'score',
    ({ scores }) => {
      const { raw = null, score = null, n = 0, cases = 0, isOfSurvivors = false } = scores[at] ?? {}
      const value = measured && raw !== null && formatValue({ unit: measured.unit, kind: 'continuous' }, raw)
      return cellOf(score, present(value ?? null, n < cases && `${n}/${cases}`), isOfSurvivors)
    },
    { group, hint },
  ]),
  [
    'Overall',
    'score',
    ({ scores }) => {
      const { score: overall, weight_covered: covered } = overallScore(scores)
      const isOfSurvivors = scores.some(({ score, isOfSurvivors: isOne }) => score !== null && isOne)
      return cellOf(overall, [formatShare(covered)], isOfSurvivors)
    },
    { group: 'Overall', hint: 'the columns by their weights; in brackets how much of the weight was measured' },
  ],
]

/** Behind points that trials which failed are left out of. */
export const SURVIVORS = '†'

function cellOf(score: number | null, asides: readonly string[], isOfSurvivors: boolean): MarkedValue | null {
  if (score === null) return null
  const mark = markOf(score)
  if (asides.length === 0 && !isOfSurvivors) return { value: score, mark }
  const points = `${formatValue(POINTS, score)}${isOfSurvivors ? SURVIVORS : ''}`
  return { value: asides.length === 0 ? points : `${points} (${asides.join('; ')})`, mark }
}

/** How many cases a figure rests on. */
export interface Coverage {
  readonly n: number
  /** All cases that were asked. */
  readonly cases: number
  /** Trials that failed are left out of it: it is the mean of the survivors. */
  readonly isOfSurvivors: boolean
}

/** What was measured of each fact. */
export type MeasuredFacts = Readonly<Record<Fact, Coverage & { readonly mean: number | null }>>

/** A column's figure: what was measured, where the column shows it, and its points. */
export interface CapabilityScore extends Coverage {
  readonly raw: number | null
  readonly score: number | null
  /** The share of cases that the figure rests on; over several use cases the mean of their shares. */
  readonly share: number
}

/** The columns of one arm in one use case, in the order of `CAPABILITY_COLUMNS`. Source: Metrics Alignment. */
export function capabilityScores(measured: MeasuredFacts, rules: CapabilityRules): readonly CapabilityScore[] {
  const facts = mapValues(measured, ({ mean: value }) => value)
  return CAPABILITY_COLUMNS.map(({ raw, score, facts: parts }) => {
    const points = score(facts, rules)
    const covered = parts.map((part) => measured[part])
    const cases = Math.max(...covered.map((one) => one.cases))
    const n = points === null ? 0 : Math.min(...covered.map((one) => one.n))
    const isOfSurvivors = covered.some((one) => one.isOfSurvivors)
    return { raw: raw?.of(facts) ?? null, score: points, n, cases, isOfSurvivors, share: cases === 0 ? 0 : n / cases }
  })
}

export function mapValues<Key extends string, From, To>(
  members: Readonly<Record<Key, From>>,
  to: (value: From) => To,
): Readonly<Record<Key, To>> {
  return Object.fromEntries(Object.entries<From>(members).map(([key, value]) => [key, to(value)])) as Record<Key, To>
}

/**
 * The mean over use cases of each column, points and measurements alike; a use case without a figure is left out of that column, which
 * its share and its number of cases say. A column is of survivors where a use case lacks it because all its trials failed, too.
 */
export function averageScores(useCases: readonly (readonly CapabilityScore[])[]): readonly CapabilityScore[] {
  const over = (values: readonly (number | null)[]): number | null => {
    const measured = values.filter((value) => value !== null)
    return measured.length === 0 ? null : mean(measured)
  }
  return CAPABILITY_COLUMNS.map((_, at) => {
    const all = useCases.flatMap((scores) => scores[at] ?? [])
    const score = over(all.map((one) => one.score))
    return {
      raw: over(all.map((one) => one.raw)),
      score,
      n: sum(all.map(({ n }) => n)),
      cases: sum(all.map(({ cases }) => cases)),
      isOfSurvivors: score !== null && all.some(({ isOfSurvivors }) => isOfSurvivors),
      share: all.length === 0 ? 0 : mean(all.map(({ share }) => share)),
    }
  })
}

/**
 * Σ weight · points / Σ weight over the columns that were measured, 0 to 100, and the share of the weight that was measured, a column
 * that rests on half of the cases counting half; null when none was.
 * Source: Metrics Alignment, overall score: a column that is missing is left out, not guessed.
 * @example overallScore of the test vector: { score: 77.825, weight_covered: 1 }
 */
export function overallScore(scores: readonly CapabilityScore[]) {
  const measured = CAPABILITY_COLUMNS.flatMap(({ weight }, at) => {
    const { score = null, share = 0 } = scores[at] ?? {}
    return score === null ? [] : [{ weight, value: score, covered: weight * share }]
  })
  return { score: weightedMean(measured), weight_covered: sum(measured.map(({ covered }) => covered)) / 100 }
}
