import { describe, expect, test } from 'vitest'
import type { CaseTries, GateInRounds, RoundsInput } from '../../../src/compare/rounds/gate-in-rounds.js'
import { planRounds } from '../../../src/compare/rounds/plan-rounds.js'
import { replayRounds } from '../../../src/compare/rounds/replay-rounds.js'
import { casesOf, gateOf, tries } from './gate.js'

const replay = (
  gates: readonly GateInRounds[],
  complete: number,
  { cap = 3, ...more }: Partial<RoundsInput> & { readonly cap?: number } = {},
) => replayRounds({ plan: planRounds({ gates, cap, alpha: 0.05 }), gates, complete, is_final: false, ...more })

const GOOD = tries('1111111111', '1 1 1')
const FLAKY = tries('1111100000', '10 10 10')

describe('the next questions', () => {
  test('are, before the first round, every case of the plan, and a varying one twice', () => {
    const gates = [gateOf(casesOf([1, GOOD], [1, FLAKY]))]
    expect(replay(gates, 0)).toEqual({
      round: 0,
      is_decided: false,
      gates: [],
      next: {
        kind: 'ask-round',
        round: 1,
        ask: [
          { case: 'case-00', tries: 1 },
          { case: 'case-01', tries: 2 },
        ],
        ask_on: [],
      },
    })
    expect(replay(gates, 0, { is_final: true }).next).toEqual({ kind: 'end' })
  })

  test('are none once every gate is decided', () => {
    expect(replay([gateOf(casesOf([100, GOOD]))], 1)).toMatchObject({
      round: 1,
      is_decided: true,
      gates: [{ verdict: 'no-regression', line: 3, round: 1 }],
      next: { kind: 'end' },
    })
  })

  test('leave out a case of which every gate is decided', () => {
    const all = [...casesOf([160, GOOD])]
    const first = gateOf(new Map(all.slice(0, 100)), { id: 'first' })
    const second = gateOf(new Map(all.slice(100)), { id: 'second' })
    const { gates, next } = replay([first, second], 1)
    expect(gates).toMatchObject([{ line: 3, round: 1 }, { line: 5 }])
    expect(next).toMatchObject({ kind: 'ask-round', round: 2, ask: { length: 60 } })
    // The first gate keeps the verdict and the figures of its look, whatever came later.
    const late = replay([first, second], 2)
    expect(late.gates).toMatchObject([
      { line: 3, round: 1 },
      { line: 3, round: 2 },
    ])
  })

  test('include a case that failed all its tries once more per round, and the rest before the last look is decided', () => {
    const kinds = (rounds: string, askedOn: string) =>
      gateOf(casesOf([59, GOOD], [1, tries('1111111111', rounds, askedOn)]))
    // With 60 cases and 10 of 10 on main, four failures prove a break. The first look is after round 2.
    const asked = (rounds: string, askedOn: string, complete: number) => replay([kinds(rounds, askedOn)], complete).next
    expect(asked('0', '', 1)).toMatchObject({ round: 2, ask_on: [{ case: 'case-59', tries: 1 }] })
    expect(asked('0 0', ' 0', 2)).toEqual({ kind: 'ask-on', round: 2, ask_on: [{ case: 'case-59', tries: 1 }] })
    expect(asked('0 0', ' 00', 2)).toEqual({ kind: 'end' })
    expect(asked('0 0', ' 1', 2)).toEqual({ kind: 'end' })
    // An unscored try has already been repeated in vain.
    expect(asked('0 0', ' -', 2)).toEqual({ kind: 'end' })
    expect(replay([kinds('0 0', ' 00')], 2).gates).toMatchObject([
      { verdict: 'inconclusive', line: 4, because: 'worse', suspect: true, figures: { broke: ['case-59'] } },
    ])
    expect(replay([kinds('0 0', ' 1')], 2).gates).toMatchObject([{ verdict: 'no-regression', figures: { broke: [] } }])
    // If the budget is used up, nothing more is asked, and three failures are no proof.
    expect(replay([kinds('0 0', ' 0')], 2, { is_final: true }).gates).toMatchObject([{ verdict: 'no-regression' }])
  })

  test('do not ask a case further if five failures would show nothing: main has it in 5 of 5', () => {
    const gate = gateOf(casesOf([59, tries('11111', '1 1 1')], [1, tries('11111', '0 0 0')]))
    for (const complete of [1, 2, 3]) expect(replay([gate], complete).next).not.toMatchObject({ ask_on: [{}] })
    // In a small suite three failures suffice to ask once more.
    const small = gateOf(casesOf([11, tries('11111', '1 1 1')], [1, tries('11111', '0 0 0')]))
    expect(replay([small], 3).next).toEqual({ kind: 'ask-on', round: 3, ask_on: [{ case: 'case-11', tries: 1 }] })
  })

  test('do not ask a case further if failing is good, because lower is better', () => {
    const gate = gateOf(casesOf([59, tries('0000000000', '0 0')], [1, tries('0000000000', '1 1', ' 11')]), { sign: -1 })
    expect(replay([gate], 2).gates).toMatchObject([{ line: 4, figures: { broke: ['case-59'] } }])
  })

  test('are all rounds in shards: tries of later rounds replace extra tries', () => {
    const gate = gateOf(casesOf([199, GOOD], [1, tries('1111111111', '0 0 0', ' 0 00')]))
    // The first look shows no regression, because one failure proves nothing.
    expect(replay([gate], 1, { is_final: true }).gates).toMatchObject([{ line: 3, round: 1 }])
    const whole = replay([gate], 3, { is_final: true })
    expect(whole).toMatchObject({ round: 1, gates: [{ line: 4, round: 1, figures: { broke: ['case-199'] } }] })
  })
})

