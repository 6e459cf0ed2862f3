import { expect, test } from 'vitest'
import type { ScoredTrial } from '../../../src/model/run/run.js'
import { caseMeansOf } from '../../../src/stats/scores/case-means.js'

const trial = (caseId: string, index: number, scores: ScoredTrial['scores']): ScoredTrial => ({
  case: caseId,
  trial: index,
  scores,
  unscored: {},
})

/** Trials out of order, as targets may answer. */
const TRIALS = [
  trial('b', 1, { success: 0, tokens: 30 }),
  trial('a', 0, { success: 1, tokens: 10 }),
  trial('b', 0, { success: 1, tokens: 10 }),
  { ...trial('c', 2, { success: 1 }), unscored: { tokens: 'not given' } },
  trial('c', 0, { tokens: 7 }),
  { ...trial('c', 1, {}), unscored: { tokens: 'not given' } },
]

test('a case has the mean of its trials, or none if fewer than half of them are scored', () => {
  const means = caseMeansOf([...TRIALS])
  expect(means.ids).toEqual(['a', 'b', 'c'])
  expect(means.ids.map((id) => means.meanOf(id, 'tokens'))).toEqual([10, 20, null])
  expect(means.meansOf('tokens')).toEqual([10, 20])
  expect([...(means.columnOf('tokens') ?? [])]).toEqual([10, 20, NaN])
  expect(means.columnOf('tokens')).toBe(means.columnOf('tokens'))
  expect(means.ids.map(means.trialsOf)).toEqual([1, 2, 3])
})

test('half of the trials are enough, and a case to which a metric does not apply has no mean', () => {
  const half = caseMeansOf([
    trial('a', 0, { tokens: 8 }),
    { ...trial('a', 1, {}), unscored: { tokens: 'not given' } },
    trial('b', 0, {}),
  ])
  expect(['a', 'b'].map((id) => half.meanOf(id, 'tokens'))).toEqual([8, null])
})

test('successes are counted over scored trials, and null means none at all', () => {
  const means = caseMeansOf([...TRIALS])
  expect(means.ids.map(means.tallyOf)).toEqual([
    [1, 1],
    [1, 2],
    [1, 1],
  ])
  expect(caseMeansOf([trial('a', 0, {})]).tallyOf('a')).toBeNull()
})

test('totals add up trials and count the missing ones', () => {
  const means = caseMeansOf([...TRIALS])
  expect(means.trials).toBe(6)
  expect(means.totalOf('tokens')).toEqual({ total: 57, missing: 2 })
  expect(means.totalOf('cost.usd')).toEqual({ total: 0, missing: 6 })
})

test('runs are the means of all first, second and third trials; a case with two scores has a deviation', () => {
  const means = caseMeansOf([...TRIALS])
  expect(means.spreadOf('tokens')).toEqual({ runs: [9, 30], within: [expect.closeTo(Math.SQRT2 * 10, 12)] })
  expect(means.spreadOf('cost.usd')).toEqual({ runs: [], within: [] })
  const late = caseMeansOf([trial('a', 2, { tokens: 5 }), trial('b', 0, { tokens: 7 }), trial('b', 1, { tokens: 6 })])
  expect(late.spreadOf('tokens').runs).toEqual([7, 6, 5])
})

test('a metric without scores, or a case that was not asked, has no mean', () => {
  const means = caseMeansOf([...TRIALS])
  expect(means.meanOf('a', 'cost.usd')).toBeNull()
  expect(means.columnOf('cost.usd')).toBeNull()
  expect(means.meansOf('cost.usd')).toEqual([])
  expect([means.meanOf('z', 'tokens'), means.tallyOf('z'), means.trialsOf('z'), means.placeOf('z')]).toEqual([
    null,
    null,
    0,
    -1,
  ])
})

test('each list of trials is read only once', () => {
  const means = caseMeansOf(TRIALS)
  expect(caseMeansOf(TRIALS)).toBe(means)
  expect(caseMeansOf([...TRIALS])).not.toBe(means)
})

test('trial numbers may be large, and trials to which a metric does not apply are not gaps', () => {
  const odd = caseMeansOf([
    { ...trial('a', 4_294_967_294, { tokens: 3 }), unscored: {} },
    { ...trial('a', 0, { tokens: 1 }), unscored: {} },
    trial('a', 1, {}),
    trial('a', 2, {}),
    trial('a', 3, {}),
  ])
  expect(odd.spreadOf('tokens').runs).toEqual([1, 3])
  expect(odd.meanOf('a', 'tokens')).toBe(2)
})
