import { describe, expect, test } from 'vitest'
import type { GateInRounds } from '../../../src/compare/rounds/gate-in-rounds.js'
import { logMargin } from '../../../src/model/relative-change.js'
import { expectAnswers, planRounds, findProlonging } from '../../../src/compare/rounds/plan-rounds.js'
import { replayRounds } from '../../../src/compare/rounds/replay-rounds.js'
import { roundsPlanSchema } from '../../../src/model/run/rounds-plan.js'
import { upperT } from '../second-implementation/numbers.js'
import { upperNormal } from '../second-implementation/rounds-again.js'
import { casesOf, gateOf, tries } from './gate.js'

const planOf = (gates: readonly GateInRounds[], cap = 3) => planRounds({ gates, cap, alpha: 0.05 })
const classOf = (main: string, more: Partial<GateInRounds> = {}) =>
  planOf([gateOf(casesOf([1, tries(main)]), more)]).classes['case-00']
const numbers = (...values: readonly number[]) => ({ main: values, rounds: [], asked_on: [] })

describe('classes', () => {
  test.each([
    { main: '1111111110', name: 'steady' },
    { main: '1111111100', name: 'varying' },
    { main: '1000000000', name: 'steady' },
    { main: '11110', name: 'varying' },
    { main: '10', name: 'varying' },
    { main: '1', name: 'steady' },
    { main: '', name: 'steady' },
    // Fewer than half of the tries are scored.
    { main: '10---', name: 'steady' },
    { main: '10--', name: 'varying' },
    { main: '10-', name: 'varying' },
  ])('call yes/no $main $name, whichever value is good', ({ main, name }) => {
    expect(classOf(main)).toBe(name)
    expect(classOf(main, { sign: -1 })).toBe(name)
  })

  test('call a number varying from a variance of .09 of its squared range on', () => {
    const number = (width: number, ...values: readonly number[]) =>
      planOf([gateOf(casesOf([1, numbers(...values)]), { values: 'number', width })]).classes['case-00']
    expect(number(1, 0.2, 0.8)).toBe('varying')
    expect(number(1, 0.2, 0.79)).toBe('steady')
    expect(number(4, 1, 3.4)).toBe('varying')
    expect(number(4, 1, 3.3)).toBe('steady')
    expect(number(1e-6, 2e-7, 8e-7)).toBe('varying')
    expect(number(1e-6, 2e-7, 7.9e-7)).toBe('steady')
    expect(number(1e6, 200_000, 800_000)).toBe('varying')
    expect(number(1, 0.5)).toBe('steady')
  })

  test('call a case varying for any fail gate with a margin, but not for warn gates and log ratios', () => {
    const flaky = gateOf(casesOf([1, tries('10')]), { id: 'flaky' })
    const steady = gateOf(casesOf([1, tries('11')]))
    const amounts = casesOf([1, numbers(100, 900)])
    const tokens = gateOf(amounts, { id: 'tokens', values: 'number', margin: { kind: 'log', value: 0.1 } })
    expect(planOf([steady, flaky]).classes).toEqual({ 'case-00': 'varying' })
    expect(planOf([steady, { ...flaky, severity: 'warn' }]).classes).toEqual({ 'case-00': 'steady' })
    expect(planOf([steady, tokens]).classes).toEqual({ 'case-00': 'steady' })
  })
})

test('of an earlier plan are kept: later results of main do not change how often a case is asked', () => {
  const gates = [gateOf(casesOf([1, tries('10')]))]
  const classes = { 'case-00': 'steady' } as const
  expect(planRounds({ gates, cap: 3, alpha: 0.05, classes }).classes).toEqual(classes)
})

test('accept ids that are names of object properties', () => {
  const names = ['constructor', 'toString', '__proto__']
  const gate = gateOf(new Map(names.map((name) => [name, tries('10', '1 0')])))
  const plan = planOf([gate])
  expect(Object.keys(plan.classes)).toEqual(['constructor', 'toString'])
  expect(roundsPlanSchema.parse(JSON.parse(JSON.stringify(plan)))).toEqual(plan)
  const { gates } = replayRounds({ plan, gates: [gate], complete: 1, is_final: true })
  expect(gates[0]?.figures?.n).toBe(2)
  expect(replayRounds({ plan: planOf([]), gates: [], complete: 1, is_final: true }).round).toBe(1)
})

