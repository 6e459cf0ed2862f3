import { describe, expect, test } from 'vitest'
import { createTimeLimit } from '../../../src/io/within-time.js'
import { scoreChecks } from '../../../src/metrics/answer/checks.js'
import { makeCase, makeFailure, makeReply, scoreWith } from '../make-trial.js'

function check(
  checks: readonly unknown[],
  reply: Readonly<Record<string, unknown>> | string,
  latencyMs = 1500,
): number | string {
  const observation = makeReply(typeof reply === 'string' ? { answer: reply } : reply, latencyMs)
  const { scores, unscored } = scoreWith({ checks }, observation, {
    pricing: { models: { m: { input: 1, output: 2 } } },
  })
  return scores['answer.checks'] ?? unscored['answer.checks'] ?? 'does not apply'
}

describe('checks of the text', () => {
  test.each([
    [{ contains: 'Paris' }, 'It is Paris.', 1],
    [{ contains: 'Paris' }, 'It is paris.', 0],
    [{ contains: 'Paris', ignore_case: true }, 'It is PARIS.', 1],
    [{ contains: 'café' }, 'the cafe\u0301', 1],
    [{ not_contains: 'sorry' }, 'Sorry', 1],
    [{ not_contains: 'sorry', ignore_case: true }, 'Sorry', 0],
    [{ equals: '42' }, ' 42\n', 1],
    [{ equals: '42' }, '42.', 0],
    [{ equals: 'Yes', ignore_case: true }, 'yes', 1],
    [{ equals: '' }, '', 1],
    [{ regex: '^\\d+$' }, '42', 1],
    [{ regex: '^\\d+$' }, 'n = 42', 0],
    [{ regex: '^yes$', flags: 'im' }, 'Well.\nYES', 1],
    [{ json_schema: { type: 'object', required: ['city'] } }, ' {"city":"Paris"} ', 1],
    [{ json_schema: { type: 'object', required: ['city'] } }, '{"town":"Paris"}', 0],
    [{ json_schema: { type: 'object' } }, 'not JSON', 0],
    [{ json_schema: { const: 1 } }, '['.repeat(50_000) + ']'.repeat(50_000), 0],
  ])('%j on %j is %i', (one, answer, value) => {
    expect(check([one], answer)).toBe(value)
  })

  test('a regex searches the first 100,000 characters of the answer', () => {
    const padding = ' '.repeat(99_999)
    expect(check([{ regex: 'xy?$' }], `${padding}x`)).toBe(1)
    expect(check([{ regex: 'y' }], `${padding}xy`)).toBe(0)
  })

  test.each([
    ['regex', { regex: '^(a+)+$' }, `${'a'.repeat(50)}!`],
    ['json_schema', { json_schema: { pattern: '^(a+)+$' } }, `"${'a'.repeat(50)}!"`],
    ['json_schema', { json_schema: { patternProperties: { '^(a|aa)+$': false } } }, `{"${'a'.repeat(200)}!":1}`],
  ])('a %s that never ends is stopped, and unscored unless another check fails', (name, slow, answer) => {
    const observation = makeReply({ answer })
    if (observation.status !== 'ok') throw new Error('it is an answer')
    const score = (checks: readonly unknown[]) =>
      scoreChecks(
        { golden: makeCase({ checks }), observation, withinTime: createTimeLimit({ limitMs: 20 }) },
        { models: {} },
      )
    const reason = `the check's ${name} took too long on this answer and was stopped`
    expect(score([slow])).toEqual({ kind: 'unscored', reason })
    expect(score([slow, { contains: 'elsewhere' }])).toEqual({ kind: 'scored', value: 0 })
  })

  test('a regex that cannot be used is unscored, not failed', () => {
    expect(check([{ regex: '(' }], 'x')).toBe(
      "the check's regex cannot be used: Invalid regular expression: /(/: Unterminated group",
    )
  })
})

describe('limits', () => {
  const usage = { input_tokens: 900, output_tokens: 100 }

  test.each([
    [{ max_latency_s: 1.5 }, {}, 1],
    [{ max_latency_s: 1.4 }, {}, 0],
    [{ max_tokens: 1000 }, { usage }, 1],
    [{ max_tokens: 999 }, { usage }, 0],
    [{ max_tokens: 999 }, {}, 'the target reported no input tokens'],
    [{ max_cost_usd: 0.01 }, { cost_usd: 0.01 }, 1],
    [{ max_cost_usd: 0.01 }, { cost_usd: 0.02 }, 0],
    [{ max_cost_usd: 0.0011 }, { usage, model: 'm' }, 1],
    [{ max_cost_usd: 0.001 }, { usage, model: 'm' }, 0],
    [
      { max_cost_usd: 1 },
      { usage, model: 'n' },
      'no price is known for the model n; set it under `pricing` in the suite',
    ],
  ])('%j on %j is %s', (one, reply, value) => {
    expect(check([one], { answer: 'x', ...reply })).toBe(value)
  })
})

describe('several checks', () => {
  test('must all pass', () => {
    expect(check([{ contains: 'a' }, { contains: 'b' }], 'ab')).toBe(1)
    expect(check([{ contains: 'a' }, { contains: 'b' }], 'a')).toBe(0)
  })

  test('fail if one fails, even if another cannot be decided', () => {
    expect(check([{ max_tokens: 9 }, { contains: 'b' }], 'a')).toBe(0)
    expect(check([{ max_tokens: 9 }, { contains: 'a' }], 'a')).toBe('the target reported no input tokens')
  })
})

test('a failed trial is 0; a case without checks has no score', () => {
  expect(
    scoreWith({ checks: [{ not_contains: 'x' }] }, makeFailure('crash', 'exit code 1')).scores['answer.checks'],
  ).toBe(0)
  expect(check([], 'x')).toBe('does not apply')
})
