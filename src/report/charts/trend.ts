import { RESOURCES } from '../../format/describe-trend.js'
import { formatValue } from '../../format/format-metric.js'
import { countOf } from '../../format/format-number.js'
import { isRatio } from '../../model/metric.js'
import type { Comparison } from '../../model/result/comparison.js'
import { armStyle, type Axis, CANDIDATE, type ChartInput, chartLabel, defineChart, nameArms, WORSE } from './chart.js'
import { drawXy } from './mermaid.js'

const MAX_RUNS = 60
const MIN_RUNS = 3
/** The height in pixels for one gate, and for each further one. */
const HEIGHT = 240
const PANEL = 150

/** A run with its day, `2026-11-22`; the day is `null` for this report's run. */
interface Night {
  readonly day: string | null
  readonly isRegression: boolean
}

type Panel = ReturnType<typeof makePanel>

/**
 * Every gate, cost, tokens and latency over the runs of the history and this run: one panel each, the primary gate first, with a separate
 * sign for runs that regressed. For several arms, the baseline's values and the others' current ones. A chart service gets only the first
 * panel, to keep address and picture small, and counts runs back from this one instead of days. The history contains only whole runs, so
 * gates on part of the cases and figures of tables have no trend.
 */
export const trend = defineChart({
  id: 'trend',
  about: ['primary'],
  draw(input) {
    const { comparison, history, audience } = input
    const gates = wholeGates(comparison)
    if (gates.length === 0) return 'no gate is on all cases'
    const rows = history.slice(1 - MAX_RUNS)
    const nights: readonly Night[] = [
      ...rows.map(({ at, verdict }) => ({ day: at.slice(0, 10), isRegression: verdict === 'regressed' })),
      { day: null, isRegression: comparison.verdict.word === 'regressed' },
    ]
    const [first, ...others] = gates
      .map((gate) => makePanel(input, gate, rows))
      .filter(({ values }) => values.filter((value) => value !== null).length >= MIN_RUNS)
    if (first === undefined) return 'fewer than three runs are known'
    const more = audience === 'service' ? [] : others
    const panels = [first, ...more]
    // Drops runs in which no panel's metric was measured.
    const isMeasured = nights.map((_, at) => panels.some(({ values }) => values[at] !== null))
    const keep = <Of>(runs: readonly Of[]): readonly Of[] => runs.filter((_, at) => isMeasured[at])
    const points = keep(nights)
    const valuesOf = ({ values }: Panel): readonly (number | null)[] => keep(values)
    const labels = points.map(({ day }, at) =>
      day === null ? 'now' : audience === 'page' ? day : String(at - points.length + 1),
    )
    const regressions = points.filter(({ isRegression }) => isRegression).length
    const isOne = more.length === 0
    const above = panels.slice(0, -1).reverse()
    const what = countOf(panels.length, panels.every(({ is_gated }) => is_gated) ? 'gate' : 'metric')
    const title = isOne
      ? `${first.name} over ${points.length} runs, ${first.unit}`
      : `${what} over ${points.length} runs${regressions === 0 ? '' : ', ▼ regressed'}`
    const measured = first.values.filter((value) => value !== null)
    const [low, high] = [Math.min(...measured), Math.max(...measured)]
    return {
      title,
      alt: `${title}: ${panels.map((panel) => describePanel(panel, isOne)).join('; ')}; ${countOf(regressions, 'regression')}.`,
      type: 'line',
      labels,
      datasets: panels.flatMap((panel, place) => {
        const axis = axisId(more.length - place)
        const lines = drawLines(panel, points, valuesOf(panel), nameArms(input)[0] ?? '')
        return lines.map((line) => ({ ...(axis !== 'y' && { yAxisID: axis }), ...line }))
      }),
      ...(isOne && { legend: { labels: { usePointStyle: true } } }),
      x: { grid: { display: false }, title: audience === 'page' ? 'day of the run' : 'runs before this one' },
      y: axisOf(more.at(-1) ?? first, isOne),
      scales: Object.fromEntries(above.map((panel, at) => [axisId(at + 1), axisOf(panel, false)])),
      height: HEIGHT + PANEL * more.length,
      spare: 'first',
      mermaid: drawXy({
        title: `${first.name} over ${measured.length} runs, ${first.unit}, ${countOf(regressions, 'regression')}`,
        x: { title: 'runs, the oldest first', min: 1, max: measured.length },
        y: { title: first.unit, min: low, max: high === low ? low + 1 : high },
        series: [{ kind: 'line', values: measured }],
      }),
      table: {
        columns: ['run', ...panels.map(({ name, unit }) => `${name}, ${unit}`), 'regressed'],
        rows: [
          ...points.map(({ isRegression }, at) => {
            const values = panels.map((panel) => valuesOf(panel)[at] ?? null)
            return [labels[at] ?? '', ...values, isRegression ? 'yes' : 'no']
          }),
          ...first.ends.map(({ name }, at) => [
            `now, ${name}`,
            ...panels.map(({ ends }) => ends[at]?.value ?? null),
            'no',
          ]),
        ],
      },
    }
  },
})

