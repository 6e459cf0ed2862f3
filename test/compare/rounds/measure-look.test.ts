import { describe, expect, test } from 'vitest'
import type { CaseTries, GateInRounds } from '../../../src/compare/rounds/gate-in-rounds.js'
import { measureLook, pairTries } from '../../../src/compare/rounds/measure-look.js'
import { planRounds } from '../../../src/compare/rounds/plan-rounds.js'
import { casesOf, gateOf, tries } from './gate.js'

function look(cases: ReadonlyMap<string, CaseTries>, round: number, more: Partial<GateInRounds> = {}) {
  const gate = gateOf(cases, more)
  const plan = planRounds({ gates: [gate], cap: 3, alpha: 0.05 })
  const [own] = plan.gates
  if (own === undefined) throw new Error('no plan')
  const figures = measureLook(gate, own, pairTries(gate, plan, { round, complete: round }), plan.cap)
  if (figures === null) throw new Error('no pair')
  return figures
}

describe('copies', () => {
  const steady = [20, tries('1111111111', '1 1 1')] as const
  const unlike = (rounds: number): CaseTries => ({ ...tries('1111100000', '11 11 11'), unlike_rounds: rounds })

  test.each([
    // Two tries of a case that passed 3 of 5 agree with probability 7/12. All of eleven agree by luck in 1.3 %, of twelve in less than 1 %.
    { name: '11 of 11 pairs', kinds: [[11, tries('11100', '11')]], round: 1, copies: false },
    { name: '12 of 12 pairs', kinds: [[12, tries('11100', '11')]], round: 1, copies: true },
    {
      name: '12 of 13 pairs',
      kinds: [
        [12, tries('11100', '11')],
        [1, tries('11100', '10')],
      ],
      round: 1,
      copies: false,
    },
    // Six tries of a case that passed 5 of 10 agree with probability .079.
    { name: '2 of 2', kinds: [[2, tries('1111100000', '11 11 11')]], round: 3, copies: false },
    { name: '3 of 3', kinds: [[3, tries('1111100000', '11 11 11')]], round: 3, copies: true },
    // Answers of which no two have the same text are no copies.
    { name: '3 of 3 unlike', kinds: [[3, unlike(3)]], round: 3, copies: false },
    // Cases whose words repeat agree by themselves, so those whose words differ must be counted beside them.
    {
      name: '3 alike beside 20 unlike that vary',
      kinds: [
        [3, tries('1111100000', '11 11 11')],
        [20, { ...tries('1111100000', '10 11 01'), unlike_rounds: 3 }],
      ],
      round: 3,
      copies: false,
    },
    { name: '3 of 3 unlike in two of three rounds', kinds: [[3, unlike(2)]], round: 3, copies: true },
    { name: '3 of 3 failing', kinds: [[3, tries('1111100000', '00 00 00')]], round: 3, copies: true },
    {
      name: '2 of 3',
      kinds: [
        [2, tries('1111100000', '11 11 11')],
        [1, tries('1111100000', '11 11 10')],
      ],
      round: 3,
      copies: true,
    },
    {
      name: '1 of 3',
      kinds: [
        [1, tries('1111100000', '11 11 11')],
        [2, tries('1111100000', '1 01 1')],
      ],
      round: 3,
      copies: false,
    },
    // A single scored try has nothing to agree with.
    { name: 'single tries', kinds: [[12, tries('11100', '1-')]], round: 1, copies: false },
  ] as const)('$name: $copies', ({ kinds, round, copies }) => {
    expect(look(casesOf(steady, ...kinds), round).has_copies).toBe(copies)
    expect(look(casesOf(steady, ...kinds), round, { values: 'number' }).has_copies).toBe(false)
  })

  test('make each case count once', () => {
    const { n, variance, step } = look(casesOf(steady, [12, tries('11100', '11')]), 1)
    expect([n, step]).toEqual([32, 1 / 32])
    expect(variance).toBeCloseTo((12 * 0.4 ** 2) / 32 ** 2, 12)
  })
})

describe('the figures of a look', () => {
  test('use unbiased variances for V if both sides have two tries, else d²', () => {
    const cases = casesOf([1, tries('1110', '10')], [1, tries('1', '0')], [1, tries('11', '1')])
    const { delta, variance } = look(cases, 1)
    expect(delta).toBeCloseTo((-0.25 - 1) / 3, 9)
    // s² of 1, 0 is ½; of 1, 1, 1, 0 it is ¼.
    expect(variance).toBeCloseTo((0.5 / 2 + 0.25 / 4 + 1) / 9, 12)
  })

  test('use steady cases for u, and all cases if none is steady', () => {
    const varying = tries('11100', '10 10')
    expect(look(casesOf([3, tries('11111', '1 1')], [1, varying]), 2).step).toBeCloseTo(1 / 4 / 2, 12)
    expect(look(casesOf([4, varying]), 2).step).toBeCloseTo(1 / 4 / 4, 12)
    // Unscored tries do not count.
    expect(look(casesOf([1, tries('11111', '1 -')], [1, tries('11111', '1 1')]), 2).step).toBeCloseTo(0.75 / 2, 12)
  })

  test("use for each round only its own tries, against all of main's", () => {
    const cases = casesOf([2, tries('11110', '1 0 -')], [2, tries('11110', '1 1 1')])
    const { round_deltas: rounds } = look(cases, 3)
    expect(rounds).toHaveLength(3)
    expect(rounds[0]).toBeCloseTo(0.2, 12)
    expect(rounds[1]).toBeCloseTo(-0.3, 12)
    expect(rounds[2]).toBeCloseTo(0.2, 12)
  })

  test.each([
    { sign: 1, change: '10', mean: 0.5 - 0.9 * 0.8, reaches: true },
    { sign: 1, change: '11', mean: 1 - 0.9 * 0.8, reaches: false },
    { sign: -1, change: '11', mean: 1.1 * 0.8 - 1, reaches: true },
    { sign: -1, change: '10', mean: 1.1 * 0.8 - 0.5, reaches: false },
  ] as const)(
    'use for a relative margin what is kept of main: sign $sign, $change',
    ({ sign, change, mean, reaches }) => {
      const margin = { kind: 'relative', value: 0.1 } as const
      const figures = look(casesOf([10, tries('11110', change)]), 1, { sign, margin })
      expect(figures.shifted?.mean).toBeCloseTo(mean, 9)
      const own = change === '10' ? 0.5 / 2 : 0
      expect(figures.shifted?.variance).toBeCloseTo((10 * (own + ((1 - sign * 0.1) ** 2 * 0.2) / 5)) / 100, 12)
      expect(figures.variance).toBeCloseTo((10 * (own + 0.2 / 5)) / 100, 12)
      expect(figures.reaches_margin).toBe(reaches)
      expect(figures.margin).toBeCloseTo(0.08, 12)
    },
  )

  test('use for log ratios means of logs, no single try, and totals of means', () => {
    const amounts: CaseTries = { main: [100, 400], rounds: [[200, 200]], asked_on: [] }
    const log = (sign: 1 | -1) =>
      look(casesOf([10, amounts]), 1, { sign, values: 'number', margin: { kind: 'log', value: 0.1 } })
    expect(log(-1)).toMatchObject({ delta: 0, step: 0, ratio_of_means: 0.8, p: 1 })
    // s² of ln 100 and ln 400 is ln²4/2.
    expect(log(1).variance).toBeCloseTo(Math.log(4) ** 2 / 2 / 2 / 10, 12)
  })
})
