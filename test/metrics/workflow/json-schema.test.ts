import { describe, expect, test } from 'vitest'
import { checkJsonSchemaKeywords, matchesJsonSchema } from '../../../src/metrics/workflow/json-schema.js'

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
    expect(checkJsonSchemaKeywords(schema)).toBeNull()
    expect(matchesJsonSchema(value, schema)).toBe(isMet)
  })
})

const KNOWN =
  'Known: additionalProperties, const, enum, items, maxLength, maximum, minLength, minimum, pattern, properties, required, type.'

describe('a schema outside the subset is refused', () => {
  test.each<[Record<string, unknown>, string]>([
    [
      { requierd: ['a'] },
      `json_schema has the keyword \`requierd\`, which is not supported. Did you mean \`required\`? ${KNOWN}`,
    ],
    [{ allOf: [] }, `json_schema has the keyword \`allOf\`, which is not supported. ${KNOWN}`],
    [{ items: { $ref: '#' } }, `json_schema.items has the keyword \`$ref\`, which is not supported. ${KNOWN}`],
    [
      { properties: { a: { format: 'date' } } },
      `json_schema.properties.a has the keyword \`format\`, which is not supported. ${KNOWN}`,
    ],
    [{ constructor: 1 }, `json_schema has the keyword \`constructor\`, which is not supported. ${KNOWN}`],
    [
      { type: 'int' },
      'json_schema.type must be one or several of array, boolean, integer, null, number, object, string.',
    ],
    [{ type: [] }, 'json_schema.type must be one or several of array, boolean, integer, null, number, object, string.'],
    [{ maximum: '5' }, 'json_schema.maximum must be a number.'],
    [{ minLength: -1 }, 'json_schema.minLength must be a whole number from 0.'],
    [{ pattern: '(' }, 'json_schema.pattern must be a regular expression.'],
    [{ required: 'a' }, 'json_schema.required must be a list of names.'],
    [{ enum: 'a' }, 'json_schema.enum must be a list.'],
    [{ items: [{}] }, 'json_schema.items must be a schema.'],
    [{ properties: { a: true } }, 'json_schema.properties must be an object of schemas.'],
    [{ additionalProperties: { type: 'string' } }, 'json_schema.additionalProperties must be true or false.'],
  ])('%j', (schema, problem) => {
    expect(checkJsonSchemaKeywords(schema)).toBe(problem)
  })
})
