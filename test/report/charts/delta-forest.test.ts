import { describe, expect, test } from 'vitest'
import { deltaForest } from '../../../src/report/charts/delta-forest.js'
import type { MetricFacts } from '../../../src/model/metric.js'
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
    expect(drawing.title).toBe('Change by metric, right is better, 95 % interval')
    const places = drawing.config.data.datasets.map(({ data }) => data.map(round))
    expect(places).toEqual([
      [-12, -3, 19, 18],
      [-5, -5, -10, null],
      [
        [-21, -4],
        [-7, 1],
        [14, 23],
        [13, 22],
      ],
      [0, 0, 0, 0],
    ])
    expect(drawing.config.options['scales']).toMatchObject({
      x: {
        title: { text: '← worse · better →' },
        ticks: { format: { signDisplay: 'never' } },
      },
    })
  })

  test('writes every number with the sign that tables give it: fewer tokens are less, and better', () => {
    const drawing = drawn(deltaForest.draw(chartInput(comparison)))
    expect(drawing.config.data.labels).toEqual([
      'success  −12\u202fpoints',
      'precision@5  −.03',
      'tokens per query  −19\u202f%',
      'cost per query  −18\u202f%',
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
      ['cost per query', '−18\u202f%', -18, -22, -13, null, 'better'],
    ])
    expect(drawing.alt).toBe(
      'Change by metric, right is better, 95 % interval: success −12\u202fpoints, worse; precision@5 −.03, may be no change; tokens per query −19\u202f%, better; cost per query −18\u202f%, better.',
    )
  })

  test('colours only what the tables claim, and a sign points to the same side', () => {
    const [points] = drawn(deltaForest.draw(chartInput(comparison))).config.data.datasets
    expect(points?.['backgroundColor']).toEqual(['#d55e00', '#6e7781', '#007a5a', '#007a5a'])
    expect(points?.['pointStyle']).toEqual(['triangle', 'circle', 'triangle', 'triangle'])
    expect(points?.['rotation']).toEqual([-90, 0, 90, 90])
  })

  test('leaves out what has no interval, no scale or no better side', () => {
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
    const moved = (title: string, delta: number, low: number, p = 0.4) =>
      metricOf(
        gateOn(
          { ...PRECISION, id: title, title, range: [0, null] },
          { baseline: 1, candidate: 1 + delta, delta, interval: { ...interval, low }, p_adjusted: p },
        ),
      )
    const many = Array.from({ length: 9 }, (_, index) => moved(`m${index}`, 0.01 * (index + 1), -0.1))
    const shown = labels({ metrics: [moved('still', 0, -0.1), ...many, moved('clear', 0.005, 0.001, 0.03)], gates: [] })
    expect(shown).toEqual(['clear', 'm8', 'm7', 'm6', 'm5', 'm4', 'm3', 'm2'])
  })
})

test('a metric that tripled does not press the others onto the line of no change', () => {
  const tripled = metricOf(
    gateOn(
      { ...PRECISION, unit: 'count', range: [0, null] },
      { baseline: 0.1, candidate: 0.3, delta: 0.2, interval: { low: 0.1, high: 0.3, method: 't' } },
    ),
  )
  const { config } = drawn(deltaForest.draw(chartInput(comparisonWith({ metrics: [tripled] }))))
  expect(config.options['scales']).toMatchObject({ x: { max: 100 } })
  expect(config.data.datasets.slice(0, 2).map(({ data }) => data[0])).toEqual([100, [100, 100]])
  expect(config.data.labels).toEqual(['precision@5  +0.200 (+200\u202f%)'])
})

/** The number of a label in hundredths: points, per cent (where one stands in brackets, that one), or a ratio. */
function readLabel(label: string): number {
  const text = label.replaceAll('\u202f', ' ').replaceAll('\u2212', '-')
  const [, percent] = /\(([-+][\d.]+) %\)$/.exec(text) ?? []
  const [, number, unit] = /([-+]?[\d.]+)( points?| %)?$/.exec(text) ?? []
  return percent !== undefined ? Number(percent) : Number(number) * (unit === undefined ? 100 : 1)
}

