import { describeTrend } from '../../../format/describe-trend.js'
import { formatValue } from '../../../format/format-metric.js'
import { shortCommit } from '../../../format/short-commit.js'
import { guardFormula, quoteField } from '../../../model/csv.js'
import type { MetricFacts } from '../../../model/metric.js'
import type { HistoryRow } from '../../../model/run/history.js'
import { escapeHtml } from '../../../report/render/escape.js'
import { alignColumns } from '../../../report/render/text-width.js'

/** A measurement as it is shown. */
export type ShownRow = Pick<HistoryRow, 'at' | 'commit' | 'mode' | 'values' | 'verdict' | 'variant'>

const BARS = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'] as const
const PANEL = { width: 640, height: 90, left: 150, right: 90 } as const
const NAME_LENGTH = 24

export const valueOf = ({ values }: ShownRow, { id }: MetricFacts): number | null =>
  Object.hasOwn(values, id) ? (values[id] ?? null) : null

/** A table of the measurements, the oldest first, a picture of every metric below it, and what crept. */
export function showHistory(rows: readonly ShownRow[], metrics: readonly MetricFacts[]): string {
  const head = ['measured', 'commit', 'verdict', ...metrics.map(({ title }) => clip(title))]
  const body = rows.map((row) => [
    row.at.slice(0, 16).replace('T', ' '),
    shortCommit(row.commit ?? '–'),
    row.verdict ?? '–',
    ...metrics.map((metric) => show(metric, valueOf(row, metric))),
  ])
  const pictures = metrics.flatMap((metric) => {
    const values = rows.map((row) => valueOf(row, metric))
    const known = values.filter((value) => value !== null)
    const [first, last] = [known[0], known.at(-1)]
    if (first === undefined || last === undefined) return []
    const crept = describeTrend(metric, values, 'run')
    return [
      [
        `${clip(metric.title).padEnd(NAME_LENGTH)} ${drawBars(values)}  ${show(metric, first)} → ${show(metric, last)}`,
        ...(crept === null ? [] : [`${''.padEnd(NAME_LENGTH)} ${crept}`]),
      ].join('\n'),
    ]
  })
  return [...alignColumns([head, ...body]), '', ...pictures].join('\n')
}

const clip = (name: string): string => (name.length > NAME_LENGTH ? `${name.slice(0, NAME_LENGTH - 1)}…` : name)
const show = (metric: MetricFacts, value: number | null): string => (value === null ? '–' : formatValue(metric, value))

/**
 * A bar a value, from the lowest to the highest of them; a blank where nothing was measured.
 * @example drawBars([1, null, 3, 2]) // '▁ █▅'
 */
export function drawBars(values: readonly (number | null)[]): string {
  const known = values.filter((value) => value !== null)
  const low = Math.min(...known)
  const span = Math.max(...known) - low
  const last = BARS.length - 1
  return values
    .map((value) => (value === null ? ' ' : (BARS[span === 0 ? 3 : Math.round(((value - low) / span) * last)] ?? ' ')))
    .join('')
}

/** A record a measurement, the metrics by their ids; an empty field was not measured. */
export function writeHistoryCsv(rows: readonly ShownRow[], metrics: readonly MetricFacts[]): string {
  const head = ['measured', 'mode', 'variant', 'commit', 'verdict', ...metrics.map(({ id }) => id)]
  const records = rows.map((row) => [
    ...[row.at, row.mode, row.variant, row.commit ?? '', row.verdict ?? ''],
    ...metrics.map((metric) => valueOf(row, metric)?.toString() ?? ''),
  ])
  return [head, ...records]
    .map((cells) => `${cells.map((cell) => quoteField(guardFormula(cell))).join(',')}\r\n`)
    .join('')
}

/** A picture of every metric over the measurements, one below the other, with its lowest, highest and newest value. */
export function drawHistory(rows: readonly ShownRow[], metrics: readonly MetricFacts[]): string {
  const { width, height, left, right } = PANEL
  const panels = metrics.flatMap((metric) => {
    const points = rows.flatMap((row, at) => {
      const value = valueOf(row, metric)
      return value === null ? [] : [{ at, value }]
    })
    return points.length === 0 ? [] : [{ metric, points }]
  })
  const drawn = panels.map(({ metric, points }, place) => {
    const values = points.map(({ value }) => value)
    const [low, high] = [Math.min(...values), Math.max(...values)]
    const x = (at: number): number => left + (at * (width - left - right)) / Math.max(1, rows.length - 1)
    const y = (value: number): number => place * height + 70 - (high === low ? 25 : ((value - low) / (high - low)) * 50)
    const line = points.map(({ at, value }) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`).join(' ')
    const last = points.at(-1)
    const text = (at: number, top: number, words: string): string =>
      `<text x="${at}" y="${place * height + top}">${escapeHtml(words)}</text>`
    return [
      text(8, 40, clip(metric.title)),
      text(8, 56, `${show(metric, low)} to ${show(metric, high)}`),
      `<polyline fill="none" stroke="#0072b2" stroke-width="2" points="${line}"/>`,
      last === undefined ? '' : text(width - right + 8, y(last.value) - place * height + 4, show(metric, last.value)),
    ].join('\n')
  })
  const [first, last] = [rows[0]?.at.slice(0, 10) ?? '', rows.at(-1)?.at.slice(0, 10) ?? '']
  const total = panels.length * height + 24
  return `<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="${escapeHtml(`${rows.length} measurements from ${first} to ${last}`)}" width="${width}" height="${total}" viewBox="0 0 ${width} ${total}" font-family="system-ui, sans-serif" font-size="12">
<rect width="100%" height="100%" fill="#fff"/>
${drawn.join('\n')}
<text x="${left}" y="${total - 8}">${first}</text>
<text x="${width - right}" y="${total - 8}" text-anchor="end">${last}</text>
</svg>
`
}
