import { describeCause } from '../../src/format/describe-reason.js'
import { expect, test } from 'vitest'
import { compareRuns } from '../../src/compare/decide/compare-runs.js'
import type { Stopped } from '../../src/model/run/run.js'
import { goldenCase, scoredRun, successTrials } from './build-runs.js'

const STOPPED: Stopped = {
  because: 'budget',
  made: 58,
  planned: 60,
  limit_usd: 1,
  spent_usd: 0.99,
  detail: 'the next request could cost $0.05',
}
const REASON =
  'the run was stopped by its budget of $1 after 58 of 60 trials: $0.99 is spent, and the next request could cost $0.05'

/** 60 cases, of which two were not asked: more than the floor of 95 % asks for. */
function makeRun(stopped: Stopped | null) {
  const ids = Array.from({ length: 60 }, (_, index) => `c${index}`)
  const asked = stopped === null ? ids : ids.slice(2)
  const trials = successTrials(Object.fromEntries(asked.map((id) => [id, 1])))
  const scored = scoredRun({ cases: ids.map((id) => goldenCase({ id })), trials })
  return { ...scored, run: { ...scored.run, ...(stopped && { stopped }) } }
}

test.each([
  ['candidate', null, STOPPED, REASON],
  ['baseline', STOPPED, null, `in the baseline, ${REASON}`],
] as const)('a %s that was stopped is never compared as if it were whole', (_, baseline, candidate, reason) => {
  const comparison = compareRuns({ baseline: makeRun(baseline), candidate: makeRun(candidate), failOn: 'regression' })
  expect(comparison.verdict).toMatchObject({ word: 'invalid', exit_code: 2, passed: false })
  expect(comparison.gates).toMatchObject([{ verdict: 'invalid', p: null }])
  expect(comparison.gates.map(describeCause)).toEqual([reason])
})

test('the same runs, had they not been stopped, are compared', () => {
  const comparison = compareRuns({ baseline: makeRun(null), candidate: makeRun(null), failOn: 'regression' })
  expect(comparison.verdict.word).toBe('unchanged')
})
