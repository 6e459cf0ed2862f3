import { expect, test } from 'vitest'
import { describeFlips } from '../../../src/app/evaluate/describe-flips.js'
import { caseSchema, type GoldenCase } from '../../../src/core/model/case.js'
import type { Reply } from '../../../src/core/model/observation.js'
import type { Trial } from '../../../src/core/model/run.js'

const golden = (fields: Record<string, unknown>): GoldenCase => ({
  ...caseSchema.parse({ id: 'a', query: 'Where?', ...fields }),
  at: { file: 'golden/cases.yaml', line: 3 },
  fingerprint: 'f',
})
const trial = (reply: Reply, scores: Record<string, number>): Trial => ({
  case: 'a',
  trial: 0,
  retries: 0,
  observation: { status: 'ok', latency_ms: 1, reply },
  scores,
  unscored: {},
})
const detail = (fields: Record<string, unknown>, now: Trial) => {
  const [only] = describeFlips({
    ids: ['a'],
    cases: [golden(fields)],
    topK: 5,
    pricing: { models: {} },
    baseline: new Map(),
    candidate: new Map([['a', [now]]]),
  })
  if (only === undefined) throw new Error('not described')
  return only
}
const spans = { expected_spans: [{ path: 'a.ts', symbol: 'f' }] }

test.each([
  [
    'an empty answer where only spans are expected',
    spans,
    trial({ answer: '', spans: [] }, { success: 0, 'success.retrieval': 1 }),
    ['it declined to answer'],
  ],
  [
    'no expected span',
    spans,
    trial({ answer: 'x', spans: [] }, { success: 0, 'success.retrieval': 0 }),
    ['no expected span was retrieved within the primary k'],
  ],
  [
    'every check that fails',
    { checks: [{ contains: 'Paris' }, { contains: 'x' }, { max_tokens: 1 }] },
    trial({ answer: 'x', usage: { input_tokens: 5, output_tokens: 5 } }, { success: 0, 'success.answer': 0 }),
    ['the answer does not contain "Paris"', 'the answer took more than 1 tokens'],
  ],
  [
    'an answer that should be declined',
    { answer_mode: 'must_abstain' },
    trial({ answer: 'x' }, { success: 0, 'success.answer': 0 }),
    ['it answered, but must decline'],
  ],
  ['nothing where it passes', spans, trial({ answer: 'x', spans: [] }, { success: 1 }), []],
])('the reason names %s', (_, fields, now, reasons) => {
  expect(detail(fields, now).reasons).toEqual(reasons)
})

test('spans are ranked as scoring ranks them: duplicates take no rank and match nothing', () => {
  const reply = { answer: 'x', spans: [{ path: 'b.ts' }, { path: 'b.ts' }, { path: './a.ts', symbol: 'f' }] }
  expect(detail(spans, trial(reply, { success: 1 })).candidate?.spans).toEqual([
    { label: 'b.ts', rank: 1, matches: null },
    { label: './a.ts::f', rank: 2, matches: 'a.ts::f' },
  ])
})

test('a span of relevance 0 is not expected', () => {
  const judged = { expected_spans: [{ path: 'a.ts' }, { path: 'b.ts', relevance: 0 }] }
  const reply = { answer: 'x', spans: [{ path: 'b.ts' }, { path: 'a.ts' }] }
  expect(detail(judged, trial(reply, { success: 1 })).candidate?.spans.map(({ matches }) => matches)).toEqual([
    null,
    'a.ts',
  ])
})
