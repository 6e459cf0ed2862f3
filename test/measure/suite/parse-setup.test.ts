import { expect, test } from 'vitest'
import { SUITE_REGISTRIES } from '../../../src/measure/load-suite.js'
import { parseSuite } from '../../../src/measure/suite/parse-suite.js'

const setupsOf = (text: string) => {
  const caseFiles = [{ path: 'c.yaml', text: '[{id: a, query: q, expected_answer: a}]' }]
  const manifest = { path: 'suite.yaml', text: `name: s\n${text}` }
  const { suite } = parseSuite({
    home: { name: 'golden', directory: '' },
    manifest,
    caseFiles,
    registries: SUITE_REGISTRIES,
    hash: (given) => given,
  })
  return Object.fromEntries(Object.entries(suite.variants).map(([name, { target }]) => [name, target.setup]))
}

test('a target may have a setup, and a variant its own', () => {
  expect(setupsOf('target: {type: search}')).toEqual({ default: undefined })
  expect(
    setupsOf(`target: {type: command, command: a, setup: make}
variants: {usual: {}, other: {setup: [make, other]}, search: {type: search}}`),
  ).toEqual({ usual: 'make', other: ['make', 'other'], search: undefined })
})

test('a setup that is not a command is refused', () => {
  expect(() => setupsOf('target: {type: search, setup: []}')).toThrow(/suite\.yaml:2: .*setup/)
})
