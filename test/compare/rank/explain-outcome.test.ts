import { describe, expect, test } from 'vitest'
import {
  explainIgnored,
  explainUndecided,
  explainVeto,
  explainWin,
  findGate,
  type Match,
  type Win,
  writeCaveats,
  writeChange,
  writeValues,
} from '../../../src/compare/rank/explain-outcome.js'
import type { GateResult } from '../../../src/model/result/gate-result.js'
import type { PairComparison } from '../../../src/model/result/pair-comparison.js'
import { comparisonWith, gateOn, TOKENS } from '../../report/sections/facts.js'
import { primaryGate, type RankFacts, outcomeFactsOf, tokensGate } from './outcome-facts.js'

const plain = (text: string): string => text.replaceAll('\u202f', ' ')

const matchOf = (other: string, facts: Partial<PairComparison>, p: number | null = 0.004): Match => ({
  other,
  comparison: comparisonWith(facts),
  p_adjusted: p,
})
const winOf = (...matches: readonly Match[]): Win => ({ winner: 'b', primary: 'success', alpha: 0.05, matches })
const refusedFor = (because: PairComparison['verdict']['because'], zero: readonly string[] = []) => ({
  verdict: { word: 'invalid', because, exit_code: 2, passed: false, primary: 'success' } as const,
  zero_tolerance: zero,
})

describe('a win is told', () => {
  test('with values, change, interval, adjusted p and cases of either comparison', () => {
    const lost = primaryGate({ baseline: 0.5, delta: 0.42, interval: { low: 0.3, high: 0.5, method: 'tango' }, n: 90 })
    expect(
      plain(explainWin(winOf(matchOf('a', { gates: [primaryGate()] }), matchOf('c', { gates: [lost] }, 0.02)))),
    ).toBe(
      '"b" beats "a" (right answers 80 % → 92 %: +12 points [+5, +19], p = .004, n = 92) and "c" (right answers 50 % → 92 %: +42 points [+30, +50], p = .020, n = 90)',
    )
  })

  test('without p where it is a fact', () => {
    const fact = primaryGate({ row: 'fact', p: null, interval: null })
    expect(plain(explainWin(winOf(matchOf('a', { gates: [fact] }, null))))).toBe(
      '"b" beats "a" (right answers 80 % → 92 %: +12 points, n = 92)',
    )
  })

  test('by the name alone where the primary gate is missing', () => {
    expect(explainWin(winOf(matchOf('a', { gates: [tokensGate()] })))).toBe('"b" beats "a"')
  })
})

describe('a veto is told with its objection', () => {
  test.each<[string, Partial<PairComparison>, string]>([
    ['a gate that fails', { gates: [primaryGate(), tokensGate()] }, 'tokens per query fails (not measured, n = 60)'],
    ['one that nothing was paired for', { gates: [tokensGate({ n: 0 })] }, 'tokens per query fails (not measured)'],
    [
      'all that fail, and none that only warns',
      {
        gates: [
          primaryGate({ failed: true, cause: { kind: 'not-measured' } }),
          tokensGate(),
          tokensGate({ severity: 'warn', n: 7 }),
        ],
      },
      'right answers fails (not measured, n = 92) and tokens per query fails (not measured, n = 60)',
    ],
    [
      'a gate before anything else',
      { ...refusedFor('zero-tolerance', ['q1']), gates: [tokensGate()] },
      'tokens per query fails (not measured, n = 60)',
    ],
    ['one case', refusedFor('zero-tolerance', ['q1']), '1 case that must not fail fails (q1)'],
    ['three cases', refusedFor('zero-tolerance', ['q1', 'q2', 'q3']), '3 cases that must not fail fail (q1, q2, q3)'],
    [
      'more of them',
      refusedFor('zero-tolerance', ['q1', 'q2', 'q3', 'q4']),
      '4 cases that must not fail fail (q1, q2, q3 …)',
    ],
    ['other cases', refusedFor('too-many-cases-excluded'), 'too many cases differ to compare it'],
    ['anything else', refusedFor('missing-data-floor'), 'it could not be compared'],
  ])('%s', (_, facts, objection) => {
    expect(explainVeto(winOf(matchOf('a', { gates: [primaryGate()] })), [matchOf('a', facts)])).toBe(
      `"b" beats all others on right answers, but ${objection} against "a"`,
    )
  })

  test('of each who objects', () => {
    const vetoes = [matchOf('a', refusedFor('missing-data-floor')), matchOf('c', { gates: [tokensGate()] })]
    expect(explainVeto(winOf(...vetoes), vetoes)).toBe(
      '"b" beats all others on success, but it could not be compared against "a"; tokens per query fails (not measured, n = 60) against "c"',
    )
  })
})

