import { describe, expect, test } from 'vitest'
import {
  adjustPairs,
  comparePlaces,
  describePair,
  exploreTogether,
  pairPlaces,
} from '../../../src/compare/rank/pairs.js'
import { planRun } from '../../../src/compare/decide/rounds-of-run.js'
import type { Gate } from '../../../src/model/suite/gate.js'
import { recordedRules } from '../../../src/model/suite/rules.js'
import type { GateResult, SliceComparison } from '../../../src/model/result/gate-result.js'
import type { MeasuredPair } from '../../../src/model/result/finding.js'
import { measuredOf } from '../../report/build-pair-report.js'
import { comparisonWith, COST, gateOn, LATENCY, metricOf, SUCCESS, TOKENS } from '../../report/sections/facts.js'
import { gate, goldenCase, scoredRun } from '../build-runs.js'
import { runOf } from '../decide/groups.js'
import { primaryGate, outcomeFactsOf, tokensGate } from './outcome-facts.js'

/** Without the noise of binary fractions. */
const round = (p: number | null): number | null => (p === null ? null : Number(p.toFixed(12)))

/** A gate of this id with this p. */
function tested(id: string, p: number | null, facts: Partial<Gate> = {}): GateResult {
  const result = gateOn({ ...SUCCESS, id }, { p })
  return { ...result, gate: { ...result.gate, ...facts } }
}

describe('Holm over the gates of all pairs', () => {
  test.each<[string, readonly (readonly GateResult[])[], readonly (readonly (number | null)[])[], number]>([
    [
      'three pairs with one gate each',
      [[tested('a', 0.01)], [tested('a', 0.02)], [tested('a', 0.04)]],
      [[0.03], [0.04], [0.04]],
      3,
    ],
    [
      'two gates of two pairs',
      [
        [tested('a', 0.01), tested('b', 0.5)],
        [tested('a', 0.02), tested('b', 0.015)],
      ],
      [
        [0.04, 0.5],
        [0.045, 0.045],
      ],
      4,
    ],
    [
      'gates that only warn stand apart',
      [[tested('a', 0.01), tested('b', 0.01, { severity: 'warn' })], [tested('a', 0.02)]],
      [[0.02, 0.01], [0.02]],
      2,
    ],
    ['thresholds keep their p', [[tested('a', 0.01), tested('b', 0.02, { evidence: 'threshold' })]], [[0.01, 0.02]], 1],
    [
      'what was not tested has none',
      [[tested('a', null), tested('b', 0.02)], [tested('a', 0.03)]],
      [[null, 0.04], [0.04]],
      2,
    ],
    ['none was tested', [[tested('a', null)]], [[null]], 0],
  ])('%s', (_, pairs, expected, family) => {
    const adjusted = adjustPairs(pairs.map((gates) => ({ gates })))
    const ps = pairs.map((gates, pair) => gates.map(({ gate: { id } }) => adjusted.of(pair, id)))
    expect(ps.map((own) => own.map(round))).toEqual(expected)
    expect(adjusted.family).toBe(family)
    expect(adjusted.of(0, 'unknown')).toBeNull()
  })
})

