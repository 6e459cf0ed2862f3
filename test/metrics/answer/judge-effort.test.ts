import { describe, expect, test } from 'vitest'
import { EMPTY_ANSWER, type Judgments } from '../../../src/model/run/judgments.js'
import { outcomeOf } from '../judged.js'
import { makeFailure } from '../make-trial.js'

const GRADES = { correctness: 4, completeness: 5, faithfulness: 3 }
const SCORES = { answer_quality: 0.9, factual_correctness: 1, completeness: 0.8 }
const NOBODY = 'no judge scored it'

describe('the judge’s effort', () => {
  test.each<[string, Judgments | undefined, number | string, number | string]>([
    [
      'is the sum over its replies',
      { answer: { ...GRADES, tokens: 800, cost_usd: 0.002 }, quality: { ...SCORES, tokens: 600, cost_usd: 0.001 } },
      1400,
      0.003,
    ],
    [
      'counts each reading, also one that failed',
      {
        rubric: {
          runs: [
            { categories: { clarity: { score: 1 } }, tokens: 10, cost_usd: 1 },
            { error: 'x', tokens: 5, cost_usd: 2 },
          ],
        },
      },
      15,
      3,
    ],
    [
      'is unknown when one reply does not say',
      { answer: { ...GRADES, tokens: 800, cost_usd: 0.002 }, claims: { claims: [], tokens: 5 } },
      805,
      'the judge did not report its cost',
    ],
    [
      'is unknown when none says',
      { answer: GRADES },
      'the judge did not report its tokens',
      'the judge did not report its cost',
    ],
    ['is missing if nobody judged', undefined, NOBODY, NOBODY],
    ['is nothing where nothing was asked', {}, NOBODY, NOBODY],
  ])('%s', (_what, judgments, tokens, cost) => {
    expect(outcomeOf('judge.tokens', judgments)).toBe(tokens)
    expect(outcomeOf('judge.cost-usd', judgments)).toBe(cost)
  })

  test('is never added to that of the system, whose tokens and cost are unknown', () => {
    const judgments = { answer: { ...GRADES, tokens: 800, cost_usd: 0.002 } }
    expect(outcomeOf('tokens.total', judgments)).toBeTypeOf('string')
    expect(outcomeOf('cost.usd', judgments)).toBeTypeOf('string')
  })
})

describe('an error of the judge', () => {
  const requirements = [{ id: 'r', description: 'd' }]
  test.each<[string, Judgments | undefined, number | string]>([
    ['is each reading that cannot be used', { answer: GRADES, quality: { error: 'x' } }, 0.5],
    [
      'is one of three readings of a grade, whose others agree',
      { answer: GRADES, answer_readings: [GRADES, { error: 'x' }, GRADES] },
      1 / 3,
    ],
    ['is a rubric without one usable reading', { rubric: { runs: [{ error: 'x' }, { categories: {} }] } }, 1],
    ['is a reading without a score for a requirement', { rubric: { runs: [{ requirements: {} }] } }, 1],
    [
      'is also one besides a usable reading',
      { rubric: { runs: [{ error: 'x' }, { requirements: { r: { score: 1 } } }] } },
      0.5,
    ],
    ['is 0 if all readings are usable', { answer: GRADES, quality: SCORES }, 0],
    ['is unknown if nobody judged', undefined, NOBODY],
    ['is unknown where the judge was not asked', { answer: { error: 'given up', asked: false } }, NOBODY],
    [
      'is unknown of an empty answer, which is graded without a judge',
      { answer: { ...GRADES, reasoning: EMPTY_ANSWER, tokens: 0 } },
      NOBODY,
    ],
    [
      'is two of three where a recording that names no model has one reading',
      { rubric: { runs: [{ requirements: { r: { score: 1 } }, tokens: 0 }, { error: 'x' }, { error: 'x' }] } },
      2 / 3,
    ],
  ])('%s', (_what, judgments, expected) => {
    expect(outcomeOf('judge.error', judgments, { requirements })).toBe(expected)
  })

  test('does not count in a failed trial', () => {
    const observation = makeFailure('timeout', 'no reply within 2 s')
    const reason = 'the trial failed (timeout): no reply within 2 s'
    for (const id of ['judge.error', 'judge.tokens', 'judge.cost-usd'])
      expect(outcomeOf(id, undefined, {}, { observation }), id).toBe(reason)
  })
})
