import { expect, test } from 'vitest'
import { formatMeasured } from '../../src/format/format-measured.js'
import { countToSettle, formatPossible, possibleInterval } from '../../src/format/format-possible.js'
import { describeVerdict } from '../../src/report/sections/gate-words.js'
import { COST, gateOn, PRECISION, SUCCESS, TOKENS } from '../report/sections/facts.js'

test.each([
  ['a share by all of it', SUCCESS, 'absolute', 1, true],
  ['a share by 122 points', SUCCESS, 'absolute', 1.22, false],
  ['what has no upper bound by anything', TOKENS, 'absolute', 9000, true],
  ['what is better the higher by 122 % of what it was', PRECISION, 'relative', 1.22, false],
  ['what is better the lower by 122 % of what it was', TOKENS, 'relative', 1.22, true],
] as const)('%s', (_, metric, kind, value, is) => {
  expect(formatPossible(metric, { kind, value }, { baseline: null }) !== null).toBe(is)
})

test('an interval is not cut at a limit that depends on the baseline, because its true value may differ', () => {
  const interval = { low: -0.008, high: 0.082, method: 'tango' } as const
  expect(possibleInterval({ metric: SUCCESS, row: 'mcnemar', baseline: 0.97, interval })).toEqual(interval)
})

test.each([
  ['beyond all of a share', SUCCESS, 0.4, [-1.3, 1.1], [-1, 1]],
  ['beyond it where less is better', { ...SUCCESS, direction: 'lower' }, 0.1, [-1.2, 1.3], [-1, 1]],
  ['money below 0', COST, 0.01, [-0.05, 0.02], [-0.05, 0.01]],
] as const)('an interval is cut before %s', (_, metric, baseline, [low, high], expected) => {
  const ends = possibleInterval({ metric, row: 'paired-t', baseline, interval: { low, high, method: 't' } })
  expect([ends?.low, ends?.high].map((end) => Number(end?.toFixed(9)))).toEqual(expected)
})

test('on the log scale every end is possible', () => {
  const interval = { low: -2, high: 3, method: 't' } as const
  expect(possibleInterval({ metric: TOKENS, row: 'log-ratio', baseline: 900, interval })).toBe(interval)
})

test('tables, sentences and charts write only the possible part of an interval', () => {
  const { interval, range } = formatMeasured({
    ...{ metric: SUCCESS, row: 'paired-t', baseline: 0.95, candidate: 0.3, delta: -0.65 },
    interval: { low: -1.2, high: -0.1, method: 't' },
  })
  expect([interval, range]).toEqual(['[−100, −10]', '−100 to −10\u202fpoints'])
})

test.each([
  ['by more than there is to lose', SUCCESS, 'absolute', 0.9, 0.8, false],
  ['by all there is to lose', SUCCESS, 'absolute', 0.8, 0.8, true],
  ['by more than there is room to rise', { ...SUCCESS, direction: 'lower' }, 'absolute', 0.3, 0.8, false],
  ['by a share of itself that leaves the range', { ...SUCCESS, direction: 'lower' }, 'relative', 0.5, 0.8, false],
] as const)('a share gets worse %s: %s', (_, metric, kind, value, baseline, is) => {
  expect(formatPossible(metric, { kind, value }, { baseline }) !== null).toBe(is)
})

test('a gate does not mention impossible changes', () => {
  const figures = { can_flag: 1.4, can_rule_out: 1.22 }
  expect(describeVerdict(gateOn(SUCCESS, figures), 0.05)).toBe(
    '❓ cannot tell: too few cases or differences to say what it would flag, rules out nothing',
  )
  expect(describeVerdict(gateOn(SUCCESS, { ...figures, verdict: 'unchanged', n: 3 }), 0.05)).toBe(
    '✅ unchanged on all 3 cases',
  )
})

test.each([
  [{ cases_to_settle: 337, n: 40 }, 340],
  [{ cases_to_settle: 73, n: 60 }, 73],
  [{ cases_to_settle: 8, n: 6 }, 8],
  [{ cases_to_settle: 1001, n: 60 }, 1100],
  [{ cases_to_settle: 60, n: 60 }, null],
  [{ cases_to_settle: null, n: 60 }, null],
])('the cases that settle a margin, %j, are described as %s', (result, told) => {
  expect(countToSettle(result)).toBe(told)
})
