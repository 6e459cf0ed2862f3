import { expect, test } from 'vitest'
import { formatPossible } from '../../../src/core/format/format-possible.js'
import { buildAdvice } from '../../../src/core/report/advice.js'
import { describeVerdict } from '../../../src/core/report/gate-words.js'
import { comparisonWith, gateOn, PRECISION, SUCCESS, TOKENS } from '../report/facts.js'

test.each([
  ['a share by all of it', SUCCESS, 'absolute', 1, true],
  ['a share by 122 points', SUCCESS, 'absolute', 1.22, false],
  ['what has no upper bound by anything', TOKENS, 'absolute', 9000, true],
  ['what is better the higher by 122 % of what it was', PRECISION, 'relative', 1.22, false],
  ['what is better the lower by 122 % of what it was', TOKENS, 'relative', 1.22, true],
] as const)('%s', (_, metric, kind, value, is) => {
  expect(formatPossible(metric, { kind, value }) !== null).toBe(is)
})

test('a gate says nothing of a change that cannot be', () => {
  const figures = { can_flag: 1.4, can_rule_out: 1.22 }
  expect(describeVerdict(gateOn(SUCCESS, figures), 0.05)).toBe(
    '❔ cannot tell: too few cases or differences to say what it would flag, rules out nothing',
  )
  expect(describeVerdict(gateOn(SUCCESS, { ...figures, verdict: 'unchanged', n: 3 }), 0.05)).toBe(
    '✅ unchanged on all 3 cases',
  )
  const adviceAt = (value: number): string => {
    const { gate } = gateOn(SUCCESS)
    const seen = { gate: { ...gate, margin: { kind: 'absolute', value } as const }, delta: 0, n: 2, cases_needed: 9 }
    const verdict = { word: 'inconclusive', because: null, exit_code: 0, passed: true, primary: 'success' } as const
    const advice = JSON.stringify(buildAdvice(comparisonWith({ gates: [gateOn(SUCCESS, seen)], verdict })))
    return advice.replaceAll('\u202f', ' ')
  }
  expect(adviceAt(0.5)).toContain('About 7 more cases like these (9 in all) would flag a drop of 100 points as often.')
  expect(adviceAt(0.51)).not.toContain('more cases')
})
