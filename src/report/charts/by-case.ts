import { formatNumber, countOf, formatCount } from '../../format/format-number.js'
import { percentile } from '../../stats/percentile.js'
import {
  armBar,
  type ChartInput,
  defineChart,
  nameArms,
  type Sketch,
  explainTooMany,
  BETTER,
  chartLabel,
  INK,
  WORSE,
} from './chart.js'
import { drawXy } from './mermaid.js'
import type { MetricFacts } from '../../model/metric.js'
import { EPSILON } from '../../model/relative-change.js'
import { onlyCandidate } from '../../model/result/comparison.js'

const MAX_BINS = 12
/** More arms side by side in every bin cannot be told apart. */
const MAX_ARMS = 3
const MIN_CASES = 5
/** Values above this quantile share one open bin, so that a single outlier does not press all others into the first bin. */
const TAIL = 0.98
const BARS = { categoryPercentage: 0.9, barPercentage: 1 }

/**
 * Returns the edges of at most twelve bins of equal, round width (1, 2, 2.5, 5 × 10ⁿ), from the lowest value to the tail.
 * @example binEdges([1, 2, 3, 4, 5]) // [1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5]
 */
function binEdges(values: readonly number[]): readonly number[] {
  const low = percentile(values, 0)
  const high = percentile(values, TAIL)
  const span = high - low || Math.abs(high) || 1
  const power = 10 ** Math.floor(Math.log10(span / MAX_BINS))
  const width = [1, 2, 2.5, 5, 10].map((one) => one * power).find((one) => span / one < MAX_BINS - 1) ?? 10 * power
  const first = Math.floor(low / width + 1e-9)
  const count = Math.max(1, Math.ceil(high / width - 1e-9) - first)
  return Array.from({ length: count + 1 }, (_, at) => Number(((first + at) * width).toPrecision(6)))
}

/** Returns the percentage of values in each bin; the last bin is open, and the first includes all lower values. */
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
const decimalsIn = (value: number): number => String(value).split('.')[1]?.length ?? 0

/**
 * Draws how one metric is distributed over the cases of each arm, in bins shared by all arms; in per cent, so that arms of unequal size can
 * be compared.
 */
function drawDistribution(input: ChartInput, metric: string, title: string, unit: string): Sketch | string {
  if (input.arms.length > MAX_ARMS) return explainTooMany(MAX_ARMS)
  const names = nameArms(input)
  const valuesOf = (place: number) => (input.values[metric] ?? []).flatMap((row) => row[place] ?? [])
  const arms = names
    .map((name, place) => ({ name, place, values: valuesOf(place) }))
    .filter(({ values }) => values.length > 0)
  if (arms.length === 0 || arms.some(({ values }) => values.length < MIN_CASES))
    return `it was measured on fewer than ${MIN_CASES} cases`
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
    type: 'bar',
    labels,
    datasets: arms.map(({ name, place }, at) => {
      return { label: name, ...armBar(place), ...BARS, data: shares[at] ?? [] }
    }),
    legend: {},
    x: { grid: { display: false }, title: `${unit}, from` },
    y: { title: 'cases, %' },
    isSingle: percentile(all, 0) === percentile(all, 1),
    mermaid: drawXy({
      title: `${title}: ${arms.map(({ name }, at) => `${name} ${kindOf(at) === 'line' ? 'line' : 'bars'}`).join(', ')}`,
      x: { title: `${unit}, from`, labels },
      y: { title: 'cases, %', min: 0, max: Math.ceil(highest / 10) * 10 },
      // Bars first, because a line behind them could not be seen.
      series: arms.length > 2 ? [] : shares.map((values, at) => ({ kind: kindOf(at), values })).reverse(),
    }),
    table: { columns: ['arm', 'cases', 'median', 'p95', 'highest'], rows: figures },
  }
}

const TOKENS = 'tokens.total'

/** The distribution of input and output tokens over the cases. */
export const tokenDistribution = defineChart({
  id: 'token-distribution',
  about: ['tokens.'],
  needs: () => [TOKENS],
  draw: (input) => drawDistribution(input, TOKENS, 'Tokens of a case', 'tokens'),
})

const LATENCY = 'performance.latency'

/** The distribution of latency over the cases. If arms ran on different machines, the title warns of that. */
export const latencyDistribution = defineChart({
  id: 'latency-distribution',
  about: ['performance.'],
  needs: () => [LATENCY],
  draw: (input) => {
    const isApart = input.arms.length > 1 && !input.comparison.interleaved
    const title = `Latency of a case, seconds${isApart ? ' (not measured side by side)' : ''}`
    return drawDistribution(input, LATENCY, title, 'seconds')
  },
})

/** The most steps in the drawing; more cannot be seen at 600 pixels. */
const MAX_STEPS = 60

