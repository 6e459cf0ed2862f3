import { plainText } from '../../../src/model/result/report.js'
import { expect, test } from 'vitest'
import type { GateResult } from '../../../src/model/result/gate-result.js'
import type { Flip, PairComparison } from '../../../src/model/result/pair-comparison.js'
import { describeSame } from '../../../src/report/words/headline-words.js'
import {
  describeOwnGate,
  describeWorse,
  explainRange,
  isOnTheseCases,
  writeQuestions,
} from '../../../src/report/words/these-cases-words.js'
import { comparisonWith, contextWith, gateOn, PRECISION, SUCCESS } from '../sections/facts.js'

const SHOWN = { context: contextWith(), details: 'full' } as const

function tell(delta: number, high: number, rounds: number): string {
  const own = { how: 'rounds', round: rounds, worse: true, broke: [], copies: false, hopeless: false } as const
  const facts: Partial<GateResult> = {
    verdict: 'inconclusive',
    n: 60,
    baseline: 0.9,
    candidate: 0.9 + delta,
    delta,
    interval: { low: delta - 0.1, high, method: 't' },
    these_cases: own,
  }
  const primary = gateOn(SUCCESS, facts)
  expect(isOnTheseCases(primary)).toBe(true)
  const comparison = { ...comparisonWith({ gates: [primary] }), asked: { rounds } } as PairComparison
  const { rest } = describeWorse({ comparison, context: contextWith(), details: 'none', primary, failed: [] })
  return plainText(rest)
}

test.each([
  [-0.13, -0.01, 3, 'success −13 points on your 60 cases, but not in every round'],
  [-0.13, -0.01, 1, 'success −13 points on your 60 cases, seen in one round only'],
  [-0.13, 0.01, 3, 'success −13 points on your 60 cases, but the size of the loss may be chance'],
  [-0.03, -0.01, 3, 'success −3 points on your 60 cases'],
])('a loss of %d that is not a regression is explained (range up to %d, %d rounds)', (delta, high, rounds, text) => {
  expect(tell(delta, high, rounds).replaceAll('\u202f', ' ')).toBe(text)
})

const OPEN = { how: 'rounds', round: 1, worse: false, broke: [], copies: false, hopeless: false } as const

test.each([
  [SUCCESS, 'No single case broke for sure.'],
  [PRECISION, ''],
])('a gate that cannot tell says that no case broke for sure only of yes or no: %o', (metric, text) => {
  const range = { low: -0.1, high: 0.02, method: 'rounds' } as const
  const primary = gateOn(metric, {
    ...{ baseline: 0.61, candidate: 0.58, delta: -0.03 },
    interval: range,
    these_cases: OPEN,
  })
  if (!isOnTheseCases(primary)) throw new Error('it was not decided on these cases')
  const words = plainText(describeOwnGate(primary, comparisonWith({ gates: [primary] }), SHOWN))
  expect(words.slice(words.indexOf(').') + 2).trim()).toBe(text)
})

test.each([
  [['a'], [], ''],
  [['a'], ['b'], 'No other case is sure to have broken.'],
  [[], ['b'], 'No case is sure to have broken.'],
])('beside the confirmed cases %j, that %j broke too is called unsure', (confirmed, others, text) => {
  const flips = [...confirmed, ...others].map((case_id): Flip => ({
    case_id,
    kind: 'newly-failing',
    critical: false,
    confirmed: false,
    baseline: { passed: 5, trials: 5 },
    candidate: { passed: 0, trials: 3 },
  }))
  const facts = { baseline: 0.98, candidate: 0.88, delta: -0.1, these_cases: OPEN } as const
  const primary = gateOn(SUCCESS, { ...facts, interval: { low: -0.2, high: 0.01, method: 'rounds' } })
  if (!isOnTheseCases(primary)) throw new Error('it was not decided on these cases')
  const comparison = comparisonWith({ gates: [primary], flips, zero_tolerance: confirmed })
  const words = plainText(describeOwnGate(primary, comparison, SHOWN))
  expect(words.slice(words.indexOf(').') + 2).trim()).toBe(text)
})

