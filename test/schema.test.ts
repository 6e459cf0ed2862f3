import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { generateSchemas } from '../scripts/generate-schemas.js'
import { writeActionInputs } from '../scripts/generate-action-inputs.js'
import { REGISTRY as JUDGES } from '../src/measure/judges/index.js'
import { REGISTRY as TARGETS } from '../src/measure/targets/index.js'
import { read } from './checkout.js'
import { validatorOf } from './schemas.js'

const schemas = generateSchemas(TARGETS, JUDGES)
const folder = fileURLToPath(new URL('../schema/', import.meta.url))

test('action.yml has the inputs of the table of options (npm run schemas)', async () => {
  await expect(writeActionInputs(read('action.yml'))).toMatchFileSnapshot('../action.yml')
})

describe('schema/', () => {
  test.each(Object.entries(schemas))('%s is fresh (npm run schemas)', async (name, text) => {
    await expect(text).toMatchFileSnapshot(`../schema/${name}`)
  })

  test('has no other files', () => {
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
  ])('an editor that knows the %s schema says of %j: %s', (name, yaml, expected) => {
    expect(validatorOf(name)(parse(yaml))).toBe(expected)
  })
})
