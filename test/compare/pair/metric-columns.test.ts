import { describe, expect, test } from 'vitest'
import { indexTrials, isScored } from '../../../src/compare/pair/metric-columns.js'
import type { ScoredTrial } from '../../../src/model/run/run.js'

const trial = (id: string, number: number, score: number | null, failed = false): ScoredTrial => ({
  case: id,
  trial: number,
  ...(score === null ? { scores: {}, unscored: { score: 'no score' } } : { scores: { score }, unscored: {} }),
  ...(failed && { failed: true as const }),
})
const TRIALS: readonly ScoredTrial[] = [
  trial('scored', 1, 0.4),
  trial('scored', 0, 0.2),
  trial('half', 0, 0.2),
  trial('half', 1, null),
  trial('unscored', 0, null),
  trial('once-failed', 0, 0.2),
  trial('once-failed', 1, null, true),
  trial('failed', 0, null, true),
  { case: 'other', trial: 0, scores: { success: 1 }, unscored: {} },
]
const MEAN = { id: 'score' }
const MEDIAN = { id: 'median', per_run: { figure: 'percentile', of: 'score', percentile: 50 } } as const

describe('the value of a metric in a case', () => {
  test.each([
    ['scored', { trials: 2, values: [0.2, 0.4] }],
    ['half', { trials: 2, values: [0.2] }],
    ['unscored', { trials: 1, values: [] }],
    ['once-failed', { trials: 1, failed: 1, values: [0.2] }],
    ['failed', { trials: 0, failed: 1, values: [] }],
    ['other', undefined],
    ['nobody', undefined],
  ])(
    'is in the case %s the same for a mean and for a figure of the run, which keeps a record of scored trials',
    (id, expected) => {
      expect(indexTrials(TRIALS)(MEAN).get(id)).toEqual(expected)
      const { record, ...figure } = indexTrials(TRIALS)(MEDIAN).get(id) ?? {}
      expect({ ...figure, recordFirst: undefined }).toEqual(expected ?? {})
      // The record contains the mean of the scored trials.
      const mean = id === 'scored' ? 0.3 : id === 'half' || id === 'once-failed' ? 0.2 : null
      expect(record === undefined ? null : [...record]).toEqual(mean === null ? null : [expect.closeTo(mean, 12)])
    },
  )

  test('is absent if no trial has the metric, or a part of the figure', () => {
    expect(indexTrials(TRIALS)({ id: 'tokens' }).get('scored')).toBeUndefined()
    const ratio = { figure: 'ratio', numerator: 'score', denominator: 'tokens' } as const
    expect(indexTrials(TRIALS)({ id: 'ratio', per_run: ratio }).get('scored')).toBeUndefined()
  })
})

test.each([
  [2, [1], true],
  [3, [1], false],
  [0, [], false],
])('a case with %d trials of which %j are scored is scored: %s', (trials, values, expected) => {
  expect(isScored({ trials, values })).toBe(expected)
})
