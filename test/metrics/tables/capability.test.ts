import { describe, expect, test } from 'vitest'
import { withinTime } from '../../../src/io/within-time.js'
import { buildMetrics } from '../../../src/metrics/build-metrics.js'
import { scoreTrial } from '../../../src/metrics/score-trial.js'
import {
  averageScores,
  CAPABILITY_COLUMNS,
  type CapabilityFacts,
  capabilityScores as scoresOf,
  type CaseCount,
  type MeasuredFacts,
  overallScore,
  SCORE_COLUMNS,
} from '../../../src/metrics/tables/capability/capability-scores.js'
import { openTables } from '../../../src/metrics/tables/index.js'
import type { Observation } from '../../../src/model/run/observation.js'
import type { Run } from '../../../src/model/run/run.js'
import { caseMeansOf } from '../../../src/stats/scores/case-means.js'
import { scoredRun } from '../../compare/build-runs.js'
import { makeCase, makeFailure, makeReply, SETTINGS } from '../make-trial.js'

const RULES = { latency_anchor_s: 5, cost_anchor_usd: 0.1, isMock: false }

/** A vector computed by hand from the weights and efficiencies of Metrics Alignment. */
const VECTOR: CapabilityFacts = {
  success: 1,
  confidence: 0.8,
  toolEfficiency: 0.75,
  consistency: 0.8,
  grounding: 0.9,
  planning: 0.6,
  backtracks: 0.1,
  memoryMb: 200,
  cpuPercent: 30,
  depth: 6,
  cacheHitRate: 0.25,
  latencyS: 1.5,
  costUsd: 0.02,
}

/** Ten cases, all measured. */
const WHOLE = { n: 10, cases: 10, isOfSurvivors: false }

function capabilityScores(facts: CapabilityFacts, rules = RULES, coverage: Partial<Record<string, CaseCount>> = {}) {
  const measured = Object.entries(facts).map(([name, mean]) => [name, { ...WHOLE, ...coverage[name], mean }] as const)
  return scoresOf(Object.fromEntries(measured) as MeasuredFacts, rules)
}

function scoresByTitle(facts: Partial<CapabilityFacts>, rules = RULES) {
  const scores = capabilityScores({ ...VECTOR, ...facts }, rules)
  return Object.fromEntries(CAPABILITY_COLUMNS.map(({ title }, at) => [title, scores[at]?.score ?? null]))
}

describe('the columns', () => {
  test('are 21 weighted ones, 8 + 7 + 3 + 3, whose weights sum to 100 %, and the overall score: 22', () => {
    expect(CAPABILITY_COLUMNS).toHaveLength(21)
    expect(SCORE_COLUMNS).toHaveLength(22)
    const groups = new Map<string, { n: number; weight: number }>()
    for (const { group, weight } of CAPABILITY_COLUMNS) {
      const { n, weight: sum } = groups.get(group) ?? { n: 0, weight: 0 }
      groups.set(group, { n: n + 1, weight: sum + weight })
    }
    expect(Object.fromEntries(groups)).toEqual({
      'Core capabilities': { n: 8, weight: 60 },
      'Enhanced metrics': { n: 7, weight: 25 },
      'Resource usage': { n: 3, weight: 5 },
      Performance: { n: 3, weight: 10 },
    })
    expect(CAPABILITY_COLUMNS.reduce((sum, { weight }) => sum + weight, 0)).toBe(100)
  })

  test('count grounding three times, and tool efficiency and consistency twice', () => {
    const weightOf = (missing: Partial<CapabilityFacts>): number =>
      100 - Math.round(overallScore(capabilityScores({ ...VECTOR, ...missing }, RULES)).weight_covered * 100)
    expect(weightOf({ grounding: null })).toBe(23)
    expect(weightOf({ toolEfficiency: null })).toBe(12)
    expect(weightOf({ consistency: null })).toBe(11)
  })
})

