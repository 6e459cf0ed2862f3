import { expect, test } from 'vitest'
import type { GateResult } from '../../../src/model/result/gate-result.js'
import type { Flip, PairComparison } from '../../../src/model/result/pair-comparison.js'
import type { RunVerdict } from '../../../src/model/result/verdict.js'
import { checkOngoing } from '../../../src/compare/nights/join-comparisons.js'
import { comparisonWith, gateOn, SUCCESS } from '../../report/sections/facts.js'

const success = (facts: Partial<GateResult>, gate: Partial<GateResult['gate']> = {}): Partial<PairComparison> => {
  const result = gateOn(SUCCESS, { baseline: 0.93, ...facts })
  return { gates: [{ ...result, gate: { ...result.gate, ...gate } }] }
}
const within = success({ candidate: 0.9, delta: -0.03 })
const verdict = (word: RunVerdict['word']): Pick<PairComparison, 'verdict'> => ({
  verdict: { word, because: null, exit_code: 0, passed: true, primary: null },
})
const failing: Flip = {
  ...{ case_id: 'france', critical: true, kind: 'newly-failing', confirmed: false },
  baseline: { passed: 1, trials: 1 },
  candidate: { passed: 0, trials: 1 },
}

test.each<[string, string, Partial<PairComparison>, 'good' | 'unknown' | 'worse']>([
  ['a loss within the margin', 'success', within, 'good'],
  ['a loss of just the margin', 'success', success({ candidate: 0.88, delta: -0.05 }), 'worse'],
  ['a gate that is invalid', 'success', success({ verdict: 'invalid' }), 'unknown'],
  ['a gate that is not comparable', 'success', success({ verdict: 'not-comparable', delta: -0.01 }), 'unknown'],
  ['a night that is invalid', 'success', { ...within, ...verdict('invalid') }, 'unknown'],
  ['a night that is not comparable', 'success', { ...within, ...verdict('not-comparable') }, 'unknown'],
  ['a night with nothing to compare with', 'success', { ...within, baseline: null }, 'unknown'],
  ['no comparison with the reference', 'success (reference)', within, 'unknown'],
  ['a gate that the suite has no longer', 'success', { gates: [] }, 'good'],
  ['a gate that only warns now', 'success', success({ delta: -0.2 }, { severity: 'warn' }), 'good'],
  ['a gate without its margin', 'success', success({ delta: -0.2 }, { margin: null, min: 0.5 }), 'good'],
  ['a bound that is kept', 'success (bound)', success({ candidate: 0.9 }, { min: 0.8 }), 'good'],
  [
    'a bound that is kept, compared with nothing',
    'success (bound)',
    { ...success({ candidate: 0.9 }, { min: 0.8 }), baseline: null },
    'good',
  ],
  ['a bound that is broken', 'success (bound)', success({ candidate: 0.7 }, { min: 0.8 }), 'worse'],
  ['a bound of nothing that was measured', 'success (bound)', success({ candidate: null }, { min: 0.8 }), 'unknown'],
  ['an upper bound that is broken', 'success (bound)', success({ candidate: 0.9 }, { max: 0.8 }), 'worse'],
  ['a bound that the gate has no longer', 'success (bound)', success({ candidate: 0.7 }), 'good'],
  [
    'a bound of an invalid gate',
    'success (bound)',
    success({ verdict: 'invalid', candidate: 0.9 }, { min: 0.8 }),
    'unknown',
  ],
  ['a loss within the margin that is suspect', 'success', success({ suspect: true, delta: -0.03 }), 'worse'],
  [
    'a loss within the margin that is proven',
    'success',
    success({ verdict: 'regressed', failed: true, delta: -0.03 }),
    'worse',
  ],
  ['a gate without a change', 'success', success({ delta: null }), 'unknown'],
  ['a case that is sure to fail', 'case france', { zero_tolerance: ['france'] }, 'worse'],
  ['another case that fails', 'case france', { flips: [{ ...failing, case_id: 'spain' }] }, 'good'],
  ['another case without a score', 'case france', { zero_tolerance_unscored: ['spain'] }, 'good'],
  ['a case that passes', 'case france', {}, 'good'],
  ['a case that fails, in one trial', 'case france', { flips: [failing] }, 'worse'],
  ['a case that fails and is watched no longer', 'case france', { flips: [{ ...failing, critical: false }] }, 'good'],
  ['a case that passes in some trials', 'case france', { flips: [{ ...failing, kind: 'flaky' }] }, 'good'],
  ['a case without a score', 'case france', { zero_tolerance_unscored: ['france'] }, 'unknown'],
])('%s', (_, id, facts, state) => {
  const compared = [{ against: 'night', comparison: comparisonWith(facts) }] as const
  expect(checkOngoing([id, 'success (drift)'], compared, 'critical')).toEqual({
    good: state === 'good' ? [id] : [],
    unknown: state === 'unknown' ? [id] : [],
  })
})
