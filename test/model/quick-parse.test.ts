import { describe, expect, test } from 'vitest'
import { z, type ZodType } from 'zod'
import { caseSchema } from '../../src/model/suite/case.js'
import { replySchema } from '../../src/model/run/observation.js'
import { quickParser } from '../../src/model/quick-parse.js'
import { trialSchema } from '../../src/model/run/run.js'
import { seededRandom } from '../../src/stats/random.js'

function expectAlike(schema: ZodType, value: unknown): void {
  const [quick, whole] = [quickParser(schema)(value), schema.safeParse(value)]
  expect(quick.data, JSON.stringify(value)).toStrictEqual(whole.data)
  expect(JSON.stringify(quick.data), 'the order of members').toBe(JSON.stringify(whole.data))
  expect(quick.error?.issues).toEqual(whole.error?.issues)
}

const golden = { id: 'a', query: 'q' }

describe('quickParser', () => {
  test.each([
    ['the least', golden],
    ['fields in another order', { query: 'q', tags: ['x'], id: 'a', critical: true, notes: 'n' }],
    ['nested fields', { ...golden, expected_spans: [{ path: 'a.md' }], checks: [{ contains: 'x' }] }],
    ['a field that is undefined', { ...golden, notes: undefined, tags: undefined }],
    ['a value that is wrong', { ...golden, critical: 'yes' }],
    ['a nested value that is wrong', { ...golden, expected_spans: [{ path: '', line: 1 }] }],
    ['an unknown field', { ...golden, querry: 'q' }],
    ['a field named __proto__', JSON.parse('{"id": "a", "query": "q", "__proto__": 1}') as unknown],
    ['a field that is demanded', { id: 'a' }],
    ['a field that is demanded and undefined', { id: 'a', query: undefined }],
    ['a text of one sign that is two units', { id: '\u{1f600}', query: '\u{1f600}' }],
    ['a text of control characters', { ...golden, id: 'a\nb' }],
    ['a list that may not be empty', { ...golden, expected_answer: [] }],
    ['nothing', null],
    ['a list', [golden]],
    ['a text', 'a'],
  ])('gives for %s what the schema gives', (_, value) => {
    expectAlike(caseSchema, value)
  })

  const any = z.unknown()
  test.each<[string, ZodType, readonly unknown[]]>([
    ['texts with a limit', z.string().min(2).max(3), ['a', 'ab', 'abc', 'abcd', '\u{1f600}', '\u{1f600}'.repeat(3), 1]],
    ['texts that are changed', z.string().trim().min(1), [' a ', ' ']],
    ['texts of a format', z.email(), ['a@b.de', 'a']],
    ['texts by a pattern that remembers', z.string().regex(/a/g), ['a', 'a', 'b']],
    ['numbers', z.number().min(0).lt(2), [0, 1, 2, -1, NaN, Infinity, '1', -0]],
    ['whole numbers', z.int().positive().max(5), [1, 0, 5, 6, 1.5, 2 ** 60]],
    ['numbers by steps', z.number().multipleOf(2), [2, 3]],
    ['what becomes a number', z.coerce.number(), ['1', 1, 'x']],
    ['choices', z.enum(['a', 'b']), ['a', 'c', 1, 'toString']],
    ['fixed values', z.literal(['a', 1, null]), ['a', 1, null, '1']],
    ['truth', z.boolean(), [true, 'true', 0]],
    ['what may be null', z.string().nullable(), ['a', null, undefined, 1]],
    ['a default', z.strictObject({ a: z.string().default('x') }), [{}, { a: undefined }, { a: 'y' }, { a: null }]],
    ['a default that is refused', z.strictObject({ a: z.string().default('').refine(Boolean) }), [{}, { a: 'x' }]],
    ['a default inside an optional field', z.strictObject({ a: z.string().default('x').optional() }), [{}, { a: 'y' }]],
    ['a field that is absent or has a value', z.strictObject({ a: z.int().exactOptional() }), [{}, { a: undefined }]],
    ['a field of any value', z.strictObject({ a: any, b: any.optional() }), [{ a: 1 }, { b: 1 }, { a: undefined }]],
    [
      'other members that are kept',
      z.looseObject({ b: z.int().optional() }),
      [
        { c: 1, b: 2, a: 3 },
        { b: 'x', a: 1 },
      ],
    ],
    ['other members that are dropped', z.object({ a: z.int() }), [{ a: 1, b: 2 }, { b: 1 }]],
    ['other members that are looked at', z.object({}).catchall(z.int()), [{ a: 1 }, { a: 'x' }]],
    ['a check of the whole', z.object({ a: z.int().optional() }).refine(() => false, 'never'), [{}, { a: 1 }]],
    ['a check of a list', z.array(z.int()).min(1).max(2), [[], [1], [1, 2, 3], ['x'], 'x']],
    [
      'the first of several, in doubt',
      z.union([z.array(z.object({ a: any })).min(2), z.array(any)]),
      [[{ a: 1, b: 2 }, { a: 1 }], [{ b: 2 }]],
    ],
    ['the first of several', z.union([z.strictObject({ a: any }), z.looseObject({})]), [{ a: 1 }, { a: 1, b: 2 }, 1]],
    [
      'the one that a member names',
      z.discriminatedUnion('is', [
        z.strictObject({ is: z.literal('a'), n: z.int() }),
        z.looseObject({ is: z.literal('b') }),
      ]),
      [{ is: 'a', n: 1 }, { is: 'b', n: 1 }, { is: 'a' }, { is: 'c' }, null],
    ],
    [
      'a record',
      z.record(z.string().min(1), z.number()),
      [{ a: 1, 2: 3 }, { '': 1 }, { a: 'x' }, [], null, new Date(0), JSON.parse('{"__proto__": 1}')],
    ],
    ['a record of named keys', z.record(z.enum(['a', 'b']), z.int()), [{ a: 1, b: 2 }, { a: 1 }]],
    ['what is changed on the way', z.strictObject({ a: z.string().transform((text) => text.length) }), [{ a: 'abc' }]],
  ])('reads %s as the schema does', (_, schema, values) => {
    for (const value of values) expectAlike(schema, value)
  })

  test('reads what has others of its kind in it', () => {
    const tree = z.strictObject({
      name: z.string(),
      get children() {
        return z.array(tree).optional()
      },
    })
    expectAlike(tree, { name: 'a', children: [{ name: 'b', children: [] }, { name: 'c' }] })
    expectAlike(tree, { name: 'a', children: [{ name: 1 }] })
  })

  test('fills in defaults of their own, so that one value may be changed', () => {
    const parse = quickParser(caseSchema)
    parse(golden).data?.tags.push('changed')
    expect(parse(golden).data?.tags).toEqual([])
  })

  test('takes no field for two that it knows together', () => {
    const parse = quickParser(caseSchema)
    parse({ ...golden, notes: 'n', critical: true })
    const odd = { ...golden, 'notes\ncritical': 1 }
    expect(parse(odd).error?.issues).toEqual(caseSchema.safeParse(odd).error?.issues)
  })

  const reply = {
    answer: 'x',
    spans: [{ path: 'a.md', start_line: 1, end_line: 2, score: 0.5, tokens: 3, own: { deep: [1] } }],
    usage: { input_tokens: 1, output_tokens: 2 },
    phases_ms: { retrieve: 1.5 },
    tools: [{ name: 't', ok: true, sources: ['a'] }],
    own: 1,
  }
  test.each<[string, ZodType, object]>([
    [
      'cases',
      caseSchema,
      {
        ...golden,
        ...{ tags: ['t'], difficulty: 'hard', critical: true, expected_answer: ['x', 'y'], human_labels: { a: 1 } },
        expected_spans: [
          { path: 'a.md', start_line: 1, end_line: 2 },
          { path: 'b.md', symbol: 'f', relevance: 2 },
        ],
        ...{ checks: [{ contains: 'x' }, { regex: 'y', flags: 'i' }], budgets: { max_tokens: 5 }, timeout_seconds: 3 },
        required_hops: [{ id: 'h', any_of: ['x'], match: 'word' }],
      },
    ],
    ['replies', replySchema, reply],
    [
      'trials',
      trialSchema,
      {
        ...{ case: 'a', trial: 0, retries: 0, scores: { success: 1, 'cost.usd': 0.5 }, unscored: { x: 'why' } },
        observation: { status: 'ok', latency_ms: 1.5, reply },
      },
    ],
  ])('reads %s that are broken at any place as the schema does', (_, schema, whole) => {
    const random = seededRandom('break')
    for (let round = 0; round < 300; round++) expectAlike(schema, breakSomewhere(whole, random))
  })
})

const ODD = [undefined, null, '', 'x', 0, -1, 1.5, 2 ** 60, true, [], {}, [null], { x: 1 }] as const

/** A copy in which a member or an item is another, is missing, or is one more. */
function breakSomewhere(value: unknown, random: () => number): unknown {
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)]
  if (typeof value !== 'object' || value === null || random() < 0.1) return pick(ODD)
  if (Array.isArray(value)) {
    const at = Math.floor(random() * (value.length + 1))
    return value.toSpliced(at, 1, breakSomewhere(value[at], random))
  }
  const members: Record<string, unknown> = { ...value }
  const key = pick(Object.keys(members)) ?? 'new'
  if (random() < 0.2) Reflect.deleteProperty(members, key)
  else members[random() < 0.1 ? 'new' : key] = breakSomewhere(members[key], random)
  return members
}
