import { describe, expect, test } from 'vitest'
import { contextTokens, tokensOfSpan } from '../../../src/metrics/retrieval/context.js'
import { makeCase, makeFailure, makeReply, scoreWith } from '../make-trial.js'

const EXPECTED = { expected_spans: [{ path: 'a.ts' }, { path: 'no.ts', relevance: 0 }] }

function measure(spans: readonly Record<string, unknown>[] | undefined) {
  const observation = makeReply(spans === undefined ? {} : { spans })
  if (observation.status !== 'ok') throw new Error('not ok')
  return contextTokens({ observation, golden: makeCase(EXPECTED) })
}

describe('tokens of a span', () => {
  test.each([
    [{ text: 'hello' }, 2],
    [{ tokens: 9, text: 'hello' }, 9],
    [{ chars: 401 }, 101],
    [{ text: '' }, 0],
    [{}, null],
  ])('%j: %j', (span, tokens) => {
    expect(tokensOfSpan(span)).toBe(tokens)
  })
})

describe('context', () => {
  test.each([
    [
      'what is not expected is waste',
      [
        { path: 'a.ts', tokens: 40 },
        { path: 'x.ts', tokens: 60 },
      ],
      100,
      60,
    ],
    [
      'a second copy is waste',
      [
        { path: 'a.ts', tokens: 40 },
        { path: 'a.ts', tokens: 40 },
      ],
      80,
      40,
    ],
    [
      'a span that is judged irrelevant is waste',
      [
        { path: 'no.ts', tokens: 10 },
        { path: 'a.ts', tokens: 30 },
      ],
      40,
      10,
    ],
    [
      'what did not go into the prompt is not there',
      [
        { path: 'a.ts', tokens: 40, injected: true },
        { path: 'x.ts', tokens: 60, injected: false },
      ],
      40,
      0,
    ],
    [
      'nor is what says nothing beside spans that do',
      [
        { path: 'a.ts', tokens: 40, injected: true },
        { path: 'x.ts', tokens: 60 },
      ],
      40,
      0,
    ],
    ['nothing retrieved is nothing wasted', [], 0, 0],
  ])('%s', (_name, spans, total, wasted) => {
    expect(measure(spans)).toEqual({ total, wasted })
  })

  test('needs spans and the size of each', () => {
    expect(measure(undefined)).toBe('the target reported no spans')
    expect(measure([{ path: 'a.ts' }])).toBe('a span has neither tokens nor text')
  })

  test('is unscored without tokens and in a failed trial', () => {
    const reason = (observation: Parameters<typeof scoreWith>[1]) =>
      scoreWith(EXPECTED, observation).unscored['context.waste']
    expect(reason(makeReply({ spans: [] }))).toBe('the retrieved context has no tokens')
    expect(reason(makeFailure('crash', 'x'))).toBe('the trial failed (crash): x')
  })

  test('does not apply to a case without expected spans', () => {
    const { scores, unscored } = scoreWith({}, makeReply({ spans: [{ tokens: 5 }] }))
    expect(scores['context.tokens']).toBe(5)
    expect([scores['context.waste'], unscored['context.waste']]).toEqual([undefined, undefined])
  })
})
