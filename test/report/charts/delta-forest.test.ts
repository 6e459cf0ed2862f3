import { describe, expect, test } from 'vitest'
import { deltaForest } from '../../../src/report/charts/delta-forest.js'
import type { GateResult } from '../../../src/model/result/gate-result.js'
import type { Json } from '../../../src/model/result/chart.js'
import { comparisonWith, gateOn, metricOf, LATENCY, PRECISION, SUCCESS } from '../sections/facts.js'
import { regressed } from '../sections/stories.js'
import { chartInput, drawn } from './inputs.js'
import { ladderOf } from './ladder.js'

const { comparison } = regressed

const round = (one: Json): Json =>
  typeof one === 'number' ? Math.round(one) + 0 : Array.isArray(one) ? (one as readonly Json[]).map(round) : one

describe('delta-forest', () => {
  test('puts all metrics on one scale, better to the right, gated ones first', () => {
    const drawing = drawn(deltaForest.draw(chartInput(comparison)))
    expect(drawing.title).toBe('Change by metric, 95 % interval')
    const places = drawing.config.data.datasets.map(({ data }) => data.map(round))
    expect(places).toEqual([
      [-12, -3, 19],
      [-5, -5, -10],
      [
        [-21, -4],
        [-7, 1],
        [14, 23],
      ],
      [0, 0, 0],
    ])
    expect(drawing.config.options['scales']).toMatchObject({
      x: {
        title: { text: ['← worse · better →', '| margin of a gate'] },
        ticks: { display: false },
        grid: { display: false },
        // The zero line is in the middle.
        min: expect.closeTo(-23, 0) as number,
        max: expect.closeTo(23, 0) as number,
      },
    })
  })

  test('writes every number with the sign used in tables: fewer tokens are less, and better', () => {
    const drawing = drawn(deltaForest.draw(chartInput(comparison)))
    expect(drawing.config.data.labels).toEqual([
      ['success', '−12\u202fpoints'],
      ['precision@5', '−.03'],
      ['tokens per query', '−19\u202f%'],
    ])
    expect(drawing.table.columns).toEqual([
      'metric',
      'change',
      'points or %',
      'from',
      'to',
      'margin of the gate',
      'which is',
    ])
    expect(drawing.table.rows.map((row) => row.map(round))).toEqual([
      ['success', '−12\u202fpoints', -12, -21, -4, -5, 'worse'],
      ['precision@5', '−.03', -3, -7, 1, -5, 'may be no change'],
      ['tokens per query', '−19\u202f%', -19, -23, -14, 10, 'better'],
    ])
    expect(drawing.alt).toBe(
      'Change by metric, 95 % interval: success −12\u202fpoints, worse; precision@5 −.03, may be no change; tokens per query −19\u202f%, better.',
    )
  })

  test('colours only changes that the tables claim, and each sign points to the same side', () => {
    const [points] = drawn(deltaForest.draw(chartInput(comparison))).config.data.datasets
    expect(points?.['backgroundColor']).toEqual(['#d55e00', '#6e7781', '#007a5a'])
    expect(points?.['pointStyle']).toEqual(['triangle', 'circle', 'triangle'])
    expect(points?.['rotation']).toEqual([-90, 0, 90])
  })

  test('leaves out metrics without an interval, a scale or a better side', () => {
    const interval = { low: -0.1, high: 0.1, method: 't' as const }
    const metrics = [
      metricOf(gateOn(SUCCESS, { baseline: 0.8, candidate: 0.8, delta: 0 })),
      metricOf(gateOn({ ...PRECISION, unit: 'count' }, { baseline: 0, candidate: 0.1, delta: 0.1, interval })),
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

  test('machine-dependent metrics last, however much they changed', () => {
    const moved = metricOf(gateOn(PRECISION, { baseline: 1, candidate: 1.01, delta: 0.01, interval }))
    const shown = labels({
      metrics: [{ ...latency, interval: { ...interval, high: -0.1 } }, moved],
      gates: [],
      interleaved: true,
    })
    expect(shown).toEqual(['precision@5', 'latency'])
  })

  test('two changed metrics without a gate, the clear ones first', () => {
    const moved = (title: string, delta: number, low: number, p = 0.4) =>
      metricOf(
        gateOn(
          { ...PRECISION, id: title, title, range: [0, null] },
          { baseline: 1, candidate: 1 + delta, delta, interval: { ...interval, low }, p_adjusted: p },
        ),
      )
    const many = Array.from({ length: 9 }, (_, index) => moved(`m${index}`, 0.01 * (index + 1), -0.1))
    const shown = labels({ metrics: [moved('still', 0, -0.1), ...many, moved('clear', 0.005, 0.001, 0.03)], gates: [] })
    expect(shown).toEqual(['clear', 'm8'])
  })
})

describe('delta-forest shows nothing twice', () => {
  const fact = (id: string, direction: 'higher' | 'lower', delta: number, p = 0.001) =>
    gateOn(
      { ...PRECISION, id, title: id, direction },
      {
        ...{ baseline: 0.5, candidate: 0.5 + delta * (direction === 'lower' ? -1 : 1), delta, p_adjusted: p },
        interval: { low: delta - 0.02, high: delta + 0.02, method: 't' },
      },
    )
  const rowsOf = (gates: readonly GateResult[], others: readonly GateResult[]) => {
    const metrics = [...gates, ...others].map((one) => metricOf(one))
    return drawn(deltaForest.draw(chartInput(comparisonWith({ gates, metrics })))).table.rows.map(([label]) => label)
  }
  const recall = fact('retrieval.recall@5', 'higher', -0.1)
  const zero = fact('retrieval.zero-recall', 'lower', -0.12)
  const f1 = [fact('retrieval.f1@3', 'higher', -0.09), fact('retrieval.f1@5', 'higher', -0.08)]

  test.each<[string, readonly GateResult[], readonly GateResult[], readonly string[]]>([
    ['zero-recall beside the gate on recall', [recall], [zero, ...f1], ['retrieval.recall@5']],
    ['F1@3 beside F1@5 without a gate', [], f1, ['retrieval.f1@3']],
    ['but two gates on the same thing', [recall, ...f1], [zero], [recall, ...f1].map(({ gate }) => gate.metric)],
    [
      'but what the same topic lost and gained',
      [recall],
      [fact('retrieval.precision@5', 'higher', 0.2)],
      ['retrieval.recall@5', 'retrieval.precision@5'],
    ],
    [
      'but what is clear beside a gate that is not',
      [fact('retrieval.recall@5', 'higher', -0.01, 0.4)],
      [zero],
      ['retrieval.recall@5', 'retrieval.zero-recall'],
    ],
  ])('%s', (_, gates, others, expected) => {
    expect(rowsOf(gates, others)).toEqual(expected)
  })
})

test('a metric that tripled does not compress the others onto the zero line', () => {
  const tripled = metricOf(
    gateOn(
      { ...PRECISION, unit: 'count', range: [0, null] },
      { baseline: 0.1, candidate: 0.3, delta: 0.2, interval: { low: 0.1, high: 0.3, method: 't' } },
    ),
  )
  const { config } = drawn(deltaForest.draw(chartInput(comparisonWith({ metrics: [tripled] }))))
  expect(config.options['scales']).toMatchObject({ x: { max: 100 } })
  expect(config.data.datasets.slice(0, 2).map(({ data }) => data[0])).toEqual([100, [100, 100]])
  expect(config.data.labels).toEqual([['precision@5', '+0.200 (+200\u202f%)', 'off the scale']])
})

describe('delta-forest claims what the tables claim', () => {
  const falls = {
    baseline: 0.8,
    candidate: 0.7,
    delta: -0.1,
    interval: { low: -0.19, high: -0.01, method: 't' as const },
  }
  const wordsOf = (facts: Parameters<typeof comparisonWith>[0]): Json | undefined =>
    drawn(deltaForest.draw(chartInput(comparisonWith(facts)))).table.rows[0]?.at(-1)

  test.each([
    ['nothing from an interval alone', { p: 0.03, p_adjusted: 0.4 }, 'may be no change'],
    ['worse by its adjusted p', { p: 0.001, p_adjusted: 0.03 }, 'worse'],
  ])('of a metric without a gate %s', (_, ps, words) => {
    expect(wordsOf({ metrics: [metricOf(gateOn(PRECISION, { ...falls, ...ps }))] })).toBe(words)
  })

  test('nothing about a metric whose figures are not reliable', () => {
    const cause = { kind: 'cases-missing', baseline: 0, candidate: 3 } as const
    const metrics = [{ ...metricOf(gateOn(PRECISION, { ...falls, p_adjusted: 0.001 })), cause }]
    expect(wordsOf({ metrics })).toBe('may be no change')
  })

  test.each([
    ['its verdict', { verdict: 'regressed', p_adjusted: 0.01 }, 'worse'],
    ['no more than its verdict', { verdict: 'inconclusive', p_adjusted: 0.09 }, 'may be no change'],
    [
      'a loss whose size is open',
      { verdict: 'inconclusive', p_adjusted: 0.01 },
      'worse, perhaps by more than 5\u202fpoints',
    ],
    ['a loss inside the margin', { verdict: 'no-regression', p_adjusted: 0.01 }, 'slightly worse, within the margin'],
    ['nothing of a change that an absolute bound failed', { verdict: 'breached', p_adjusted: 0.2 }, 'may be no change'],
  ] as const)('of a gate %s', (_, facts, words) => {
    expect(wordsOf({ gates: [gateOn(SUCCESS, { ...falls, ...facts })] })).toBe(words)
  })

  test('a broken threshold, noting that it is not a test', () => {
    const result = gateOn(SUCCESS, { ...falls, verdict: 'breached', p_adjusted: 0.2 })
    expect(wordsOf({ gates: [{ ...result, gate: { ...result.gate, evidence: 'threshold' } }] })).toBe(
      'worse, beyond its threshold (not a test)',
    )
  })
})

test('no interval and no margin that exceeds the possible change of a share', () => {
  const wide = { low: -0.112, high: 1.2, method: 't' as const }
  const gate = gateOn(SUCCESS, { baseline: 0.04, candidate: 0.05, delta: 0.01, interval: wide })
  const { table } = drawn(deltaForest.draw(chartInput(comparisonWith({ gates: [gate] }))))
  expect(table.rows.map((row) => row.map(round))).toEqual([
    ['success', '+1\u202fpoint', 1, -11, 100, 'may be no change'],
  ])
})

describe('delta-forest of variants', () => {
  const draw = (successes: readonly number[]) => {
    const comparison = ladderOf(successes)
    const arms = comparison.arms.map(({ name }) => name)
    return deltaForest.draw({ comparison, audience: 'service', arms, tables: [], values: {}, history: [] })
  }

  test('shows how each differs from the first on the primary gate, and calls better what is proven among all pairs', () => {
    expect(draw([0.5, 0.75, 0.55, 0.375])).toMatchObject({
      title: 'Change of success against A, 95 % interval',
      alt: 'Change of success against A, 95 % interval: B +25\u202fpoints, better; C +5\u202fpoints, may be no change; D −12\u202fpoints, worse.',
      table: { columns: ['variant', 'change', 'points or %', 'from', 'to', 'which is'] },
    })
  })

  test('is drawn in points even if the first passes nothing', () => {
    expect(draw([0, 0.5, 1])).toMatchObject({
      alt: 'Change of success against A, 95 % interval: B +50\u202fpoints, better; C +100\u202fpoints, better.',
    })
  })
})
