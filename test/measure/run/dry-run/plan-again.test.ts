import { expect, test } from 'vitest'
import type { Suite } from '../../../../src/model/suite/suite.js'
import type { PlannedCalls } from '../../../../src/measure/run/dry-run/plan-calls.js'
import { findAgain, planAgain } from '../../../../src/measure/run/dry-run/plan-calls.js'
import { makeCase } from '../../../store/runs/make-run.js'

const cases = ['a', 'b', 'c', 'd'].map((id) => makeCase(id, { critical: id === 'a' || id === 'b' }))

test.each<[Suite['zero_tolerance'], boolean, number, number | null, number | null]>([
  // Two critical cases may need two more trials each; a night asks all four cases three times.
  ['critical', false, 1, 4, 12],
  ['all', false, 2, 4, 12],
  ['critical', false, 3, null, 12],
  ['critical', true, 1, null, 4],
  ['off', false, 1, null, 4],
])(
  'zero tolerance %s, deterministic %s, %i trials per case: %s, %s at night',
  (scope, deterministic, trials, pr, night) => {
    const variants = { v: { name: 'v', target: { type: 'command', options: {}, settings: {}, deterministic } } }
    const suite = { zero_tolerance: scope, variants }
    const find = (because: 'zero-tolerance' | 'night') =>
      findAgain(because, { suite, cases, arm: { variant: 'v', trials } })?.trials ?? null
    expect([find('zero-tolerance'), find('night')]).toEqual([pr, night])
  },
)

test('further trials cost as much as planned ones, with the maximum of readings by a judge', () => {
  const row = (usd: number | null, most: number): PlannedCalls => ({
    ...{ what: 'target', name: 'v', model: null, tokens: null, basis: 'bound' },
    ...{ calls: { least: most / 2, most }, usd },
  })
  const of = (usd: number | null) =>
    planAgain(
      { because: 'zero-tolerance', trials: 3 },
      { target: row(0.4, 8), armTrials: 4, questions: [row(usd, 32)], judgedTrials: 8 },
    )
  expect(of(0.8)).toEqual({ because: 'zero-tolerance', trials: 3, calls: 18, usd: expect.closeTo(0.9) as number })
  expect(of(null).usd).toBeNull()
})
