import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type GateInRounds, findBadRounds } from '../../../src/compare/rounds/gate-in-rounds.js'
import { decideFact, type FactCase } from '../../../src/compare/rounds/decide-fact.js'
import { planRounds } from '../../../src/compare/rounds/plan-rounds.js'
import { unchangedPValue } from '../../../src/stats/broken-case.js'
import { mean } from '../../../src/stats/moments.js'
import { askInRounds } from './ask.js'

type Tries = string | readonly number[]

/** A decision of an independent implementation: `fields` of the file explains it. */
interface Look {
  readonly kind: 'yes-no' | 'number' | 'relative' | 'log'
  readonly main: readonly Tries[]
  readonly cand: readonly Tries[]
  readonly sign?: 1 | -1
  readonly m?: number
  readonly r?: number
  readonly W?: number
  readonly cap?: number
  readonly stop_after?: number
  readonly no_plan?: true
  readonly extra?: Readonly<Record<string, string>>
}
interface Deterministic {
  readonly kind: 'deterministic'
  readonly main: readonly (readonly number[])[]
  readonly cand: readonly number[]
  readonly sign?: 1 | -1
  readonly m: number
  readonly again: Readonly<Record<string, number>>
}
interface Broke {
  readonly kind: 'broke'
  readonly n: number
  readonly k0: number
  readonly good: number
  readonly f: number
}
interface MainRounds {
  readonly kind: 'main-round'
  readonly rounds: readonly string[]
  readonly again: Readonly<Record<string, string>>
}
type Expected = Readonly<Record<string, unknown>>
type Vector = (Look | Deterministic | Broke | MainRounds) & { readonly expect: Expected }

const { vectors } = JSON.parse(readFileSync(new URL('../../oracle/rounds.json', import.meta.url), 'utf8')) as {
  vectors: readonly Vector[]
}

const valuesOf = (tries: Tries): readonly number[] => [...tries].map(Number)
const idOf = (index: number): string => `case-${String(index).padStart(4, '0')}`
const indexOf = (id: string): number => Number(id.slice('case-'.length))

function decideLooks({ kind, main, cand, m = 0, r, sign = 1, W = 1, cap = 3, ...rest }: Look): Expected {
  const gate: GateInRounds = {
    id: 'gate',
    severity: 'fail',
    evidence: 'significant',
    values: main.every((tries) => typeof tries === 'string') ? 'yes-no' : 'number',
    sign,
    width: W,
    margin: r === undefined ? { kind: kind === 'log' ? 'log' : 'absolute', value: m } : { kind: 'relative', value: r },
    is_slice: false,
    cases: new Map(main.map((tries, index) => [idOf(index), { main: valuesOf(tries), rounds: [], asked_on: [] }])),
  }
  const made = planRounds({ gates: [gate], cap: rest.no_plan ? 1 : cap, alpha: 0.05 })
  // Without a plan all tries that are recorded are one round.
  const all = valuesOf(cand[0] ?? []).length
  const plan = rest.no_plan ? { ...made, tries: { steady: all, varying: all } } : made
  const answersOf = (_: string, id: string) => ({
    tries: valuesOf(cand[indexOf(id)] ?? []),
    asked_on: valuesOf(rest.extra?.[indexOf(id)] ?? []),
  })
  const { outcome, asked, asked_on } = askInRounds(plan, [gate], answersOf, { stopAfter: rest.stop_after })
  const [own] = plan.gates
  const [result] = outcome.gates
  if (own === undefined || result === undefined || result.figures === null) throw new Error('nothing was decided')
  const { verdict, line, because, slightly_worse, suspect, round, figures } = result
  return {
    ...{ verdict, line, because, slightly_worse, suspect, round, asked, asked_on },
    first: own.first,
    z_lower: own.first === null ? null : own.heights.lower,
    z_change: own.heights.change,
    hopeless: own.hopeless,
    classes: main.map((_, index) => plan.classes[idOf(index)]?.[0]).join(''),
    lower: figures.lower,
    upper: figures.upper,
    p: figures.p,
    D: figures.delta,
    V: figures.variance,
    u: figures.step,
    copies: figures.has_copies,
    ...(figures.shifted === null ? {} : { e: figures.shifted.mean, Ve: figures.shifted.variance }),
    round_D: figures.round_deltas,
    broke: figures.broke.map(indexOf),
  }
}

function decideDeterministic({ main, cand, again, sign = 1, m }: Deterministic): Expected {
  const cases = cand.map((change, index): FactCase => ({
    id: idOf(index),
    main: main[index] ?? [],
    change,
    again: again[index] ?? null,
  }))
  const fact = decideFact({ sign, margin: { kind: 'absolute', value: m } }, cases)
  if (fact.kind === 'refuted') return { verdict: 'refuted', by: fact.by }
  const { verdict, delta: D, slightly_worse, changed, unrepeated } = fact
  expect(unrepeated).toEqual([])
  return { verdict, D, slightly_worse, changed: changed.length }
}

function decideBroke({ n, k0: tries, good, f }: Broke): Expected {
  const chance = (failures: number): number => n * unchangedPValue({ tries, good, failures })
  let needed = 0
  while (chance(needed) > 0.025) needed++
  return { verdict: f >= needed ? 'broke' : 'not-sure', chance: chance(f), needed }
}

function decideMainRounds({ rounds, again }: MainRounds): Expected {
  const digits = rounds.map(valuesOf)
  const bad = findBadRounds(
    (digits[0] ?? []).map((_, index) => digits.map((round) => round[index] ?? null)),
    1,
  )
  const kept = digits.map((round, index) => (bad.includes(index) ? valuesOf(again[index] ?? '') : round))
  return { verdict: bad.length === 0 ? 'kept' : 'replaced', rounds: bad, mean: mean(kept.flat()) }
}

function decide(vector: Vector): Expected {
  if (vector.kind === 'deterministic') return decideDeterministic(vector)
  if (vector.kind === 'broke') return decideBroke(vector)
  if (vector.kind === 'main-round') return decideMainRounds(vector)
  return decideLooks(vector)
}

/** Six decimals, halves rounded either way; p is good to 1e-4. */
function near(value: unknown, tolerance = 6e-7): unknown {
  if (Array.isArray(value)) return value.map((one) => near(one, tolerance))
  return typeof value === 'number' ? new Near(value, tolerance) : value
}

class Near {
  constructor(
    readonly value: number,
    readonly tolerance: number,
  ) {}

  asymmetricMatch(other: unknown): boolean {
    return typeof other === 'number' && Math.abs(other - this.value) <= this.tolerance
  }

  toString(): string {
    return String(this.value)
  }
}

describe('decisions of an independent implementation', () => {
  test('are all here', () => {
    expect(vectors).toHaveLength(96)
  })

  test.each(vectors.map((vector, index) => ({ vector, name: `${vector.kind} ${index}` })))('$name', ({ vector }) => {
    const expected = Object.entries(vector.expect).map(([key, value]) => [key, near(value, key === 'p' ? 1e-4 : 6e-7)])
    expect(decide(vector)).toEqual(Object.fromEntries(expected))
  })
})
