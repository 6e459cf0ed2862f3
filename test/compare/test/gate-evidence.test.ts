import { describe, expect, test } from 'vitest'
import type { Comparability } from '../../../src/compare/pair/comparability.js'
import { type GateCases, NO_GATE_CASES, type ScoredCase } from '../../../src/compare/pair/gate-cases.js'
import {
  casesBeyond,
  describeAnswers,
  findIncomparability,
  findInvalidity,
  isMissingUnevenly,
  catchBug,
} from '../../../src/compare/test/gate-evidence.js'
import { UserError } from '../../../src/model/error.js'

// docs/decision-rules.md#missing-unevenly, on a row: at least 2 cases and more than 2 points, or McNemar's mid-p below .05
// (2 · P(X ≤ k) − P(X = k) for X ~ Bin(f + g, ½)).
test.each<[number, number, number, boolean, string]>([
  [50, 0, 1, false, 'one case'],
  [100, 0, 2, false, 'two cases that are 2 points'],
  [99, 0, 2, true, 'two cases that are more'],
  [99, 2, 0, true, 'of either arm'],
  [99, 3, 5, true, 'two more than the other'],
  [99, 4, 5, false, 'one more than the other'],
  [1000, 0, 4, false, 'mid-p = 2/16 − 1/16 = .0625'],
  [1000, 0, 5, true, 'mid-p = 2/32 − 1/32 = .031'],
  [10_000, 10, 20, false, 'mid-p = 2 · .0494 − .0280 = .071'],
  [10_000, 22, 10, true, 'mid-p = 2 · .0251 − .0150 = .035'],
  [10, 0, 0, false, 'none'],
])('of %d cases %d have no value only in main and %d only in the change: %s (%s)', (applicable, main, now, is) => {
  expect(isMissingUnevenly({ applicable, only_baseline: now, only_candidate: main })).toBe(is)
  expect(isMissingUnevenly({ applicable, only_baseline: main, only_candidate: now })).toBe(is)
})

test('the cases that break a bound are those that are not at its good end', () => {
  const scored = (
    [
      ['a', [1]],
      ['b', [1, 0]],
      ['c', [0]],
    ] as const
  ).map(([id, values]) => ({ case_id: id, scores: { values, trials: values.length } })) as unknown as ScoredCase[]
  expect(casesBeyond({ kind: 'min' }, scored)).toEqual(['b', 'c'])
  expect(casesBeyond({ kind: 'max' }, scored)).toEqual(['a', 'b'])
})

describe('the reason why a gate has no result', () => {
  const facts = (parts: Partial<Comparability> = {}): Comparability =>
    ({
      ...{ stopped: null, min_scored_share: 0.95, no_baseline: null, redefined: new Map(), apart: null },
      ...parts,
    }) as Comparability
  const cases = (parts: Partial<GateCases>): GateCases => ({ ...NO_GATE_CASES, ...parts })
  const shares = (baseline: number | null, candidate: number | null) =>
    cases({
      scored_share: { baseline, candidate },
      applicable: { baseline: 40, candidate: 20 },
      lacking: { baseline: ['tone'], candidate: [] },
    })
  const short = { kind: 'too-few-scored', floor: 0.95 }

  test.each<[number | null, number | null, object | null]>([
    [1, 0.95, null],
    [1, 0.95 - 1e-12, null],
    [1, 0.9, { ...short, arm: 'candidate', scored: 18, cases: 20, grades: [] }],
    [0.9, 1, { ...short, arm: 'baseline', scored: 36, cases: 40, grades: ['tone'] }],
    [0.5, 0.5, { ...short, arm: 'candidate', scored: 10, cases: 20, grades: [] }],
    [null, null, null],
    [null, 0, { ...short, arm: 'candidate', scored: 0, cases: 20, grades: [] }],
  ])('is that only %s of main and %s of the change are scored', (baseline, candidate, cause) => {
    expect(findInvalidity(shares(baseline, candidate), facts())).toEqual(cause)
  })

  test('is first of all a stopped run', () => {
    const stopped = { kind: 'no-baseline', lost: 'none' } as const
    expect(findInvalidity(shares(0, 0), facts({ stopped }))).toBe(stopped)
  })

  const redefined = new Map([['m', 'definition' as const]]) as unknown as Comparability['redefined']
  const pair = {} as GateCases['pairs'][number]
  const one = { pairs: [pair] }
  const apart = { apart: 'jobs' } as const
  test.each<[string, 'free' | 'bound', Partial<GateCases>, Partial<Comparability>, object | null]>([
    ['nothing', 'bound', one, {}, null],
    ['there is no baseline', 'free', one, { no_baseline: 'none', redefined }, { kind: 'no-baseline', lost: 'none' }],
    ['the metric is another', 'bound', one, { redefined, ...apart }, { kind: 'redefined', how: 'definition' }],
    ['the machine may be another', 'bound', {}, apart, { kind: 'apart', how: 'jobs' }],
    ['of no machine', 'free', one, apart, null],
    ['no case is paired', 'free', {}, {}, { kind: 'nothing-paired' }],
    ['all were left out', 'free', { left_out: 3 }, {}, { kind: 'left-out', cases: 3 }],
    ['some were left out', 'free', { ...one, left_out: 3 }, {}, null],
  ])('%s', (_, environment, parts, known, cause) => {
    expect(findIncomparability({ id: 'm', environment }, cases(parts), facts(known))).toEqual(cause)
  })

  test.each<[number, number, string | null]>([
    [0, 0, null],
    [0, 1, 'over 9 of 10 answers: a failed trial has no value'],
    [2, 0, 'over 9 of 9 answers, in the baseline 9 of 11 answers: a failed trial has no value'],
  ])('is that the target failed %d trials of main and %d of the change', (baseline, candidate, said) => {
    const answers = { baseline: { scored: 9, failed: baseline }, candidate: { scored: 9, failed: candidate } }
    expect(describeAnswers(cases({ answers }))).toBe(said)
  })
})

test('a bug replaces a value, but a user error is thrown', () => {
  const failWith = (error: unknown) => () => {
    throw error
  }
  const cause = (error: unknown) => catchBug(failWith(error), (reason) => reason)
  expect(
    catchBug(
      () => 1,
      () => 2,
    ),
  ).toBe(1)
  expect(cause(new TypeError('x is not a function'))).toEqual({ kind: 'bug', message: 'x is not a function' })
  expect(cause('text')).toEqual({ kind: 'bug', message: 'text' })
  const error = Object.create(UserError.prototype) as UserError
  expect(() => cause(error)).toThrow(error)
})