test('where a case broke for sure the loss is real, and only its size may be chance', () => {
  const range = { low: -0.2, high: 0.01, method: 'rounds' } as const
  const own = { ...OPEN, round: 3, worse: true, broke: ['a'] }
  const primary = gateOn(SUCCESS, { baseline: 1, candidate: 0.95, delta: -0.05, interval: range, these_cases: own })
  if (!isOnTheseCases(primary)) throw new Error('it was not decided on these cases')
  const words = plainText(describeOwnGate(primary, comparisonWith({ gates: [primary] }), SHOWN))
  expect(words.replaceAll('\u202f', ' ')).toBe(
    'Success 100 % → 95 % (−5 points; allowed 5), but the size of the loss may be chance. Read a before you merge.',
  )
})

test('cases that broke for sure on another yes/no gate than success are not counted together with the flips of success', () => {
  const own = { ...OPEN, worse: true, broke: ['a', 'b'] }
  const grounded = { ...SUCCESS, id: 'custom.grounded', title: 'grounded' }
  const primary = gateOn(grounded, { ...{ baseline: 0.9, candidate: 0.8, delta: -0.1 }, these_cases: own })
  const facts = { comparison: comparisonWith({ gates: [primary] }), context: contextWith(), details: 'full' } as const
  const { lead, rest } = describeWorse({ ...facts, primary, failed: [] })
  expect([lead, plainText(rest)]).toEqual(['Worse', '2 cases broke for sure in grounded'])
})

test.each([
  ['this PR', 'main', 'all 60 results as on main'],
  ['candidate', 'baseline', 'all 60 results as before'],
  ['tonight', 'last good night', 'all 60 results as before'],
  ['lean', 'whole', 'all 60 results as in whole'],
])('%s is unchanged from %s: %s', (candidate, baseline, text) => {
  const own = { how: 'fact', round: 1, worse: false, broke: [], copies: false, hopeless: false } as const
  const primary = gateOn(SUCCESS, { verdict: 'unchanged', n: 60, these_cases: own })
  const context = { ...contextWith(), names: { baseline, candidate } }
  const { rest } = describeSame({
    comparison: comparisonWith({ gates: [primary] }),
    context,
    details: 'none',
    primary,
    failed: [],
  })
  expect(plainText(rest).replaceAll('\u202f', ' ')).toBe(text)
})

test.each([
  ['improved', 'improved', 'better too'],
  ['regressed', 'improved', 'success better too'],
  ['regressed', 'no-regression', 'success better'],
] as const)('in a run that is %s, a primary gate that is %s is named if the run differs', (run, own, words) => {
  const other = { verdict: 'improved', n: 60, row: 'mcnemar', baseline: 0.8, candidate: 0.9, delta: 0.1 } as const
  const rest = { interval: null, p: 0.01, p_adjusted: 0.01, can_rule_out: 0, figures_unit: 'absolute' } as const
  const primary = gateOn(SUCCESS, { verdict: own, like_these: { ...other, ...rest } })
  const { verdict, ...comparison } = comparisonWith({ gates: [primary] })
  const text = writeQuestions({ ...comparison, verdict: { ...verdict, word: run, primary: primary.gate.id } })
  expect(text).toBe(`For other questions like these: ${words} (McNemar p = .010).`)
})

const CHANCE = ': the range also allows for chance that 7 cases cannot show; p decides'
const NO_LOSS = ': the range rules out a loss; whether there is a gain, p decides'
test.each<[number | null, number, number, string]>([
  [0.049, -1, 0.13, CHANCE],
  [0.049, -1, 0, CHANCE],
  [0.049, 0, 1, CHANCE],
  [0.049, -1, -0.001, ''],
  [0.049, 0.001, 1, ''],
  [0.05, -1, 0.13, ''],
  [0.05, 0, 1, ''],
  [0.05, 0.001, 1, NO_LOSS],
  [null, 0.001, 1, ''],
])('with a p of %s, a range from %d to %d is followed by "%s"', (p, low, high, why) => {
  const measured = { n: 7, p, interval: { low, high, method: 'rounds' } } as const
  expect(explainRange(measured, 0.05)).toBe(why)
  expect(explainRange({ ...measured, interval: { low, high, method: 't' } }, 0.05)).toBe('')
  expect(explainRange({ ...measured, interval: null }, 0.05)).toBe('')
})
