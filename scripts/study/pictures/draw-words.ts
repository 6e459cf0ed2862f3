import { WORDS, type WordCurve } from '../curves.js'
import { SUCCESS_MARGIN } from '../enumerate.js'
import { FAINT, INK, legend, line, path, rect, scale, svg, text } from './svg.js'

const COLOURS: Readonly<Record<(typeof WORDS)[number], string>> = {
  regressed: '#d55e00',
  inconclusive: '#c4cad1',
  'no-regression': '#7fc4b1',
  unchanged: '#b7dbef',
  improved: '#007a5a',
}
/** The verdicts in the words of the report. */
const LABELS: Readonly<Record<(typeof WORDS)[number], string>> = {
  regressed: 'regressed',
  inconclusive: 'cannot tell',
  'no-regression': 'no regression',
  unchanged: 'unchanged',
  improved: 'improved',
}
const SIZES = [50, 100, 200, 400]
const PANEL = { width: 190, height: 210, gap: 20 }
const LEFT = 60
const TOP = 80

/** Draws the shares of the verdicts of a success gate by the true drop, in one panel per size of suite. */
export function drawWords(curves: readonly WordCurve[]): string {
  const panels = SIZES.flatMap((n, index) => {
    const curve = curves.find((entry) => entry.n === n)
    return curve === undefined ? [] : drawPanel(curve, LEFT + index * (PANEL.width + PANEL.gap))
  })
  const bottom = TOP + PANEL.height
  const y = scale([0, 1], [bottom, TOP])
  const axis = [0, 0.25, 0.5, 0.75, 1].map((share) =>
    text(`${100 * share} %`, { x: LEFT - 8, y: y(share) + 4, 'text-anchor': 'end', fill: FAINT }),
  )
  const width = LEFT + SIZES.length * (PANEL.width + PANEL.gap) + 10
  return svg(
    {
      width,
      height: bottom + 90,
      title: 'What a success gate says, by how far success truly fell',
      description:
        'With 50 cases most drops get no answer; with 400 a drop of 10 points is nearly always called regressed and no drop nearly always no regression.',
    },
    [
      ...panels,
      ...axis,
      text('share of pull requests', {
        x: 16,
        y: TOP + PANEL.height / 2,
        transform: `rotate(-90 16 ${TOP + PANEL.height / 2})`,
        'text-anchor': 'middle',
        fill: FAINT,
      }),
      text('true drop of success, in points; 10 % of the cases flip anyway; the dashed line is the margin, 5 points', {
        x: LEFT,
        y: bottom + 42,
        fill: FAINT,
      }),
      legend(
        WORDS.map((word) => ({ colour: COLOURS[word], label: LABELS[word] })),
        { x: LEFT, y: bottom + 70 },
      ),
    ],
  )
}

function drawPanel({ n, points }: WordCurve, left: number): readonly string[] {
  const bottom = TOP + PANEL.height
  const x = scale([0, 0.25], [left, left + PANEL.width])
  const y = scale([0, 1], [bottom, TOP])
  const below = points.map(() => 0)
  const areas = WORDS.map((word, index) => {
    const lower = points.map(({ drop }, step): readonly [number, number] => [x(drop), y(below[step] ?? 0)])
    const upper = points.map(({ drop, words }, step): readonly [number, number] => {
      below[step] = (below[step] ?? 0) + (words[index] ?? 0)
      return [x(drop), y(below[step] ?? 0)]
    })
    return path([...upper, ...lower.reverse()], { fill: COLOURS[word] }, 'Z')
  })
  const margin = x(SUCCESS_MARGIN)
  return [
    text(`n = ${n}`, { x: left + PANEL.width / 2, y: TOP - 12, 'text-anchor': 'middle', 'font-weight': 600 }),
    ...areas,
    line(margin, TOP, margin, bottom, { stroke: INK, 'stroke-dasharray': '4 3' }),
    rect({ x: left, y: TOP, width: PANEL.width, height: PANEL.height, fill: 'none', stroke: FAINT }),
    ...[0, 5, 10, 15, 20, 25].map((points) =>
      text(String(points), { x: x(points / 100), y: bottom + 18, 'text-anchor': 'middle', fill: FAINT }),
    ),
  ]
}
