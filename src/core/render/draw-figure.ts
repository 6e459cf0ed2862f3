import type { Figure } from '../model/chart.js'
import { escapeHtml } from './escape-html.js'

const WIDTH = 720
const LABELS = 210
const ROW = 30
const TICKS = 5

/** Round numbers that span the values, at most six of them (1, 2, 5 × 10ⁿ apart). */
function ticks(low: number, high: number): number[] {
  const span = high - low || Math.abs(high) || 1
  const power = 10 ** Math.floor(Math.log10(span / TICKS))
  const step = [1, 2, 5, 10].map((one) => one * power).find((one) => span / one <= TICKS) ?? power * 10
  const first = Math.floor(low / step + 1e-9)
  const last = Math.ceil(high / step - 1e-9)
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)))
}

const shown = (value: number): string => String(value).replace('-', '\u2212')
const place = (value: number): string => String(Math.round(value * 10) / 10)

function text(x: number, y: number, content: string, anchor: 'start' | 'middle' | 'end'): string {
  return `<text x="${place(x)}" y="${place(y)}" text-anchor="${anchor}">${escapeHtml(content)}</text>`
}

function line(ends: readonly [number, number, number, number], name: string, width = 1): string {
  const [x1, y1, x2, y2] = ends
  return `<line class="${name}" x1="${place(x1)}" y1="${place(y1)}" x2="${place(x2)}" y2="${place(y2)}" stroke-width="${width}"/>`
}

const dot = (x: number, y: number, name: string): string =>
  `<circle class="${name}" cx="${place(x)}" cy="${place(y)}" r="5"/>`

function frame(height: number, alt: string, parts: readonly string[]): string {
  return `<svg viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-label="${escapeHtml(alt)}">${parts.join('')}</svg>`
}

function drawIntervals(figure: Extract<Figure, { kind: 'intervals' }>, alt: string): string {
  const marks = ticks(
    Math.min(0, ...figure.rows.map((row) => row.low)),
    Math.max(0, ...figure.rows.map((row) => row.high)),
  )
  const [low = 0, high = 1] = [marks[0], marks.at(-1)]
  const x = (value: number): number => LABELS + ((value - low) / (high - low)) * (WIDTH - LABELS - 30)
  const bottom = figure.rows.length * ROW + 10
  return frame(bottom + 50, alt, [
    ...marks.flatMap((mark) => [
      line([x(mark), 0, x(mark), bottom], mark === 0 ? 'zero' : 'axis'),
      text(x(mark), bottom + 18, shown(mark), 'middle'),
    ]),
    text((LABELS + WIDTH) / 2, bottom + 40, figure.axis, 'middle'),
    ...figure.rows.flatMap((row, index) => {
      const y = index * ROW + ROW / 2 + 5
      const name = row.low > 0 ? 'better' : row.high < 0 ? 'worse' : 'neutral'
      const label = row.label.length > 30 ? `${row.label.slice(0, 29)}…` : row.label
      return [
        text(LABELS - 12, y + 4, label, 'end'),
        line([x(row.low), y, x(row.high), y], name, 3),
        dot(x(row.value), y, name),
      ]
    }),
  ])
}

function drawPoints(figure: Extract<Figure, { kind: 'points' }>, alt: string): string {
  const [left, bottom] = [70, 250]
  const xs = ticks(0, Math.max(...figure.points.map((point) => point.x)))
  const ys = ticks(0, figure.y.max ?? Math.max(...figure.points.map((point) => point.y)))
  const x = (value: number): number => left + (value / (xs.at(-1) ?? 1)) * (WIDTH - left - 120)
  const y = (value: number): number => bottom - (value / (ys.at(-1) ?? 1)) * (bottom - 20)
  const [from, to, third] = figure.points
  return frame(bottom + 50, alt, [
    ...xs.flatMap((mark) => [
      line([x(mark), 20, x(mark), bottom], 'axis'),
      text(x(mark), bottom + 18, shown(mark), 'middle'),
    ]),
    ...ys.flatMap((mark) => [
      line([left, y(mark), WIDTH - 120, y(mark)], 'axis'),
      text(left - 8, y(mark) + 4, shown(mark), 'end'),
    ]),
    text((left + WIDTH) / 2, bottom + 40, figure.x.axis, 'middle'),
    text(left - 60, 12, figure.y.axis, 'start'),
    ...(from && to && third === undefined ? [line([x(from.x), y(from.y), x(to.x), y(to.y)], 'zero')] : []),
    ...figure.points.flatMap((point, index) => [
      dot(x(point.x), y(point.y), index === 0 ? 'neutral' : 'candidate'),
      text(x(point.x) + 9, y(point.y) + (index === 0 ? 16 : -8), point.arm, 'start'),
    ]),
  ])
}

/** A figure as an inline SVG that takes its colours from the page's style; `alt` is its accessible name. */
export function drawFigure(figure: Figure, alt: string): string {
  return figure.kind === 'intervals' ? drawIntervals(figure, alt) : drawPoints(figure, alt)
}
