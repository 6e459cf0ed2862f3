import { describe, expect, test } from 'vitest'
import { checkGates } from '../../../../src/compare/pair/check-gates.js'
import type { Margin, MetricFacts } from '../../../../src/model/metric.js'
import { describeScores, type ScoreChoices } from '../../../../src/exchange/import/results/describe-scores.js'
import type { ResultArm, ResultRow } from '../../../../src/exchange/import/results/result-arm.js'

const NONE: ScoreChoices = { lower: [], higher: [], continuous: [], primary: null }
const row = (scores: ResultRow['scores'], more: Partial<ResultRow> = {}): ResultRow => ({
  ...{ id: 'a', query: 'a', answer: '', passed: null, scores },
  ...more,
})
const arm = (...rows: readonly ResultRow[]): ResultArm => ({ name: '', rows })

/** Returns the kind and direction of a score with these values. */
function describeOne(name: string, values: readonly number[], choices: Partial<ScoreChoices> = {}): string {
  const described = describeScores([arm(...values.map((value) => row({ [name]: value })))], { ...NONE, ...choices })
  const facts = described.scores[0]?.facts
  return `${facts?.kind ?? ''} ${facts?.direction ?? ''}`
}

test('a share that rounding put above 1 keeps its range', () => {
  const rangeOf = (value: number) =>
    describeScores([arm(row({ semantic_similarity: value }), row({ semantic_similarity: 0.5 }))], NONE).scores[0]?.facts
  expect(rangeOf(1.0000002)).toMatchObject({ range: [0, 1], unit: 'ratio' })
  expect(rangeOf(1.0000002)?.definition).not.toContain('another scale')
  expect(rangeOf(1.1)).toMatchObject({ range: [0, null], unit: 'score' })
})

describe('the kind and direction of a score', () => {
  test.each<[string, readonly number[], string]>([
    ['my score', [0, 1], 'binary higher'],
    ['my score', [0, 0.5], 'continuous higher'],
    ['Token Cost', [3, 4], 'continuous lower'],
    ['answer.token-f1', [0.5], 'continuous higher'],
    // Ragas: shares, even if all values are 0 or 1.
    ['faithfulness', [1, 1], 'continuous higher'],
    ['noise_sensitivity(mode=relevant)', [0, 1], 'continuous lower'],
    ['factual_correctness(mode=f1)', [0, 1], 'continuous higher'],
    // DeepEval: named after a fault.
    ['PII Leakage', [0.5], 'continuous higher'],
    ['Role Violation', [0, 1], 'binary higher'],
    ['Misuse', [0, 1], 'continuous lower'],
    ['Hallucination', [0.5], 'continuous lower'],
    ['Toxicity', [0.5], 'continuous lower'],
    // autoevals: a similarity that is named after a distance.
    ['Levenshtein', [0.9], 'continuous higher'],
    // lm-evaluation-harness.
    ['bits_per_byte', [0.7], 'continuous lower'],
    ['word_perplexity', [12], 'continuous lower'],
    ['exact_match', [0, 1], 'binary higher'],
  ])('of %s with %j are %s', (name, values, expected) => {
    expect(describeOne(name, values)).toBe(expected)
  })

  test('of a score that no answer has are still found', () => {
    const { scores } = describeScores([arm(row({ 'my score': null }))], NONE)
    expect(scores.map(({ facts }) => [facts.direction, facts.default_margin])).toEqual([
      ['higher', { kind: 'absolute', value: 0.05 }],
    ])
  })

  test('are what the user says, then what the file shows, then what the name suggests', () => {
    expect(describeOne('PII Leakage', [0, 1], { lower: ['PII Leakage'] })).toBe('continuous lower')
    expect(describeOne('exact', [0, 1], { continuous: ['exact'] })).toBe('continuous higher')
    const shown = { ...arm(row({ Bias: 0.5 })), directions: { Bias: 'higher' } } as const
    expect(describeScores([shown], NONE).scores[0]?.facts.direction).toBe('higher')
    expect(describeScores([shown], { ...NONE, lower: ['Bias'] }).scores[0]?.facts.direction).toBe('lower')
  })
})

test.each<[string, readonly number[], MetricFacts['range'], Margin]>([
  ['a share', [0, 0.5], [0, 1], { kind: 'absolute', value: 0.05 }],
  ['a grade', [1, 5], [0, null], { kind: 'relative', value: 0.1 }],
  ['what can be below 0', [-3, 5], [null, null], { kind: 'absolute', value: 0.4 }],
])('a margin fits the values of %s, as the checks of gates require', (_, values, range, margin) => {
  const { scores, gates } = describeScores([arm(...values.map((value) => row({ score: value })))], NONE)
  const facts = scores.map((score) => score.facts)
  expect(facts[0]).toMatchObject({ range, default_margin: margin })
  expect(checkGates(gates, facts)[0]?.margin).toEqual(margin)
})

test('two scores whose names differ only in capitals and punctuation are numbered', () => {
  const { scores } = describeScores([arm(row({ 'a b': 1, 'A-B': 1 }))], NONE)
  expect(scores.map(({ name, facts }) => [name, facts.id])).toEqual([
    ['a b', 'custom.a-b'],
    ['A-B', 'custom.a-b-2'],
  ])
})

