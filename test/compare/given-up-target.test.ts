import { expect, test } from 'vitest'
import { compareRuns } from '../../src/compare/decide/compare-runs.js'
import type { RunVerdict } from '../../src/model/result/verdict.js'
import { goldenCase, scoredRun } from './build-runs.js'

/** P passes, F fails, ? was not asked. */
type Result = 'P' | 'F' | '?'

/** Makes a run with one trial of each case, whose target was given up where a trial was not asked. */
function makeRun(results: readonly Result[], deterministic = false) {
  const ids = results.map((_, index) => `c${index}`)
  const trials = results.map((result, index) => ({
    ...{ case: ids[index] ?? '', trial: 0 },
    scores: result === '?' ? {} : { success: result === 'P' ? 1 : 0 },
    unscored: result === '?' ? { success: 'not asked: it hung' } : {},
  }))
  const unasked = results.filter((result) => result === '?').length
  const total = { cases: ids.length, trials: ids.length, timeouts: 0, retries: 0 }
  const some = { ok: ids.length - unasked, failed: 0, infrastructure: unasked, unasked: unasked || undefined }
  const scored = scoredRun({ cases: ids.map((id) => goldenCase({ id })), trials, settings: { deterministic } })
  return { ...scored, run: { ...scored.run, counts: { ...total, ...some } } }
}

const times = (count: number, result: Result): readonly Result[] => Array.from({ length: count }, () => result)

test.each<[string, readonly Result[], readonly Result[], Partial<RunVerdict>, number]>([
  [
    'cases that were not asked are no losses: too few are left to tell',
    times(20, 'P'),
    [...times(3, 'P'), ...times(7, 'F'), ...times(10, '?')],
    { word: 'invalid', because: 'missing-data-floor', exit_code: 2 },
    7,
  ],
  [
    'the failures of those that were asked count',
    times(100, 'P'),
    [...times(90, 'P'), ...times(8, 'F'), ...times(2, '?')],
    { word: 'regressed', because: 'gate', exit_code: 1 },
    8,
  ],
  [
    'a single case that was not asked forbids good news, and the check fails',
    times(200, 'P'),
    [...times(199, 'P'), '?'],
    { word: 'inconclusive', because: 'target-given-up', exit_code: 2 },
    0,
  ],
  [
    'an improvement is not good news either',
    [...times(100, 'P'), ...times(100, 'F')],
    [...times(199, 'P'), '?'],
    { word: 'inconclusive', because: 'target-given-up', exit_code: 2 },
    0,
  ],
  [
    'what is missing in the baseline does not fail the check',
    [...times(199, 'P'), '?'],
    times(200, 'P'),
    { word: 'inconclusive', because: 'target-given-up', exit_code: 0 },
    0,
  ],
])('%s', (_, baseline, candidate, verdict, broken) => {
  for (const deterministic of [false, true]) {
    const compared = compareRuns({
      baseline: makeRun(baseline, deterministic),
      candidate: makeRun(candidate, deterministic),
      failOn: 'regression',
    })
    expect(compared.verdict).toMatchObject(verdict)
    expect(compared.flips.filter(({ kind }) => kind === 'newly-failing')).toHaveLength(broken)
  }
})
