import { expect, test } from 'vitest'
import type { MetricFacts } from '../../../src/model/metric.js'
import type { ChartConfig, Drawing } from '../../../src/model/result/chart.js'
import type { RankedComparison } from '../../../src/model/result/comparison.js'
import { chartUrl } from '../../../src/publishers/quickchart.js'
import { deltaForest } from '../../../src/report/charts/delta-forest.js'
import { renderHtml } from '../../../src/report/render/html.js'
import { readChartAddress } from '../../publishers/chart-server.js'
import { buildReport } from '../build-pair-report.js'
import { comparisonWith, gateOn, metricOf, PRECISION } from '../sections/facts.js'
import { regressed } from '../sections/stories.js'
import { chartInput, drawn } from './inputs.js'
import { ladderOf } from './ladder.js'

/** Returns the number of a label in hundredths: points, per cent (the one in brackets, if any), or a ratio. */
function readLabel(label: string): number {
  const text = label.replaceAll('\u202f', ' ').replaceAll('\u2212', '-')
  const [, percent] = /\(([-+][\d.]+) %\)$/.exec(text) ?? []
  const [, number, unit] = /([-+]?[\d.]+)( points?| %)?$/.exec(text) ?? []
  return percent !== undefined ? Number(percent) : Number(number) * (unit === undefined ? 100 : 1)
}

// Per cent of the baseline differ from points by its size. In the last two rows the t row and the log-ratio row differ.
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
])('for %s the plotted number equals the one in its label', (_, facts, row, baseline, delta) => {
  const interval = { low: delta - 1e-3 * baseline, high: delta + 1e-3 * baseline, method: 't' as const }
  const metric: MetricFacts = { ...PRECISION, ...facts }
  const one = metricOf(gateOn(metric, { baseline, candidate: baseline + delta, delta, interval, row }))
  const { config, table } = drawn(deltaForest.draw(chartInput(comparisonWith({ metrics: [one], interleaved: true }))))
  const label = [config.data.labels?.[0] ?? ''].flat().join('  ')
  const [[plotted] = [], [ends] = []] = config.data.datasets.map(({ data }) => data)
  const said = readLabel(label) * (metric.direction === 'lower' ? -1 : 1)
  // A label may be rounded to a whole point or per cent.
  expect(Math.abs(Number(plotted) - said)).toBeLessThanOrEqual(0.5)
  expect(Number(table.rows[0]?.[2]) * Math.sign(said)).toBeCloseTo(Number(plotted) * Math.sign(readLabel(label)), 9)
  expect(Number((ends as readonly number[])[0])).toBeLessThan(Number(plotted))
})

/** The labels and where they are plotted, in the order of the rows. */
type Plotted = readonly (readonly [label: string, place: number])[]

const plottedIn = ({ data }: ChartConfig): Plotted =>
  (data.labels ?? []).map((label, at) => [[label].flat().join(' '), Number(data.datasets[0]?.data[at])])

/** Reads what the address of a picture, a diagram and a page plot. */
async function readAll(drawing: Drawing): Promise<readonly Plotted[]> {
  const { config, spare, mermaid, ...rest } = drawing
  const answer = await chartUrl({ config, spare })
  if (answer.kind === 'none' || mermaid === null) throw new Error('it is not drawn')
  const points = [...mermaid.matchAll(/^ {2}"(.*)": \[([\d.]+), /gm)]
  const chart = { ...rest, config, place: 'open', url: null, mermaid: null, diagram: mermaid } as const
  const page = renderHtml(buildReport({ ...regressed, charts: [chart] }), {
    page: { scripts: [], hash: String, deflate: (bytes) => bytes },
  })
  const [, configs = '[]'] = /<script[^>]* id="chart-data"[^>]*>(.*?)<\/script>/s.exec(page) ?? []
  return [
    plottedIn(readChartAddress(answer.url)),
    points.map(([, label = '', x]) => [label, Number(x) - 0.5]),
    plottedIn((JSON.parse(configs) as ChartConfig[])[0] as ChartConfig),
  ]
}

const ladder: RankedComparison = ladderOf([0.5, 0.75, 0.55, 0.375])
const NO_TABLES = { tables: [], values: {}, history: [] }

test.each<[string, Drawing, readonly number[]]>([
  ['one candidate', drawn(deltaForest.draw(chartInput(regressed.comparison))), [-12, -3, 19]],
  [
    'several variants',
    drawn(
      deltaForest.draw({
        comparison: ladder,
        audience: 'page',
        arms: ladder.arms.map(({ name }) => name),
        ...NO_TABLES,
      }),
    ),
    [25, 5, -12],
  ],
])(
  'every plotted number of %s equals the one in its label, in the picture, the diagram and the page',
  async (_, drawing, numbers) => {
    const [picture = [], diagram = [], page = []] = await readAll(drawing)
    for (const plotted of [picture, diagram, page]) {
      // The sides mean better and worse, but the signs of labels mean up and down.
      expect(plotted.map(([label]) => Math.abs(readLabel(label)))).toEqual(numbers.map(Math.abs))
      const largest = Math.max(...plotted.map(([, place]) => Math.abs(place)))
      const scale = plotted === diagram ? Math.max(...picture.map(([, place]) => Math.abs(place))) / largest : 1
      for (const [at, [, place]] of plotted.entries())
        expect(Math.abs(place * scale - (numbers[at] ?? NaN))).toBeLessThanOrEqual(0.6)
    }
  },
)
