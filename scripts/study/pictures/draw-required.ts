import { shareOf } from '../rates.js'
import { isMiss, type Observed } from '../requirements.js'
import { FAINT, GRID, INK, circle, line, scale, svg, text } from './svg.js'

const ROW = 46
const LEFT = 330
const RIGHT = 780
const TOP = 84
const MOST = 0.1

/** Draws every rate of the error requirements as a dot, with its limit. */
export function drawRequired(observed: readonly Observed[]): string {
  const rows = observed.filter(({ requirement }) => requirement.worst === 'largest')
  const x = scale([0, MOST], [LEFT, RIGHT])
  const bottom = TOP + rows.length * ROW
  const title = 'Every error rate of the study, and what is required'
  return svg(
    {
      width: 820,
      height: bottom + 60,
      title,
      description: 'One dot is one design. Required rows stay left of their limit; the listed rows have none.',
    },
    [
      text('one dot is one design of the study; the black bar is the limit (without the allowance for drawing)', {
        x: 20,
        y: 54,
        fill: FAINT,
      }),
      ...[0, 0.025, 0.05, 0.075, 0.1].flatMap((share) => [
        line(x(share), TOP - 10, x(share), bottom, { stroke: GRID }),
        text(share === MOST ? '≥ 10 %' : `${100 * share} %`, {
          x: x(share),
          y: bottom + 20,
          'text-anchor': 'middle',
          fill: FAINT,
        }),
      ]),
      ...rows.flatMap(({ requirement, findings }, index) => {
        const y = TOP + index * ROW + ROW / 2
        const limit = requirement.required.includes('2.5 %') ? 0.025 : requirement.required === 'listed' ? null : 0.05
        const title = requirement.title.replaceAll('`', '')
        const [first = '', ...rest] = title.split(', ')
        return [
          text(first, { x: LEFT - 16, y: y - 2, 'text-anchor': 'end' }),
          text(`${rest.join(', ')}${rest.length > 0 ? ': ' : ''}${requirement.required}`, {
            x: LEFT - 16,
            y: y + 14,
            'text-anchor': 'end',
            fill: FAINT,
            'font-size': 11,
          }),
          ...findings.map((finding, position) => {
            const share = Math.min(MOST, shareOf(finding.rate))
            const isBeyond = isMiss(finding, requirement)
            // Spreads the dots over the height of the row, in a fixed pattern.
            const lift = ((position * 7) % 11) - 5
            return circle(x(share), y + 2 * lift, {
              r: 2.6,
              fill: limit === null ? '#6e7781' : isBeyond ? '#d55e00' : '#0072b2',
              'fill-opacity': 0.55,
            })
          }),
          ...(limit === null
            ? []
            : [line(x(limit), y - ROW / 2 + 4, x(limit), y + ROW / 2 - 4, { stroke: INK, 'stroke-width': 2.5 })]),
        ]
      }),
    ],
  )
}
