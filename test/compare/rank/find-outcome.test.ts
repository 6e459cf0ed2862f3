import { describe, expect, test } from 'vitest'
import { findOutcome } from '../../../src/compare/rank/find-outcome.js'
import type { RankOutcome } from '../../../src/model/result/comparison.js'
import type { GateResult } from '../../../src/model/result/gate-result.js'
import type { PairComparison } from '../../../src/model/result/pair-comparison.js'
import { COST, gateOn, LATENCY, metricOf, TOKENS } from '../../report/sections/facts.js'
import { primaryGate, QUALITY, type RankFacts, outcomeFactsOf, tokensGate } from './outcome-facts.js'

type Verdict = PairComparison['verdict']

const plain = (text: string): string => text.replaceAll('\u202f', ' ')
const find = (letters: string, facts: RankFacts): RankOutcome => findOutcome(outcomeFactsOf(letters, facts))
const verdict = (word: Verdict['word'], facts: Partial<Verdict> = {}) => ({
  verdict: { word, because: null, exit_code: 0, passed: true, primary: 'success', ...facts } as Verdict,
})

describe('arms with too few measurements', () => {
  const notMeasured = { kind: 'not-measured' } as const
  const few = primaryGate({ verdict: 'invalid', cause: notMeasured, scored_share: { baseline: 1, candidate: 0.94 } })
  const fewTokens = tokensGate({ verdict: 'invalid', scored_share: { baseline: 1, candidate: 0.94 } })
  const bug = verdict('invalid', { because: 'gate-failed-to-compute' })
  const withoutPrimary = verdict('inconclusive', { primary: null })

  test.each<[string, Partial<PairComparison>, string | null]>([
    ['too few scored cases of the primary gate', { gates: [few] }, 'right answers: not measured'],
    ['just enough of them', { gates: [{ ...few, scored_share: { baseline: 1, candidate: 0.95 } }] }, null],
    ['enough but for rounding', { gates: [{ ...few, scored_share: { baseline: 1, candidate: 0.95 - 1e-13 } }] }, null],
    ['a share that nobody knows', { gates: [{ ...few, scored_share: { baseline: 1, candidate: null } }] }, null],
    ['few scored cases that decide all the same', { gates: [{ ...few, verdict: 'regressed' }] }, null],
    ['too few of the tokens beside it', { gates: [primaryGate(), fewTokens] }, null],
    [
      'too few of any fail gate, without a primary one',
      { ...withoutPrimary, gates: [fewTokens] },
      'tokens per query: not measured',
    ],
    [
      'too few of a gate that only warns, without a primary one',
      { ...withoutPrimary, gates: [tokensGate({ ...fewTokens, severity: 'warn' })] },
      null,
    ],
    [
      'nothing measured',
      verdict('invalid', { because: 'nothing-measured' }),
      'no case of a gate of severity fail is scored',
    ],
    ['a gate that cannot be computed', { ...bug, gates: [primaryGate(), fewTokens] }, 'tokens per query: not measured'],
    ['a bug without a gate', { ...bug, gates: [primaryGate()] }, 'a gate: it could not be computed'],
  ])('%s', (_, comparison, reason) => {
    const outcome = find('abc', { pairs: { 'a b': comparison } })
    if (reason === null) expect(outcome.kind).toBe('no-winner')
    else expect(outcome).toEqual({ kind: 'invalid', variants: ['b'], reason: `"b": ${reason}` })
  })

  test('are named with their reasons; the first is treated as the candidate of the second', () => {
    const nothing = verdict('invalid', { because: 'nothing-measured' })
    expect(
      find('abcd', {
        pairs: { 'b a': { gates: [few] }, 'a c': nothing },
        stopped: [null, 'it was stopped', null, 'it was stopped'],
      }),
    ).toEqual({
      kind: 'invalid',
      variants: ['a', 'b', 'c', 'd'],
      reason:
        '"a": right answers: not measured; "b" and "d": it was stopped; "c": no case of a gate of severity fail is scored',
    })
  })
})

test('without a primary gate all arms lead', () => {
  expect(find('abc', { primary: null, beats: ['b a', 'b c'] })).toEqual({
    kind: 'no-winner',
    because: 'no-primary-gate',
    leaders: ['a', 'b', 'c'],
    reason: 'no gate of severity fail has a margin, so nothing says which is better',
  })
})

describe('no arm beats all others', () => {
  test.each<[string, readonly string[], readonly number[], readonly string[]]>([
    ['nobody beats anybody: best first', [], [0.7, 0.9, 0.8], ['b', 'c', 'a']],
    ['one is beaten', ['c a'], [0.7, 0.9, 0.8], ['b', 'c']],
    ['each is beaten', ['a b', 'b c', 'c a'], [0.7, 0.9, 0.8], []],
  ])('%s', (_, beats, quality, leaders) => {
    expect(find('abc', { beats, quality })).toMatchObject({ kind: 'no-winner', because: 'undecided', leaders })
    expect(find('abc', { beats, quality })).not.toHaveProperty('cheapest')
  })
})