const REGRESSED = { pointStyle: 'triangle', rotation: 180, pointRadius: 9, backgroundColor: WORSE, borderColor: WORSE }

/** Builds the datasets of a panel: the regressions, the line, and the current values of other arms. */
function drawLines(panel: Panel, points: readonly Night[], values: readonly (number | null)[], arm: string) {
  const { name, ends } = panel
  const regressed = points.map(({ isRegression }, at) => (isRegression ? (values[at] ?? null) : null))
  const colored = (color: string) => ({ borderColor: color, backgroundColor: color })
  return [
    { label: 'regressed', showLine: false, ...REGRESSED, data: regressed },
    {
      label: ends.length === 0 ? name : `${name}, ${arm}`,
      ...colored(CANDIDATE),
      borderWidth: 2,
      ...(panel.values.includes(null) && { spanGaps: true }),
      data: values,
    },
    ...ends.map(({ name: label, place, value }) => {
      const { color, sign } = armStyle(place)
      const data = points.map(({ day }) => (day === null ? value : null))
      return { label, showLine: false, pointStyle: sign, pointRadius: 6, ...colored(color), data }
    }),
  ]
}

/** Chart.js stacks axes from the bottom up, so the last panel gets `y`. */
const axisId = (left: number): string => (left === 0 ? 'y' : `y${left + 1}`)

/** Returns a panel's axis; the axes of several panels are stacked. */
function axisOf({ name, unit }: Panel, isOne: boolean): Axis {
  const title = `${name}, ${unit}`
  return { grace: '10%', ...(!isOne && { stack: 'gates', offset: true, ticks: { maxTicksLimit: 4 } }), title }
}

function describePanel({ name, values, ends, show }: Panel, isOne: boolean): string {
  const measured = values.filter((value) => value !== null)
  const [from = 0, now = 0] = [measured[0], measured.at(-1)]
  const others = ends.map(({ name: arm, value }) => `; ${arm} ${value === null ? 'not measured' : show(value)} now`)
  return `${isOne ? '' : `${name} `}from ${show(from)} to ${show(now)} now, lowest ${show(Math.min(...measured))}, highest ${show(Math.max(...measured))}${others.join('')}`
}

/**
 * Builds the panel of a gate: its values over the runs in the metric's unit, this run last, and the other arms' current values; `null` if
 * not measured.
 */
function makePanel(input: ChartInput, { metric, now, is_gated }: WholeGate, rows: ChartInput['history']) {
  const [own = null, ...others] = now
  const scale = isRatio(metric.unit) ? 100 : 1
  const scaled = (value: number | null): number | null => (value === null ? null : scale * value)
  const names = nameArms(input)
  return {
    name: chartLabel(metric.title),
    unit: isRatio(metric.unit) ? '%' : metric.unit === 'usd' ? 'US dollars' : metric.unit,
    values: [...rows.map(({ values }) => scaled(values[metric.id] ?? null)), scaled(own)],
    ends: others.map((value, at) => ({ name: names[at + 1] ?? '', place: at + 1, value: scaled(value) })),
    show: (value: number) => formatValue(metric, value / scale),
    is_gated,
  }
}

type WholeGate = ReturnType<typeof wholeGates>[number]

/**
 * Returns the gates on all cases, one per metric, the primary one first; for a single candidate, also the resources without a gate. `now`
 * has the value of each arm, the baseline first; for a single candidate, only its own.
 */
function wholeGates({ candidates, ranking, verdict }: Comparison) {
  const all = (ranking?.gates ?? candidates.flatMap(({ gates }) => gates.map(({ gate }) => gate)))
    .filter(({ where }) => where === null)
    .sort((a, b) => Number(b.id === verdict.primary) - Number(a.id === verdict.primary))
  const results = candidates.flatMap(({ gates }) => gates)
  const firsts = all.filter(({ metric }, at) => all.findIndex((one) => one.metric === metric) === at)
  const ofGates = firsts.flatMap(({ id }) => {
    const result = results.find(({ gate }) => gate.id === id)
    if (result === undefined) return []
    const now = ranking === null ? [result.candidate_value] : ranking.standings.map(({ values }) => values[id] ?? null)
    return [{ metric: result.metric, now, is_gated: true }]
  })
  if (ofGates.length === 0) return []
  const [only, ...others] = candidates
  const taken = (others.length > 0 ? [] : (only?.metrics ?? [])).filter(
    ({ metric: { id } }) => RESOURCES.includes(id) && !firsts.some(({ metric }) => metric === id),
  )
  return [...ofGates, ...taken.map(({ metric, candidate }) => ({ metric, now: [candidate], is_gated: false }))]
}
