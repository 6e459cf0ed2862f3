import type { ChartConfig, Figure } from '../model/chart.js'
import type { Comparison, MetricComparison } from '../model/comparison.js'
import { chartLabel, type Chart } from './chart.js'
import { CANDIDATE, NEUTRAL } from './palette.js'

const ID = 'cost-quality'

type Points = Extract<Figure, { kind: 'points' }>

/** A metric with both values known. */
interface Measured {
  readonly metric: MetricComparison['metric']
  readonly baseline: number
  readonly candidate: number
}

function measured(metric: MetricComparison): Measured[] {
  const { baseline, candidate } = metric
  return metric.n === 0 || baseline === null || candidate === null
    ? []
    : [{ metric: metric.metric, baseline, candidate }]
}

/** Cost per query where it is known and not nothing, else tokens per query; a gated metric before others of its unit. */
function chooseCost(comparison: Comparison): Measured | null {
  const gated = new Set(comparison.gates.map((result) => result.metric.id))
  const all = comparison.metrics
    .filter((metric) => metric.metric.per_run === undefined)
    .flatMap(measured)
    .filter((one) => one.baseline > 0 || one.candidate > 0)
    .sort((a, b) => Number(gated.has(b.metric.id)) - Number(gated.has(a.metric.id)))
  return all.find((one) => one.metric.unit === 'usd') ?? all.find((one) => one.metric.unit === 'tokens') ?? null
}

/** The primary gate's metric when higher is better, else the first ratio. */
function chooseQuality(comparison: Comparison): Measured | null {
  const primary = comparison.gates.find((result) => result.gate.id === comparison.verdict.primary)?.metric.id
  const all = comparison.metrics
    .filter((metric) => metric.metric.direction === 'higher' && metric.metric.unit === 'ratio')
    .flatMap(measured)
  return all.find((one) => one.metric.id === primary) ?? all[0] ?? null
}

function configure(title: string, figure: Points): ChartConfig {
  const line = figure.points.map(({ x, y }) => ({ x, y }))
  const dot = (arm: 'baseline' | 'candidate', backgroundColor: string, pointStyle: string) => ({
    label: arm,
    backgroundColor,
    pointStyle,
    pointRadius: 8,
    data: figure.points.filter((point) => point.arm === arm).map(({ x, y }) => ({ x, y })),
  })
  return {
    type: 'scatter',
    data: {
      datasets: [
        dot('baseline', NEUTRAL, 'circle'),
        dot('candidate', CANDIDATE, 'triangle'),
        { label: 'change', showLine: true, borderColor: NEUTRAL, pointRadius: 0, data: line },
      ],
    },
    options: {
      plugins: { title: { display: true, text: title }, legend: { labels: { usePointStyle: true } } },
      scales: {
        x: { beginAtZero: true, grace: '10%', title: { display: true, text: figure.x.axis } },
        y: {
          beginAtZero: true,
          ...(figure.y.max === null ? {} : { max: figure.y.max }),
          title: { display: true, text: figure.y.axis },
        },
      },
    },
  }
}

/** What quality costs: both arms by cost (or tokens) per query and quality, both axes from 0; best is the top left. */
export const costQuality: Chart = {
  id: ID,
  draw(comparison) {
    const quality = chooseQuality(comparison)
    const cost = chooseCost(comparison)
    if (quality === null) return { kind: 'none', id: ID, reason: 'no quality metric was measured on both sides' }
    if (cost === null) return { kind: 'none', id: ID, reason: 'neither cost nor tokens were measured on both sides' }
    const unit = cost.metric.unit === 'usd' ? 'usd' : 'tokens'
    const costTitle = chartLabel(cost.metric.title)
    const qualityTitle = chartLabel(quality.metric.title)
    const title = `${qualityTitle} against ${costTitle}, best is top left`
    const figure: Points = {
      kind: 'points',
      x: { axis: unit === 'usd' ? `${costTitle}, US dollars` : costTitle, unit },
      y: { axis: `${qualityTitle}, %`, max: 100 },
      points: [
        { arm: 'baseline', x: cost.baseline, y: 100 * quality.baseline },
        { arm: 'candidate', x: cost.candidate, y: 100 * quality.candidate },
      ],
    }
    return { kind: 'drawn', id: ID, title, figure, config: configure(title, figure) }
  },
}