describe('the cheapest of the arms that tie', () => {
  /** Finds the cheapest of arms with these tokens. `told` changes the results of all pairs, such as their p. */
  function cheapestOf(tokens: readonly number[], facts: RankFacts = {}, told: Partial<GateResult> = {}) {
    const letters = 'abcd'.slice(0, tokens.length)
    const pairs = Object.fromEntries(
      [...letters].flatMap((one, baseline) =>
        [...letters].map((other, candidate) => {
          const values = { baseline: tokens[baseline] ?? null, candidate: tokens[candidate] ?? null, p: 0.001 }
          const metrics = [metricOf(gateOn(COST)), metricOf(gateOn(TOKENS, { ...values, ...told }))]
          return [`${one} ${other}`, { metrics, ...facts.pairs?.[`${one} ${other}`] }]
        }),
      ),
    )
    const summaries = tokens.map((mean) => ({ 'tokens.total': { mean, n: 60, applicable: 60 } }))
    const outcome = find(letters, { summaries, ...facts, pairs })
    return outcome.kind === 'no-winner' && outcome.cheapest !== undefined
      ? { ...outcome.cheapest, text: plain(outcome.cheapest.text) }
      : undefined
  }
  const named = (arm: string, text: string, proven = true) => ({ arm, proven, text })
  const half = '"b" is the cheapest of them: 50 % fewer tokens per query than "a" (200 → 100)'

  test.each<[string, readonly number[], RankFacts, unknown]>([
    ['of all leaders', [200, 100, 400], {}, named('b', half)],
    ['not one that is beaten', [200, 100, 50], { beats: ['a c'] }, named('b', half)],
    ['of the only leader and whom it does not beat', [200, 100, 50], { beats: ['a c', 'c b'] }, named('b', half)],
    ['not where each is beaten', [200, 100, 50], { beats: ['a b', 'b c', 'c a'] }, undefined],
    [
      'passing over one that regressed against the first',
      [200, 100, 50],
      { pairs: { 'a c': verdict('regressed') } },
      named('b', '"b" is the cheapest that does not regress: 50 % fewer tokens per query than "a" (200 → 100)'),
    ],
    [
      'but no first',
      [100, 200, 400],
      { pairs: { 'a a': verdict('regressed') } },
      named('a', '"a" is the cheapest of them: 50 % fewer tokens per query than "b" (200 → 100)'),
    ],
    [
      'not where all but one are passed over',
      [400, 200, 100],
      { pairs: { 'a b': verdict('regressed'), 'a c': verdict('regressed') } },
      undefined,
    ],
    ['not where two take equally little', [100, 100, 300], {}, undefined],
    ['not where nobody knows what they take', [200, 100, 400], { summaries: [{}, {}, {}] }, undefined],
  ])('%s', (_, tokens, facts, cheapest) => {
    expect(cheapestOf(tokens, facts)).toEqual(cheapest)
  })

  const about =
    '"b" is the cheapest of them: about 50 % fewer tokens per query than "a" (200 → 100), which chance may explain'
  test.each<[string, Partial<GateResult>, unknown]>([
    ['p below .05 / 3', { p: 0.0166 }, named('b', half)],
    ['p at .05 / 3', { p: 0.05 / 3 }, named('b', about, false)],
    ['p that was not measured', { p: null }, named('b', about, false)],
    ['values that the pair does not know', { baseline: null }, undefined],
    ['a value that it does not know', { candidate: null }, undefined],
    ['more than the other takes on the shared cases', { candidate: 201 }, undefined],
    ['a difference that is but rounding', { candidate: 200 - 1e-13 }, undefined],
  ])('%s of three', (_, told, cheapest) => {
    expect(cheapestOf([200, 100, 400], {}, told)).toEqual(cheapest)
  })

  test('four arms make six pairs', () => {
    expect(cheapestOf([200, 100, 400, 400], {}, { p: 0.0083 })?.proven).toBe(true)
    expect(cheapestOf([200, 100, 400, 400], {}, { p: 0.0084 })?.proven).toBe(false)
  })

  test.each<[string, readonly GateResult[], boolean]>([
    ['of a gate on tokens counts', [gateOn(LATENCY, { p: 0.001 }), tokensGate({ p: 0.04 })], false],
    [
      'of a gate on some cases alone does not',
      [{ ...tokensGate({ p: 0.04 }), gate: { ...tokensGate().gate, where: 'tag:x' } }],
      true,
    ],
    ['of another gate does not', [gateOn(LATENCY, { p: 0.04 })], true],
  ])('the p %s', (_, gates, proven) => {
    expect(
      cheapestOf([200, 100, 400], {
        pairs: { 'a b': { metrics: [metricOf(gateOn(TOKENS, { baseline: 200, candidate: 100, p: 0.001 }))], gates } },
      })?.proven,
    ).toBe(proven)
  })

  test('not if the pair has no test of it, or its p is unknown', () => {
    const untested = {
      ...metricOf(gateOn(TOKENS, { baseline: 200, candidate: 100 })),
      cause: { kind: 'single', unit: 'case' } as const,
    }
    expect(cheapestOf([200, 100, 400], { pairs: { 'a b': { metrics: [untested] } } })).toBeUndefined()
    expect(cheapestOf([200, 100, 400], { pairs: { 'a b': { metrics: [] } } })).toBeUndefined()
  })
})