describe('objections that do not count are told', () => {
  const objects = (other: string, ...gates: readonly GateResult[]): Match =>
    matchOf(other, { gates: [primaryGate(), ...gates] })
  test.each<[string, readonly Match[], readonly string[]]>([
    ['not where there are none', [], []],
    [
      'in full, of one',
      [objects('c', tokensGate())],
      [
        'Against "c", tokens per query fails (not measured, n = 60). That does not count: "c" is worse on right answers.',
      ],
    ],
    [
      'by the gates that fail, each once, of several',
      [
        objects('c', tokensGate(), tokensGate({ failed: false, metric: { ...TOKENS, title: 'what holds' } })),
        objects('d', tokensGate(), tokensGate({ severity: 'warn', metric: { ...TOKENS, title: 'what warns' } })),
      ],
      ['Against "c" and "d", tokens per query fails. That does not count: each of them is worse on right answers.'],
    ],
    [
      'without a gate, of several',
      [objects('c'), objects('d')],
      ['Against "c" and "d", something fails. That does not count: each of them is worse on right answers.'],
    ],
  ])('%s', (_, ignored, texts) => {
    expect(explainIgnored(ignored, 'success')).toEqual(texts)
  })
})

test('guardrails that chance may have moved, or that were not measured, are named beside the win; those that only warn are not', () => {
  const suspect = {
    failed: false,
    suspect: true,
    delta: -Math.log(1.12),
    n: 40,
    interval: { low: -Math.log(1.3), high: Math.log(1.1), method: 't' },
  } as const
  const invalid = { verdict: 'invalid', n: 0 } as const
  const win = winOf(
    matchOf('a', { gates: [primaryGate(), tokensGate(suspect), tokensGate({ ...suspect, severity: 'warn' })] }),
    matchOf('c', { gates: [tokensGate(invalid), tokensGate({ ...invalid, severity: 'warn' })] }),
  )
  expect(writeCaveats(win).map(plain)).toEqual([
    'tokens per query is worse than that of "a" beyond its margin (+12 % [−9, +30], n = 40), which chance may explain.',
    'tokens per query could not be measured against "c": not measured.',
  ])
})

