import { describe, expect, test } from 'vitest'
import { caseSchema } from '../../src/model/suite/case.js'
import { replySchema } from '../../src/model/run/observation.js'
import { makeReply, scoreWith } from './make-trial.js'

describe('the schemas refuse', () => {
  test.each<[string, Record<string, unknown>]>([
    ['tokens that are not a number', { usage: { input_tokens: NaN } }],
    ['infinite tokens', { usage: { input_tokens: Infinity } }],
    ['negative tokens', { usage: { input_tokens: -1 } }],
    ['half a token', { usage: { input_tokens: 0.5 } }],
    ['negative tokens of a span', { spans: [{ path: 'a.ts', tokens: -1 }] }],
    ['an infinite cost', { cost_usd: Infinity }],
    ['a negative cost', { cost_usd: -0.01 }],
    ['a confidence above 1', { planner: { confidence: 1.01 } }],
    ['a confidence that is not a number', { planner: { confidence: NaN } }],
    ['a negative time', { ttft_ms: -1 }],
    ['a negative line', { spans: [{ path: 'a.ts', start_line: -1 }] }],
    ['a type of component that there is not', { components: [{ type: 'MAGIC' }] }],
  ])('a reply with %s', (_what, reply) => {
    expect(replySchema.safeParse({ answer: 'x', ...reply }).success).toBe(false)
  })

  test.each<[string, Record<string, unknown>]>([
    ['a relevance below 0', { expected_spans: [{ path: 'a.ts', relevance: -0.1 }] }],
    ['a relevance that is not a number', { expected_spans: [{ path: 'a.ts', relevance: NaN }] }],
    ['an infinite relevance', { expected_spans: [{ path: 'a.ts', relevance: Infinity }] }],
    [
      'a relevance above 100, of which 2^relevance would be without bounds',
      { expected_spans: [{ path: 'a.ts', relevance: 101 }] },
    ],
    ['an unknown profile', { profile: 'quantum' }],
    ['an empty path', { expected_spans: [{ path: '' }] }],
    ['an empty answer to expect', { expected_answer: '' }],
    ['an empty name of a source', { expected_sources: [''] }],
  ])('a case with %s', (_what, written) => {
    expect(caseSchema.safeParse({ id: 'c1', query: 'where?', ...written }).success).toBe(false)
  })
})

describe('unusual but possible input has a defined result', () => {
  const CASE = { expected_spans: [{ path: 'a.ts' }], expected_answer: 'x' }

  test('for ten thousand spans: the expected one at the end is found', () => {
    const spans = Array.from({ length: 10_000 }, (_, index) => ({ path: index === 9_999 ? 'a.ts' : `${index}.ts` }))
    const { scores } = scoreWith(CASE, makeReply({ spans }))
    expect(scores['retrieval.mrr']).toBe(1e-4)
    expect(scores['retrieval.precision@10']).toBe(0)
    expect(scores['retrieval.returned']).toBe(10_000)
  })

  test('for ten thousand parts of one file, of which a thousand are expected', () => {
    const pieces = Array.from({ length: 10_000 }, (_, index) => ({ path: 'a.ts', start_line: index, end_line: index }))
    const expected = Array.from({ length: 1000 }, (_, index) => ({ path: 'a.ts', start_line: 10 * index + 1 }))
    const { scores } = scoreWith({ expected_spans: expected }, makeReply({ spans: pieces }))
    expect(scores['retrieval.zero-recall']).toBe(0)
    expect(scores['retrieval.map']).toBeGreaterThan(0.09)
  })

  test('for ten thousand copies of a span: one counts, and the others are duplicates', () => {
    const { scores } = scoreWith(CASE, makeReply({ spans: Array.from({ length: 10_000 }, () => ({ path: './a.ts' })) }))
    expect(scores['retrieval.returned']).toBe(1)
    expect(scores['retrieval.duplicates']).toBe(9999)
    expect(scores['retrieval.precision@1']).toBe(1)
  })

  test('for an answer of a hundred thousand words', () => {
    const { scores } = scoreWith({ expected_answer: 'word end' }, makeReply({ answer: 'word '.repeat(100_000) }))
    expect(scores['answer.rouge-l']).toBeCloseTo(2 / 100_002, 12)
  })

  test('for lone surrogates and empty strings', () => {
    const reply = makeReply({ answer: '\ud800', spans: [{ path: '\udfff', text: '', symbol: '' }, { path: '' }] })
    const { scores } = scoreWith({ ...CASE, expected_answer: '\ud800' }, reply)
    expect(scores['answer.exact-match']).toBe(1)
    expect(scores['retrieval.recall@5']).toBe(0)
  })
})