describe('who is the better of a pair', () => {
  const describeOf = (pairs: Record<string, readonly GateResult[]>, pOf: (gate: string) => number | null) => {
    const { names, compare } = outcomeFactsOf('ab', {
      pairs: Object.fromEntries(Object.entries(pairs).map(([key, gates]) => [key, { gates }])),
    })
    return describePair(names, [0, 1], compare, pOf)
  }
  const gain = primaryGate({ verdict: 'improved', delta: 0.1 })
  const loss = primaryGate({ verdict: 'regressed', delta: -0.1 })
  const open = { verdict: 'inconclusive' } as const
  const fact = { row: 'fact' } as const

  test.each<[string, GateResult, GateResult, number | null, 'baseline' | 'candidate' | null]>([
    ['improved, p below alpha', gain, loss, 0.049, 'candidate'],
    ['improved the other way round', loss, gain, 0.049, 'baseline'],
    ['improved, p not below alpha', gain, loss, 0.05, null],
    ['improved, not tested', gain, loss, null, null],
    ['significant, but not improved', { ...gain, ...open }, loss, 0.01, null],
    ['significantly worse, but the other did not improve', loss, { ...gain, ...open }, 0.01, null],
    ['a fact needs no p', { ...gain, ...fact }, loss, null, 'candidate'],
    ['a fact that is worse', { ...loss, ...fact }, { ...gain, ...fact }, null, 'baseline'],
    ['no difference', { ...gain, delta: 0 }, gain, 0.01, null],
    ['an unknown difference', { ...gain, delta: null }, gain, 0.01, null],
  ])('%s', (_, forward, backward, p, better) => {
    const { gates } = describeOf({ 'a b': [forward], 'b a': [backward] }, () => p)
    expect(gates).toMatchObject([
      { gate: 'success', better, p_adjusted: p, p: forward.p, delta: forward.delta, verdict: forward.verdict },
    ])
  })

  test('goes gate by gate', () => {
    const more = tokensGate({ verdict: 'inconclusive', delta: 0.2, failed: false })
    const ps: Record<string, number> = { success: 0.01, 'tokens.total': 0.02 }
    const pair = describeOf(
      { 'a b': [gain, more], 'b a': [{ ...loss, ...open }, tokensGate({ verdict: 'inconclusive', delta: -0.2 })] },
      (id) => ps[id] ?? null,
    )
    expect(pair.gates.map((own) => [own.gate, own.p_adjusted, own.better])).toEqual([
      ['success', 0.01, 'candidate'],
      ['tokens.total', 0.02, null],
    ])
    expect(pair).toMatchObject({ baseline: 'a', candidate: 'b', verdict: 'no-regression', because: null, shared: 60 })
  })
})

test('metrics and tags of several candidates are adjusted together, but for those that have their p from a gate', () => {
  const pairOf = (facts: Parameters<typeof comparisonWith>[0]): MeasuredPair => {
    const [pair] = measuredOf(comparisonWith(facts)).candidates
    if (pair === undefined) throw new Error('there is one')
    return pair
  }
  const slice = (tag: string, p: number): SliceComparison => ({
    tag,
    result: metricOf(gateOn(SUCCESS, { p })),
    p_adjusted: 1,
  })
  const metric = (facts: typeof SUCCESS, p: number | null) => metricOf(gateOn(facts, { p }))
  const pairs = exploreTogether(
    [
      pairOf({
        gates: [gateOn(SUCCESS, { p: 0.01 })],
        metrics: [metric(SUCCESS, 0.01), metric(COST, null), metric(TOKENS, 0.02)],
        slices: [slice('x', 0.04)],
      }),
      pairOf({ gates: [], metrics: [metric(LATENCY, 0.03)], slices: [] }),
    ],
    (place, id) => (place === 0 && id === 'success' ? 0.6 : null),
  )
  // Benjamini and Hochberg over .01, .02, .03 and .04: 4/k times each, all .04.
  expect(pairs.map(({ metrics, slices }) => [...metrics, ...slices].map(({ p_adjusted: p }) => round(p)))).toEqual([
    [0.6, null, 0.04, 0.04],
    [0.04],
  ])
  expect(pairs.map(({ facts }) => facts)).toMatchObject([
    { primary_k: 5, explored: { tests: 4, candidates: 2 } },
    { primary_k: 5, explored: { tests: 4, candidates: 2 } },
  ])
})

