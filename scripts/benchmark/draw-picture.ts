import { FAINT, legend, rect, svg, text } from '../study/pictures/svg.js'
import { POLICIES, type Word } from './policies.js'
import type { Tally } from './simulate.js'
import { type Change } from './world.js'
import { finder, shareOfWords } from './write-page.js'

const COLOURS: Readonly<Record<Word, string>> = {
  red: '#d55e00',
  warned: '#e69f00',
  unclear: '#c4cbd3',
  green: '#007a5a',
}
const PANELS: readonly (readonly [Change, string])[] = [
  ['nothing', 'nothing changed'],
  ['tenth-broken', 'six cases broke'],
  ['two-broken', 'two cases broke'],
  ['swap', 'three broke, three fixed'],
  ['spread', 'all pass a tenth less'],
]
const [LEFT, TOP, ROW, PANEL, GAP] = [312, 100, 26, 140, 14]

/** Draws how often each policy gives each answer, for every kind of pull request, as stacked bars. */
export function drawPicture(tallies: readonly Tally[]): string {
  const find = finder(tallies, 60)
  const bottom = TOP + POLICIES.length * ROW
  const picture = {
    width: LEFT + PANELS.length * (PANEL + GAP) + 6,
    height: bottom + 46,
    title: 'What each policy says, 60 cases',
    description:
      'A good policy is green where nothing changed, and red or a warning in all other columns. Shares of simulated pull requests.',
  }
  const legendOf: readonly (readonly [Word, string])[] = [
    ['green', 'green'],
    ['unclear', 'cannot tell'],
    ['warned', 'a warning'],
    ['red', 'red'],
  ]
  return svg(picture, [
    text('good: green in the first column, red or a warning in the others', { x: 20, y: 54, fill: FAINT }),
    ...PANELS.map(([, label], column) => text(label, { x: LEFT + column * (PANEL + GAP), y: TOP - 12, fill: FAINT })),
    ...POLICIES.flatMap(({ id, title }, row) => {
      const y = TOP + row * ROW
      const bars = PANELS.flatMap(([change], column) => {
        let x = LEFT + column * (PANEL + GAP)
        return legendOf.flatMap(([word]) => {
          const width = PANEL * shareOfWords(find(id, change), word)
          const bar = rect({ x, y, width, height: ROW - 8, fill: COLOURS[word] })
          x += width
          return width === 0 ? [] : [bar]
        })
      })
      return [text(title.replaceAll('`', ''), { x: LEFT - 12, y: y + 13, 'text-anchor': 'end' }), ...bars]
    }),
    legend(
      legendOf.map(([word, label]) => ({ colour: COLOURS[word], label })),
      { x: LEFT, y: bottom + 26 },
    ),
  ])
}
