import { formatNumber, withUnit } from '../format/format-number.js'
import type { Drawing } from '../model/chart.js'
import type { Comparison, GateResult, MetricComparison } from '../model/comparison.js'
import { chartLabel } from './chart-label.js'
import { chartOptions } from './chart-options.js'
import type { Chart } from './chart.js'
import { BETTER, INK, NEUTRAL, WORSE } from './palette.js'

const ID = 'delta-forest'
const MOST_ROWS = 8
/** Beyond it the axis ends: one metric that tripled would press all others onto the line of no change. The label still has the number. */
const LONGEST = 100
const AXIS = '% of the baseline, better →'

/** A metric's change in percent of its baseline, positive better. */
interface Row {
  readonly label: string
  readonly value: number
  readonly low: number
  readonly high: number
  /** The drop that its gate allows, below 0; null without a gate or a margin. */
  readonly margin: number | null
}

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

/** The margin of a gate on the chart's scale; an absolute one counts against the baseline. */
function marginOf(metric: MetricComparison, gates: readonly GateResult[]): number | null {
  const margin = gates.find(({ gate, metric: { id } }) => gate.where === null && id === metric.metric.id)?.gate.margin
  if (margin === undefined || margin === null) return null
  if (margin.kind === 'relative') return -100 * margin.value
  return metric.baseline === null || Math.abs(metric.baseline) < 1e-9
    ? null
    : (-100 * margin.value) / Math.abs(metric.baseline)
}

function toRow(metric: MetricComparison, gates: readonly GateResult[]): Row | null {
  if (metric.delta === null || metric.interval === null) return null
  const value = toPercent(metric, metric.delta)
  const low = toPercent(metric, metric.interval.low)
  const high = toPercent(metric, metric.interval.high)
  if (value === null || low === null || high === null) return null
  return { label: chartLabel(metric.metric.title, 22), value, low, high, margin: marginOf(metric, gates) }
}

const percent = (value: number): string =>
  withUnit(formatNumber(value, { decimals: Math.abs(value) >= 10 ? 0 : 1, signed: true }), '%')

/** A row's colour, sign and word: the sign points to the better side or the worse, so that nobody needs the colour. */
function lookOf({ low, high }: Row): { color: string; sign: string; turn: number; word: string } {
  if (low > 0) return { color: BETTER, sign: 'triangle', turn: 90, word: 'better' }
  if (high < 0) return { color: WORSE, sign: 'triangle', turn: -90, word: 'worse' }
  return { color: NEUTRAL, sign: 'circle', turn: 0, word: 'may be no change' }
}

function configure(title: string, rows: readonly Row[]): Drawing['config'] {
  const looks = rows.map(lookOf)
  const colors = looks.map(({ color }) => color)
  const [lowest, highest] = [Math.min(...rows.map(({ low }) => low)), Math.max(...rows.map(({ high }) => high))]
  const hasMargins = rows.some(({ margin }) => margin !== null)
  return {
    type: 'bar',
    data: {
      labels: rows.map(({ label, value }) => `${label}  ${percent(value)}`),
      datasets: [
        {
          type: 'line',
          showLine: false,
          pointRadius: 8,
          pointStyle: looks.map(({ sign }) => sign),
          rotation: looks.map(({ turn }) => turn),
          backgroundColor: colors,
          data: rows.map(({ value }) => value),
        },
        ...(hasMargins
          ? [
              {
                type: 'line',
                showLine: false,
                pointStyle: 'line',
                rotation: 90,
                pointRadius: 7,
                borderColor: INK,
                pointBorderWidth: 2,
                data: rows.map(({ margin }) => margin),
              },
            ]
          : []),
        { backgroundColor: colors, barThickness: 5, grouped: false, data: rows.map(({ low, high }) => [low, high]) },
        // The line of no change: a bar of no length and the full height of each row.
        {
          grouped: false,
          categoryPercentage: 1,
          barPercentage: 1,
          minBarLength: 2,
          backgroundColor: INK,
          data: rows.map(() => 0),
        },
      ],
    },
    options: chartOptions({
      indexAxis: 'y',
      title,
      x: {
        title: hasMargins ? `${AXIS} · short line: margin of the gate` : AXIS,
        ...(lowest < -LONGEST && { min: -LONGEST }),
        ...(highest > LONGEST && { max: LONGEST }),
      },
      y: { grid: { display: false } },
    }),
  }
}

/**
 * The changes that matter, at most eight, with their intervals on one scale: percent of the baseline, better to the right whatever the metric's own
 * direction. Nothing is drawn without an interval, nor for a metric whose baseline is 0.
 */
export const deltaForest: Chart = {
  id: ID,
  in_comment: 'always',
  about: [],
  draw({ comparison }) {
    const rows = choose(comparison)
      .map((metric) => toRow(metric, comparison.gates))
      .filter((row) => row !== null)
      .slice(0, MOST_ROWS)
    if (rows.length === 0) return { kind: 'none', id: ID, reason: 'no metric has a change with an interval' }
    const level = Math.round((1 - comparison.alpha) * 1000) / 10
    const title = `Change by metric, % of the baseline, ${level} % interval`
    const said = rows.map((row) => {
      const { label, value, low, high } = row
      return `${label} ${percent(value)} (${percent(low)} to ${percent(high)}), ${lookOf(row).word}`
    })
    return {
      kind: 'drawn',
      id: ID,
      title,
      alt: `${title} (plus is better): ${said.join('; ')}.`,
      config: configure(title, rows),
      height: 240,
      spare: 'last',
      mermaid: null,
      table: {
        columns: ['metric', 'change in %, plus is better', 'low', 'high', 'margin of the gate'],
        rows: rows.map(({ label, value, low, high, margin }) => [label, value, low, high, margin]),
      },
    }
  },
}
