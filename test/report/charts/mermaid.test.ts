import { expect, test } from 'vitest'
import { drawPie, drawQuadrants, drawXy, mermaidText } from '../../../src/report/charts/mermaid.js'

test.each([
  ['precision@5, % (top)', 'precision@5, % (top)'],
  ['a"] click b href "javascript:alert(1)"', 'a click b href javascript alert(1)'],
  ['%%{init: {"securityLevel": "loose"}}%%', '% init securityLevel loose %'],
  ['```\n<script>&lt;#35;;', 'script lt 35'],
  ['x'.repeat(500), 'x'.repeat(120)],
])('%j becomes %j in a diagram', (text, clean) => {
  expect(mermaidText(text)).toBe(clean)
})

test('a diagram of lines and bars with a gap is not drawn, because Mermaid cannot show gaps', () => {
  const diagram = {
    title: 't',
    x: { title: 'k', min: 1, max: 2 },
    y: { title: 'y', min: 0, max: 1 },
    series: [{ kind: 'bar', values: [0.12345, 1] }],
  } as const
  expect(drawXy(diagram)).toBe(
    'xychart-beta\n  title "t"\n  x-axis "k" 1 --> 2\n  y-axis "y" 0 --> 1\n  bar [0.123, 1]',
  )
  expect(drawXy({ ...diagram, series: [{ kind: 'bar', values: [0.1, null] }] })).toBeNull()
})

test('a pie has no empty slices', () => {
  expect(
    drawPie('Tiers', [
      ['local', 2.5],
      ['api', 0],
    ]),
  ).toBe('pie showData title Tiers\n  "local" : 2.5')
  expect(drawPie('Tiers', [])).toBeNull()
})

test('points of a plane stay inside it', () => {
  expect(
    drawQuadrants({
      title: 'Quality and cost',
      x: { low: 'cheap', high: 'dear' },
      y: { low: 'poor', high: 'good' },
      points: [{ label: 'A', x: 1.2, y: -1 }],
      height: 300,
    }),
  ).toBe(
    '%%{init: {"quadrantChart": {"chartWidth": 360, "chartHeight": 300, "titleFontSize": 14}}}%%\nquadrantChart\n  title Quality and cost\n  x-axis "cheap" --> "dear"\n  y-axis "poor" --> "good"\n  "A": [1, 0]',
  )
})
