import { expect, test } from 'vitest'
import { chooseCharts } from '../../../src/report/charts/index.js'
import { comparisonWith, gateOn, metricOf, LATENCY, PRECISION, SUCCESS, TOKENS } from '../sections/facts.js'

const metrics = (ps: Readonly<Record<string, number>>) =>
  [SUCCESS, PRECISION, TOKENS, { ...LATENCY, id: 'performance.latency' }].map((facts) =>
    metricOf(gateOn(facts, { p_adjusted: ps[facts.id] ?? 1 })),
  )
const chart = (id: string, in_comment: 'always' | 'moved' | 'never', ...about: string[]) => ({ id, in_comment, about })
const CHARTS = [
  chart('forest', 'always'),
  chart('profile', 'never', 'success'),
  chart('cases', 'moved', 'primary'),
  chart('retrieval', 'moved', 'retrieval.'),
  chart('tokens', 'moved', 'tokens.'),
  chart('latency', 'moved', 'performance.'),
]

test.each([
  ['the one that always is, when nothing moved', {}, true, ['forest']],
  [
    'then what moved, the clearest first',
    { success: 0.02, 'tokens.total': 0.001 },
    true,
    ['forest', 'tokens', 'cases'],
  ],
  ['nothing bound to machines that differ', { 'performance.latency': 0.001 }, false, ['forest']],
  ['it where both arms ran side by side', { 'performance.latency': 0.001 }, true, ['forest', 'latency']],
  [
    'three at most',
    { success: 0.04, 'retrieval.precision@5': 0.03, 'tokens.total': 0.02, 'performance.latency': 0.01 },
    true,
    ['forest', 'latency', 'tokens'],
  ],
])('a comment shows %s', (_, ps, interleaved, expected) => {
  const comparison = comparisonWith({
    metrics: metrics(ps),
    gates: [gateOn(SUCCESS)],
    interleaved,
    verdict: { word: 'unchanged', because: null, exit_code: 0, passed: true, primary: 'success' },
  })
  expect([...chooseCharts(CHARTS, CHARTS, [comparison])]).toEqual(expected)
})

test('a chart that could not be drawn is not chosen', () => {
  expect([...chooseCharts(CHARTS, [], [comparisonWith({})])]).toEqual([])
})
