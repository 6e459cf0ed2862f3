import { expect, test } from 'vitest'
import { listUngated, writeWarnings } from '../../../src/compare/differences/condition-warnings.js'
import { pairCases } from '../../../src/compare/pair/pair-cases.js'
import type { ScoredTrial } from '../../../src/model/run/run.js'
import { RELATIVE_PATHS, writeUndecided } from '../../../src/model/run/undecided-span.js'
import { gate, scoredRun } from '../build-runs.js'

const METRIC = 'retrieval.precision@5'
const DROPPED = [
  gate({ id: METRIC, metric: METRIC }),
  gate({ id: `${METRIC} (warn)`, metric: METRIC, severity: 'warn' }),
]
const unscored = (reason: string): readonly ScoredTrial[] => [
  { case: 'a', trial: 0, scores: {}, unscored: { [METRIC]: reason } },
]
const warn = (trials: readonly ScoredTrial[]) => {
  const candidate = scoredRun({ cases: [], trials: [] })
  const pairing = pairCases(null, candidate)
  const pair = { dropped: DROPPED, pairing, candidate: { ...candidate, trials }, inference: 'these-cases' as const }
  return writeWarnings(pair, [], null)
}

test('a default gate on what the target does not report is dropped without a warning, and named once', () => {
  const trials = unscored('the target reported no spans')
  expect(warn(trials)).toEqual([])
  expect(listUngated(DROPPED, trials)).toEqual({ undecided: [], unreported: [METRIC] })
})

test('one that replies could feed, were they readable, is warned of once', () => {
  const reason = writeUndecided({ expected: 'a.md', returned: '/tmp/a.md', mend: RELATIVE_PATHS })
  const trials = unscored(reason)
  expect(warn(trials)).toEqual([
    '`retrieval.precision@5` is not gated: no trial could be scored, since it is unclear what was retrieved.',
  ])
  expect(listUngated(DROPPED, trials)).toEqual({ undecided: [METRIC], unreported: [] })
})