describe('arms are compared by their places', () => {
  const points = { kind: 'absolute', value: 0.05 } as const
  const gates = [gate({ id: 'depth', metric: 'depth', primary: true, margin: points })]
  const ids = Array.from({ length: 12 }, (_, at) => `c${at + 10}`)
  const metrics = [SUCCESS, COST, TOKENS, LATENCY, { ...SUCCESS, id: 'depth' }, { ...SUCCESS, id: 'other' }]
  function placesOf(passes: readonly number[], inference: 'cases-like-these' | 'these-cases' = 'cases-like-these') {
    const arms = passes.map((count, place) => ({
      name: `v${place}`,
      scored: scoredRun({
        cases: ids.map((id) => goldenCase({ id })),
        ...{ metrics, gates },
        trials: ids.map((id, at) => {
          const passed = at < count ? 1 : 0
          const spent = { 'cost.usd': 0.01, 'tokens.total': 100, latency: 1 }
          return {
            case: id,
            trial: 0,
            scores: { success: passed, depth: passed, other: passed, ...spent },
            unscored: {},
          }
        }),
      }),
    }))
    const { settings, pricing } = scoredRun({ cases: [], trials: [] }).run
    const ruleSet = { rules: { gates, settings, pricing, judge: null }, from: 'base', changes: [] } as const
    return comparePlaces({ arms, ruleSet, failOn: 'regression', inference })
  }

  test('once, the baseline on every metric and the others on what decides', () => {
    const compare = placesOf([4, 8, 6])
    const idsOf = ({ metrics: list }: MeasuredPair) => list.map(({ metric: { id } }) => id)
    expect(idsOf(compare(0, 1))).toEqual(['success', 'cost.usd', 'tokens.total', 'latency', 'depth', 'other'])
    expect(idsOf(compare(1, 2))).toEqual(['success', 'cost.usd', 'tokens.total', 'depth'])
    expect(idsOf(compare(1, 0))).toEqual(['success', 'cost.usd', 'tokens.total', 'depth'])
    expect(compare(0, 1)).toBe(compare(0, 1))
    expect(() => compare(0, 3)).toThrow('no arm 3')
  })

  test.each([
    ['forward', [0, 1], 0.5],
    ['backward', [1, 0], -0.5],
  ] as const)('%s, on these cases as on cases like these', (_, [one, other], delta) => {
    const results = (['these-cases', 'cases-like-these'] as const).map(
      (inference) => placesOf([4, 10, 7], inference)(one, other).gates[0],
    )
    expect(results.map((result) => [result?.row, result?.delta?.toFixed(9)])).toEqual([
      ['rounds', delta.toFixed(9)],
      ['mcnemar', delta.toFixed(9)],
    ])
  })
})

// docs/decision-rules.md#rounds: all arms are asked to the same look, at which Holm's method runs over all pairs. 3 of 60 cases that fail twice
// have p = .0121, which is below .05 of a pair alone and not of ten pairs.
test.each([
  ['forward', 0, 1],
  ['backward', 2, 1],
])('pairs that share their rounds are decided together, %s', (_, one, other) => {
  const main = runOf([[60, '11111']])
  const armOf = (failing: number) => {
    const fresh = runOf([[60, '1 1 1']], { inRounds: true, complete: 3, session: 'change' })
    const trials = fresh.trials.map((trial) =>
      Number(trial.case.slice(2)) < failing ? { ...trial, scores: { success: 0 } } : trial,
    )
    const plan = planRun({ baseline: main, candidate: fresh, failOn: 'regression', inference: 'these-cases' }, 3)
    return { ...fresh, run: { ...fresh.run, ...(plan && { plan }) }, trials }
  }
  const ruleSet = { rules: recordedRules(main.run), from: 'base', changes: [] } as const
  const roundOf = (fails: readonly number[], [from, to]: readonly [number, number]) => {
    const arms = fails.map((failing, place) => ({ name: `v${place}`, scored: armOf(failing) }))
    const [result] = comparePlaces({ arms, ruleSet, failOn: 'regression', inference: 'these-cases' })(from, to).gates
    return [result?.verdict, result?.these_cases?.round]
  }
  expect(roundOf([0, 3], [0, 1])).toEqual(['regressed', 2])
  expect(roundOf([0, 3, 0, 0, 0], [one, other])).toEqual(['regressed', 3])
})

test('every pair of places once, the lower first', () => {
  expect(pairPlaces(['a', 'b', 'c', 'd'])).toEqual([
    [0, 1],
    [0, 2],
    [0, 3],
    [1, 2],
    [1, 3],
    [2, 3],
  ])
})