describe('one arm beats all others', () => {
  const wins = { beats: ['b a', 'b c'] }
  const failing = (facts: Partial<GateResult> = {}, gate: Partial<GateResult['gate']> = {}) => {
    const result = tokensGate({ verdict: 'breached', ...facts })
    return {
      gates: [primaryGate(), { ...result, gate: { ...result.gate, margin: null, max: 100, ...gate } }],
      ...verdict('regressed'),
    }
  }

  test('its lead over the first is given with the effect of the selection', () => {
    const outcome = find('abc', { ...wins, ps: { 'a b': 0.004, 'c b': 0.006 }, pairs: { 'c b': verdict('improved') } })
    expect(outcome).toMatchObject({
      kind: 'winner',
      variant: 'b',
      caveats: [],
      selection: { among: 3, observed: 0.12 },
    })
    expect(plain(outcome.reason)).toBe(
      '"b" beats "a" (right answers 80 % → 92 %: +12 points [+5, +19], p = .004, n = 92) and "c" (right answers 80 % → 92 %: +12 points [+5, +19], p = .006, n = 92)',
    )
  })

  test('the first was not selected, and an unmeasured lead is unknown', () => {
    expect(find('abc', { beats: ['a b', 'a c'] })).toMatchObject({ kind: 'winner', variant: 'a', selection: null })
    const unknown = primaryGate({ delta: null, verdict: 'unchanged' })
    expect(find('abc', { ...wins, pairs: { 'a b': { gates: [unknown] } } })).toMatchObject({
      kind: 'winner',
      selection: null,
    })
    expect(find('abc', { ...wins, pairs: { 'a b': { gates: [] } } })).toMatchObject({ kind: 'winner', selection: null })
  })

  test.each<[string, NonNullable<RankFacts['pairs']>, string | null]>([
    [
      'the first objects',
      { 'a b': { gates: [primaryGate(), tokensGate()], ...verdict('regressed') } },
      'tokens per query fails (not measured, n = 60) against "a"',
    ],
    ['the first cannot tell', { 'a b': verdict('inconclusive') }, 'the comparison is inconclusive against "a"'],
    ['nothing regressed', { 'a b': verdict('no-regression') }, null],
    ['another objects', { 'c b': { gates: [primaryGate(), tokensGate()], ...verdict('regressed') } }, null],
    ['it breaks a bound', { 'c b': failing() }, 'tokens per query fails (not measured, n = 60) against "c"'],
    [
      'it breaks a lower bound',
      { 'c b': failing({}, { min: 5, max: null }) },
      'tokens per query fails (not measured, n = 60) against "c"',
    ],
    ['it breaks a margin', { 'c b': failing({}, { max: null }) }, null],
    ['what breaks a bound only warns', { 'c b': failing({}, { severity: 'warn' }) }, null],
    ['what breaks a bound does not fail', { 'c b': failing({ failed: false }) }, null],
    ['what fails has a bound and keeps it', { 'c b': failing({ verdict: 'regressed' }) }, null],
  ])('%s', (_, pairs, objection) => {
    const outcome = find('abc', { ...wins, pairs })
    if (objection === null) expect(outcome).toMatchObject({ kind: 'winner', variant: 'b' })
    else
      expect(outcome).toEqual({
        kind: 'no-winner',
        because: 'vetoed',
        leaders: ['b'],
        reason: `"b" beats all others on ${QUALITY.title}, but ${objection}`,
      })
  })

  test('and lists what could not be measured against an arm that does not object, and objections that do not count', () => {
    const gates = [primaryGate(), tokensGate({ verdict: 'invalid' })]
    const pairs = {
      'a b': { gates: [primaryGate(), tokensGate({ failed: false, verdict: 'invalid' })] },
      'c b': { gates, ...verdict('regressed') },
    }
    expect(find('abc', { ...wins, pairs })).toMatchObject({
      caveats: [
        'tokens per query could not be measured against "a": not measured.',
        'Against "c", tokens per query fails (not measured, n = 60). That does not count: "c" is worse on right answers.',
      ],
    })
  })
})
