import type { ChartConfig, Figure } from '../model/chart.js'
import type { Comparison, MetricComparison } from '../model/comparison.js'
import { chartLabel, type Chart } from './chart.js'
import { BETTER, NEUTRAL, WORSE } from './palette.js'

const ID = 'delta-forest'
const MOST_ROWS = 8

type Intervals = Extract<Figure, { kind: 'intervals' }>

/**
 * Gated metrics in the order of the gates, then the others that moved, those whose interval excludes 0 and the larger first.
 * What depends on the machine comes last, and is left out when it was measured on two.
 */
function choose(comparison: Comparison): MetricComparison[] {
  const gated = comparison.gates.filter((result) => result.gate.where === null).map((result) => result.metric.id)
  const shown = comparison.metrics.filter(
    ({ metric, delta }) =>
      metric.direction !== 'neutral' &&
      (metric.environment === 'free' || comparison.interleaved) &&
      (gated.includes(metric.id) || delta !== 0),
  )
  const weigh = (one: MetricComparison): number => {
    if (gated.includes(one.metric.id)) return 1e6 - gated.indexOf(one.metric.id)
    const size = Math.min(1e3, Math.abs(toPercent(one, one.delta ?? 0) ?? 0))
    const isClear = one.interval !== null && (one.interval.low > 0 || one.interval.high < 0)
    return (one.metric.environment === 'free' ? 1e5 : 0) + (isClear ? 1e4 : 0) + size
  }
  return shown.sort((a, b) => weigh(b) - weigh(a))
}

/** Change in percent of the baseline, positive better: 100·δ/|b|, or on the log-ratio row the change of the typical query. */
function toPercent(metric: MetricComparison, delta: number): number | null {
  if (metric.row === 'log-ratio')
    return metric.metric.direction === 'lower' ? -100 * Math.expm1(-delta) : 100 * Math.expm1(delta)
  return metric.baseline === null || Math.abs(metric.baseline) < 1e-9 ? null : (100 * delta) / Math.abs(metric.baseline)
}

function toRow(metric: MetricComparison): Intervals['rows'][number] | null {
  if (metric.delta === null || metric.interval === null) return null
  const value = toPercent(metric, metric.delta)
  const low = toPercent(metric, metric.interval.low)
  const high = toPercent(metric, metric.interval.high)
  if (value === null || low === null || high === null) return null
  return { label: chartLabel(metric.metric.title), value, low, high }
}

function configure(title: string, figure: Intervals): ChartConfig {
  const colors = figure.rows.map((row) => (row.low > 0 ? BETTER : row.high < 0 ? WORSE : NEUTRAL))
  return {
    type: 'bar',
    data: {
      labels: figure.rows.map((row) => row.label),
      datasets: [
        {
          type: 'line',
          showLine: false,
          pointRadius: 6,
          backgroundColor: colors,
          data: figure.rows.map((row) => row.value),
        },
        { backgroundColor: colors, barThickness: 4, data: figure.rows.map((row) => [row.low, row.high]) },
      ],
    },
    options: {
      indexAxis: 'y',
      plugins: { title: { display: true, text: title }, legend: { display: false } },
      scales: { x: { title: { display: true, text: figure.axis } } },
    },
  }
}

/**
 * The changes that matter, at most eight, with their intervals on one scale: percent of the baseline, better to the right whatever the metric's own
 * direction. Nothing is drawn without an interval, nor for a metric whose baseline is 0.
 */
export const deltaForest: Chart = {
  id: ID,
  draw(comparison) {
    const rows = choose(comparison)
      .map(toRow)
      .filter((row) => row !== null)
      .slice(0, MOST_ROWS)
    if (rows.length === 0) return { kind: 'none', id: ID, reason: 'no metric has a change with an interval' }
    const level = Math.round((1 - comparison.alpha) * 1000) / 10
    const title = `Change by metric, % of the baseline, ${level} % interval`
    const figure: Intervals = { kind: 'intervals', axis: '% of the baseline, better →', rows }
    return { kind: 'drawn', id: ID, title, figure, config: configure(title, figure) }
  },
}