/** The beginning of a run of equal differences. */
type Step = readonly [from: number, value: number]

/**
 * Converts sorted values to steps, joining equal neighbours. If there are more than 60 steps, every n-th value represents its neighbours.
 * @example toSteps([-1, 0, 0, 1]) // [[0, -1], [1, 0], [3, 1]]
 */
function toSteps(sorted: readonly number[]): readonly Step[] {
  const steps = sorted.flatMap((value, from): Step[] => (value === sorted[from - 1] ? [] : [[from, value]]))
  if (steps.length <= MAX_STEPS) return steps
  return Array.from({ length: MAX_STEPS }, (_, at) => {
    const from = Math.round((at * sorted.length) / MAX_STEPS)
    const to = Math.round(((at + 1) * sorted.length) / MAX_STEPS)
    return [from, sorted[Math.floor((from + to) / 2)] ?? 0]
  })
}

/** Returns at most `MAX_STEPS` values, evenly spaced. */
function sample(sorted: readonly number[]): readonly number[] {
  const count = Math.min(sorted.length, MAX_STEPS)
  return Array.from({ length: count }, (_, at) => sorted[Math.floor(((at + 0.5) * sorted.length) / count)] ?? 0)
}

function axisTitle({ unit }: MetricFacts): string {
  const units: Partial<Record<MetricFacts['unit'], string>> = { usd: 'US dollars', s: 's', mb: 'MB', tokens: 'tokens' }
  return `change${units[unit] === undefined ? '' : `, ${units[unit]}`}, better ↑`
}

/**
 * The change of the primary gate's metric in every paired case, sorted, positive is better: how many cases lost or gained, and how much.
 * The words only count cases, because only the gate can say whether the metric is better or worse.
 */
export const caseDifferences = defineChart({
  id: 'case-differences',
  about: ['primary'],
  needs: (primary) => (primary === null ? [] : [primary]),
  draw({ comparison, values }) {
    if (comparison.ranking !== null) return 'it is about one difference'
    const { gates, verdict } = onlyCandidate(comparison)
    const metric = gates.find(({ gate }) => gate.id === verdict.primary)?.metric
    if (metric === undefined) return 'no gate is the primary one'
    if (metric.direction === 'neutral') return 'neither direction of its metric is better'
    const better = metric.direction === 'lower' ? -1 : 1
    const sorted = (values[metric.id] ?? [])
      .flatMap(([baseline, candidate]) =>
        typeof baseline === 'number' && typeof candidate === 'number' ? [better * (candidate - baseline)] : [],
      )
      .map((difference) => (Math.abs(difference) < EPSILON ? 0 : difference))
      .sort((a, b) => a - b)
    const [worst, best] = [sorted[0], sorted.at(-1)]
    if (worst === undefined || best === undefined) return 'no case was scored on both sides'
    if (worst === 0 && best === 0) return 'no case differs'
    const lost = sorted.filter((value) => value < 0).length
    const gained = sorted.filter((value) => value > 0).length
    const equal = sorted.length - lost - gained
    const counted = `${formatCount(lost)} lost, ${formatCount(equal)} equal, ${formatCount(gained)} gained`
    const title = `${chartLabel(metric.title)}: change by case`
    const reach = Math.max(-worst, best)
    const write = (value: number): string => formatNumber(value, { decimals: 2, signed: true })
    // Draws equal differences as one step, and fills the area between the steps and no change with the colour of its side.
    const fill = { target: 'origin', above: BETTER, below: WORSE }
    const steps = [...toSteps(sorted), [sorted.length, best]]
    return {
      title,
      alt: `${title}, plus is better: of ${countOf(sorted.length, 'case')} ${counted}; from ${write(worst)} to ${write(best)}.`,
      type: 'line',
      datasets: [{ stepped: true, pointRadius: 0, borderColor: INK, borderWidth: 1.5, fill, data: steps }],
      x: {
        type: 'linear',
        min: 0,
        max: sorted.length,
        ticks: { precision: 0 },
        grid: { display: false },
        title: `cases, the worst first: ${counted}`,
      },
      y: { suggestedMin: -reach, suggestedMax: reach, ticks: { maxTicksLimit: 6 }, title: axisTitle(metric) },
      isSingle: new Set(sorted).size < 3,
      mermaid: drawXy({
        title: `${title}, ${counted}`,
        x: { title: 'cases, the worst first', min: 1, max: sorted.length },
        y: { title: 'change, plus is better', min: Math.min(0, worst), max: Math.max(0, best) },
        series: [{ kind: 'line', values: sample(sorted) }],
      }),
      table: { columns: ['change, plus is better', 'cases'], rows: Object.entries({ lost, equal, gained }) },
    }
  },
})
