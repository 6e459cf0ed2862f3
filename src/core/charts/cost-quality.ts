import type { ChartConfig, Drawing, Figure } from '../model/chart.js'
import type { Comparison, MetricComparison } from '../model/comparison.js'
import type { MetricFacts } from '../model/metric.js'
import { armName, type Tournament } from '../model/tournament.js'
import { chartLabel, type Chart } from './chart.js'
import { BETTER, CANDIDATE, NEUTRAL, WORSE } from './palette.js'

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

/** Colours that are told apart side by side; after the candidate's they start anew with another sign. */
const ARM_COLORS = [CANDIDATE, WORSE, BETTER] as const
const ARM_SIGNS = ['triangle', 'rect', 'rectRot'] as const

function configure(title: string, figure: Points): ChartConfig {
  const line = figure.points.map(({ x, y }) => ({ x, y }))
  const dots = figure.points.map(({ arm, x, y }, index) => ({
    label: arm,
    backgroundColor: index === 0 ? NEUTRAL : (ARM_COLORS[(index - 1) % ARM_COLORS.length] ?? CANDIDATE),
    pointStyle: index === 0 ? 'circle' : (ARM_SIGNS[Math.floor((index - 1) / ARM_COLORS.length)] ?? 'triangle'),
    pointRadius: 8,
    data: [{ x, y }],
  }))
  const change = { label: 'change', showLine: true, borderColor: NEUTRAL, pointRadius: 0, data: line }
  return {
    type: 'scatter',
    data: { datasets: [...dots, ...(figure.points.length === 2 ? [change] : [])] },
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

function drawPoints(quality: MetricFacts, cost: MetricFacts, points: Points['points']): Drawing {
  const unit = cost.unit === 'usd' ? 'usd' : 'tokens'
  const costTitle = chartLabel(cost.title)
  const qualityTitle = chartLabel(quality.title)
  const title = `${qualityTitle} against ${costTitle}, best is top left`
  const figure: Points = {
    kind: 'points',
    x: { axis: unit === 'usd' ? `${costTitle}, US dollars` : costTitle, unit },
    y: { axis: `${qualityTitle}, %`, max: 100 },
    points,
  }
  return { kind: 'drawn', id: ID, title, figure, config: configure(title, figure) }
}

/** What every variant has a mean of, first the metrics of gates. */
function measuredByAll({ variants, gates, metrics }: Tournament): readonly MetricFacts[] {
  const gated = new Set(gates.map(({ metric }) => metric))
  return metrics
    .filter(
      ({ id, per_run }) => per_run === undefined && variants.every(({ summaries }) => isMean(summaries[id]?.mean)),
    )
    .sort((a, b) => Number(gated.has(b.id)) - Number(gated.has(a.id)))
}

const isMean = (mean: number | null | undefined): mean is number => mean !== null && mean !== undefined

/** What quality costs: the arms by cost (or tokens) per query and quality, both axes from 0; best is the top left. */
export const costQuality: Chart = {
  id: ID,
  draw(comparison) {
    const quality = chooseQuality(comparison)
    const cost = chooseCost(comparison)
    if (quality === null) return { kind: 'none', id: ID, reason: 'no quality metric was measured on both sides' }
    if (cost === null) return { kind: 'none', id: ID, reason: 'neither cost nor tokens were measured on both sides' }
    return drawPoints(quality.metric, cost.metric, [
      { arm: 'baseline', x: cost.baseline, y: 100 * quality.baseline },
      { arm: 'candidate', x: cost.candidate, y: 100 * quality.candidate },
    ])
  },
  drawVariants(tournament) {
    const { variants, gates, primary } = tournament
    // As the table shows it: a gate's value leaves stale cases out, a run's summary does not.
    const meanOf = ({ id }: MetricFacts, place: number): number => {
      const gate = gates.find(({ metric, where }) => metric === id && where === null)
      return variants[place]?.values[gate?.id ?? ''] ?? variants[place]?.summaries[id]?.mean ?? 0
    }
    const all = measuredByAll(tournament)
    const ratios = all.filter(({ direction, unit }) => direction === 'higher' && unit === 'ratio')
    const decides = gates.find(({ id }) => id === primary)?.metric
    const quality = ratios.find(({ id }) => id === decides) ?? ratios[0]
    const spent = all.filter((metric) => variants.some((_, place) => meanOf(metric, place) > 0))
    const cost = spent.find(({ unit }) => unit === 'usd') ?? spent.find(({ unit }) => unit === 'tokens')
    if (quality === undefined)
      return { kind: 'none', id: ID, reason: 'no quality metric was measured of every variant' }
    if (cost === undefined)
      return { kind: 'none', id: ID, reason: 'neither cost nor tokens were measured of every variant' }
    return drawPoints(
      quality,
      cost,
      variants.map((_, place) => ({
        arm: armName(place),
        x: meanOf(cost, place),
        y: 100 * meanOf(quality, place),
      })),
    )
  },
}