describe('the scores', () => {
  test('of the vector of the requirements', () => {
    const expected = {
      'Multi-Agent': 100,
      'Tool Usage': 75,
      'Error Handling': 80,
      'Context Retention': 90,
      Adaptability: 50,
      Scalability: 72.5,
      Observability: 30,
      RAG: 90,
      'Reasoning Depth': 60,
      'Planning Score': 60,
      'Decision Confidence': 80,
      'Backtrack Rate ↓': 90,
      'Grounding Score': 90,
      'Factual Consistency': 80,
      'Tool Efficiency': 75,
      'Memory ↓': 75,
      'CPU ↓': 70,
      'Cache Hit Rate': 25,
      'Success Rate': 100,
      'Latency ↓': 70,
      'Cost ↓': 80,
    }
    const scores = scoresByTitle({})
    expect(Object.keys(scores)).toEqual(Object.keys(expected))
    for (const [title, score] of Object.entries(expected)) expect(scores[title], title).toBeCloseTo(score, 9)
    const overall = overallScore(capabilityScores(VECTOR, RULES))
    expect(overall.score).toBeCloseTo(77.825, 9)
    expect(overall.weight_covered).toBe(1)
  })

  test.each<readonly [string, Partial<CapabilityFacts>, string, number | null]>([
    ['multi-agent is clamped at 100', { success: 0.9, confidence: 1 }, 'Multi-Agent', 100],
    ['multi-agent: success + (confidence / 2)', { success: 0.4, confidence: 0.8 }, 'Multi-Agent', 80],
    ['multi-agent needs both', { confidence: null }, 'Multi-Agent', null],
    ['adaptability is clamped at 0', { planning: 0.1, backtracks: 0.5 }, 'Adaptability', 0],
    ['adaptability needs both', { backtracks: null }, 'Adaptability', null],
    ['scalability needs both', { cpuPercent: null }, 'Scalability', null],
    ['observability is capped', { depth: 30 }, 'Observability', 100],
    ['depth is capped', { depth: 12 }, 'Reasoning Depth', 100],
    ['a slow target has no points', { latencyS: 30 }, 'Latency ↓', 0],
    ['grounding of a system has no floor', { grounding: 0.02 }, 'RAG', 2],
  ])('%s', (_name, facts, title, score) => {
    const found = scoresByTitle(facts)[title]
    if (score === null) expect(found).toBeNull()
    else expect(found).toBeCloseTo(score, 9)
  })

  test('count the grounding of a mock as at least 10, only in context retention and RAG, and not if unmeasured', () => {
    const mock = { ...RULES, isMock: true }
    const titles = ['Context Retention', 'RAG', 'Grounding Score']
    const of = (grounding: number | null) => titles.map((title) => scoresByTitle({ grounding }, mock)[title])
    expect(of(0.02)).toEqual([10, 10, 2])
    expect(of(0.9)).toEqual([90, 90, 90])
    expect(of(null)).toEqual([null, null, null])
  })

  test('leave out missing columns from overall, and scale up the other weights', () => {
    const none = Object.fromEntries(Object.keys(VECTOR).map((key) => [key, null])) as unknown as CapabilityFacts
    const overall = overallScore(capabilityScores({ ...none, success: 0.9, latencyS: 1 }, RULES))
    expect(overall.score).toBeCloseTo((7 * 90 + 2 * 80) / 9, 9)
    expect(overall.weight_covered).toBeCloseTo(0.09, 12)
    expect(overallScore(capabilityScores(none, RULES))).toEqual({ score: null, weight_covered: 0 })
  })

  test('average points and measurements over the use cases that have them', () => {
    const one = capabilityScores({ ...VECTOR, latencyS: 1, memoryMb: null }, RULES)
    const two = capabilityScores({ ...VECTOR, latencyS: 9 }, RULES)
    const mean = averageScores([one, two])
    const at = (title: string) => mean[CAPABILITY_COLUMNS.findIndex((column) => column.title === title)]
    const whole = { n: 20, cases: 20, share: 1, isOfSurvivors: false }
    expect(at('Latency ↓')).toEqual({ ...whole, raw: 5, score: 40 })
    expect(at('Memory ↓')).toEqual({ ...whole, raw: 200, score: 75, n: 10, share: 0.5 })
    // Memory and scalability, with weights of 2 % and 7 %, were measured in one of two use cases.
    expect(overallScore(mean).weight_covered).toBeCloseTo(1 - 0.09 / 2, 12)
  })

  test('use the cases of all their parts, and count weight by the share of the cases', () => {
    const survivors = { n: 4, cases: 10, isOfSurvivors: true }
    const scores = capabilityScores(VECTOR, RULES, { confidence: survivors })
    const at = (title: string) => scores[CAPABILITY_COLUMNS.findIndex((column) => column.title === title)]
    expect(at('Multi-Agent')).toMatchObject({ score: 100, n: 4, cases: 10, share: 0.4, isOfSurvivors: true })
    expect(at('Decision Confidence')).toMatchObject({ share: 0.4, isOfSurvivors: true })
    expect(at('Success Rate')).toMatchObject({ share: 1, isOfSurvivors: false })
    expect(overallScore(scores).weight_covered).toBeCloseTo(1 - 0.6 * 0.12, 12)
  })
})

const METRICS = buildMetrics(SETTINGS)
const { run } = scoredRun({ cases: [], trials: [] })

type Told = readonly [Readonly<Record<string, unknown>>, Observation]

