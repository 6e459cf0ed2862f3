import { describe, expect, test } from 'vitest'
import { averageQuality } from '../../../src/metrics/answer/quality.js'
import type { Judgments } from '../../../src/model/run/judgments.js'
import { JUDGED, outcomeOf } from '../judged.js'
import { makeFailure } from '../make-trial.js'

const SCORES = { answer_quality: 0.9, factual_correctness: 1, completeness: 0.8 }
const IDS = [
  'quality.answer-quality',
  'quality.factual-correctness',
  'quality.completeness',
  'quality.average',
  'quality.criteria-met',
]
const CASE = { expected_answer_criteria: ['one', 'two'] }
const criteria = (...met: readonly boolean[]) => met.map((one, index) => ({ text: `criterion ${index}`, met: one }))

test('the mean of the qualities 0.9, 1 and 0.8 is 0.9', () => {
  expect(averageQuality(SCORES)).toBeCloseTo(0.9, 15)
})

describe('qualities', () => {
  const unlisted = 'the judge listed no criteria'
  test.each<[string, Judgments, readonly (number | string)[]]>([
    [
      'are taken as they are; the criteria met are counted apart (4 of 5 scores 0.8 beside a judged 0.9)',
      { quality: { ...SCORES, completeness: 0.9, criteria: criteria(true, true, true, true, false) } },
      [0.9, 1, 0.9, expect.closeTo(2.8 / 3, 12) as number, 0.8],
    ],
    ['need no list of criteria', { quality: SCORES }, [0.9, 1, 0.8, expect.closeTo(0.9, 12) as number, unlisted]],
    [
      'nor an empty one',
      { quality: { ...SCORES, criteria: [] } },
      [0.9, 1, 0.8, expect.anything() as number, unlisted],
    ],
    [
      'are never 0 where the judge failed',
      { quality: { error: 'x' } },
      Array(5).fill('the judge gave nothing usable: x'),
    ],
    ['are missing if nobody asked', {}, Array(5).fill('no judge scored it')],
  ])('%s', (_what, judgments, expected) => {
    expect(IDS.map((id) => outcomeOf(id, judgments, CASE))).toEqual(expected)
  })

  test('are 0 for a failed trial', () => {
    const observation = makeFailure('crash', 'x')
    expect(IDS.map((id) => outcomeOf(id, undefined, CASE, { observation }))).toEqual([0, 0, 0, 0, 0])
  })

  test('of completeness apply to cases with criteria, and all apply only in a suite that asks the question', () => {
    const applying = (written: Record<string, unknown>, scoring = JUDGED) =>
      IDS.filter((id) => outcomeOf(id, { quality: SCORES }, written, { scoring }) !== undefined)
    expect(applying(CASE)).toEqual(IDS)
    expect(applying({ expected_answer: 'x' })).toEqual(IDS.slice(0, 2))
    expect(applying(CASE, { ...JUDGED, judged: ['answer'] })).toEqual([])
  })
})