test('do not use tries of an incomplete round, not even for broken cases', () => {
  const gate = gateOf(casesOf([199, GOOD], [1, tries('1111111111', '0 0000', ' 0000')]))
  expect(replay([gate], 1, { is_final: true }).gates).toMatchObject([{ line: 3, figures: { broke: [] } }])
})

describe('the lines', () => {
  const broken = (count: number, rounds: string) =>
    gateOf(casesOf([100 - count, tries('11111', '1 1 1')], [count, tries('11111', rounds)]))

  test('1 needs two rounds, each with half of the margin lost', () => {
    expect(replay([broken(12, '0 0 0')], 1).gates).toMatchObject([{ verdict: 'inconclusive', line: 4, suspect: true }])
    expect(replay([broken(12, '0 0 0')], 2).gates).toMatchObject([{ verdict: 'regressed', line: 1, round: 2 }])
    // All failures are in the first round: a bad minute.
    expect(replay([broken(30, '0 1 1')], 3).gates).toMatchObject([{ verdict: 'inconclusive', line: 5, suspect: true }])
  })

  test('1 needs one round if the cap is one', () => {
    expect(replay([broken(12, '0')], 1, { cap: 1 }).gates).toMatchObject([{ verdict: 'regressed', line: 1 }])
  })

  test("use McNemar's p for one try per side and one look", () => {
    const of = (count: number) =>
      gateOf(casesOf([100 - count, tries('1', '1')], [count, tries('1', '0')]), {
        margin: { kind: 'absolute', value: 0.01 },
      })
    expect(replay([of(5)], 1, { cap: 1 }).gates).toMatchObject([{ verdict: 'regressed', figures: { p: 2 ** -5 } }])
    expect(replay([of(4)], 1, { cap: 1 }).gates).toMatchObject([{ line: 5, suspect: true, figures: { p: 2 ** -4 } }])
    // The first of several looks does not use McNemar's p.
    expect(replay([of(5)], 1).gates[0]?.figures?.is_one_try).toBe(false)
  })

  test('count a loss of exactly the margin, even in binary fractions', () => {
    // All 30 cases lose .3 − .2, which is slightly less than .1 in binary fractions.
    const cases = casesOf([30, { main: [0.3, 0.3], rounds: [[0.2], [0.2], [0.2]], asked_on: [] }])
    const gate = gateOf(cases, { values: 'number', margin: { kind: 'absolute', value: 0.1 } })
    expect(replay([gate], 2).gates).toMatchObject([{ verdict: 'regressed', line: 1 }])
    expect(replay([{ ...gate, margin: { kind: 'absolute', value: 0.1000001 } }], 3).gates).toMatchObject([
      { line: 4, because: 'worse' },
    ])
  })

  test('never reach a margin of 0 without a difference, and nothing proves it', () => {
    const zero = { margin: { kind: 'absolute', value: 0 } } as const
    expect(replay([gateOf(casesOf([100, GOOD]), zero)], 3).gates).toMatchObject([{ line: 5, suspect: false }])
    expect(replay([{ ...broken(1, '0 0 0'), ...zero }], 3).gates).toMatchObject([{ line: 5, suspect: true }])
  })

  test('prevent good news if data are missing, but not bad news', () => {
    const forbidsGoodNews = (): boolean => true
    const gate = gateOf(casesOf([100, GOOD]))
    expect(replay([gate], 1, { forbidsGoodNews })).toMatchObject({ gates: [{ line: 5 }], next: { kind: 'ask-round' } })
    const once = (_: unknown, round: number): boolean => round === 1
    expect(replay([gate], 2, { forbidsGoodNews: once }).gates).toMatchObject([{ line: 3, round: 2 }])
    expect(replay([broken(12, '0 0 0')], 2, { forbidsGoodNews }).gates).toMatchObject([{ line: 1 }])
  })

  test('prevent good news about the typical query if the total contradicts', () => {
    const amount = (main: number, change: number): CaseTries => ({
      main: [main, main * 1.01],
      rounds: [[change], [change * 1.01]],
      asked_on: [],
    })
    const tokens = (large: number) =>
      gateOf(casesOf([19, amount(100, 80)], [1, amount(10_000, large)]), {
        values: 'number',
        sign: -1,
        margin: { kind: 'log', value: Math.log(1.1) },
      })
    expect(replay([tokens(10_000)], 1).gates).toMatchObject([{ verdict: 'improved' }])
    expect(replay([tokens(11_200)], 2).gates).toMatchObject([{ verdict: 'inconclusive', line: 5 }])
  })

  test('decide and ask nothing for a gate without a pair', () => {
    const unscored = gateOf(casesOf([20, tries('11111', '- - -')]))
    expect(replay([unscored], 1)).toMatchObject({
      gates: [{ verdict: 'inconclusive', line: 5, figures: null, p_adjusted: null }],
      next: { kind: 'end' },
    })
    expect(replay([gateOf(casesOf([20, tries('11111', '1 - -')]))], 3).gates).toMatchObject([{ figures: null }])
  })

  test('ignore cases without a class', () => {
    const gate = gateOf(casesOf([100, GOOD]))
    const plan = planRounds({ gates: [gate], cap: 3, alpha: 0.05 })
    const more = { ...gate, cases: new Map([...gate.cases, ['new', tries('', '0')]]) }
    expect(replayRounds({ plan, gates: [more], complete: 1, is_final: false }).gates[0]?.figures?.n).toBe(100)
  })
})

