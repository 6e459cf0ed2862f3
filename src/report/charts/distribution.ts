import { formatNumber } from '../../format/format-number.js'
import { percentile } from '../../stats/percentile.js'
import { armBar, type ChartInput, chartOptions, defineChart, nameArms, type Sketch, tooManyArms } from './chart.js'
import { drawXy } from './mermaid.js'

const MOST_BINS = 12
/** Side by side in every bin: more cannot be told apart. */
const MOST_ARMS = 3
const LEAST_CASES = 5
/** The tail beyond this share of the cases is one open bin, so that a single outlier does not press all others into the first. */
const TAIL = 0.98

interface Distribution {
  readonly metric: string
  /** With the unit. */
  readonly title: string
  readonly unit: 'seconds' | 'tokens'
}

/**
 * Edges of bins of equal, round width (1, 2, 2.5, 5 × 10ⁿ) from the lowest value to the tail; at most twelve bins.
 * @example binEdges([1, 2, 3, 4, 5]) // [1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5]
 */
function binEdges(values: readonly number[]): readonly number[] {
  const low = percentile(values, 0)
  const high = percentile(values, TAIL)
  const span = high - low || Math.abs(high) || 1
  const power = 10 ** Math.floor(Math.log10(span / MOST_BINS))
  const width = [1, 2, 2.5, 5, 10].map((one) => one * power).find((one) => span / one < MOST_BINS - 1) ?? 10 * power
  const first = Math.floor(low / width + 1e-9)
  const count = Math.max(1, Math.ceil(high / width - 1e-9) - first)
  return Array.from({ length: count + 1 }, (_, at) => Number(((first + at) * width).toPrecision(6)))
}

/** Shares in per cent of the values in each bin; the last bin is open, the first takes what is below. */
function countShares(values: readonly number[], edges: readonly number[], bins: number): readonly number[] {
  const counts = Array.from({ length: bins }, () => 0)
  for (const value of values) {
    let bin = 0
    while (bin < bins - 1 && !(value < (edges[bin + 1] ?? Infinity))) bin += 1
    counts[bin] = (counts[bin] ?? 0) + 1
  }
  return counts.map((count) => (100 * count) / values.length)
}

/** @example decimalsIn(0.25) // 2 */
function decimalsIn(value: number): number {
  return String(value).split('.')[1]?.length ?? 0
}

/** How the cases of each arm spread over what one metric measured, in bins shared by all arms, as shares so that arms of unequal size compare. */
function drawDistribution(input: ChartInput, chart: Distribution): Sketch | string {
  if (input.arms.length > MOST_ARMS) return tooManyArms(MOST_ARMS)
  const { title } = chart
  const names = nameArms(input)
  const arms = names
    .map((name, place) => ({
      name,
      place,
      values: (input.values[chart.metric] ?? []).flatMap((row) => row[place] ?? []),
    }))
    .filter(({ values }) => values.length > 0)
  if (arms.length === 0 || arms.some(({ values }) => values.length < LEAST_CASES))
    return `it was measured on fewer than ${LEAST_CASES} cases`
  const all = arms.flatMap(({ values }) => values)
  const edges = binEdges(all)
  const last = edges.at(-1) ?? 0
  const isOpen = percentile(all, 1) > last
  const bins = edges.length - 1 + (isOpen ? 1 : 0)
  const write = (edge: number): string => formatNumber(edge, { decimals: decimalsIn(edge) })
  const labels = Array.from({ length: bins }, (_, at) =>
    at === edges.length - 1 ? `≥ ${write(last)}` : write(edges[at] ?? 0),
  )
  const shares = arms.map(({ values }) => countShares(values, edges, bins))
  const figures = arms.map(({ name, values }) => {
    const figuresAt = [0.5, 0.95, 1].map((share) => Number(percentile(values, share).toPrecision(6)))
    return [name, values.length, ...figuresAt] as const
  })
  const figure = (value = 0): string => formatNumber(value, { decimals: value >= 100 ? 0 : 2 })
  const clauses = figures.map(
    ([name, n, p50, p95, max]) =>
      `${name} (${n} cases) half below ${figure(p50)}, 95 % below ${figure(p95)}, highest ${figure(max)}`,
  )
  const kindOf = (at: number): 'line' | 'bar' => (at === 0 && arms.length > 1 ? 'line' : 'bar')
  const highest = Math.max(...shares.flat())
  return {
    title,
    alt: `${title}: ${clauses.join('; ')}.`,
    config: {
      type: 'bar',
      data: {
        labels,
        datasets: arms.map(({ name, place }, at) => ({
          label: name,
          ...armBar(place),
          categoryPercentage: 0.9,
          barPercentage: 1,
          data: shares[at] ?? [],
        })),
      },
      options: chartOptions({
        title,
        legend: {},
        x: { grid: { display: false }, title: `${chart.unit}, from` },
        y: { title: 'cases, %' },
      }),
    },
    isSingle: percentile(all, 0) === percentile(all, 1),
    mermaid: drawXy({
      title: `${title}: ${arms.map(({ name }, at) => `${name} ${kindOf(at) === 'line' ? 'line' : 'bars'}`).join(', ')}`,
      x: { title: `${chart.unit}, from`, labels },
      y: { title: 'cases, %', min: 0, max: Math.ceil(highest / 10) * 10 },
      // Bars first: a line behind them could not be seen.
      series: arms.length > 2 ? [] : shares.map((values, at) => ({ kind: kindOf(at), values })).reverse(),
    }),
    table: {
      columns: ['arm', 'cases', 'median', 'p95', 'highest'],
      rows: figures,
    },
  }
}

const TOKENS = 'tokens.total'

/** How many tokens the cases took, in and out. */
export const tokenDistribution = defineChart({
  id: 'token-distribution',
  in_comment: 'moved',
  about: ['tokens.'],
  needs: () => [TOKENS],
  draw: (input) => drawDistribution(input, { metric: TOKENS, title: 'Tokens of a case', unit: 'tokens' }),
})

const LATENCY = 'performance.latency'

/** How long the cases took. Arms that ran on different machines are shown with a warning in the title. */
export const latencyDistribution = defineChart({
  id: 'latency-distribution',
  in_comment: 'moved',
  about: ['performance.'],
  needs: () => [LATENCY],
  draw: (input) => {
    const isApart = input.arms.length > 1 && !input.comparison.interleaved
    const title = `Latency of a case, seconds${isApart ? ' (not measured side by side)' : ''}`
    return drawDistribution(input, { metric: LATENCY, title, unit: 'seconds' })
  },
})
