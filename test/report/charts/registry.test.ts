import { expect, test } from 'vitest'
import {
  armStyle,
  BETTER,
  CANDIDATE,
  type Chart,
  chartLabel,
  BACKGROUND,
  INK,
  nameArms,
  NEUTRAL,
  PASSED_ON,
  WORSE,
} from '../../../src/report/charts/chart.js'
import { REGISTRY } from '../../../src/report/charts/index.js'
import { labelTier } from '../../../src/report/charts/bars.js'
import { DEFAULT_CHART_SERVICE } from '../../../src/publishers/quickchart.js'
import { blocksMarkdown } from '../../../src/report/render/block-markdown.js'
import { comparisonWith } from '../sections/facts.js'
import { checkDiagram } from '../../safety/read-document.js'
import { contrastOf } from './contrast.js'
import { chartInput, drawn } from './inputs.js'
import { SAMPLE } from './sample.js'
import { ladderOf } from './ladder.js'

test.each(Object.entries<Chart>(REGISTRY))(
  '%s has its registered name and draws plain JSON without internal names',
  (name, chart) => {
    expect(chart.id).toBe(name)
    const drawing = drawn(chart.draw(SAMPLE))
    expect(drawing.id).toBe(name)
    expect(JSON.parse(JSON.stringify(drawing.config))).toEqual(drawing.config)
    // No branch, case, commit, date, route tier or suite may be sent to a chart service.
    expect(JSON.stringify(drawing.config)).not.toMatch(/main|this PR|auth|golden|9d0e4c1|3f1c2ab|2026|acme/)
    // A page may name them, and differs only in its texts.
    const ofPage = drawn(chart.draw({ ...SAMPLE, audience: 'page' }))
    expect(shapeOf(ofPage.config)).toEqual(shapeOf(drawing.config))
    // The alternative text begins with the title of the picture.
    expect(drawing.alt.startsWith(drawing.title)).toBe(true)
    expect(drawing.alt).not.toMatch(/null|undefined|NaN/)
    for (const row of drawing.table.rows) expect(row).toHaveLength(drawing.table.columns.length)
    expect(checkDiagram(drawing.mermaid ?? '')).toEqual([])
  },
)

/** GitHub's themes: light and dark. */
const THEMES = ['#ffffff', '#0d1117']

test("a picture has its own background, because no grey is readable on both of GitHub's", () => {
  const greys = Array.from({ length: 256 }, (_, level) => `#${level.toString(16).padStart(2, '0').repeat(3)}`)
  const isRead = (grey: string) => THEMES.every((theme) => contrastOf(grey, theme) >= 4.5)
  expect(greys.filter(isRead)).toEqual([])
  expect(DEFAULT_CHART_SERVICE.background).toBe(BACKGROUND)
  expect(contrastOf(INK, BACKGROUND)).toBeGreaterThanOrEqual(4.5)
  const arms = Array.from({ length: 5 }, (_, place) => armStyle(place).color)
  for (const color of [BETTER, WORSE, CANDIDATE, NEUTRAL, PASSED_ON, ...arms])
    expect([color, contrastOf(color, BACKGROUND) >= 3]).toEqual([color, true])
})

test.each(Object.entries<Chart>(REGISTRY))('a comment describes %s in at most 25 words', (name, chart) => {
  const { id, title, alt, config, height, table } = drawn(chart.draw(SAMPLE))
  const image = { ...{ id, title, alt, config, height, table }, place: 'open', mermaid: null, diagram: null } as const
  const told = blocksMarkdown([{ kind: 'chart', chart: { ...image, url: 'https://c.example/1' } }])
  const [, words = ''] = /^<img src="[^"]+" width="480" alt="([^"]+)">$/.exec(told) ?? []
  expect(words.startsWith(title.split(' ')[0] ?? name)).toBe(true)
  expect(words.match(/[^\s\u202f]+/g)?.length).toBeLessThanOrEqual(25)
})

/** Returns the config with every text replaced by an empty one. */
function shapeOf(config: unknown): unknown {
  return JSON.parse(JSON.stringify(config), (_key, value: unknown) => (typeof value === 'string' ? '' : value))
}

test.each(Object.entries<Chart>(REGISTRY))('%s states in words why it cannot be drawn', (name, chart) => {
  const empty = chartInput(comparisonWith({}))
  for (const nothing of [chart.draw(empty), chart.draw({ ...empty, arms: [], comparison: NOTHING_RANKED })]) {
    if (nothing.kind !== 'none') throw new Error('it was drawn')
    expect(nothing).toEqual({ kind: 'none', id: name, reason: expect.stringMatching(/^[a-z][^.]{10,}$/) as string })
  }
})

const NOTHING_RANKED = ladderOf([])

test.each([
  ['precision@5', 'precision@5'],
  ['while (true) {}', 'while true'],
  ['a\u202e<b>"\n', 'a b'],
  ['x'.repeat(80), 'x'.repeat(80)],
  ['x'.repeat(500), `${'x'.repeat(79)}…`],
])('the title %j becomes %j in a chart', (title, label) => {
  expect(chartLabel(title)).toBe(label)
})

test.each([
  ['service', ['main', 'this PR'], ['baseline', 'candidate']],
  ['service', ['secret'], ['this run']],
  ['service', ['x', 'y', 'z'], ['A', 'B', 'C']],
  ['page', ['main', '<b>this PR'], ['main', 'b this PR']],
  ['page', ['x', 'y', 'z'], ['A x', 'B y', 'C z']],
] as const)('in a %s the arms %j are %j', (audience, arms, names) => {
  expect(nameArms({ audience, arms })).toEqual(names)
})

test.each([
  ['service', ['local', 'tier 2']],
  ['page', ['local', 'acme-secret']],
] as const)('in a %s the route tiers are %j', (audience, names) => {
  expect(['local', 'acme-secret'].map((tier, place) => labelTier(audience, tier, place))).toEqual(names)
})