describe('several gates', () => {
  const worse = (count: number, more: Partial<GateInRounds>) =>
    gateOf(casesOf([100 - count, tries('11111', '1 1 1')], [count, tries('11111', '0 0 0')]), more)

  test('share one level by Holm’s method, severities apart; others keep their own p', () => {
    const gates = [
      worse(12, { id: 'a' }),
      worse(0, { id: 'b' }),
      worse(0, { id: 'proof', evidence: 'non-inferior' }),
      worse(12, { id: 'warn', severity: 'warn' }),
    ]
    const [a, b, proof, warn] = replay(gates, 2).gates
    expect(a).toMatchObject({ verdict: 'regressed', family_size: 2 })
    expect(a?.p_adjusted).toBeCloseTo(2 * (a?.figures?.p ?? 0), 12)
    expect(b).toMatchObject({ round: 1, line: 3, family_size: 2, p_adjusted: 1 })
    expect(proof).toMatchObject({ family_size: 1, line: 3 })
    expect(warn).toMatchObject({ verdict: 'regressed', family_size: 1, p_adjusted: warn?.figures?.p })
  })

  test('are not decided by a p below α that would decide a single gate', () => {
    const gate = worse(3, { id: 'a', margin: { kind: 'absolute', value: 0.02 } })
    const [alone] = replay([gate], 2).gates
    const p = alone?.figures?.p ?? 1
    expect([alone?.verdict, p > 0.001 && p < 0.05]).toEqual(['regressed', true])
    const many = Array.from({ length: Math.ceil(0.05 / p) }, (_, index) => worse(0, { id: `other-${index}` }))
    expect(replay([gate, ...many], 2).gates[0]).toMatchObject({ verdict: 'inconclusive', line: 5, suspect: true })
    // Gates that are decided by another row belong to the family too.
    const others = many.map(({ severity, evidence }) => ({ severity, evidence, p: 1 }))
    const [beside] = replay([gate], 2, { others }).gates
    expect(beside).toMatchObject({ verdict: 'inconclusive', line: 5, suspect: true, family_size: many.length + 1 })
  })

  test('end the rounds with a regressed fail gate; warn gates, slices and thresholds are read there', () => {
    const gates = [
      worse(12, { id: 'a' }),
      worse(30, { id: 'slice', is_slice: true }),
      worse(30, { id: 'threshold', evidence: 'threshold' }),
      worse(0, { id: 'warn', severity: 'warn' }),
    ]
    expect(replay(gates, 1)).toMatchObject({ next: { kind: 'ask-round', round: 2 } })
    expect(replay(gates, 2)).toMatchObject({
      round: 2,
      is_decided: true,
      gates: [
        { verdict: 'regressed', line: 1, round: 2 },
        { verdict: 'regressed', line: 1, round: 2 },
        { verdict: 'breached', line: null, round: 2 },
        { verdict: 'no-regression', line: 3, round: 2 },
      ],
      next: { kind: 'end' },
    })
  })

  test('ask a case without a score on main only in round 1, because it can never be paired', () => {
    const unscored = { ...tries('', '1 1 1'), main: [null, null, 1, null, null] }
    const gate = gateOf(casesOf([58, GOOD], [2, unscored]))
    expect(replay([gate], 0).next).toMatchObject({ ask: { length: 60 } })
    expect(replay([gate], 1).next).toMatchObject({ kind: 'ask-round', round: 2, ask: { length: 58 } })
    const beside = { ...unscored, beside: [[null]] }
    expect(replay([gateOf(casesOf([58, GOOD], [2, beside]))], 1).next).toMatchObject({ ask: { length: 60 } })
  })

  test('are ended by a regressed gate, even if undecided', () => {
    const gates = [worse(12, { id: 'a' }), worse(4, { id: 'b' })]
    expect(replay(gates, 2)).toMatchObject({
      round: 2,
      is_decided: true,
      gates: [{ line: 1 }, { verdict: 'inconclusive' }],
      next: { kind: 'end' },
    })
    expect(replay(gates.slice(1), 2).next).toMatchObject({ kind: 'ask-round' })
  })

  test('are not ended by a regressed slice', () => {
    const gates = [worse(4, { id: 'a' }), worse(30, { id: 'slice', is_slice: true })]
    expect(replay(gates, 2).next).toMatchObject({ kind: 'ask-round', round: 3 })
  })

  test('are not prolonged by a hopeless gate, but its result counts', () => {
    const few = (rounds: string) => gateOf(casesOf([10, tries('11111', rounds)]), { id: 'few' })
    expect(replay([gateOf(casesOf([100, GOOD])), few('1 1 1')], 1)).toMatchObject({
      is_decided: true,
      gates: [{ line: 3 }, { line: 5 }],
    })
    expect(replay([few('1 1 1')], 1).next).toMatchObject({ kind: 'ask-round', round: 2 })
  })
})

