import { expect, test } from 'vitest'
import type { ScoredTrial } from '../../../src/model/run/run.js'
import { reportContext } from '../../../src/modes/evaluate/report-context.js'
import { describeGivenUp } from '../../../src/measure/run/pacing/provider-health.js'
import { makeRun } from '../../store/runs/make-run.js'

const surroundings = {
  baseline: { kind: 'none', reason: '' } as const,
  names: { baseline: 'main', candidate: 'this PR' },
  ...{ links: {}, look: null, first_time: false },
}

test("the reason of a judge's failures is that of most failed trials, each counted once", () => {
  const trial = (id: number, error: number | null, reasons: readonly string[]): ScoredTrial => ({
    ...{ case: `c${id}`, trial: 0, scores: error === null ? {} : { 'judge.error': error } },
    unscored: {
      ...(error === null && { 'judge.error': 'no judge scored it' }),
      ...Object.fromEntries(reasons.map((reason, at) => [`m${at}`, reason])),
    },
  })
  const nothing = 'the judge gave nothing usable: '
  const failuresOf = (trials: readonly ScoredTrial[]) =>
    reportContext({ run: makeRun(), trials }, surroundings, []).judge_failures
  const trials = [
    trial(1, 0, []),
    trial(2, 1, [`${nothing}refused`, `${nothing}refused`, 'the target reported no cost']),
    // The message of older runs about claims.
    trial(3, 1, [`${nothing}slow\ndown`, 'the judge failed: slow\ndown']),
    trial(4, 1, [`${nothing}slow\ndown`, 'no judge scored it: the target declined, as the case wants']),
    // The judge was not asked.
    trial(5, null, ['no judge scored it: refused']),
  ]
  expect(failuresOf(trials)).toEqual({ trials: 3, judged: 4, message: 'slow\ndown', times: 2 })
  expect(failuresOf(trials.slice(0, 1))).toBeUndefined()
  // The judge was given up before these trials; it should have judged them, so they count.
  const message = describeGivenUp(180_000, 'slow')
  const leftOut = [6, 7, 8].map((id) => trial(id, null, [`no judge scored it: ${message}`]))
  expect(failuresOf([...trials, ...leftOut])).toEqual({ trials: 6, judged: 7, message, times: 3 })
  expect(failuresOf([trial(1, 1, ['the judge gave no scores'])])).toMatchObject({ message: null, times: 0 })
  // One of two questions failed, and one of two readings of the same question.
  const some = [trial(1, 0.5, [`${nothing}refused`]), trial(2, 0.5, [])]
  expect(failuresOf(some)).toEqual({ trials: 1, judged: 2, message: 'refused', times: 1 })
})

test('the failure of a trial that was asked says more than that of trials after the target was given up', () => {
  const trial = (at: number, reason: string): ScoredTrial => ({
    ...{ case: `c${at}`, trial: 0, scores: {} },
    unscored: { success: reason },
  })
  const messageOf = (trials: readonly ScoredTrial[]) =>
    reportContext({ run: makeRun(), trials }, surroundings, []).infrastructure_message
  const refused = [1, 2].map((at) => trial(at, 'infrastructure failure: connection refused'))
  const unasked = [3, 4, 5].map((at) => trial(at, 'not asked: it hung'))
  expect(messageOf([...refused, ...unasked])).toBe('connection refused')
  expect(messageOf(unasked)).toBe('it hung')
  expect(messageOf([trial(1, 'the trial failed (timeout): No reply')])).toBeNull()
})
