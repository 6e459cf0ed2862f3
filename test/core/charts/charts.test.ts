import { describe, expect, test } from 'vitest'
import { chartLabel } from '../../../src/core/charts/chart.js'
import { costQuality } from '../../../src/core/charts/cost-quality.js'
import { deltaForest } from '../../../src/core/charts/delta-forest.js'
import { REGISTRY } from '../../../src/core/charts/index.js'
import { comparisonWith, gateOn, metricOf, COST, LATENCY, PRECISION, SUCCESS, TOKENS } from '../report/facts.js'
import { regressed } from '../report/stories.js'

const { comparison } = regressed

test.each(Object.entries(REGISTRY))('%s carries its own name and draws plain JSON without functions', (name, chart) => {
  expect(chart.id).toBe(name)
  const drawing = chart.draw(comparison)
  if (drawing.kind === 'none') throw new Error(drawing.reason)
  expect(JSON.parse(JSON.stringify(drawing.config))).toEqual(drawing.config)
  // Neither branch, case, commit nor suite may leave for a chart service.
  expect(JSON.stringify(drawing.config)).not.toMatch(/main|this PR|auth|golden|9d0e4c1/)
})

describe('delta-forest', () => {
  test('puts all metrics on one scale, better to the right, gated ones first', () => {
    const drawing = deltaForest.draw(comparison)
    if (drawing.kind === 'none' || drawing.figure.kind !== 'intervals') throw new Error('not drawn')
    expect(drawing.title).toBe('Change by metric, % of the baseline, 95 % interval')
    const rows = drawing.figure.rows.map(({ label, value, low, high }) => [
      label,
      ...[value, low, high].map(Math.round),
    ])
    expect(rows).toEqual([
      ['success', -15, -26, -5],
      ['precision@5', -5, -12, 2],
      ['tokens per query', 19, 14, 23],
      ['cost per query', 18, 13, 22],
    ])
  })

  test('colours only what its interval proves', () => {
    const drawing = deltaForest.draw(comparison)
    if (drawing.kind === 'none') throw new Error('not drawn')
    expect(drawing.config.data.datasets[0]?.['backgroundColor']).toEqual(['#d55e00', '#6e7781', '#007a5a', '#007a5a'])
  })

  test('leaves out what has no interval, no scale or no better side', () => {
    const interval = { low: -0.1, high: 0.1, method: 't' as const }
    const metrics = [
      metricOf(gateOn(SUCCESS, { baseline: 0.8, candidate: 0.8, delta: 0 })),
      metricOf(gateOn(PRECISION, { baseline: 0, candidate: 0.1, delta: 0.1, interval })),
      metricOf(gateOn({ ...LATENCY, direction: 'neutral' }, { baseline: 1, candidate: 1, delta: 0, interval })),
    ]
    expect(deltaForest.draw(comparisonWith({ metrics }))).toEqual({
      kind: 'none',
      id: 'delta-forest',
      reason: 'no metric has a change with an interval',
    })
  })
})

describe('delta-forest chooses', () => {
  const interval = { low: -0.1, high: 0.1, method: 't' as const }
  const labels = (facts: Parameters<typeof comparisonWith>[0]): readonly string[] => {
    const drawing = deltaForest.draw(comparisonWith(facts))
    return drawing.kind === 'none' || drawing.figure.kind !== 'intervals'
      ? []
      : drawing.figure.rows.map(({ label }) => label)
  }
  const latency = metricOf(gateOn(LATENCY, { baseline: 1, candidate: 2, delta: -1, interval }))

  test.each([
    ['what was measured on one machine', true, ['latency']],
    ['nothing that was measured on two', false, []],
  ])('%s', (_, interleaved, expected) => {
    expect(labels({ metrics: [latency], interleaved })).toEqual(expected)
  })

  test('what depends on the machine last, however much it moved', () => {
    const moved = metricOf(gateOn(PRECISION, { baseline: 1, candidate: 1.01, delta: 0.01, interval }))
    const shown = labels({
      metrics: [{ ...latency, interval: { ...interval, high: -0.1 } }, moved],
      gates: [],
      interleaved: true,
    })
    expect(shown).toEqual(['precision@5', 'latency'])
  })

  test('of the metrics without a gate those that moved, the clear ones first, eight rows at most', () => {
    const moved = (title: string, delta: number, low: number) =>
      metricOf(
        gateOn(
          { ...PRECISION, id: title, title },
          { baseline: 1, candidate: 1 + delta, delta, interval: { ...interval, low } },
        ),
      )
    const many = Array.from({ length: 9 }, (_, index) => moved(`m${index}`, 0.01 * (index + 1), -0.1))
    const shown = labels({ metrics: [moved('still', 0, -0.1), ...many, moved('clear', 0.005, 0.001)], gates: [] })
    expect(shown).toEqual(['clear', 'm8', 'm7', 'm6', 'm5', 'm4', 'm3', 'm2'])
  })
})

describe('cost-quality', () => {
  const quality = metricOf(gateOn(SUCCESS, { baseline: 0.8, candidate: 0.7 }))
  const tokens = metricOf(gateOn(TOKENS, { baseline: 1240, candidate: 1010 }))
  const cost = metricOf(gateOn(COST, { baseline: 0.0015, candidate: 0.0012 }))

  test.each([
    ['cost where it is known', [quality, tokens, cost], 'usd', 'cost per query, US dollars'],
    ['tokens where cost is unknown', [quality, tokens], 'tokens', 'tokens per query'],
    [
      'tokens where nothing has a price',
      [quality, tokens, { ...cost, baseline: 0, candidate: 0 }],
      'tokens',
      'tokens per query',
    ],
  ])('shows %s', (_, metrics, unit, axis) => {
    const drawing = costQuality.draw(comparisonWith({ metrics }))
    if (drawing.kind === 'none' || drawing.figure.kind !== 'points') throw new Error('not drawn')
    expect(drawing.figure.x).toEqual({ axis, unit })
    expect(drawing.figure.points.map((point) => [point.arm, Math.round(point.y)])).toEqual([
      ['baseline', 80],
      ['candidate', 70],
    ])
  })

  test.each([
    ['no quality', [tokens], 'no quality metric was measured on both sides'],
    ['no cost', [quality], 'neither cost nor tokens were measured on both sides'],
    ['one side alone', [quality, { ...tokens, baseline: null }], 'neither cost nor tokens were measured on both sides'],
  ])('is not drawn with %s', (_, metrics, reason) => {
    expect(costQuality.draw(comparisonWith({ metrics }))).toEqual({ kind: 'none', id: 'cost-quality', reason })
  })
})

test.each([
  ['precision@5', 'precision@5'],
  ['while (true) {}', 'while true'],
  ['a\u202e<b>"\n', 'a b'],
  ['x'.repeat(50), 'x'.repeat(32)],
])('the title %j enters a chart as %j', (title, label) => {
  expect(chartLabel(title)).toBe(label)
})