function tablesOf(arms: Readonly<Record<string, readonly Told[]>>, change: (run: Run) => Run = (one) => one) {
  const tables = openTables(SETTINGS)
  const scored = Object.values(arms).map((trials, arm) =>
    trials.map(([written, observation], index) => {
      const golden = makeCase({ id: `c${index}`, ...written })
      const scores = scoreTrial({ withinTime, metrics: METRICS, golden, observation })
      tables.add(arm, { golden, trial: 0, observation, judgments: null, ...scores })
      return { case: golden.id, trial: 0, scores: scores.scores, unscored: scores.unscored }
    }),
  )
  const built = tables.build(
    Object.keys(arms).map((name, arm) => ({ name, run: change(run), means: caseMeansOf(scored[arm] ?? []) })),
  )
  const find = (id: string) => built.find((table) => table.id === id) ?? null
  return { overall: find('capability-overall'), byUseCase: find('capability-by-use-case') }
}

const CHECKED = { checks: [{ contains: 'here' }] }
const agent = (depth: number, answer = 'here', latencyMs = 1500): Observation =>
  makeReply({ answer, steps: Array.from({ length: depth }, () => ({ type: 'tool' })), cost_usd: 0.02 }, latencyMs)

describe('the tables', () => {
  test('have one row per arm: points, marks, measured values in brackets, and the share of the weight', () => {
    const { overall } = tablesOf({ main: [[CHECKED, agent(6)]], 'this PR': [[CHECKED, agent(10, 'no', 4000)]] })
    expect(overall?.place).toBe('comment')
    expect(overall?.columns[0]).toEqual({ title: 'variant', format: 'text' })
    expect(overall?.columns[16]).toEqual({
      title: 'Memory ↓ 2 %',
      format: 'score',
      group: 'Resource usage',
      hint: '100 at 100 MB, 0 at 500 MB',
    })
    const column = (title: string) =>
      overall?.rows.map((row) => row[overall.columns.findIndex((c) => c.title === title)])
    expect(column('variant')).toEqual(['main', 'this PR'])
    expect(column('Observability 5 %')).toEqual([
      { value: 30, mark: 'poor' },
      { value: 50, mark: 'fair' },
    ])
    expect(column('Reasoning Depth 3 %')).toEqual([
      { value: '60 (6)', mark: 'fair' },
      { value: '100 (10)', mark: 'good' },
    ])
    expect(column('Latency ↓ 2 %')).toEqual([
      { value: '70 (1\u202f500\u202fms)', mark: 'fair' },
      { value: '20 (4\u202f000\u202fms)', mark: 'poor' },
    ])
    expect(column('Cost ↓ 1 %')?.[0]).toEqual({ value: '80 ($0.020)', mark: 'good' })
    expect(column('RAG 13 %')).toEqual([null, null])
    expect(column('Backtrack Rate ↓ 2 %')).toEqual([null, null])
    // (5·30 + 3·60 + 4·25 + 7·100 + 2·70 + 1·80) / 22: observability, depth, planning, success, latency, cost. No step states is_backtrack.
    expect(column('Overall')?.[0]).toEqual({ value: '61.4 (22\u202f%)', mark: 'fair' })
  })

  test('are absent if only success, latency, cost and a guess from words are known', () => {
    const plain = makeReply({ answer: 'After 14 days.', spans: [{ text: '14 days' }], cost_usd: 0.1 })
    expect(tablesOf({ main: [[CHECKED, plain]] })).toEqual({ overall: null, byUseCase: null })
  })

  test('mark points that leave out failed trials, with the number of cases', () => {
    const { overall } = tablesOf({
      main: [
        [CHECKED, makeReply({ answer: 'here', cost_usd: 0.02, claims: [{ text: 'a', supported: true }] }, 1500)],
        [CHECKED, makeFailure('timeout', 'late')],
      ],
      'this PR': [
        [CHECKED, agent(6)],
        [CHECKED, makeReply({ answer: 'here' }, 1500)],
      ],
    })
    const column = (title: string) =>
      overall?.rows.map((row) => row[overall.columns.findIndex((c) => c.title.startsWith(title))])
    expect(column('RAG')).toEqual([{ value: '100† (1/2)', mark: 'good' }, null])
    expect(column('Success Rate')).toEqual([
      { value: 50, mark: 'fair' },
      { value: 100, mark: 'good' },
    ])
    expect(column('Latency')?.[0]).toEqual({ value: '70† (1\u202f500\u202fms; 1/2)', mark: 'fair' })
    // An answer without steps is not a failure, so the other answer's points are not marked as those of survivors.
    expect(column('Reasoning Depth')).toEqual([null, { value: '60 (6; 1/2)', mark: 'fair' }])
    // (23·100 + 7·50 + 2·70 + 1·80) / 33; all of 7 (success) was measured, and half of 23 (grounding) and of 2 + 1 (latency, cost).
    expect(column('Overall')?.[0]).toEqual({ value: '87.0† (20\u202f%)', mark: 'good' })
    expect(overall?.notes).toContain(
      '† The mean of answered trials only, because some failed: main failed in 1 of 2 trials.',
    )
  })

  test('put a use case that failed entirely first, with its share of the measurements', () => {
    const failed = makeFailure('crash', 'boom')
    const { overall, byUseCase } = tablesOf({
      main: [
        [{ ...CHECKED, use_case: 'b' }, agent(20)],
        [{ use_case: 'z' }, agent(20)],
      ],
      'this PR': [
        [{ ...CHECKED, use_case: 'b' }, agent(20)],
        [{ use_case: 'z' }, failed],
      ],
    })
    expect(byUseCase?.rows.map((row) => row.slice(0, 2))).toEqual([
      ['main', 'z'],
      ['this PR', 'z (0 of 1 answered)'],
      ['main', 'b'],
      ['this PR', 'b'],
    ])
    expect(byUseCase?.rows[1]?.slice(2).every((cell) => cell === null)).toBe(true)
    const at = overall?.columns.findIndex(({ title }) => title.startsWith('Observability')) ?? -1
    expect(overall?.rows.map((row) => row[at])).toEqual([
      { value: 100, mark: 'good' },
      { value: '100† (1/2)', mark: 'good' },
    ])
  })

  test('keep a use case that one arm was not asked', () => {
    const { byUseCase } = tablesOf({
      main: [
        [{ ...CHECKED, use_case: 'b' }, agent(20)],
        [{ ...CHECKED, use_case: 'z' }, agent(20)],
      ],
      'this PR': [[{ ...CHECKED, use_case: 'b' }, agent(20)]],
    })
    expect(byUseCase?.rows.map((row) => row.slice(0, 2))).toContainEqual(['this PR', 'z'])
  })

  test('list use cases by name, else first tag, else suite; the worst of the last arm first; overall is their mean', () => {
    const trials: readonly Told[] = [
      [{ ...CHECKED, use_case: 'refunds', tags: ['x'] }, agent(20)],
      [{ ...CHECKED, use_case: 'refunds' }, agent(20)],
      [{ ...CHECKED, use_case: 'refunds' }, agent(20)],
      [{ ...CHECKED, tags: ['billing', 'x'] }, agent(4, 'no')],
      [CHECKED, agent(10)],
    ]
    const { overall, byUseCase } = tablesOf({ main: trials, 'this PR': trials })
    expect(byUseCase?.place).toBe('page')
    expect(byUseCase?.columns.slice(0, 2).map(({ title }) => title)).toEqual(['variant', 'use case'])
    expect(byUseCase?.columns).toHaveLength(2 + 22)
    expect(byUseCase?.rows.map((row) => row.slice(0, 2))).toEqual([
      ['main', 'billing'],
      ['this PR', 'billing'],
      ['main', run.suite.name],
      ['this PR', run.suite.name],
      ['main', 'refunds'],
      ['this PR', 'refunds'],
    ])
    const at = overall?.columns.findIndex(({ title }) => title.startsWith('Observability')) ?? -1
    // Use cases have equal weights: (100 + 20 + 50) / 3, not (3 · 100 + 20 + 50) / 5.
    expect(overall?.rows[0]?.[at]).toEqual({ value: expect.closeTo(170 / 3, 9) as number, mark: 'fair' })
  })

  test('count use cases beyond twenty, and cut long names', () => {
    const trials = Array.from({ length: 23 }, (_, index): Told => {
      return [{ ...CHECKED, use_case: `${String(index).padStart(2, '0')}${'x'.repeat(200)}` }, agent(6)]
    })
    const { byUseCase } = tablesOf({ main: trials })
    expect(byUseCase?.rows).toHaveLength(20)
    expect(byUseCase?.rows[0]?.[1]).toHaveLength(80)
    expect(byUseCase?.notes[1]).toBe('3 more use cases are left out.')
  })

  test('say who is a mock, and whose points were guessed', () => {
    const guessed = makeReply({ answer: 'here', steps: [{ text: 'Search' }] })
    const named = makeReply({ answer: 'here', tools: [{ name: 'find' }, { name: 'find' }] })
    const { overall } = tablesOf({ main: [[CHECKED, named]], 'this PR': [[CHECKED, guessed]] }, (one) => ({
      ...one,
      settings: { ...one.settings, mock: true },
    }))
    expect(overall?.notes.slice(-2)).toEqual([
      'At least partly guessed, from words or only from tool names: main, this PR.',
      'A mock answered in main, this PR. Its grounding counts as at least 10.',
    ])
  })
})
