import { expect, test } from 'vitest'
import type { Verdict } from '../../../src/model/result/comparison.js'
import type { FailOn } from '../../../src/model/result/verdict.js'
import { forgiveUnjudged } from '../../../src/modes/request/missing-secrets.js'

test.each<[Verdict['word'], Verdict['because'], Verdict['exit_code'], FailOn, number]>([
  ['invalid', 'missing-data-floor', 2, 'regression', 0],
  ['unchanged', null, 2, 'regression', 0],
  ['unchanged', null, 2, 'inconclusive', 0],
  ['not-comparable', 'no-baseline', 2, 'inconclusive', 0],
  ['inconclusive', 'primary-gate', 2, 'regression', 0],
  ['inconclusive', 'primary-gate', 2, 'inconclusive', 2],
  ['not-comparable', 'too-many-cases-excluded', 2, 'inconclusive', 2],
  ['not-comparable', 'baseline-unreadable', 2, 'regression', 2],
  ['regressed', 'gate', 1, 'regression', 1],
  ['invalid', 'gate-failed-to-compute', 4, 'regression', 4],
])('a fork without the judge’s key: %s because of %s, exit code %d by fail-on %s, ends with %d', (...given) => {
  const [word, because, exit_code, failOn, expected] = given
  const verdict = { word, because, exit_code }
  expect(forgiveUnjudged(verdict, { isFork: true, isUnjudged: true, failOn })).toBe(expected)
  expect(forgiveUnjudged(verdict, { isFork: false, isUnjudged: true, failOn })).toBe(exit_code)
  expect(forgiveUnjudged(verdict, { isFork: true, isUnjudged: false, failOn })).toBe(exit_code)
})
