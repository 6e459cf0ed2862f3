import { describe, expect, test } from 'vitest'
import { checkJsonSchema, openJsonSchema } from '../../../src/metrics/answer/json-schema.js'

describe('a value meets a schema', () => {
  test.each<[Record<string, unknown>, unknown, boolean]>([
    [{}, 1, true],
    [{ type: 'integer' }, 1, true],
    [{ type: 'integer' }, 1.5, false],
    [{ type: 'number' }, 1.5, true],
    [{ type: 'number' }, '1', false],
    [{ type: 'object' }, [], false],
    [{ type: 'object' }, null, false],
    [{ type: 'array' }, [], true],
    [{ type: ['string', 'null'] }, null, true],
    [{ type: 'boolean' }, 0, false],
    [{ required: ['a'] }, { a: null }, true],
    [{ required: ['a'] }, {}, false],
    [{ required: ['toString'] }, {}, false],
    [{ required: ['a'] }, 'no object', true],
    [{ properties: { a: { type: 'string' } } }, { a: 1 }, false],
    [{ properties: { a: { type: 'string' } } }, { b: 1 }, true],
    [{ properties: { constructor: { type: 'string' } } }, {}, true],
    [{ additionalProperties: false }, { a: 1 }, false],
    [{ additionalProperties: false, properties: { a: {} } }, { a: 1 }, true],
    [{ additionalProperties: false, properties: {} }, { toString: 1 }, false],
    [{ additionalProperties: true }, { a: 1 }, true],
    [{ items: { type: 'integer' } }, [1, 2], true],
    [{ items: { type: 'integer' } }, [1, 'b'], false],
    [{ enum: ['a', { b: 1, c: 2 }] }, { c: 2, b: 1 }, true],
    [{ enum: ['a'] }, 'b', false],
    [{ const: null }, null, true],
    [{ const: 1 }, '1', false],
    [{ minimum: 2, maximum: 3 }, 2, true],
    [{ minimum: 2, maximum: 3 }, 3.1, false],
    [{ minimum: 2 }, 1, false],
    [{ minimum: 2 }, 'x', true],
    [{ minLength: 2, maxLength: 2 }, '👍👍', true],
    [{ minLength: 2 }, 'x', false],
    [{ maxLength: 2 }, 'xyz', false],
    [{ pattern: 'b' }, 'abc', true],
    [{ pattern: '^b' }, 'abc', false],
    [{ properties: { list: { items: { properties: { n: { minimum: 1 } } } } } }, { list: [{ n: 1 }, { n: 0 }] }, false],
  ])('%j and %j: %s', (schema, value, isMet) => {
    expect(checkJsonSchema(schema)).toBeNull()
    expect(openJsonSchema(schema)(value)).toBe(isMet)
  })
})

describe('schemas nested by more than one keyword follow the standard', () => {
  test.each<[Record<string, unknown>, unknown, boolean]>([
    [{ additionalProperties: { type: 'string' } }, { a: 1 }, false],
    [{ oneOf: [{ type: 'string' }, { type: 'integer' }] }, 1, true],
    [{ allOf: [{ minimum: 1 }, { maximum: 2 }] }, 3, false],
    [{ properties: { next: { $ref: '#' } }, required: ['id'] }, { id: 1, next: {} }, false],
    [{ $defs: { id: { type: 'string' } }, items: { $ref: '#/$defs/id' } }, [1], false],
    [{ prefixItems: [{ type: 'string' }], items: false }, ['a', 'b'], false],
    [{ title: 'A card', description: 'As read', type: 'object' }, {}, true],
  ])('%j and %j: %s', (schema, value, isMet) => {
    expect(checkJsonSchema(schema)).toBeNull()
    expect(openJsonSchema(schema)(value)).toBe(isMet)
  })

  test('two schemas may have the same `$id`', () => {
    const schemas = [
      { $id: 'card', type: 'string' },
      { $id: 'card', type: 'number' },
    ]
    expect(schemas.map(checkJsonSchema)).toEqual([null, null])
    expect(schemas.map((schema) => openJsonSchema(schema)('a'))).toEqual([true, false])
  })
})

describe('an invalid schema is refused', () => {
  const TYPES = 'array, boolean, integer, null, number, object, string'
  test.each<[Record<string, unknown>, string]>([
    [
      { requierd: ['a'] },
      'json_schema has the keyword `requierd`, which JSON Schema 2020-12 does not know. Did you mean `required`?',
    ],
    [{ items: { tuple: 1 } }, 'json_schema has the keyword `tuple`, which JSON Schema 2020-12 does not know.'],
    [
      { properties: { a: { format: 'date' } } },
      'json_schema cannot be used: unknown format "date" ignored in schema at path "#/properties/a".',
    ],
    [{ items: { $ref: '#/a' } }, "json_schema cannot be used: can't resolve reference #/a from id #."],
    [
      { $schema: 'http://json-schema.org/draft-07/schema#' },
      'json_schema cannot be used: no schema with key or ref "http://json-schema.org/draft-07/schema#".',
    ],
    [{ allOf: [] }, 'json_schema.allOf must NOT have fewer than 1 items.'],
    [{ type: 'int' }, `json_schema.type must be equal to one of the allowed values: ${TYPES}.`],
    [{ type: [] }, `json_schema.type must be equal to one of the allowed values: ${TYPES}.`],
    [{ maximum: '5' }, 'json_schema.maximum must be number.'],
    [{ properties: { a: { maximum: '5' } } }, 'json_schema.properties.a.maximum must be number.'],
    [{ minLength: -1 }, 'json_schema.minLength must be >= 0.'],
    [{ pattern: '(' }, 'json_schema cannot be used: Invalid regular expression: /(/u: Unterminated group.'],
    [{ required: 'a' }, 'json_schema.required must be array.'],
    [{ enum: 'a' }, 'json_schema.enum must be array.'],
    [{ items: [{}] }, 'json_schema.items must be object,boolean.'],
  ])('%j', (schema, problem) => {
    expect(checkJsonSchema(schema)).toBe(problem)
  })
})