describe('nobody beats everybody', () => {
  const explain = (letters: string, leaders: string, facts: RankFacts = {}): string =>
    plain(
      explainUndecided({
        ...outcomeFactsOf(letters, facts),
        primary: 'success',
        leaders: [...leaders].map((name) => letters.indexOf(name)),
      }),
    )
  const gates = (facts: Partial<GateResult>): Partial<PairComparison> => ({ gates: [tokensGate(), primaryGate(facts)] })
  const open = gates({
    verdict: 'inconclusive',
    delta: -0.02,
    candidate: 0.78,
    interval: { low: -0.1, high: 0.06, method: 'tango' },
    p: 0.4,
  })
  const openText = 'cannot be told apart on right answers (a → b: −2 points [−10, +6], n = 92)'

  test('where all beat in a circle', () => {
    expect(explain('abc', '', { pairs: { 'a b': open } })).toBe('each is beaten by another on right answers')
    expect(explain('abc', '', { pairs: { 'a b': { gates: [tokensGate()] } } })).toBe(
      'each is beaten by another on success',
    )
  })

  test.each<[string, string, string, RankFacts, string]>([
    ['two lead alone', 'ab', 'ba', {}, `"a" and "b" ${openText}`],
    ['both beat the rest', 'abc', 'ab', { beats: ['a c', 'b c'] }, `"a" and "b" ${openText}; both beat "c"`],
    ['one beats the rest', 'abc', 'ba', { beats: ['b c'] }, `"a" and "b" ${openText}; "b" beats "c"`],
    [
      'of three all beat the rest',
      'abcd',
      'bac',
      { beats: ['a d', 'b d', 'c d'] },
      `"b", "a" and "c" ${openText}; all beat "d"`,
    ],
    [
      'of three two beat one, and none another',
      'abcde',
      'abc',
      { beats: ['a d', 'c d', 'd e'] },
      `"a", "b" and "c" ${openText}; "a" and "c" beat "d"`,
    ],
    [
      'one leads and beats some',
      'abcd',
      'b',
      { beats: ['b c'], quality: [0.7, 0.9, 0.8, 0.6] },
      `"a" and "b" ${openText}; "b" beats "c"`,
    ],
    [
      'one leads and beats none',
      'abc',
      'a',
      { beats: ['b c', 'c b'], quality: [0.9, 0.7, 0.6] },
      `"a" and "b" ${openText}`,
    ],
    [
      'the best of the others is told, wherever it stands',
      'acb',
      'a',
      { quality: [0.9, 0.6, 0.7] },
      `"a" and "b" ${openText}`,
    ],
  ])('where %s', (_, letters, leaders, facts, text) => {
    expect(explain(letters, leaders, { ...facts, pairs: { 'a b': open } })).toBe(text)
  })

  const told = (what: string): string =>
    `cannot be told apart on right answers (a → b: +12 points [+5, +19]${what}, n = 92)`
  test.each<[string, Partial<PairComparison>, string, number?]>([
    ['were not compared', { gates: [tokensGate()] }, 'were not compared on success'],
    [
      'could not be',
      gates({ delta: null, cause: { kind: 'not-measured' } }),
      'could not be compared on right answers (a → b: not measured)',
    ],
    ['are equal', gates({ verdict: 'unchanged', n: 20 }), 'are equal on all 20 cases of right answers'],
    ['are equal on one case', gates({ verdict: 'unchanged', n: 1 }), 'are equal on the only case of right answers'],
    ['differ by chance', gates({ p: 0.05 }), told(''), 0.15],
    [
      'differ by chance, without an interval',
      gates({ p: 0.05, interval: null }),
      'cannot be told apart on right answers (a → b: +12 points, p = .15, n = 92)',
      0.15,
    ],
    ['differ alone', gates({ p: 0.031 }), told(', p = .031 alone, .094 among all pairs'), 0.094],
    ['differ alone, at the limit among all', gates({ p: 0.031 }), told(', p = .031 alone, .050 among all pairs'), 0.05],
    [
      'differ, but for another reason',
      gates({ p: 0.01, cause: { kind: 'unequal-trials' } }),
      told(', better on all trials, but not shown on equal numbers of trials'),
      0.03,
    ],
    ['were not tested', gates({ p: null }), told(''), 0.03],
    ['were not tested together', gates({ p: 0.01 }), told('')],
  ])('and two that %s', (_, comparison, text, p) => {
    const facts = { pairs: { 'a b': comparison }, ...(p !== undefined && { ps: { 'a b': p } }) }
    expect(explain('ab', 'ba', facts)).toBe(`"a" and "b" ${text}`)
  })

  test('of three that are equal only two are known to be, so it says no more than of three', () => {
    expect(
      explain('abc', 'abc', {
        pairs: { 'a b': gates({ verdict: 'unchanged', delta: 0, candidate: 0.8, interval: null, p: 1 }) },
        ps: { 'a b': 1 },
      }),
    ).toBe('"a", "b" and "c" cannot be told apart on right answers (a → b: 0 points, p = 1, n = 92)')
  })
})

test('values and change, as far as they are known', () => {
  const none = gateOn(TOKENS)
  expect([writeValues(none), writeChange(none)]).toEqual(['', ''])
  expect([writeValues({ ...none, baseline: 100 }), writeValues({ ...none, candidate: 100 })]).toEqual(['', ''])
  expect(plain(writeChange(primaryGate({ interval: null })))).toBe(': +12 points')
})

test('a gate is found by its id; there is none without an id', () => {
  const comparison = comparisonWith({ gates: [primaryGate(), tokensGate()] })
  expect([
    findGate(comparison, 'tokens.total')?.metric.id,
    findGate(comparison, 'x'),
    findGate(comparison, null),
  ]).toEqual(['tokens.total', null, null])
})
