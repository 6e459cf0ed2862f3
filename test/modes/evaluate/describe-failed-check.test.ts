import { expect, test } from 'vitest'
import { checkSchema } from '../../../src/model/suite/case.js'
import { describeFailedCheck } from '../../../src/modes/evaluate/describe-flips.js'

test.each([
  [{ contains: 'Paris' }, 'the answer does not contain "Paris"'],
  [{ contains: 'a\n"b"' }, 'the answer does not contain "a\\n\\"b\\""'],
  [{ not_contains: 'as an AI' }, 'the answer contains "as an AI"'],
  [{ equals: '42' }, 'the answer is not "42"'],
  [{ regex: '^\\d+$', flags: 'm' }, 'the answer does not match /^\\d+$/m'],
  [{ json_schema: { type: 'object' } }, 'the answer is not JSON that fits the schema of the case'],
  [{ max_latency_s: 2.5 }, 'the answer took longer than 2.5 s'],
  [{ max_tokens: 500 }, 'the answer took more than 500 tokens'],
  [{ max_cost_usd: 0.01 }, 'the answer cost more than 0.01 US dollars'],
])('a failed %j says: %s', (check, words) => {
  expect(describeFailedCheck(checkSchema.parse(check))).toBe(words)
})
