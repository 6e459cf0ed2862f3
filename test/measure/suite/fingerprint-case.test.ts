import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { canonicalJson } from '../../../src/model/fingerprint.js'
import { caseSchema, checkSchema, expectedSpanSchema } from '../../../src/model/suite/case.js'
import { fingerprintCase, omitDefaults } from '../../../src/measure/suite/parse-cases.js'

const WRITTEN = {
  id: 'a',
  query: 'q',
  critical: true,
  expected_spans: [{ path: 'p' }, { path: 'p2', relevance: 0.5 }],
  checks: [{ contains: 'x' }, { regex: 'y', flags: 'i' }, { json_schema: { tags: [] } }, { max_tokens: 5 }],
}
const GOLDEN = caseSchema.parse(WRITTEN)
const hash = (text: string): string => text

/** The schema of a later Goldenpair, with a new field that has a default in the case, in its spans and in every kind of check. */
const [first, second, ...others] = checkSchema.options.map((option) =>
  option.extend({ weight: z.number().default(1), labels: z.array(z.string()).default([]) }),
)
const later = caseSchema.extend({
  expects_tools: z.boolean().default(false),
  agents: z.array(z.string()).default([]),
  limits: z.strictObject({ steps: z.number().default(5) }).default({ steps: 5 }),
  expected_spans: z.array(expectedSpanSchema.extend({ role: z.string().default('any') })).default([]),
  ...(first && second ? { checks: z.array(z.union([first, second, ...others])).default([]) } : {}),
})

describe('the fingerprint of a case', () => {
  test('covers what differs from the defaults, also in spans and checks', () => {
    expect(fingerprintCase(GOLDEN, hash)).toBe(
      '{"checks":[{"contains":"x"},{"flags":"i","regex":"y"},{"json_schema":{"tags":[]}},{"max_tokens":5}],"critical":true,"expected_spans":[{"path":"p"},{"path":"p2","relevance":0.5}],"id":"a","query":"q"}',
    )
  })

  test('stays the same if the schema gets fields with defaults', () => {
    const parsed = later.parse(WRITTEN)
    expect(parsed).toMatchObject({ expects_tools: false, limits: { steps: 5 } })
    expect(parsed.expected_spans[0]).toMatchObject({ role: 'any' })
    expect(parsed).toMatchObject({ checks: [{ weight: 1 }, {}, {}, {}] })
    expect(canonicalJson(omitDefaults(parsed, later))).toBe(fingerprintCase(GOLDEN, hash))
  })

  test('changes with a non-default value, and keeps members that the schema does not know', () => {
    const mine = fingerprintCase(GOLDEN, hash)
    expect(fingerprintCase({ ...GOLDEN, answer_mode: 'must_clarify' }, hash)).not.toBe(mine)
    expect(fingerprintCase({ ...GOLDEN, checks: GOLDEN.checks.slice(1) }, hash)).not.toBe(mine)
    const stranger = { ...GOLDEN, later: 1 }
    expect(fingerprintCase(stranger, hash)).not.toBe(mine)
  })

  test('treats the tag `critical` as `critical: true`, and notices a contradiction', () => {
    const tagged = { ...GOLDEN, tags: ['critical'] }
    expect(fingerprintCase(tagged, hash)).toBe(
      fingerprintCase(GOLDEN, hash).replace('"critical":true,', '').replace('"q"}', '"q","tags":["critical"]}'),
    )
    expect(fingerprintCase({ ...tagged, critical: false }, hash)).not.toBe(fingerprintCase(tagged, hash))
  })

  test('ignores notes and enabled', () => {
    expect(fingerprintCase({ ...GOLDEN, notes: 'n', enabled: false }, hash)).toBe(fingerprintCase(GOLDEN, hash))
  })
})
