import { formatValue } from '../../format/format-metric.js'
import { countOf } from '../../format/format-number.js'
import type { Drawing, NoDrawing } from '../../model/result/chart.js'
import { isRatio } from '../../model/metric.js'
import { type Chart, chartLabel, chartOptions } from './chart.js'
import { drawXy } from './mermaid.js'
import { CANDIDATE, WORSE } from './palette.js'

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
 * The primary gate's metric over the runs that are known, this one last, those that regressed marked by a sign of their own. A chart service
 * is not told the days: it counts runs back from this one.
 */
export const trend: Chart = {
  id: ID,
  in_comment: 'moved',
  about: ['primary'],
  draw({ comparison, history, audience }): Drawing | NoDrawing {
    const none = (reason: string): NoDrawing => ({ kind: 'none', id: ID, reason })
    const primary = comparison.gates.find(({ gate }) => gate.id === comparison.verdict.primary)
    if (primary === undefined) return none('no gate is the primary one')
    const { metric, candidate_value: now } = primary
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
    const regressions = points.filter(({ isRegression }) => isRegression).length
    const [first, last] = [points[0], points.at(-1)]
    const [low, high] = [Math.min(...values), Math.max(...values)]
    return {
      kind: 'drawn',
      id: ID,
      title,
      alt: `${title}: from ${formatValue(metric, first?.value ?? 0)} to ${formatValue(metric, last?.value ?? 0)} now, lowest ${formatValue(metric, low / scale)}, highest ${formatValue(metric, high / scale)}; ${countOf(regressions, 'regression')}.`,
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
            { label: name, borderColor: CANDIDATE, backgroundColor: CANDIDATE, borderWidth: 2, data: values },
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
        rows: points.map(({ isRegression }, at) => [labels[at] ?? '', values[at] ?? null, isRegression ? 'yes' : 'no']),
      },
    }
  },
}
