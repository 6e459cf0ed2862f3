import { describe, expect, test } from 'vitest'
import type { GateInRounds } from '../../../src/compare/rounds/gate-in-rounds.js'
import { planRounds } from '../../../src/compare/rounds/plan-rounds.js'
import { replayRounds } from '../../../src/compare/rounds/replay-rounds.js'
import { playRounds, type World } from '../second-implementation/rounds-again.js'
import { casesOf, gateOf, tries } from './gate.js'

/** Of 200 cases, how many of each kind lose, by round: 0 is a failure. All others pass always, as all did on main. */
type Losses = readonly (readonly [count: number, rounds: string])[]
type Expected = readonly [verdict: string, line: number, round: number]

const CASES = 200
/** ε for values between 0 and 1 (docs/decision-rules.md#rounding). */
const STEP = 1e-9
const ABSOLUTE = (value: number) => ({ kind: 'absolute', value }) as const
const RELATIVE = (value: number) => ({ kind: 'relative', value }) as const

const IN_EACH: Losses = [[10, '0 0 0']]
/** D is −.05: in round 1 −.075, in round 2 −.025. */
const MOST_FIRST: Losses = [
  [5, '0 0 0'],
  [10, '0 1 1'],
]
const MOST_SECOND: Losses = [
  [5, '0 0 0'],
  [10, '1 0 1'],
]
/** D is −.055: in round 1 −.085, in round 2 −.025. */
const BEYOND: Losses = [
  [5, '0 0 0'],
  [12, '0 1 1'],
]

const REGRESSED: Expected = ['regressed', 1, 2]
const worse = (round: number): Expected => ['inconclusive', 4, round]

const gateWith = (losses: Losses, margin: GateInRounds['margin'], more: Partial<GateInRounds> = {}): GateInRounds => {
  const rest = CASES - losses.reduce((sum, [count]): number => sum + count, 0)
  const [good, bad] = more.sign === -1 ? ['0', '1'] : ['1', '0']
  const write = (rounds: string): string => rounds.replace(/\d/g, (digit) => (digit === '1' ? good : bad))
  const kinds: Losses = [...losses, [rest, '1 1 1']]
  const cases = casesOf(...kinds.map(([count, rounds]) => [count, tries(good.repeat(5), write(rounds))] as const))
  return gateOf(cases, { margin, ...more })
}

/** The same gates for the second implementation of the rules. */
function worldOf(gates: readonly GateInRounds[], cap: number, stopAfter: number): World {
  const never = (): boolean => false
  return {
    ...{ cap, alpha: 0.05, stopAfter, forbids: never, leaves: never, others: [] },
    gates: gates.map(({ id, severity, evidence, sign, width, margin, cases, pair = 0 }) => ({
      ...{ id, severity, evidence, sign, width, margin, isSlice: false, isYesNo: true, pair },
      main: [...cases.values()].map(({ main }) => [...main]),
      change: [...cases.values()].map(({ rounds }) => rounds.flat()),
      extra: [...cases.values()].map(() => []),
    })),
  }
}

function decide(
  gates: readonly GateInRounds[],
  { cap = 3, rounds = cap }: { readonly cap?: number; readonly rounds?: number } = {},
) {
  const plan = planRounds({ gates, cap, alpha: 0.05 })
  expect(new Set(Object.values(plan.classes))).toEqual(new Set(['steady']))
  const { gates: decided } = replayRounds({ plan, gates, complete: rounds, is_final: true })
  const again = playRounds(worldOf(gates, cap, rounds)).gates
  const told = (all: readonly { verdict: string; line: number | null; round: number }[]) =>
    all.map(({ verdict, line, round }) => [verdict, line, round])
  expect(told(again), 'the second implementation').toEqual(told(decided))
  return { told: told(decided), figures: decided.map(({ figures }) => figures), decided }
}

// docs/decision-rules.md#rounding: "Δ reaches −m" means −Δ ≥ m − ε, so a loss of exactly m counts, and one step less does too.
const MARGINS: readonly (readonly [name: string, more: number, reaches: boolean])[] = [
  ['−m − ε', -STEP, true],
  ['−m', 0, true],
  ['−m + ε', STEP, true],
  ['just above −m + ε', 2 * STEP, false],
]

