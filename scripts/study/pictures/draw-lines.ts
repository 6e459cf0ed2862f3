import { FAINT, GRID, INK, circle, legend, line, path, scale, svg, text } from './svg.js'

export interface Series {
  readonly label: string
  readonly colour: string
  readonly dashed?: boolean
  /** A share for every size of suite; `null` if there is none. */
  readonly shares: readonly (number | null)[]
}

const WIDTH = 760
const HEIGHT = 360
const BOX = { left: 70, right: 740, top: 80, bottom: 275 }

/** Draws shares by size of the suite as lines, with the required level. */
export function drawLines(picture: {
  readonly title: string
  readonly description: string
  readonly label: string
  readonly sizes: readonly number[]
  readonly series: readonly Series[]
  readonly level: { readonly share: number; readonly label: string }
}): string {
  const { title, description, sizes, series, level } = picture
  const most = topOf(series, level.share)
  const x = scale([0, sizes.length - 1], [BOX.left + 40, BOX.right - 40])
  const y = scale([0, most], [BOX.bottom, BOX.top])
  const ticks = Array.from({ length: 6 }, (_, tick) => (most * tick) / 5)
  return svg({ width: WIDTH, height: HEIGHT, title, description }, [
    text(picture.label, { x: 20, y: 56, fill: FAINT }),
    ...ticks.flatMap((share) => [
      line(BOX.left, y(share), BOX.right, y(share), { stroke: GRID }),
      text(`${Number((100 * share).toFixed(1))} %`, {
        x: BOX.left - 8,
        y: y(share) + 4,
        'text-anchor': 'end',
        fill: FAINT,
      }),
    ]),
    line(BOX.left, y(level.share), BOX.right, y(level.share), { stroke: INK, 'stroke-dasharray': '4 3' }),
    text(level.label, { x: BOX.right, y: y(level.share) - 6, 'text-anchor': 'end' }),
    ...sizes.map((n, index) =>
      text(`n = ${n}`, { x: x(index), y: BOX.bottom + 20, 'text-anchor': 'middle', fill: FAINT }),
    ),
    ...series.flatMap(({ shares, colour, dashed }) => {
      const points = shares.flatMap((share, index): readonly (readonly [number, number])[] =>
        share === null ? [] : [[x(index), y(share)]],
      )
      return [
        path(points, {
          fill: 'none',
          stroke: colour,
          'stroke-width': 2.5,
          ...(dashed === true ? { 'stroke-dasharray': '6 4' } : {}),
        }),
        ...points.map(([cx, cy]) => circle(cx, cy, { r: 4, fill: colour })),
      ]
    }),
    ...legendRows(series),
  ])
}

/** Returns the end of the axis: a multiple of 5 %, at least a tenth above everything drawn. */
function topOf(series: readonly Series[], level: number): number {
  const shares = series.flatMap((entry) => entry.shares.flatMap((share) => (share === null ? [] : [share])))
  return Math.ceil(20 * Math.max(level, ...shares) * 1.1) / 20
}

/** Draws the legend in two rows; the first has at most three entries. */
function legendRows(series: readonly Series[]): readonly string[] {
  const entries = series.map(({ colour, label }) => ({ colour, label }))
  const rows = [entries.slice(0, 3), entries.slice(3)]
  return rows.flatMap((row, index) =>
    row.length === 0 ? [] : [legend(row, { x: BOX.left, y: BOX.bottom + 50 + 22 * index })],
  )
}
