import { formatCount, formatMoney, formatNumber, withUnit } from '../../format/format-number.js'
import type { MetricFacts } from '../../model/metric.js'
import { type Comparison, onlyCandidate, type ArmRanking, COSTS } from '../../model/result/comparison.js'
import type { Options } from '../../model/result/chart.js'
import type { PairComparison } from '../../model/result/pair-comparison.js'
import { findParetoFront } from '../../stats/pareto-front.js'
import { armStyle, CANDIDATE, DASHES, WHOLE_POINTS, chartLabel, defineChart, INK, nameArms } from './chart.js'
import { drawQuadrants } from './mermaid.js'

const FEW_ARMS = 4

/** A pixel cannot show more digits. */
const shorten = (value: number): number => Number(value.toPrecision(4))

/** A metric and its value in every arm. */
interface Measured {
  readonly metric: MetricFacts
  readonly values: readonly number[]
}

/** Metrics with a mean in both arms. */
const measuredOnBoth = ({ metrics }: PairComparison): readonly Measured[] =>
  metrics.flatMap(({ metric, n, baseline, candidate }) =>
    n === 0 || baseline === null || candidate === null ? [] : [{ metric, values: [baseline, candidate] }],
  )

/** Metrics with a mean in every arm. */
const measuredOfAll = ({ arms }: Comparison, { gates, metrics, standings }: ArmRanking): readonly Measured[] =>
  metrics.flatMap((metric) => {
    // As in the table: a gate's value leaves out stale cases, a run's summary does not.
    const gate = gates.find((one) => one.metric === metric.id && one.where === null)
    const values = arms.map(
      ({ summaries }, place) => standings[place]?.values[gate?.id ?? ''] ?? summaries[metric.id]?.mean ?? null,
    )
    return values.every((value) => value !== null) ? [{ metric, values }] : []
  })

/** Returns the primary gate's metric if it is a ratio for which higher is better, else the first such ratio. */
function chooseQuality(all: readonly Measured[], primary: string | undefined): Measured | undefined {
  const ratios = all.filter(({ metric }) => metric.direction === 'higher' && metric.unit === 'ratio')
  return ratios.find(({ metric }) => metric.id === primary) ?? ratios[0]
}

/**
 * Returns cost per query if it is known and above 0, else tokens per query. The judge's cost does not count, because it buys no quality.
 */
function chooseCost(all: readonly Measured[]): Measured | undefined {
  const spent = all.filter(({ values }) => values.some((value) => value > 0))
  return COSTS.flatMap((id) => spent.find(({ metric }) => metric.id === id) ?? [])[0]
}

/**
 * Returns axis limits with room of half the values' range on each side: an axis from 0 would press arms that differ little into one corner.
 */
function around(values: readonly number[], least: number) {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const room = Math.max((high - low) / 2, least)
  return { suggestedMin: Math.max(0, low - room), suggestedMax: high + room }
}

/** Returns what distinguishes an arm: colour and sign, or, if the chart's address must be short, only the sign. */
function lookOf(place: number, isShort: boolean): Options {
  const { color, sign, turn } = armStyle(place)
  // A sign made of lines has no area to fill.
  const isOutline = sign === 'star' || sign === 'cross' || sign === 'crossRot'
  return {
    ...(!isShort && { [isOutline ? 'borderColor' : 'backgroundColor']: color }),
    ...(sign !== 'circle' && { pointStyle: sign }),
    ...(turn !== undefined && { rotation: turn }),
  }
}

