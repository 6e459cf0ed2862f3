import { expect, test } from 'vitest'
import { summarizeRun } from '../../src/metrics/summarize-run.js'
import type { ScoredTrial } from '../../src/model/run/run.js'

const METRICS = [{ id: 'm' }]
const trial = (name: string, index: number, value: number | string | null): ScoredTrial => ({
  case: name,
  trial: index,
  scores: typeof value === 'number' ? { m: value } : {},
  unscored: typeof value === 'string' ? { m: value } : {},
})
const summary = (...trials: readonly ScoredTrial[]): unknown => summarizeRun({ metrics: METRICS, trials })['m']

test('averages the trials of a case first, then the cases', () => {
  const trials = [trial('a', 0, 1), trial('a', 1, 1), trial('a', 2, 0), trial('b', 0, 0)]
  expect(summary(...trials)).toEqual({ mean: 1 / 3, n: 2, applicable: 2 })
})

test('counts a case if at least half of its trials are scored', () => {
  expect(summary(trial('a', 0, 1), trial('a', 1, 'outage'))).toEqual({ mean: 1, n: 1, applicable: 1 })
  expect(summary(trial('a', 0, 1), trial('a', 1, 'outage'), trial('a', 2, 'outage'))).toEqual({
    mean: null,
    n: 0,
    applicable: 1,
  })
})

test('leaves out cases to which the metric does not apply, and unscored ones', () => {
  expect(summary(trial('a', 0, null), trial('b', 0, 'outage'), trial('c', 0, 0.25))).toEqual({
    mean: 0.25,
    n: 1,
    applicable: 2,
  })
})

test('does not count failed trials without a score of the metric', () => {
  const failed = (name: string, index: number): ScoredTrial => ({ ...trial(name, index, 'timeout'), failed: true })
  expect(summary(trial('a', 0, 1), failed('a', 1), failed('a', 2), failed('b', 0))).toEqual({
    mean: 1,
    n: 1,
    applicable: 1,
  })
  expect(summary(failed('a', 0))).toEqual({ mean: null, n: 0, applicable: 0 })
})

test('is null, not 0, if nothing is scored', () => {
  expect(summary()).toEqual({ mean: null, n: 0, applicable: 0 })
  expect(summary(trial('a', 0, 'outage'))).toEqual({ mean: null, n: 0, applicable: 1 })
})

test('gives exactly the same number for any order of trials', () => {
  const trials = [0.1, 0.2, 0.3, 0.7].flatMap((value, index) => [
    trial(`c${index}`, 0, value),
    trial(`c${index}`, 1, value / 3),
  ])
  expect(summary(...trials)).toEqual(summary(...[...trials].reverse()))
})

test.each([
  { what: 'something to nothing is infinite', scores: { spent: 3, right: 0 }, value: { mean: null, infinite: true } },
  { what: 'nothing to nothing has no value', scores: { spent: 0, right: 0 }, value: { mean: null } },
  { what: 'something to something is a number', scores: { spent: 3, right: 0.5 }, value: { mean: 6 } },
])('a ratio of $what', ({ scores, value }) => {
  const per_run = { figure: 'ratio', numerator: 'spent', denominator: 'right' } as const
  const trials = [{ case: 'a', trial: 0, scores, unscored: {} }]
  expect(summarizeRun({ metrics: [{ id: 'm', per_run }], trials })['m']).toEqual({ ...value, n: 1, applicable: 1 })
})
