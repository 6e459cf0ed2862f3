import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { generateSchemas } from '../scripts/generate-schemas.js'
import { writeActionInputs } from '../scripts/generate-action-inputs.js'
import { REGISTRY as JUDGES } from '../src/measure/judges/index.js'
import { REGISTRY as TARGETS } from '../src/measure/targets/index.js'
import { globToRegExp } from '../src/model/glob.js'
import { schemaLine } from '../src/model/version.js'
import { filesUnder, read } from './checkout.js'
import { validatorOf } from './schemas.js'

const schemas = generateSchemas(TARGETS, JUDGES)
const folder = fileURLToPath(new URL('../schema/', import.meta.url))

test('action.yml has the inputs of the table of options (npm run schemas)', async () => {
  await expect(writeActionInputs(read('action.yml'))).toMatchFileSnapshot('../action.yml')
})

/** The golden files of the repository: its own suite, the examples, and the stories. */
const GOLDEN = ['golden', 'examples', 'test/golden', 'test/fixtures/0.1.0'].flatMap((path) =>
  filesUnder(path).filter((file) => /(?:^|\/)golden\/(?:suite|cases\/.*)\.ya?ml$/.test(file)),
)

describe('editors', () => {
  const catalogue = JSON.parse(read('docs/schemastore.json')) as readonly {
    readonly fileMatch: readonly string[]
    readonly url: string
  }[]
  const urlsOf = (file: string): readonly string[] =>
    catalogue.flatMap(({ fileMatch, url }) => (fileMatch.some((glob) => globToRegExp(glob).test(file)) ? [url] : []))

  test('the golden files include those of a suite, the examples and the stories', () => {
    expect(GOLDEN.filter((file) => file.endsWith('/suite.yaml')).length).toBeGreaterThan(12)
    expect(GOLDEN.filter((file) => file.includes('/cases/')).length).toBeGreaterThan(15)
  })

  test.each(GOLDEN)("%s matches the schema that SchemaStore's catalogue assigns to it", (file) => {
    const name = file.endsWith('/suite.yaml') ? 'suite' : 'case'
    const url = /\$schema=(\S+)/.exec(schemaLine(name))?.[1]
    expect(urlsOf(file)).toEqual([url])
    expect(Object.keys(schemas)).toContain(url?.replace(/^.*\/v\d+\/schema\//, ''))
    const validate = validatorOf(name)
    validate(parse(read(file)))
    expect(validate.errors ?? []).toEqual([])
  })

  test.each(['src/suite.yaml', 'golden/reference.json', 'golden.yaml', 'docs/cases/a.yaml'])(
    'the catalogue does not claim %s',
    (file) => expect(urlsOf(file)).toEqual([]),
  )

  test.each([
    'golden/suite.yaml',
    'golden/demo.yaml',
    ...filesUnder('examples').filter((file) => file.endsWith('golden/suite.yaml')),
  ])('%s names its schema', (file) => expect(read(file).split('\n', 1)).toEqual([schemaLine('suite')]))
})

describe('schema/', () => {
  test.each(Object.entries(schemas))('%s is up to date (npm run schemas)', async (name, text) => {
    await expect(text).toMatchFileSnapshot(`../schema/${name}`)
  })

  test('contains no other files', () => {
    expect(readdirSync(folder).sort()).toEqual(Object.keys(schemas).sort())
  })

  test.each(Object.entries(schemas))('%s has an $id, a title and a description, and compiles', (name, text) => {
    expect(JSON.parse(text)).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: `urn:goldenpair:schema:${name.replace('.schema.json', '')}`,
      title: expect.any(String) as string,
      description: expect.any(String) as string,
    })
    expect(() => validatorOf(name.replace('.schema.json', ''))).not.toThrow()
  })

  test.each([
    ['suite', 'target: {type: search}', true],
    [
      'suite',
      'target: {type: search, k1: 2, settings: {a: 1}, deterministic: true}\ngates: [{metric: success, max_drop: 5pp}]',
      true,
    ],
    ['suite', 'target: {type: search, command: x}', false],
    ['suite', 'target: {type: serch}', false],
    ['suite', 'target: {type: search}\ncases: [a.yaml]\nnmae: x', false],
    ['suite', 'name: x', false],
    ['case', '- {id: a, query: q, expected_spans: [{path: a.ts}], checks: [{contains: x}]}', true],
    ['case', 'cases: [{id: a, query: q}]', true],
    ['case', 'id: a\nquery: q', true],
    ['case', 'query_id: a\ntext: q\nexpected_spans: [{path: p, span_hash: h}]', true],
    ['case', 'id: a', false],
    ['case', '- {id: a, qery: q}', false],
    ['reply', '{id: c1#0, answer: "", spans: [], mine: 1}', true],
    ['reply', '{id: c1#0, error: {message: no}}', true],
    ['reply', '{id: c1#0}', false],
    ['observation', '{status: ok, latency_ms: 1, reply: {answer: a}}', true],
    ['observation', '{status: failed, latency_ms: 1, failure: {kind: broken, message: m}}', false],
  ])('an editor with the %s schema reports for %j: %s', (name, yaml, expected) => {
    expect(validatorOf(name)(parse(yaml))).toBe(expected)
  })
})