/** The arms by cost (or tokens) per query and quality, with the non-dominated front; the best place is the top left. */
export const costQuality = defineChart({
  id: 'cost-quality',
  in_comment_of_several: 'always',
  about: ['cost.usd', 'tokens.total', 'primary'],
  draw(input) {
    const { audience, comparison } = input
    const { ranking, verdict } = comparison
    const gates = ranking?.gates ?? onlyCandidate(comparison).gates.map(({ gate }) => gate)
    const rank = ({ metric }: Measured): number => Number(gates.some((gate) => gate.metric === metric.id))
    // Metrics of gates come first.
    const all = [...(ranking === null ? measuredOnBoth(onlyCandidate(comparison)) : measuredOfAll(comparison, ranking))]
      .filter(({ metric }) => metric.per_run === undefined)
      .sort((a, b) => rank(b) - rank(a))
    const quality = chooseQuality(all, gates.find(({ id }) => id === verdict.primary)?.metric)
    const cost = chooseCost(all)
    const where = ranking === null ? 'on both sides' : 'of every variant'
    if (quality === undefined) return `no quality metric was measured ${where}`
    if (cost === undefined) return `neither cost nor tokens were measured ${where}`
    const arms = nameArms(input)
    // Ten arms with colours exceed an address of 2,000 characters.
    const isShort = audience === 'service' && arms.length > FEW_ARMS
    const isMoney = cost.metric.unit === 'usd'
    const costTitle = chartLabel(cost.metric.title)
    const costAxis = isMoney ? `${costTitle}, US dollars` : costTitle
    const qualityTitle = chartLabel(quality.metric.title)
    const about = `${qualityTitle} against ${costTitle}`
    const title = `${about}, best is top left`
    const points = arms.map((arm, place) => ({
      arm,
      x: cost.values[place] ?? 0,
      y: 100 * (quality.values[place] ?? 0),
    }))
    const xs = points.map(({ x }) => x)
    const ys = points.map(({ y }) => y)
    const ySpan = around(ys, 5)
    const isOnFront = findParetoFront(points.map(({ x, y }) => ({ cost: x, quality: y })))
    const front = points.filter((_, place) => isOnFront[place] === true).sort((a, b) => a.x - b.x || a.y - b.y)
    const clauses = points.map(({ arm, x, y }, place) => {
      const price = isMoney ? formatMoney(x) : withUnit(formatCount(x), 'tokens')
      const where = isOnFront[place] === true ? '' : ', not on the front'
      return `${arm} ${withUnit(formatNumber(y, { decimals: 1 }), '%')} for ${price}${where}`
    })
    const line = {
      label: 'front',
      showLine: true,
      stepped: true,
      borderColor: INK,
      ...(!isShort && { borderWidth: 1.5, borderDash: DASHES }),
      pointRadius: 0,
      pointStyle: 'line',
      data: front.map(({ x, y }) => [shorten(x), shorten(y)]),
    }
    return {
      title,
      alt: `${title}: ${clauses.join('; ')}. Compared with an arm on the front, every other costs more or scores lower: point figures, not a test.`,
      type: 'scatter',
      datasets: [
        ...points.map(({ arm, x, y }, place) => {
          return { label: arm, ...lookOf(place, isShort), data: [[shorten(x), shorten(y)]] }
        }),
        ...(front.length < 2 ? [] : [line]),
      ],
      brief: isShort ? about : title,
      options: {
        ...WHOLE_POINTS,
        elements: { point: { radius: 7, borderWidth: 2, borderColor: isShort ? CANDIDATE : 'transparent' } },
      },
      legend: { labels: { usePointStyle: true } },
      x: {
        ...around(xs, 0.1 * Math.max(...xs)),
        ...(!isShort && { ticks: { maxTicksLimit: 6 } }),
        title: isShort && isMoney ? 'US dollars' : costAxis,
      },
      y: { ...ySpan, suggestedMax: Math.min(100, ySpan.suggestedMax), title: isShort ? '%' : `${qualityTitle}, %` },
      // Many names take several lines above the chart.
      height: arms.length > FEW_ARMS ? 330 : 240,
      // Points at equal cost show no more than the quality.
      isSingle: new Set(cost.values).size === 1,
      mermaid: drawQuadrants({
        title: about,
        height: 300,
        x: { low: 'costs less', high: 'costs more' },
        y: { low: '0 %', high: '100 %' },
        // Leaves room for half a label beside the most expensive point.
        points: points.map(({ arm, x, y }) => ({ label: arm, x: (0.8 * x) / Math.max(...cost.values), y: y / 100 })),
      }),
      table: {
        columns: ['arm', costAxis, `${qualityTitle}, %`, 'on the front'],
        rows: points.map(({ arm, x, y }, place) => [arm, x, y, isOnFront[place] === true ? 'yes' : 'no']),
      },
    }
  },
})
