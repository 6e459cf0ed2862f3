import { expect, test } from 'vitest'
import { type Chart, chartLabel, nameArms } from '../../../src/report/charts/chart.js'
import { REGISTRY } from '../../../src/report/charts/index.js'
import { nameTiers } from '../../../src/report/charts/route-tiers.js'
import { armLook, BETTER, CANDIDATE, INK, NEUTRAL, PASSED_ON, WORSE } from '../../../src/report/charts/palette.js'
import { blocksMarkdown } from '../../../src/report/render/block-markdown.js'
import { comparisonWith } from '../sections/facts.js'
import { chartInput, drawn } from './inputs.js'
import { SAMPLE } from './sample.js'
import { ladderOf } from './ladder.js'

test.each(Object.entries<Chart>(REGISTRY))(
  '%s carries its own name and draws plain JSON, which names nothing of the house',
  (name, chart) => {
    expect(chart.id).toBe(name)
    const drawing = drawn(chart.draw(SAMPLE))
    expect(drawing.id).toBe(name)
    expect(JSON.parse(JSON.stringify(drawing.config))).toEqual(drawing.config)
    // Neither branch, case, commit, day, route tier nor suite may leave for a chart service.
    expect(JSON.stringify(drawing.config)).not.toMatch(/main|this PR|auth|golden|9d0e4c1|3f1c2ab|2026|acme/)
    // A page may name them, and differs in nothing but words.
    const ofPage = drawn(chart.draw({ ...SAMPLE, audience: 'page' }))
    expect(shapeOf(ofPage.config)).toEqual(shapeOf(drawing.config))
    // What stands in for the picture has its title and more.
    expect(drawing.alt.startsWith(drawing.title)).toBe(true)
    expect(drawing.alt).not.toMatch(/null|undefined|NaN/)
    for (const row of drawing.table.rows) expect(row).toHaveLength(drawing.table.columns.length)
    expect(drawing.mermaid ?? '').not.toMatch(/[`<>;{}#](?<!-->)/)
  },
)

/** As the WCAG define it, from two colours `#rgb` or `#rrggbb`. */
function contrast(one: string, other: string): number {
  const luminance = (color: string): number => {
    const digits = color.length === 4 ? color.replace(/[0-9a-f]/gi, '$&$&') : color
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
      const share = Number.parseInt(digits.slice(at, at + 2), 16) / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const GROUNDS = ['#ffffff', '#0d1117'] as const

test('a picture has no ground of its own: its colours are seen on white and on black', () => {
  const marks = [
    BETTER,
    WORSE,
    CANDIDATE,
    NEUTRAL,
    PASSED_ON,
    ...Array.from({ length: 5 }, (_, place) => armLook(place).color),
  ]
  for (const ground of GROUNDS) {
    expect(contrast(INK, ground)).toBeGreaterThan(4.2)
    for (const color of marks) expect([color, contrast(color, ground) >= 3]).toEqual([color, true])
  }
})

test.each(Object.entries<Chart>(REGISTRY))('a comment tells %s in at most 25 words', (name, chart) => {
  const { id, title, alt, config, height, table } = drawn(chart.draw(SAMPLE))
  const image = { ...{ id, title, alt, config, height, table }, place: 'open', mermaid: null, diagram: null } as const
  const told = blocksMarkdown([{ kind: 'chart', chart: { ...image, url: 'https://c.example/1' } }])
  const [, words = ''] = /^<img src="[^"]+" width="480" alt="([^"]+)">$/.exec(told) ?? []
  expect(words.startsWith(title.split(' ')[0] ?? name)).toBe(true)
  expect(words.match(/[^\s\u202f]+/g)?.length).toBeLessThanOrEqual(25)
})

/** The same with every text replaced. */
function shapeOf(config: unknown): unknown {
  return JSON.parse(JSON.stringify(config), (_key, value: unknown) => (typeof value === 'string' ? '' : value))
}

test.each(Object.entries<Chart>(REGISTRY))('%s says in words why it cannot be drawn', (name, chart) => {
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
  ['x'.repeat(50), `${'x'.repeat(31)}…`],
])('the title %j enters a chart as %j', (title, label) => {
  expect(chartLabel(title)).toBe(label)
})

test.each([
  ['service', ['main', 'this PR'], ['baseline', 'candidate']],
  ['service', ['secret'], ['this run']],
  ['service', ['x', 'y', 'z'], ['A', 'B', 'C']],
  ['page', ['main', '<b>this PR'], ['main', 'b this PR']],
  ['page', ['x', 'y', 'z'], ['A x', 'B y', 'C z']],
] as const)('for a %s the arms %j are %j', (audience, arms, names) => {
  expect(nameArms({ audience, arms })).toEqual(names)
})

test.each([
  ['service', ['local', 'tier 2']],
  ['page', ['local', 'acme-secret']],
] as const)('for a %s the route tiers are %j', (audience, names) => {
  expect(nameTiers(audience, ['local', 'acme-secret'])).toEqual(names)
})
