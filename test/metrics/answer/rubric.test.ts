import { describe, expect, test } from 'vitest'
import { categoryScore, categoryWeights, requirementScore } from '../../../src/metrics/answer/consensus.js'
import type { RubricRun } from '../../../src/model/run/judgments.js'
import { CATEGORY_WEIGHTS } from '../../../src/model/suite/scoring.js'
import { JUDGED, outcomeOf } from '../judged.js'
import { makeFailure } from '../make-trial.js'

const near = (value: number): number => expect.closeTo(value, 12) as number
const score = (value: number, confidence?: number) => ({
  score: value,
  ...(confidence !== undefined && { confidence }),
})

test('the weights of the ten categories add up to 9.5', () => {
  const weights = Object.values(CATEGORY_WEIGHTS)
  expect([weights.length, weights.reduce((sum, weight) => sum + weight, 0)]).toEqual([10, 9.5])
})

describe('the score of the categories', () => {
  const all = (value: number) => Object.fromEntries(Object.keys(CATEGORY_WEIGHTS).map((name) => [name, score(value)]))
  test.each<[string, NonNullable<RubricRun['categories']>, Record<string, number> | null, number | null]>([
    ['is their weighted mean', { ...all(1), functional_correctness: score(0) }, null, 7.5 / 9.5],
    [
      'leaves out what is not applicable, with its weight',
      { functional_correctness: score(1), clarity: score(0.4), simplicity: null },
      null,
      0.8,
    ],
    ['counts a category that the document does not know once', { clarity: score(1), tone: score(0) }, null, 0.5],
    ['is none when nothing applies', { clarity: null }, null, null],
    [
      'is that of the categories that the suite chose',
      { clarity: score(1), tone: score(0), code_quality: score(0.2) },
      { clarity: 1, tone: 3 },
      0.25,
    ],
    ['is none when the suite chose others', { clarity: score(1) }, { tone: 3 }, null],
    [
      'does not believe weights that the judge states',
      { clarity: { score: 1, weight: 99 }, simplicity: score(0) },
      null,
      0.5,
    ],
    ['takes no property of an object for a weight', { constructor: score(1), clarity: score(0) }, null, 0.5],
  ])('%s', (_what, categories, chosen, expected) => {
    expect(categoryScore(categories, chosen)).toEqual(expected === null ? null : near(expected))
  })

  test('uses the suite’s weights, else those of the document', () => {
    const [own, suite] = [categoryWeights(null), categoryWeights({ tone: 3 })]
    expect([own('completeness'), own('tone'), suite('completeness'), suite('tone')]).toEqual([1.5, 1, 0, 3])
  })
})

describe('the score of the requirements', () => {
  const requirements = [
    { id: 'a', description: 'A', weight: 3 },
    { id: 'b', description: 'B' },
  ]
  test.each<[string, NonNullable<RubricRun['requirements']>, number | null | string]>([
    ['is their weighted mean', { a: score(1), b: score(0.5) }, 0.875],
    ['leaves out what is not applicable', { a: null, b: score(0.5) }, 0.5],
    ['is none when nothing applies', { a: null, b: null }, null],
    ['minds no others', { a: score(1), b: score(0.5), c: score(0) }, 0.875],
    ['is an error when one is missing', { a: score(1) }, 'the judge gave no score for the requirement b'],
  ])('%s', (_what, judged, expected) => {
    expect(requirementScore(judged, requirements)).toEqual(typeof expected === 'number' ? near(expected) : expected)
  })

  test('is an error if a binary requirement is partly met', () => {
    const binary = [{ id: 'a', description: 'A', evaluation: 'binary' as const }]
    expect(requirementScore({ a: score(0.7) }, binary)).toBe(
      'the judge gave 0.7 for the requirement a, which takes only 0 or 1',
    )
    expect(requirementScore({ a: score(1) }, binary)).toBe(1)
  })
})

