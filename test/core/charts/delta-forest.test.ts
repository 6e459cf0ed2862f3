import { describe, expect, test } from 'vitest'
import { deltaForest } from '../../../src/core/charts/delta-forest.js'
import { comparisonWith, gateOn, metricOf, LATENCY, PRECISION, SUCCESS } from '../report/facts.js'
import { regressed } from '../report/stories.js'
import { chartInput, drawn } from './inputs.js'

const { comparison } = regressed

describe('delta-forest', () => {
  test('puts all metrics on one scale, better to the right, gated ones first', () => {
    const drawing = drawn(deltaForest.draw(chartInput(comparison)))
    expect(drawing.title).toBe('Change by metric, % of the baseline, 95 % interval')
    const rows = drawing.table.rows.map(([label, ...numbers]) => [
      label,
      ...numbers.map((one) => (typeof one === 'number' ? Math.round(one) : one)),
    ])
    expect(rows).toEqual([
      ['success', -15, -26, -5, -6],
      ['precision@5', -5, -12, 2, -8],
      ['tokens per query', 19, 14, 23, -10],
      ['cost per query', 18, 13, 22, null],
    ])
    expect(drawing.config.data.labels?.[0]).toBe('success  −15\u202f%')
    expect(drawing.alt).toBe(
      'Change by metric, % of the baseline, 95 % interval (plus is better): success −15\u202f% (−26\u202f% to −5.2\u202f%), worse; precision@5 −4.9\u202f% (−12\u202f% to +1.8\u202f%), may be no change; tokens per query +19\u202f% (+14\u202f% to +23\u202f%), better; cost per query +18\u202f% (+13\u202f% to +22\u202f%), better.',
    )
  })

  test('colours only what its interval proves, and a sign points to the same side', () => {
    const [points] = drawn(deltaForest.draw(chartInput(comparison))).config.data.datasets
    expect(points?.['backgroundColor']).toEqual(['#d55e00', '#6e7781', '#007a5a', '#007a5a'])
    expect(points?.['pointStyle']).toEqual(['triangle', 'circle', 'triangle', 'triangle'])
    expect(points?.['rotation']).toEqual([-90, 0, 90, 90])
  })

  test('leaves out what has no interval, no scale or no better side', () => {
    const interval = { low: -0.1, high: 0.1, method: 't' as const }
    const metrics = [
      metricOf(gateOn(SUCCESS, { baseline: 0.8, candidate: 0.8, delta: 0 })),
      metricOf(gateOn(PRECISION, { baseline: 0, candidate: 0.1, delta: 0.1, interval })),
      metricOf(gateOn({ ...LATENCY, direction: 'neutral' }, { baseline: 1, candidate: 1, delta: 0, interval })),
    ]
    expect(deltaForest.draw(chartInput(comparisonWith({ metrics })))).toEqual({
      kind: 'none',
      id: 'delta-forest',
      reason: 'no metric has a change with an interval',
    })
  })
})

describe('delta-forest chooses', () => {
  const interval = { low: -0.1, high: 0.1, method: 't' as const }
  const labels = (facts: Parameters<typeof comparisonWith>[0]): readonly unknown[] => {
    const drawing = deltaForest.draw(chartInput(comparisonWith(facts)))
    return drawing.kind === 'none' ? [] : drawing.table.rows.map(([label]) => label)
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

test('a metric that tripled does not press the others onto the line of no change', () => {
  const tripled = metricOf(
    gateOn(PRECISION, { baseline: 0.1, candidate: 0.3, delta: 0.2, interval: { low: 0.1, high: 0.3, method: 't' } }),
  )
  const { config } = drawn(deltaForest.draw(chartInput(comparisonWith({ metrics: [tripled] }))))
  expect(config.options['scales']).toMatchObject({ x: { max: 100 } })
  expect(config.data.labels).toEqual(['precision@5  +200\u202f%'])
})