test.each([
  ['latencyMs', 2000, 'lower'],
  ['response_time', 3, 'lower'],
  ['totalCost', 0.2, 'lower'],
  ['promptTokens', 900, 'lower'],
  ['edit_distance', 12, 'lower'],
  ['mae', 0.3, 'lower'],
  ['RMSE', 4, 'lower'],
  ['wer', 0.1, 'lower'],
  ['word_perplexity', 54, 'lower'],
  ['num_errors', 3, 'lower'],
  ['log_prob', -3, 'higher'],
  ['logprobs', -3, 'higher'],
  ['cosine_similarity', 0.3, 'higher'],
  ['rating', 4, 'higher'],
  ['f1', 81, 'higher'],
  ['tone', 0.4, 'higher'],
  ['tone', 4, 'neutral'],
  ['answer_length', 120, 'neutral'],
  ['num_chunks', 1, 'neutral'],
])('%s of %d: %s is better', (name, value, direction) => {
  const { scores, gates } = describeScores([arm(row({ [name]: value, other_score: 1 }))], NONE)
  expect(scores[0]?.facts.direction).toBe(direction)
  expect(gates.map(({ metric }) => metric).includes(scores[0]?.facts.id ?? '')).toBe(direction !== 'neutral')
})

test('a count is never the primary score if there is another score', () => {
  const { gates } = describeScores([arm(row({ num_errors: 3, tone: 0.5 }))], NONE)
  expect(gates.find(({ primary }) => primary)?.metric).toBe('custom.tone')
})

test.each<[string, ResultRow['scores'], ResultRow['scores'], string]>([
  ['the first score with a value in the first file', { help: null, tone: 1 }, { help: 1, tone: 1 }, 'custom.tone'],
  ['without any value there, the first score', { help: null, tone: null }, { help: 1, tone: 1 }, 'custom.help'],
])('the primary score is %s', (_, before, now, primary) => {
  const { gates } = describeScores([arm(row(before)), arm(row(now))], NONE)
  expect(gates.map(({ metric }) => metric)).toEqual(['custom.help', 'custom.tone'])
  expect(gates.find((gate) => gate.primary)?.metric).toBe(primary)
})

test('a score that every object inherits is read only from the row itself', () => {
  const { scores } = describeScores([arm(row({ constructor: 0.5 }), row({ x: 1 }))], NONE)
  expect(scores.map(({ name, facts }) => [name, facts.kind])).toEqual([
    ['constructor', 'continuous'],
    ['x', 'binary'],
  ])
})

test('retrieval runs are judged by nDCG, with recall, MAP and MRR as further scores', () => {
  const retrieval = { ranked: ['a'], judged: [{ path: 'a' }] }
  const { gates } = describeScores([arm(row({}, { retrieval }))], NONE)
  expect(gates.map(({ metric, primary }) => [metric, primary])).toEqual([
    ['retrieval.ndcg@10', true],
    ['retrieval.recall@10', false],
    ['retrieval.map', false],
    ['retrieval.mrr', false],
  ])
})

describe('a `score` that only repeats whether a case passed', () => {
  const rows = [row({ score: 1 }, { passed: true }), row({ score: 0 }, { passed: false }), row({})]
  const idsOf = (all: readonly ResultRow[], choices: Partial<ScoreChoices> = {}) =>
    describeScores([arm(...rows), arm(...all)], { ...NONE, ...choices }).scores.map(({ facts }) => facts.id)

  test('is not a score unless the user names it', () => {
    expect(idsOf(rows)).toEqual([])
    expect(idsOf(rows, { primary: 'score' })).toEqual(['custom.score'])
  })

  test('is a score if any row of any arm contains more', () => {
    expect(idsOf([row({ score: 0.5 }, { passed: false })])).toEqual(['custom.score'])
  })

  test('is a score in a single run, because the run it is compared with may contain more', () => {
    expect(describeScores([arm(...rows)], NONE).scores.map(({ facts }) => facts.id)).toEqual(['custom.score'])
  })
})

test('if only the first of two arms says what passed, success is a gate that the other arm does not measure', () => {
  const [judged, unjudged] = [arm(row({ f1: 1 }, { passed: true })), arm(row({ f1: 1 }))]
  const gatesOf = (...arms: readonly ResultArm[]) => describeScores(arms, NONE).gates.map(({ metric }) => metric)
  expect(gatesOf(judged, unjudged)).toEqual(['success', 'custom.f1'])
  expect(gatesOf(unjudged, judged)).toEqual(['custom.f1'])
})

// c₀/n with c₀ = −ln(1 − Φ(1.645)) = 2.9957 is the most that n answers without a loss leave open, so 300/n points are ruled out.
test.each([
  [4, 0.5],
  [6, 0.5],
  [7, 0.43],
  [20, 0.15],
  [40, 0.08],
  [59, 0.06],
  [60, 0.05],
  [500, 0.05],
])('%d answers get a margin of %d on pass rates, and .05 on shares', (answers, expected) => {
  const rows = Array.from({ length: answers }, () => row({ exact: 1, faithfulness: 1 }, { passed: true }))
  const { gates } = describeScores([arm(...rows), arm(row({ exact: 1 }, { passed: true }))], NONE)
  const margins = gates.map(({ metric, margin }) => [metric, margin?.value])
  expect(margins).toEqual([
    ['success', expected],
    ['custom.exact', expected],
    ['custom.faithfulness', 0.05],
  ])
})