describe('`baseline: ref`', () => {
  test("compares main's tries in the same job; recorded ones are used only for the plan", () => {
    const beside = (one: string, rounds: string): CaseTries => {
      const { main, rounds: change, asked_on } = tries('11111', rounds)
      return { main, beside: tries('', one).rounds, rounds: change, asked_on }
    }
    // The provider lost a fifth of the cases on both sides.
    const gate = gateOf(casesOf([80, beside('1 1 1', '1 1 1')], [20, beside('0 0 0', '0 0 0')]))
    const { gates } = replay([gate], 1)
    expect(gates).toMatchObject([{ line: 3, figures: { delta: 0, variance: 0, round_deltas: [0] } }])
    // For main, too, only the rounds up to the look count.
    const later = gateOf(casesOf([100, beside('1 0 0', '1 1 1')]))
    expect(replay([later], 1).gates).toMatchObject([{ line: 3, figures: { delta: 0 } }])
  })
})

describe('several pairs of arms', () => {
  const better = (pair?: number) =>
    gateOf(casesOf([90, tries('1', '1 1 1')], [10, tries('0', '1 1 1')]), { id: 'better', pair })
  const same = gateOf(casesOf([100, tries('1', '1 1 1')]), { id: 'same', pair: 1 })

  test('are looked at until each is decided with Holm’s method over all of them', () => {
    const alone = replay([better()], 1)
    expect(alone).toMatchObject({ is_decided: true, gates: [{ verdict: 'improved', round: 1 }], next: { kind: 'end' } })
    const [{ p_adjusted: p = null } = {}] = alone.gates
    expect([(p ?? 1) < 0.05, 2 * (p ?? 1) < 0.05]).toEqual([true, false])
    const both = replay([better(0), same], 1)
    // The gate of a pair is tested among all pairs, so it is not decided early.
    expect(both).toMatchObject({ is_decided: false, next: { kind: 'ask-round', round: 2, ask: { length: 100 } } })
    expect(replay([better(0), same], 3).gates).toMatchObject([
      { verdict: 'improved', round: 2 },
      { verdict: 'no-regression', round: 3 },
    ])
  })

  test('end the rounds only of the pair with a loss', () => {
    const worse = gateOf(casesOf([80, tries('1', '1 1 1')], [20, tries('1', '0 0 0')]), { id: 'worse', pair: 0 })
    expect(replay([worse], 2)).toMatchObject({ is_decided: true, gates: [{ verdict: 'regressed' }] })
    const { is_decided, gates, next } = replay([worse, same], 2)
    expect([is_decided, gates[0]?.verdict, next.kind]).toEqual([false, 'regressed', 'ask-round'])
  })
})
