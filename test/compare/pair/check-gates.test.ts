import { describe, expect, test } from 'vitest'
import { checkGates, findPrimaryGate } from '../../../src/compare/pair/check-gates.js'
import type { Gate } from '../../../src/model/suite/gate.js'
import type { MetricFacts } from '../../../src/model/metric.js'
import { gate, SUCCESS } from '../build-runs.js'

const precision: MetricFacts = {
  ...SUCCESS,
  id: 'precision',
  kind: 'continuous',
  default_margin: { kind: 'relative', value: 0.1 },
}
const chattiness: MetricFacts = { ...precision, id: 'chattiness', direction: 'neutral' }
const sentiment: MetricFacts = {
  id: 'sentiment',
  title: 'Sentiment',
  unit: 'ratio',
  kind: 'continuous',
  direction: 'higher',
  range: [-1, 1],
  environment: 'free',
  scale: 'linear',
  definition: '1',
}
const p95: MetricFacts = { ...precision, id: 'p95', per_run: { figure: 'percentile', of: 'p95', percentile: 95 } }
const bare: MetricFacts = { ...sentiment, id: 'bare', range: [0, 1] }
const tokens: MetricFacts = { ...precision, id: 'tokens', unit: 'tokens', direction: 'lower', range: [0, null] }
const metrics = [SUCCESS, precision, chattiness, sentiment, p95, bare, tokens]
const tenPercent = { kind: 'relative' as const, value: 0.1 }

describe('gates', () => {
  test.each<[string, readonly Gate[], string]>([
    [
      'on a metric that was not measured',
      [gate({ id: 'g', metric: 'recall' })],
      'Gate `g`: the run did not measure `recall`. Name one that it measured (success, precision, chattiness, sentiment, p95, bare, tokens), or measure again.',
    ],
    [
      'of which two are primary',
      [gate({ primary: true }), gate({ id: 'precision', metric: 'precision', primary: true })],
      'More than one gate is primary: success, precision. Mark one of them.',
    ],
    [
      'whose primary only warns',
      [gate(), gate({ id: 'p', metric: 'precision', primary: true, severity: 'warn' })],
      'Gate `p` is primary but has severity warn. The primary gate needs severity fail and a margin.',
    ],
    [
      'whose primary has no margin',
      [gate(), gate({ id: 'p', metric: 'precision', primary: true, min: 0.5 })],
      'Gate `p` is primary but has no margin. The primary gate needs severity fail and a margin.',
    ],
    [
      'that could never fail',
      [gate({ severity: 'warn' })],
      'No gate has severity fail, so the check could never fail. Give one of them severity fail: success.',
    ],
    [
      'without a margin or a default one',
      [gate({ id: 'g', metric: 'bare' })],
      'Gate `g`: `bare` has no default margin. Give the gate a margin, `min` or `max`.',
    ],
    [
      'with a margin on a neutral metric',
      [gate({ id: 'g', metric: 'chattiness', margin: tenPercent })],
      'Gate `g`: `chattiness` has no better or worse direction, so it takes no margin. Give the gate `min` or `max` instead.',
    ],
    [
      'with a relative margin on values below 0',
      [gate({ id: 'g', metric: 'sentiment', margin: tenPercent })],
      'Gate `g`: a relative margin does not fit `sentiment`: its values can be below 0. Give an absolute margin.',
    ],
    [
      'with a relative margin of everything',
      [gate({ id: 'g', metric: 'precision', margin: { kind: 'relative', value: 1 } })],
      'Gate `g`: a relative margin does not fit `precision`: nothing can fall by 100 % or more of itself. Give an absolute margin.',
    ],
    [
      'non-inferior on a per-run figure',
      [gate({ id: 'g', metric: 'p95', evidence: 'non-inferior' })],
      'Gate `g`: `p95` is one figure for the whole run, for which non-inferiority cannot be shown. Use evidence significant or threshold.',
    ],
  ])('%s are refused', (_name, gates, message) => {
    expect(() => checkGates(gates, metrics)).toThrow(message)
  })

  test('a default margin is used only by a gate without margin, min and max', () => {
    const gates = [gate(), gate({ id: 'bounds', min: 0.5 }), gate({ id: 'own', margin: tenPercent })]
    expect(checkGates(gates, metrics).map(({ margin }) => margin)).toEqual([
      { kind: 'absolute', value: 0.05 },
      null,
      tenPercent,
    ])
  })

  test.each<[string, readonly Gate[], string | null]>([
    ['the marked one', [gate(), gate({ id: 'p', metric: 'precision', primary: true })], 'p'],
    ['else success', [gate({ id: 'p', metric: 'precision' }), gate()], 'success'],
    ['else the first fail gate with a margin', [gate({ min: 0.5 }), gate({ id: 'p', metric: 'precision' })], 'p'],
    [
      'a slice of success is not success',
      [gate({ id: 'p', metric: 'precision' }), gate({ id: 's', where: 'auth' })],
      'p',
    ],
    [
      'never cost, tokens or time by default',
      [gate({ id: 't', metric: 'tokens' }), gate({ id: 'p', metric: 'precision' })],
      'p',
    ],
    ['else none, be there a gate on tokens', [gate({ min: 0.5 }), gate({ id: 't', metric: 'tokens' })], null],
    ['tokens where they are marked', [gate(), gate({ id: 't', metric: 'tokens', primary: true })], 't'],
    ['else none', [gate({ min: 0.5 })], null],
  ])('the primary gate is %s', (_name, gates, id) => {
    expect(findPrimaryGate(checkGates(gates, metrics))?.gate.id ?? null).toBe(id)
  })
})
