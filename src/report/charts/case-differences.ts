import { countOf, formatCount, formatNumber } from '../../format/format-number.js'
import type { MetricFacts } from '../../model/metric.js'
import type { ChartConfig } from '../../model/result/chart.js'
import { onlyCandidate } from '../../model/result/comparison.js'
import { BETTER, chartLabel, chartOptions, defineChart, INK, WORSE } from './chart.js'
import { drawXy } from './mermaid.js'

/** Steps in the drawing; more cannot be seen at 600 pixels. */
const MOST_STEPS = 60
/** Binary fractions leave more than nothing between equal scores. */
const NOISE = 1e-9

/** Equal differences in a row, from the case at `from` on. */
interface Step {
  readonly from: number
  readonly value: number
}

/**
 * Sorted values as steps, equal neighbours as one. Where there are more than 60, every n-th value stands for its neighbours.
 * @example toSteps([-1, 0, 0, 1]) // [{ from: 0, value: -1 }, { from: 1, value: 0 }, { from: 3, value: 1 }]
 */
function toSteps(sorted: readonly number[]): readonly Step[] {
  const steps = sorted.flatMap((value, from): Step[] => (value === sorted[from - 1] ? [] : [{ from, value }]))
  if (steps.length <= MOST_STEPS) return steps
  return Array.from({ length: MOST_STEPS }, (_, at) => {
    const from = Math.round((at * sorted.length) / MOST_STEPS)
    const to = Math.round(((at + 1) * sorted.length) / MOST_STEPS)
    return { from, value: sorted[Math.floor((from + to) / 2)] ?? 0 }
  })
}

/** At most as many values as there may be steps, evenly spaced. */
function sample(sorted: readonly number[]): readonly number[] {
  const count = Math.min(sorted.length, MOST_STEPS)
  return Array.from({ length: count }, (_, at) => sorted[Math.floor(((at + 0.5) * sorted.length) / count)] ?? 0)
}

function axisTitle({ unit }: MetricFacts): string {
  const units: Partial<Record<MetricFacts['unit'], string>> = { usd: 'US dollars', s: 's', mb: 'MB', tokens: 'tokens' }
  return `change${units[unit] === undefined ? '' : `, ${units[unit]}`}, better ↑`
}

function configure(
  sorted: readonly number[],
  { title, counted, yTitle }: { readonly title: string; readonly counted: string; readonly yTitle: string },
): ChartConfig {
  const steps = toSteps(sorted)
  const data = [...steps.map(({ from, value }) => [from, value]), [sorted.length, sorted.at(-1) ?? 0]]
  const reach = Math.max(-(sorted[0] ?? 0), sorted.at(-1) ?? 0)
  return {
    type: 'line',
    data: {
      datasets: [
        {
          stepped: true,
          pointRadius: 0,
          borderColor: INK,
          borderWidth: 1.5,
          fill: { target: 'origin', above: BETTER, below: WORSE },
          data,
        },
      ],
    },
    options: chartOptions({
      title,
      x: {
        type: 'linear',
        min: 0,
        max: sorted.length,
        ticks: { precision: 0 },
        grid: { display: false },
        title: `cases, the worst first: ${counted}`,
      },
      y: { suggestedMin: -reach, suggestedMax: reach, ticks: { maxTicksLimit: 6 }, title: yTitle },
    }),
  }
}

/**
 * The change of the primary gate's metric in every paired case, sorted, positive better: how many lost, how many gained, and how much. The
 * words count cases: whether the metric is better or worse is for its gate to say.
 */
export const caseDifferences = defineChart({
  id: 'case-differences',
  in_comment: 'moved',
  about: ['primary'],
  needs: (primary) => (primary === null ? [] : [primary]),
  draw({ comparison, values }) {
    if (comparison.ranking !== null) return 'it is about one difference'
    const { gates, verdict } = onlyCandidate(comparison)
    const metric = gates.find(({ gate }) => gate.id === verdict.primary)?.metric
    if (metric === undefined) return 'no gate is the primary one'
    if (metric.direction === 'neutral') return 'its metric has no better side'
    const sorted = (values[metric.id] ?? [])
      .flatMap(([baseline, candidate]) =>
        typeof baseline === 'number' && typeof candidate === 'number'
          ? [(candidate - baseline) * (metric.direction === 'lower' ? -1 : 1)]
          : [],
      )
      .map((difference) => (Math.abs(difference) < NOISE ? 0 : difference))
      .sort((a, b) => a - b)
    const [worst, best] = [sorted[0], sorted.at(-1)]
    if (worst === undefined || best === undefined) return 'no case was scored on both sides'
    if (worst === 0 && best === 0) return 'no case differs'
    const lost = sorted.filter((value) => value < 0).length
    const gained = sorted.filter((value) => value > 0).length
    const equal = sorted.length - lost - gained
    const counted = `${formatCount(lost)} lost, ${formatCount(equal)} equal, ${formatCount(gained)} gained`
    const title = `${chartLabel(metric.title)}: change by case`
    const write = (value: number): string => formatNumber(value, { decimals: 2, signed: true })
    return {
      title,
      alt: `${title}, plus is better: of ${countOf(sorted.length, 'case')} ${counted}; from ${write(worst)} to ${write(best)}.`,
      config: configure(sorted, { title, counted, yTitle: axisTitle(metric) }),
      isSingle: new Set(sorted).size < 3,
      mermaid: drawXy({
        title: `${title}, ${counted}`,
        x: { title: 'cases, the worst first', min: 1, max: sorted.length },
        y: { title: 'change, plus is better', min: Math.min(0, worst), max: Math.max(0, best) },
        series: [{ kind: 'line', values: sample(sorted) }],
      }),
      table: {
        columns: ['change, plus is better', 'cases'],
        rows: [
          ['lost', lost],
          ['equal', equal],
          ['gained', gained],
        ],
      },
    }
  },
})
