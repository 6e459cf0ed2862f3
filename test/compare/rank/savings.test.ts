import { describe, expect, test } from 'vitest'
import { findTradeOffs } from '../../../src/compare/rank/find-trade-offs.js'
import type { ArmPair } from '../../../src/model/result/comparison.js'
import type { GateResult, ListedMetric } from '../../../src/model/result/gate-result.js'
import { COST, gateOn, LATENCY, metricOf, TOKENS } from '../../report/sections/facts.js'
import { primaryGate, outcomeFactsOf, tokensGate } from './outcome-facts.js'

const plain = (text: string): string => text.replaceAll('\u202f', ' ')
const tokens = (baseline: number | null, candidate: number | null, facts: Partial<GateResult> = {}): ListedMetric =>
  metricOf(gateOn(TOKENS, { baseline, candidate, p: 0.001, ...facts }))
const same = (facts: Partial<GateResult> = {}): GateResult =>
  primaryGate({ verdict: 'unchanged', candidate: 0.8, delta: 0, interval: null, p: 1, can_rule_out: 0.03, ...facts })

interface Told {
  readonly metrics: readonly ListedMetric[]
  /** As the one that takes less is the candidate. */
  readonly gates?: readonly GateResult[]
  /** Who of the two is better, the baseline `a` or the candidate. */
  readonly better?: ArmPair['gates'][number]['better']
}

/** What is told of the pairs of `a` with `b`, `c` and so on; these take less than `a`, and nothing is known of them among themselves. */
function tell(...told: readonly Told[]): readonly string[] {
  const letters = 'abcd'.slice(0, told.length + 1)
  const named = told.map((one, place) => ({ better: null, gates: [same()], ...one, name: letters[place + 1] ?? '' }))
  const pairs = named.map(({ name, better }) => ({
    baseline: 'a',
    candidate: name,
    gates: [
      { gate: 'other', better: 'candidate' },
      { gate: 'success', better },
    ],
  })) as unknown as readonly ArmPair[]
  const comparisons = Object.fromEntries(named.map(({ name, metrics, gates }) => [`a ${name}`, { metrics, gates }]))
  const facts = outcomeFactsOf(letters, { pairs: comparisons })
  return findTradeOffs({ ...facts, pairs }).map(({ text }) => plain(text))
}
const quality = '"b" against "a": the same right answers within 3 points (80 % → 80 %: 0 points, n = 92) at'
const half = `${quality} half the tokens (tokens per query 200 → 100).`

describe('what is saved', () => {
  test.each<[number, string]>([
    [9, '9 % of'],
    [9.5, 'a tenth of'],
    [10.5, 'a tenth of'],
    [19, 'a fifth of'],
    [21, 'a fifth of'],
    [22, '22 % of'],
    [24, 'a quarter of'],
    [26, 'a quarter of'],
    [32, 'a third of'],
    [34.5, 'a third of'],
    [48, 'half'],
    [52, 'half'],
    [53, '53 % of'],
    [90, '90 % of'],
  ])('%d of 100 tokens are %s them', (spent, words) => {
    const [text = ''] = tell({ metrics: [tokens(100, spent)] })
    expect(text.startsWith(`${quality} ${words} the tokens (`)).toBe(true)
  })

  test.each<[string, Told['metrics']]>([
    ['less than a tenth is saved', [tokens(100, 90.1)]],
    ['nobody knows what they take', [metricOf(gateOn(LATENCY, { baseline: 2, candidate: 1, p: 0.001 }))]],
    ['the saving was not tested', [tokens(200, 100, { p: null })]],
    ['chance may explain it', [tokens(200, 100, { p: 0.05 })]],
    ['its p is not reliable', [{ ...tokens(200, 100), cause: { kind: 'cases-missing', candidate: 3, baseline: 0 } }]],
    ['one takes nothing', [tokens(200, 0)]],
    ['the other takes nothing', [tokens(0, 100)]],
    ['that of one is unknown', [tokens(200, null)]],
    ['that of the other is unknown', [tokens(null, 100)]],
  ])('nothing is told where %s', (_, metrics) => {
    expect(tell({ metrics })).toEqual([])
  })

  test('is of money before tokens, where both are known', () => {
    const cost = (baseline: number | null) => metricOf(gateOn(COST, { baseline, candidate: 0.001, p: 0.001 }))
    expect(tell({ metrics: [tokens(200, 100), cost(0.004)] })).toEqual([
      `${quality} a quarter of the cost (cost per query $0.0040 → $0.0010).`,
    ])
    expect(tell({ metrics: [tokens(200, 100), cost(null)] })).toEqual([half])
  })

  test('must be significant among all pairs', () => {
    const sure = (p: number): Told => ({ metrics: [tokens(200, 100, { p })] })
    expect(tell(sure(0.0249), sure(0.025))).toEqual([half])
  })

  test.each<[string, readonly GateResult[], boolean]>([
    ['of its gate, where there is one', [same(), tokensGate({ p: 0.05 })], false],
    ['of its gate, whatever its own', [same(), gateOn(LATENCY, { p: 0.001 }), tokensGate({ p: 0.05 })], false],
    [
      'not of a gate on some cases',
      [same(), { ...tokensGate({ p: 0.05 }), gate: { ...tokensGate().gate, where: 'tag:x' } }],
      true,
    ],
    ['not of another gate', [same(), gateOn(LATENCY, { p: 0.05 })], true],
  ])('by the p %s', (_, gates, isTold) => {
    expect(tell({ metrics: [tokens(200, 100)], gates })).toEqual(isTold ? [half] : [])
  })
})

