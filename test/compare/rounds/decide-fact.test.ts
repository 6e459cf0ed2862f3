import { describe, expect, test } from 'vitest'
import { decideFact, type FactCase, isOfAnswer } from '../../../src/compare/rounds/decide-fact.js'
import type { GateInRounds } from '../../../src/compare/rounds/gate-in-rounds.js'
import type { MetricFacts } from '../../../src/model/metric.js'
import { SUCCESS } from '../build-runs.js'

/** Makes a case from main's answers, the change's answer, and its answer when asked again, which is the same by default. */
const answer = (main: readonly number[], change: number, again: number | null = change) => ({ main, change, again })
const decide = (
  cases: readonly Omit<FactCase, 'id'>[],
  margin: GateInRounds['margin'] = { kind: 'absolute', value: 0.05 },
  sign: 1 | -1 = 1,
) =>
  decideFact(
    { sign, margin },
    cases.map((one, index) => ({ ...one, id: `case-${index}` })),
  )
const times = (count: number, one: Omit<FactCase, 'id'>) => Array.from({ length: count }, () => one)
const same = answer([1, 1], 1)
const lost = answer([1, 1], 0)
const won = answer([0, 0], 1)

describe('a fact', () => {
  test.each([
    { name: 'nothing differs', cases: times(20, same), verdict: 'unchanged', delta: 0, slightly_worse: false },
    {
      name: 'the margin',
      cases: [...times(19, same), lost],
      verdict: 'regressed',
      delta: -0.05,
      slightly_worse: false,
    },
    { name: 'less', cases: [...times(20, same), lost], verdict: 'no-regression', delta: -1 / 21, slightly_worse: true },
    {
      name: 'a swap',
      cases: [...times(9, same), lost, won],
      verdict: 'no-regression',
      delta: 0,
      slightly_worse: false,
    },
    { name: 'a gain', cases: [...times(19, same), won], verdict: 'improved', delta: 0.05, slightly_worse: false },
  ])('$name: $verdict', ({ cases, verdict, delta, slightly_worse }) => {
    const fact = decide(cases)
    expect(fact).toMatchObject({ kind: 'fact', verdict, slightly_worse })
    expect(fact.kind === 'fact' && fact.delta).toBeCloseTo(delta, 12)
  })

  test('counts a rise as a loss if lower is better', () => {
    expect(decide([won], undefined, -1)).toMatchObject({ verdict: 'regressed', delta: -1 })
    expect(decide([lost], undefined, -1)).toMatchObject({ verdict: 'improved', delta: 1 })
  })

  test('takes a relative margin as a share of main’s mean', () => {
    const relative = { kind: 'relative', value: 0.1 } as const
    const from = (before: number, after: number) => [answer([before], after), answer([before], after)]
    expect(decide(from(0.5, 0.45), relative)).toMatchObject({ verdict: 'regressed' })
    expect(decide(from(0.5, 0.451), relative)).toMatchObject({ verdict: 'no-regression', slightly_worse: true })
    expect(decide(from(0.5, 0.55), relative, -1)).toMatchObject({ verdict: 'regressed' })
    expect(decide(from(0.5, 0.549), relative, -1)).toMatchObject({ verdict: 'no-regression' })
  })

  test('reaches a margin of 0 by any loss, but not by a swap', () => {
    const zero = { kind: 'absolute', value: 0 } as const
    expect(decide([...times(999, same), lost], zero)).toMatchObject({ verdict: 'regressed' })
    expect(decide([lost, won], zero)).toMatchObject({ verdict: 'no-regression', slightly_worse: false })
  })

  test('ignores rounding errors of binary fractions', () => {
    expect(decide([answer([0.1 + 0.2, 0.3], 0.3)])).toMatchObject({ verdict: 'unchanged', changed: [] })
  })

  test('names the cases that differ, and those not yet asked again', () => {
    expect(decide([same, lost, answer([1], 0, null)])).toMatchObject({
      changed: ['case-1', 'case-2'],
      unrepeated: ['case-2'],
    })
  })
})

describe('a refuted declaration', () => {
  test('is refuted by main, whatever the change does', () => {
    expect(decide([same, answer([1, 0], 1), answer([1, 1], 0, 1)])).toEqual({
      kind: 'refuted',
      by: 'main',
      cases: ['case-1'],
    })
  })

  test('is refuted by the change if a differing case gives yet another answer', () => {
    expect(decide([same, lost, answer([1, 1], 0, 1)])).toEqual({ kind: 'refuted', by: 'change', cases: ['case-2'] })
  })
})

test.each<[string, Partial<MetricFacts>, boolean]>([
  ['what an answer says', {}, true],
  ['a score', { unit: 'score', kind: 'continuous' }, true],
  ['tokens', { unit: 'tokens' }, true],
  ['seconds', { unit: 's' }, false],
  ['money', { unit: 'usd' }, false],
  ['memory', { unit: 'mb' }, false],
  ['processor time', { unit: 'percent' }, false],
  ['what depends on the machine', { environment: 'bound' }, false],
  ['what a judge says', { judged_by: ['answer'] }, false],
  ['what no judge says', { judged_by: [] }, true],
  ['what was spent', { aspect: 'spending' }, false],
])('%s is a fact of the answer, or not', (_what, facts, expected) => {
  expect(isOfAnswer({ ...SUCCESS, ...facts })).toBe(expected)
})
