import { formatValue } from '../../format/format-metric.js'
import { countOf } from '../../format/format-number.js'
import { isRatio } from '../../model/metric.js'
import type { Drawing, NoDrawing } from '../../model/result/chart.js'
import type { Comparison } from '../../model/result/comparison.js'
import { nameArms } from './chart.js'
import { type Chart, chartLabel, chartOptions } from './chart.js'
import { drawXy } from './mermaid.js'
import { armLook, CANDIDATE, WORSE } from './palette.js'

const ID = 'trend'
const MOST_RUNS = 60
const LEAST_RUNS = 3

interface Point {
  /** `2026-11-22`; null for the run of this report. */
  readonly day: string | null
  readonly value: number
  readonly isRegression: boolean
}

/**
 * The primary gate's metric over the runs that are known, this one last, those that regressed marked by a sign of their own; of several arms
 * the baseline's, and where the others stand now. A chart service
 * is not told the days: it counts runs back from this one.
 */
export const trend: Chart = {
  id: ID,
  in_comment: 'moved',
  about: ['primary'],
  draw(input): Drawing | NoDrawing {
    const { comparison, history, audience } = input
    const none = (reason: string): NoDrawing => ({ kind: 'none', id: ID, reason })
    const gates = comparison.candidates.flatMap((one) => one.gates)
    const metric = gates.find(({ gate }) => gate.id === comparison.verdict.primary)?.metric
    if (metric === undefined) return none('no gate is the primary one')
    const [now = null, ...others] = valuesNow(comparison)
    const points = [
      ...history.flatMap(({ at, values, verdict }): Point[] => {
        const value = values[metric.id] ?? null
        return value === null ? [] : [{ day: at.slice(0, 10), value, isRegression: verdict === 'regressed' }]
      }),
      ...(now === null ? [] : [{ day: null, value: now, isRegression: comparison.verdict.word === 'regressed' }]),
    ].slice(-MOST_RUNS)
    if (points.length < LEAST_RUNS) return none('fewer than three runs are known')
    const isShare = isRatio(metric.unit)
    const scale = isShare ? 100 : 1
    const unit = isShare ? '%' : metric.unit === 'usd' ? 'US dollars' : metric.unit
    const name = chartLabel(metric.title)
    const title = `${name} over ${points.length} runs, ${unit}`
    const labels = points.map(({ day }, at) =>
      day === null ? 'now' : audience === 'page' ? day : String(at - points.length + 1),
    )
    const values = points.map(({ value }) => scale * value)
    const names = nameArms(input)
    const ends = others.map((value, place) => ({ name: names[place + 1] ?? '', place: place + 1, value }))
    const regressions = points.filter(({ isRegression }) => isRegression).length
    const [first, last] = [points[0], points.at(-1)]
    const [low, high] = [Math.min(...values), Math.max(...values)]
    return {
      kind: 'drawn',
      id: ID,
      title,
      alt: `${title}: from ${formatValue(metric, first?.value ?? 0)} to ${formatValue(metric, last?.value ?? 0)} now, lowest ${formatValue(metric, low / scale)}, highest ${formatValue(metric, high / scale)}; ${countOf(regressions, 'regression')}${ends.map(({ name: arm, value }) => `; ${arm} ${value === null ? 'not measured' : formatValue(metric, value)} now`).join('')}.`,
      config: {
        type: 'line',
        data: {
          labels,
          datasets: [
            {
              label: 'regressed',
              showLine: false,
              pointStyle: 'triangle',
              rotation: 180,
              pointRadius: 9,
              backgroundColor: WORSE,
              borderColor: WORSE,
              data: points.map(({ isRegression }, at) => (isRegression ? (values[at] ?? null) : null)),
            },
            {
              label: ends.length === 0 ? name : `${name}, ${names[0] ?? ''}`,
              borderColor: CANDIDATE,
              backgroundColor: CANDIDATE,
              borderWidth: 2,
              data: values,
            },
            ...ends.map((end) => {
              const { color, sign } = armLook(end.place)
              return {
                label: end.name,
                showLine: false,
                pointStyle: sign,
                pointRadius: 6,
                borderColor: color,
                backgroundColor: color,
                data: points.map(({ day }) => (day === null && end.value !== null ? scale * end.value : null)),
              }
            }),
          ],
        },
        options: chartOptions({
          title,
          legend: { labels: { usePointStyle: true } },
          x: { grid: { display: false }, title: audience === 'page' ? 'day of the run' : 'runs before this one' },
          y: { grace: '10%', title: `${name}, ${unit}` },
        }),
      },
      height: 240,
      spare: 'first',
      mermaid: drawXy({
        title: `${title}, ${countOf(regressions, 'regression')}`,
        x: { title: 'runs, the oldest first', min: 1, max: points.length },
        y: { title: unit, min: low, max: high === low ? low + 1 : high },
        series: [{ kind: 'line', values }],
      }),
      table: {
        columns: ['run', `${name}, ${unit}`, 'regressed'],
        rows: [
          ...points.map(({ isRegression }, at) => [labels[at] ?? '', values[at] ?? null, isRegression ? 'yes' : 'no']),
          ...ends.map(({ name: arm, value }) => [`now, ${arm}`, value === null ? null : scale * value, 'no']),
        ],
      },
    }
  },
}

/** What each arm has of the primary gate, the baseline first; of one candidate its own alone. */
function valuesNow({ candidates, ranking, verdict: { primary } }: Comparison): readonly (number | null)[] {
  if (ranking !== null) return ranking.standings.map(({ values }) => values[primary ?? ''] ?? null)
  return candidates.map(({ gates }) => gates.find(({ gate }) => gate.id === primary)?.candidate_value ?? null)
}
