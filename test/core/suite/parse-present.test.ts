import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { caseSchema } from '../../../src/core/model/case.js'
import { parsePresent } from '../../../src/core/suite/parse-present.js'

const golden = { id: 'a', query: 'q' }

describe('parsePresent', () => {
  test.each([
    ['the least', golden],
    ['fields in another order', { query: 'q', tags: ['x'], id: 'a', critical: true, notes: 'n' }],
    ['nested fields', { ...golden, expected_spans: [{ path: 'a.md' }], checks: [{ contains: 'x' }] }],
    ['a field that is undefined', { ...golden, notes: undefined }],
    ['a value that is wrong', { ...golden, critical: 'yes' }],
    ['a nested value that is wrong', { ...golden, expected_spans: [{ path: '', line: 1 }] }],
    ['an unknown field', { ...golden, querry: 'q' }],
    ['a field named __proto__', JSON.parse('{"id": "a", "query": "q", "__proto__": 1}') as unknown],
    ['a field that is demanded', { id: 'a' }],
    ['nothing', null],
    ['a list', [golden]],
    ['a text', 'a'],
  ])('gives for %s what the whole schema gives', (_, value) => {
    const [whole, present] = [caseSchema.safeParse(value), parsePresent(caseSchema, { worth: 1 })(value)]
    expect(JSON.stringify(present.data)).toBe(JSON.stringify(whole.data))
    expect(present.error?.issues).toEqual(whole.error?.issues)
  })

  test('takes no field for two that it knows together', () => {
    const parse = parsePresent(caseSchema, { worth: 1 })
    parse({ ...golden, notes: 'n', critical: true })
    const odd = { ...golden, 'notes\ncritical': 1 }
    expect(parse(odd).error?.issues).toEqual(caseSchema.safeParse(odd).error?.issues)
  })

  test('fills in defaults of their own, so that one value may be changed', () => {
    const parse = parsePresent(caseSchema, { worth: 1 })
    parse(golden).data?.tags.push('changed')
    expect(parse(golden).data?.tags).toEqual([])
  })

  test.each([
    ['a default inside an optional field', z.object({ a: z.string().default('x').optional() }), {}, { a: 'x' }],
    ['a check of the whole', z.object({ a: z.int().optional() }).refine(() => false, 'never'), {}, undefined],
    ['a field that only a loose schema takes', z.looseObject({ a: z.int().optional() }), { b: 1 }, { b: 1 }],
  ])('keeps %s', (_, schema, value, expected) => {
    expect(parsePresent(schema, { worth: 1 })(value).data).toEqual(expected)
  })

  test('reads values of more sets of fields than it remembers', () => {
    const names = Array.from({ length: 120 }, (_, at) => `f${at}`)
    const parse = parsePresent(z.strictObject(Object.fromEntries(names.map((name) => [name, z.int().optional()]))), {
      worth: 2,
    })
    for (const name of [...names, ...names]) expect(parse({ [name]: 1 }).data).toEqual({ [name]: 1 })
    expect(parse({ f119: 'x' }).error?.issues).toMatchObject([{ path: ['f119'] }])
  })
})