describe('the plan of a gate', () => {
  const always = (count: number) => gateOf(casesOf([count, tries('11111')]))

  test('is a part of run.json', () => {
    const plan = planOf([always(150)])
    expect(roundsPlanSchema.parse(JSON.parse(JSON.stringify(plan)))).toEqual(plan)
    expect(plan.gates).toEqual([
      {
        id: 'success',
        margin: 0.05,
        heights: { lower: 1.993, change: 2.29 },
        first: 1,
        hopeless: false,
        slack: plan.gates[0]?.slack,
      },
    ])
    expect(plan.gates[0]?.slack).toBeCloseTo(-Math.log(0.02313) / 150, 5)
  })

  // The slack of cases that never fail is −ln(1 − Φ(zN))/(n·R), that is 3.767, 3.414 and 2.996 over n·R.
  test.each([
    { n: 76, first: 1, hopeless: false },
    { n: 75, first: 2, hopeless: false },
    { n: 35, first: 2, hopeless: false },
    { n: 34, first: 3, hopeless: false },
    { n: 20, first: 3, hopeless: false },
    { n: 19, first: 3, hopeless: true },
  ])('covers $n cases that never fail', ({ n, first, hopeless }) => {
    expect(planOf([always(n)]).gates).toMatchObject([{ first, hopeless }])
  })

  test('lets steady cases share the variance of the mostly good ones', () => {
    // 40 cases passed 10 of 10 and 20 passed 9 of 10: a share of 29/30. Mostly failing cases add no variance. All have one try per round.
    const gate = gateOf(
      casesOf(
        [40, tries('1111111111')],
        [20, tries('1111111110')],
        [10, tries('0000000000')],
        [5, tries('0000000001')],
      ),
    )
    const variance = (60 * (29 / 30) * (1 / 30) * (1 / 2 + 1 / 10)) / 75 ** 2
    const [own] = planOf([gate]).gates
    expect(own?.first).toBe(2)
    const c0 = -Math.log(upperNormal(1.84))
    expect(own?.slack).toBeCloseTo((c0 - 1.84) / 150 + 1.84 * Math.sqrt(variance + 1 / 150 ** 2), 9)
  })

  test('has the cap as first look with one try of main, or with none', () => {
    for (const main of ['1', '']) {
      const gate = gateOf(casesOf([150, tries(main)]))
      expect(planOf([gate]).gates).toMatchObject([{ first: 3, hopeless: false }])
      expect(planOf([gate], 2).gates).toMatchObject([{ first: 2, heights: { lower: 1.645, change: 2.179 } }])
    }
    expect(planOf([gateOf(casesOf([10, tries('')]))]).gates).toMatchObject([{ hopeless: true }])
  })

  test('has no first look for a margin of 0, and is not hopeless', () => {
    const gate = { ...always(60), margin: { kind: 'absolute', value: 0 } as const }
    expect(planOf([gate]).gates).toMatchObject([{ first: null, hopeless: null, heights: { lower: 1.645 } }])
    expect(expectAnswers(planOf([gate]), [gate])).toMatchObject({ expected: 180, most: 180 })
    expect(expectAnswers(planOf([gate]), [gate]).cases_to_settle.get('success')).toBeNull()
  })

  test("takes a relative margin as a share of main's mean; log ratios use t and no single try", () => {
    const half = casesOf([50, tries('11111')], [50, tries('00000')])
    const relative = gateOf(half, { margin: { kind: 'relative', value: 0.1 } })
    expect(planOf([relative]).gates[0]?.margin).toBeCloseTo(0.05, 12)
    expect(logMargin(0.1, -1)).toBeCloseTo(Math.log(1.1), 12)
    expect(logMargin(0.1, 1)).toBeCloseTo(-Math.log(0.9), 12)
    const tokens = gateOf(casesOf([20, numbers(100, 110, 121)]), {
      values: 'number',
      margin: { kind: 'log', value: 0.1 },
    })
    // s² of the logs is ln²1.1.
    const error = Math.sqrt((Math.log(1.1) ** 2 * (1 + 1 / 3)) / 20)
    const [own] = planOf([tokens]).gates
    expect(own?.first).toBe(1)
    expect(own?.slack).toBeCloseTo(upperT(upperNormal(1.993), 19) * error, 8)
  })

  test('is empty and hopeless for a gate without cases', () => {
    expect(planOf([gateOf(new Map())]).gates).toMatchObject([{ first: 3, hopeless: true }])
    expect(expectAnswers(planOf([gateOf(new Map())]), [gateOf(new Map())])).toMatchObject({ expected: 0, most: 0 })
  })
})

describe('the cost of a plan', () => {
  const suite = gateOf(casesOf([40, tries('11111')], [8, tries('00000')], [12, tries('11110')]))

  test('is right for 60 cases, a fifth of them flaky', () => {
    const { expected, most, cases_to_settle: settle } = expectAnswers(planOf([suite]), [suite], 3)
    // 48 + 2·12 answers per round, plus three new cases once.
    expect(most).toBe(3 * 72 + 3)
    // The first look is after round 2, with V = 12·.2·(1/4 + 1/5)/60² and u = 1/120. It leaves nearly half of such runs undecided.
    const slack = (3.41408 - 1.84) / 120 + 1.84 * Math.sqrt(0.0003 + 1 / 120 ** 2)
    expect(expected).toBe(Math.round(144 + 72 * upperNormal((0.05 - slack) / Math.sqrt(0.0003))) + 3)
    expect(settle.get('success')).toBeLessThan(60)
  })

  test('is based on the fewest cases that settle a gate: one less is hopeless', () => {
    for (const main of ['11111', '1111111110', '11100']) {
      const of = (n: number) => gateOf(casesOf([n, tries(main)]))
      const n = expectAnswers(planOf([of(15)]), [of(15)]).cases_to_settle.get('success') ?? 0
      expect(planOf([of(n)]).gates[0]?.hopeless).toBe(false)
      expect(planOf([of(n - 1)]).gates[0]?.hopeless).toBe(true)
    }
  })

  test('ends at the first look if nothing ever varied', () => {
    const gate = gateOf(casesOf([100, tries('11111')]))
    expect(expectAnswers(planOf([gate]), [gate])).toMatchObject({ expected: 100, most: 300 })
  })

  test('is not increased by hopeless gates, warn gates, slices and thresholds, unless all fail gates are hopeless', () => {
    const small = gateOf(casesOf([10, tries('11111')]), { id: 'small' })
    const large = gateOf(casesOf([100, tries('11111')]), { id: 'large' })
    const others = [
      gateOf(large.cases, { id: 'warn', severity: 'warn' }),
      gateOf(large.cases, { id: 'slice', is_slice: true }),
      gateOf(large.cases, { id: 'threshold', evidence: 'threshold' }),
    ]
    const keeps = (gates: readonly GateInRounds[]) => [...findProlonging(gates, planOf(gates))]
    expect(keeps([small, large, ...others])).toEqual(['large'])
    expect(keeps([small, ...others])).toEqual(['small'])
    expect(keeps(others)).toEqual([])
  })
})