describe('what it costs in quality', () => {
  const change = (words: string): string => `right answers${words} (80 % → 80 %: 0 points, n = 92)`
  const loss = same({ verdict: 'inconclusive', can_rule_out: null })
  test.each<[string, GateResult, 'baseline' | 'candidate' | null, string | null]>([
    ['nothing, as is shown', same({ verdict: 'no-regression' }), null, `the same ${change(' within 3 points')}`],
    ['nothing, but rather a gain', same({ verdict: 'improved' }), null, `the same ${change(' within 3 points')}`],
    [
      'nothing, without a margin',
      { ...same(), gate: { ...same().gate, margin: null } },
      null,
      `the same ${change(' within 3 points')}`,
    ],
    ['perhaps as much as the margin', same({ can_rule_out: 0.05 }), null, null],
    ['perhaps the margin but for rounding', same({ can_rule_out: 0.05 - 1e-13 }), null, null],
    ['perhaps anything', same({ can_rule_out: null }), null, null],
    ['a loss that nobody can size', same({ verdict: 'inconclusive' }), null, null],
    ['a loss that the whole family does not show', same({ verdict: 'regressed' }), null, null],
    ['more than it can lose', same({ baseline: 0.02, candidate: 0.02 }), null, null],
    ['a proven loss', loss, 'baseline', `worse ${change('')}`],
    ['a proven gain', loss, 'candidate', `better ${change('')}`],
  ])('%s', (_, gate, better, text) => {
    expect(tell({ metrics: [tokens(200, 100)], gates: [tokensGate({ p: 0.001 }), gate], better })).toEqual(
      text === null ? [] : [`"b" against "a": ${text} at half the tokens (tokens per query 200 → 100).`],
    )
  })

  test('nobody knows without the primary gate', () => {
    expect(tell({ metrics: [tokens(200, 100)], gates: [tokensGate({ p: 0.001 })] })).toEqual([])
  })
})

test('what costs no quality comes first, then the largest saving', () => {
  const told = tell(
    { metrics: [tokens(400, 40)], better: 'baseline' },
    { metrics: [tokens(400, 200)] },
    { metrics: [tokens(400, 100)], better: 'candidate' },
  )
  expect(told.map((text) => text.split(' at ')[1])).toEqual([
    'a quarter of the tokens (tokens per query 400 → 100).',
    'half the tokens (tokens per query 400 → 200).',
    'a tenth of the tokens (tokens per query 400 → 40).',
  ])
})

test('the one that takes less is the candidate of what is told, wherever it stands', () => {
  const facts = outcomeFactsOf('ab', {
    pairs: {
      'a b': { metrics: [tokens(100, 200)], gates: [same()] },
      'b a': { metrics: [tokens(200, 100)], gates: [same()] },
    },
  })
  const pair = (better: string | null) =>
    [{ baseline: 'a', candidate: 'b', gates: [{ gate: 'success', better }] }] as unknown as readonly ArmPair[]
  const tellOf = (better: string | null) =>
    findTradeOffs({ ...facts, pairs: pair(better) }).map(({ arm, against, text }) => [
      arm,
      against,
      plain(text).split(' (')[0],
    ])
  expect(tellOf(null)).toEqual([['a', 'b', '"a" against "b": the same right answers within 3 points']])
  expect(tellOf('baseline')).toEqual([['a', 'b', '"a" against "b": better right answers']])
  expect(tellOf('candidate')).toEqual([['a', 'b', '"a" against "b": worse right answers']])
})