// The larger the baseline, the further per cent of it lie from points; in the last two rows the t and the log-ratio row differ.
test.each<[string, Partial<MetricFacts>, 'paired-t' | 'log-ratio', number, number]>([
  ['a yes/no', { unit: 'ratio', kind: 'binary', range: [0, 1] }, 'paired-t', 0.65, 0.085],
  ['a ratio', { unit: 'ratio', range: [0, 1] }, 'paired-t', 0.3, -0.12],
  ['a share', { unit: 'share', range: [0, 1] }, 'paired-t', 0.65, 0.085],
  ['a share that is better low', { unit: 'share', range: [0, 1], direction: 'lower' }, 'paired-t', 0.65, -0.085],
  ['a percentage', { unit: 'percent', range: [0, 100], direction: 'lower' }, 'paired-t', 40, 6],
  ['a grade', { unit: 'score', range: [0, 5] }, 'paired-t', 4, 0.2],
  ['a count', { unit: 'count', range: [0, null] }, 'paired-t', 2, -1],
  ['seconds', { unit: 's', range: [0, null], direction: 'lower' }, 'paired-t', 1.5, 0.3],
  ['megabytes', { unit: 'mb', range: [0, null], direction: 'lower' }, 'paired-t', 120, -30],
  ['dollars', { unit: 'usd', range: [0, null], direction: 'lower' }, 'paired-t', 0.02, 0.005],
  ['tokens', { unit: 'tokens', range: [0, null], direction: 'lower' }, 'paired-t', 1200, 300],
  ['tokens of the typical query', { unit: 'tokens', range: [0, null], direction: 'lower' }, 'log-ratio', 1200, 0.2],
])('of %s the plotted number is the one of its label', (_, facts, row, baseline, delta) => {
  const interval = { low: delta - 1e-3 * baseline, high: delta + 1e-3 * baseline, method: 't' as const }
  const metric: MetricFacts = { ...PRECISION, ...facts }
  const one = metricOf(gateOn(metric, { baseline, candidate: baseline + delta, delta, interval, row }))
  const { config, table } = drawn(deltaForest.draw(chartInput(comparisonWith({ metrics: [one], interleaved: true }))))
  const label = config.data.labels?.[0]
  const [[plotted] = [], [ends] = []] = config.data.datasets.map(({ data }) => data)
  const said = readLabel(String(label)) * (metric.direction === 'lower' ? -1 : 1)
  // A label may be rounded to a whole point or per cent.
  expect(Math.abs(Number(plotted) - said)).toBeLessThanOrEqual(0.5)
  expect(Number(table.rows[0]?.[2]) * Math.sign(said)).toBeCloseTo(
    Number(plotted) * Math.sign(readLabel(String(label))),
    9,
  )
  expect(Number((ends as readonly number[])[0])).toBeLessThan(Number(plotted))
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
    ['nothing by an interval alone', { p: 0.03, p_adjusted: 0.4 }, 'may be no change'],
    ['worse by its adjusted p', { p: 0.001, p_adjusted: 0.03 }, 'worse'],
  ])('of a metric without a gate %s', (_, ps, words) => {
    expect(wordsOf({ metrics: [metricOf(gateOn(PRECISION, { ...falls, ...ps }))] })).toBe(words)
  })

  test('of a metric that its figures forbid to lean on nothing', () => {
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

  test('a threshold that is broken, and that it is no test', () => {
    const result = gateOn(SUCCESS, { ...falls, verdict: 'breached', p_adjusted: 0.2 })
    expect(wordsOf({ gates: [{ ...result, gate: { ...result.gate, evidence: 'threshold' } }] })).toBe(
      'worse, beyond its threshold (not a test)',
    )
  })
})

test('no end of an interval and no margin is beyond what a share can change by', () => {
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

  test('shows how each differs from the first on the primary gate, and calls better what the whole family proves', () => {
    expect(draw([0.5, 0.75, 0.55, 0.375])).toMatchObject({
      title: 'Change of success against A, right is better, 95 % interval',
      alt: 'Change of success against A, right is better, 95 % interval: B +25\u202fpoints, better; C +5\u202fpoints, may be no change; D −12\u202fpoints, worse.',
      table: { columns: ['variant', 'change', 'points or %', 'from', 'to', 'which is'] },
    })
  })

  test('is drawn in points where the first passes nothing, too', () => {
    expect(draw([0, 0.5, 1])).toMatchObject({
      alt: 'Change of success against A, right is better, 95 % interval: B +50\u202fpoints, better; C +100\u202fpoints, better.',
    })
  })
})