describe('a loss at the edge of the margin', () => {
  describe.each(MARGINS)('D = %s', (_, more, reaches) => {
    const reached = (yes: Expected, no: Expected): Expected => (reaches ? yes : no)

    test('in each of two rounds', () => {
      const { told, figures } = decide([gateWith(IN_EACH, ABSOLUTE(0.05 + more))])
      expect(told).toEqual([reached(REGRESSED, worse(3))])
      expect(figures[0]).toMatchObject({ delta: -0.05, variance: 0 })
      expect(figures[0]?.round_deltas).toEqual(reaches ? [-0.05, -0.05] : [-0.05, -0.05, -0.05])
    })

    test('where lower is better', () => {
      const gate = gateWith(IN_EACH, ABSOLUTE(0.05 + more), { sign: -1 })
      expect(decide([gate]).told).toEqual([reached(REGRESSED, worse(3))])
    })

    test('in the only round', () => {
      const { told } = decide([gateWith(IN_EACH, ABSOLUTE(0.05 + more))], { cap: 1 })
      expect(told).toEqual([reached(['regressed', 1, 1], worse(1))])
    })

    test('of a threshold, which is no test', () => {
      const gate = gateWith(IN_EACH, ABSOLUTE(0.05 + more), { evidence: 'threshold' })
      expect(decide([gate]).decided[0]?.verdict === 'breached').toBe(reaches)
    })

    test('beside another gate: either decides alone, and a regressed one ends the rounds', () => {
      const edge = gateWith(IN_EACH, ABSOLUTE(0.05 + more), { id: 'edge' })
      const same = gateWith([], ABSOLUTE(0.05), { id: 'same' })
      const lost = gateWith(IN_EACH, ABSOLUTE(0.05), { id: 'lost' })
      expect(decide([edge, same]).told).toEqual([reached(REGRESSED, worse(3)), ['no-regression', 3, 1]])
      expect(decide([same, edge]).told).toEqual([['no-regression', 3, 1], reached(REGRESSED, worse(3))])
      expect(decide([edge, lost]).told).toEqual([reached(REGRESSED, worse(2)), REGRESSED])
    })

    test('in one of two pairs of arms that are looked at together', () => {
      const edge = gateWith(IN_EACH, ABSOLUTE(0.05 + more), { id: 'edge', pair: 0 })
      const same = gateWith([], ABSOLUTE(0.05), { id: 'same', pair: 1 })
      const lost = gateWith(IN_EACH, ABSOLUTE(0.05), { id: 'lost', pair: 1 })
      expect(decide([edge, same]).told).toEqual([reached(REGRESSED, worse(3)), ['no-regression', 3, 1]])
      expect(decide([edge, lost]).told).toEqual([reached(REGRESSED, worse(3)), REGRESSED])
    })
  })
})

// One step is left out: there mean e equals ε only up to the last digits.
test.each<[string, number, Expected]>([
  ['one step below 0', -STEP, REGRESSED],
  ['0', 0, REGRESSED],
  ['two steps above 0', 2 * STEP, worse(3)],
])('a relative margin is reached where mean e is %s', (_, more, expected) => {
  const { told, figures } = decide([gateWith(IN_EACH, RELATIVE(0.05 + more))])
  expect(told).toEqual([expected])
  expect(figures[0]?.shifted?.mean).toBeCloseTo(more, 12)
})

describe('a round at the edge of half the margin', () => {
  test.each<[string, Losses, number, readonly number[], Expected]>([
    ['the second is exactly −m/2', MOST_FIRST, 0.05, [-0.075, -0.025], REGRESSED],
    ['the first is exactly −m/2', MOST_SECOND, 0.05, [-0.025, -0.075], REGRESSED],
    ['one is −m/2 + ε', BEYOND, 0.05 + 2 * STEP, [-0.085, -0.025], REGRESSED],
    ['one is just above −m/2 + ε', BEYOND, 0.05 + 4 * STEP, [-0.085, -0.025], worse(2)],
    ['one is −m/2, but D is above −m', MOST_FIRST, 0.05 + 2 * STEP, [-0.075, -0.025], worse(2)],
    [
      'one lost a case less',
      [
        [4, '0 0 0'],
        [12, '0 1 1'],
      ],
      0.05,
      [-0.08, -0.02],
      worse(2),
    ],
  ])('decides after two rounds: %s', (_, losses, m, rounds, expected) => {
    const other = gateWith([], ABSOLUTE(0.05), { id: 'same' })
    const gate = gateWith(losses, ABSOLUTE(m))
    const { told, figures } = decide([gate], { rounds: 2 })
    expect(told).toEqual([expected])
    expect(figures[0]?.round_deltas).toEqual(rounds)
    expect(decide([gate, other], { rounds: 2 }).told).toEqual([expected, ['no-regression', 3, 1]])
  })

  test('with each round at −m/2, D is −m/2 too, which is a slight loss within the margin', () => {
    const { told, decided, figures } = decide([gateWith([[5, '0 0 0']], ABSOLUTE(0.05))])
    expect(told).toEqual([['no-regression', 3, 2]])
    expect(decided[0]?.slightly_worse).toBe(true)
    // u·c₀ with u = 1/400, two tries a case: for zN = 1.993 c₀ is 3.766, for zC = 2.290 it is 4.509.
    expect(figures[0]?.lower).toBeCloseTo(-0.025 - 3.766 / 400, 5)
    expect(figures[0]?.upper).toBeCloseTo(-0.025 + 4.509 / 400, 5)
  })
})