describe('a rubric', () => {
  const weighted = (runs: readonly (RubricRun | { error: string })[], written = {}, scoring = JUDGED) =>
    outcomeOf('rubric.weighted-score', { rubric: { runs: [...runs] } }, written, { scoring })
  const clarity = (value: number, confidence?: number): RubricRun => ({
    categories: { clarity: score(value) },
    ...(confidence !== undefined && { confidence }),
  })

  test.each<[string, readonly (RubricRun | { error: string })[], object, number | string]>([
    ['is the consensus of its readings', [clarity(0.8, 0.9), clarity(0.85, 0.7), clarity(0.75, 0.8)], {}, 1.915 / 2.4],
    ['drops readings that failed', [{ error: 'x' }, clarity(0.6)], {}, 0.6],
    ['computes the score that the judge states again', [{ ...clarity(0.6), weighted_score: 0.9 }], {}, 0.6],
    ['believes no score that is only stated', [{ weighted_score: 0.9 }], {}, 'the judge gave no scores'],
    [
      'goes by the requirements of the case, not by categories',
      [{ requirements: { r: score(0.3) }, categories: { clarity: score(1) } }],
      { requirements: [{ id: 'r', description: 'd' }] },
      0.3,
    ],
    [
      'goes by requirements that only the judge knows, each counting once',
      [{ requirements: { r: score(0.3), s: score(0.5) }, categories: { clarity: score(1) } }],
      {},
      0.4,
    ],
    [
      'drops readings without a score for a requirement',
      [{ requirements: {} }, { requirements: { r: score(1) } }],
      { requirements: [{ id: 'r', description: 'd' }] },
      1,
    ],
    ['has none when every reading failed', [{ error: 'x' }], {}, 'the judge gave nothing usable: x'],
    [
      'has none when nothing applies',
      [{ categories: { clarity: null } }],
      {},
      'nothing in the rubric applies to the answer',
    ],
    ['leaves readings out in which nothing applies', [{ categories: { clarity: null } }, clarity(0.4)], {}, 0.4],
    ['has none without a reading', [], {}, 'no judge scored it'],
  ])('%s', (_what, runs, written, expected) => {
    expect(weighted(runs, written)).toEqual(typeof expected === 'number' ? near(expected) : expected)
  })

  test.each([
    [[0.7, 0.7, 0.7], 1],
    [[0.69], 0],
    [[1], 1],
  ])('of readings %j passes: %j', (values, expected) => {
    expect(outcomeOf('rubric.pass', { rubric: { runs: values.map((value) => clarity(value)) } })).toBe(expected)
  })

  test('takes the judge’s confidence, and does not invent one', () => {
    const confidence = (...runs: RubricRun[]) => outcomeOf('rubric.confidence', { rubric: { runs } })
    expect(confidence(clarity(1, 0.9), clarity(1, 0.7), clarity(1, 0.8), clarity(1))).toEqual(near(0.8))
    expect(confidence(clarity(1))).toBe('the judge gave no confidence')
  })

  test('has a consensus for each category, weighted by its confidences', () => {
    const runs = [
      { categories: { clarity: score(0.8, 0.9), documentation: null } },
      { categories: { clarity: score(0.5, 0.1) } },
    ]
    expect(outcomeOf('rubric.clarity', { rubric: { runs } })).toEqual(near(0.77))
    expect(outcomeOf('rubric.documentation', { rubric: { runs } })).toBe('the category does not apply to the answer')
    expect(outcomeOf('rubric.simplicity', { rubric: { runs } })).toBe('the category does not apply to the answer')
  })

  test('is 0 for a failed trial, whose categories are unknown', () => {
    const observation = makeFailure('crash', 'exit 1')
    const failed = (id: string) => outcomeOf(id, undefined, {}, { observation })
    expect([failed('rubric.weighted-score'), failed('rubric.pass')]).toEqual([0, 0])
    expect([failed('rubric.confidence'), failed('rubric.clarity')]).toEqual(
      Array(2).fill('the trial failed (crash): exit 1'),
    )
  })

  test('applies as the suite says: the questions that are judged and the chosen categories', () => {
    const judgments = { rubric: { runs: [{ categories: { clarity: score(0.8), simplicity: score(0.2) } }] } }
    const chosen = { ...JUDGED, rubric_categories: { clarity: 1, tone: 2 } }
    expect(outcomeOf('rubric.clarity', judgments, {}, { scoring: chosen })).toBe(0.8)
    expect(outcomeOf('rubric.simplicity', judgments, {}, { scoring: chosen })).toBeUndefined()
    expect(outcomeOf('rubric.weighted-score', judgments, {}, { scoring: chosen })).toBe(0.8)
    const unasked = { ...JUDGED, judged: ['answer' as const] }
    expect(outcomeOf('rubric.weighted-score', judgments, {}, { scoring: unasked })).toBeUndefined()
  })
})
