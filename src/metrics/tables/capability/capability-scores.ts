import { formatShare, formatValue } from '../../../format/format-metric.js'
import type { Unit } from '../../../model/metric.js'
import { present } from '../../../model/omit-undefined.js'
import type { MarkedValue } from '../../../model/run/run-table.js'
import type { Scoring } from '../../../model/suite/scoring.js'
import { mean, sum, weightedMean } from '../../../stats/moments.js'
import { clamp, cpuEfficiency, memoryEfficiency, thriftScore } from '../../agent/efficiency-scores.js'
import type { ColumnSpec } from '../define-table.js'

/** The facts, and the metrics whose means over cases they are. The cache's hit rate is made of two metrics. */
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

/** The facts measured of one arm in one use case, as metrics give them: ratios are 0 to 1; `null` is "not measured". */
export type CapabilityFacts = Readonly<Record<Fact, number | null>>

export interface CapabilityRules extends Pick<Scoring, 'latency_anchor_s' | 'cost_anchor_usd'> {
  /** True if the answers came from a stand-in. */
  readonly isMock: boolean
}

/** How the points of a column are computed. */
interface Points {
  /** The facts that the points are computed from. */
  readonly facts: readonly Fact[]
  /** The measured value, if the points are not simply its per cent. */
  readonly raw?: { readonly unit: Unit; readonly of: (facts: CapabilityFacts) => number | null }
  /** Computes points from 0 to 100; `null` if a part was not measured. */
  readonly score: (facts: CapabilityFacts, rules: CapabilityRules) => number | null
}

const percent = (share: number): number => 100 * share

/** Makes the points for one fact. With a unit, the column also shows the fact itself. */
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

/** Lowest points of a stand-in for grounding, which it cannot show; from Metrics Alignment. */
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

/** One of the 21 weighted columns. Weights are in per cent of the overall score. */
type ColumnRow = readonly [title: string, weight: number, hint: string, points: Points]

/** The weighted columns of Metrics Alignment, in its order: 8 + 7 + 3 + 3. With the overall score, these are its 22 columns. */
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
    ['Decision Confidence', 3, 'confidence of the decisions', pointsOf('confidence')],
    ['Backtrack Rate ↓', 2, '100 − share of steps that backtrack', BACKTRACKS],
    ['Grounding Score', 4, 'share of claims that the context supports', pointsOf('grounding')],
    ['Factual Consistency', 4, 'absence of contradictions', pointsOf('consistency')],
    ['Tool Efficiency', 5, 'share of tool calls that do not repeat another', pointsOf('toolEfficiency')],
  ],
  'Resource usage': [
    ['Memory ↓', 2, '100 at 100 MB, 0 at 500 MB', pointsOf('memoryMb', memoryEfficiency, 'mb')],
    ['CPU ↓', 2, '100 − per cent busy', pointsOf('cpuPercent', cpuEfficiency, 'percent')],
    ['Cache Hit Rate', 1, 'hits / accesses', pointsOf('cacheHitRate')],
  ],
  Performance: [
    ['Success Rate', 7, 'share of cases that succeed', pointsOf('success')],
    ['Latency ↓', 2, '100 for none, 0 at `latency_anchor_s`', LATENCY],
    ['Cost ↓', 1, 'per query: 100 if free, 0 at `cost_anchor_usd`', COST],
  ],
}

export const CAPABILITY_COLUMNS = Object.entries(GROUPS).flatMap(([group, rows]) =>
  rows.map(([title, weight, hint, points]) => ({ title, group, weight, hint, ...points })),
)

const POINTS = { unit: 'score', kind: 'continuous' } as const

/** Returns the colour of docs/sources.md#metrics-alignment: green from 80, blue from 50, red below. */
const markOf = (score: number): MarkedValue['mark'] => (score >= 80 ? 'good' : score >= 50 ? 'fair' : 'poor')

interface ScoredRow {
  readonly scores: readonly CapabilityScore[]
}

/** The 22 columns: the 21 weighted ones, titled with their weights, and the overall score. Cells are marked by their points. */
export const SCORE_COLUMNS: readonly ColumnSpec<ScoredRow>[] = [
  ...CAPABILITY_COLUMNS.map(({ title, group, weight, hint, raw: measured }, at): ColumnSpec<ScoredRow> => [
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

/** Mark after points that leave out failed trials. */
export const SURVIVORS_MARK = '†'

function cellOf(score: number | null, asides: readonly string[], isOfSurvivors: boolean): MarkedValue | null {
  if (score === null) return null
  const mark = markOf(score)
  if (asides.length === 0 && !isOfSurvivors) return { value: score, mark }
  const points = `${formatValue(POINTS, score)}${isOfSurvivors ? SURVIVORS_MARK : ''}`
  return { value: asides.length === 0 ? points : `${points} (${asides.join('; ')})`, mark }
}

/** How many cases a figure is based on. */
export interface CaseCount {
  readonly n: number
  /** All cases that were asked. */
  readonly cases: number
  /** True if failed trials are left out of the figure: it is the mean of the survivors. */
  readonly isOfSurvivors: boolean
}

/** The mean of each fact, and how many cases it is based on. */
export type MeasuredFacts = Readonly<Record<Fact, CaseCount & { readonly mean: number | null }>>

/** A column's figure: the measured value, if the column shows it, and its points. */
export interface CapabilityScore extends CaseCount {
  readonly raw: number | null
  readonly score: number | null
  /** The share of cases that the figure is based on; over several use cases, the mean of their shares. */
  readonly share: number
}

/** Computes the columns of one arm in one use case, in the order of `CAPABILITY_COLUMNS`. Source: Metrics Alignment. */
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
 * Averages each column over use cases, points and measurements alike. A use case without a figure is left out of the column, which lowers
 * the column's share and `n`. A column also counts as one of survivors if a use case lacks it because all its trials failed.
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
 * Computes Σ weight · points / Σ weight over the columns that were measured, 0 to 100 (`null` if none was), and the share of the weight
 * that was measured. In that share, a column that is based on half of the cases counts half.
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
