import { expect, test } from 'vitest'
import { describeFlips } from '../../../src/modes/evaluate/describe-flips.js'
import { DEFAULT_SCORING, type Scoring } from '../../../src/model/suite/scoring.js'
import { caseSchema, type GoldenCase } from '../../../src/model/suite/case.js'
import type { Reply } from '../../../src/model/run/observation.js'
import type { Trial } from '../../../src/model/run/run.js'

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
const detail = (fields: Record<string, unknown>, now: Trial, scoring: Partial<Scoring> = {}) => {
  const [only] = describeFlips({
    ids: ['a'],
    cases: [golden(fields)],
    topK: 5,
    pricing: { models: {} },
    scoring: { ...DEFAULT_SCORING, ...scoring },
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
    ['no expected span is among the first 5 retrieved'],
  ],
  [
    'every check that fails',
    { checks: [{ contains: 'Paris' }, { contains: 'x' }, { max_tokens: 1 }] },
    trial({ answer: 'x', usage: { input_tokens: 5, output_tokens: 5 } }, { success: 0, 'success.answer': 0 }),
    ['the answer does not contain "Paris"', 'the answer took more than 1 token'],
  ],
  [
    'an answer that should be declined',
    { answer_mode: 'must_abstain' },
    trial({ answer: 'x' }, { success: 0, 'success.answer': 0 }),
    ['it answered, but must decline'],
  ],
  [
    'the sources that are missing, not spans that were found',
    { ...spans, expected_sources: ['./docs/a.md', 'docs/b.md'] },
    trial(
      { answer: 'x', spans: [{ path: 'a.ts', symbol: 'f' }], sources: ['docs/c.md'] },
      { success: 0, 'success.retrieval': 0 },
    ),
    ['it retrieved none of the sources "./docs/a.md", "docs/b.md"'],
  ],
  [
    'spans that were missed, not one of the sources that was found',
    { ...spans, expected_sources: ['docs/a.md', 'docs/b.md'] },
    trial({ answer: 'x', spans: [], sources: ['docs/a.md'] }, { success: 0, 'success.retrieval': 0 }),
    ['no expected span is among the first 5 retrieved'],
  ],
  [
    'the hops that are missing',
    { required_hops: ['who', 'when', 'why'].map((id) => ({ id, any_of: [id] })) },
    trial({ answer: 'who' }, { success: 0, 'success.answer': 0 }),
    ['the answer does not state the hops "when", "why"'],
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

const called = { required_tools: ['search'], forbidden_agents: ['deleter'] }

test.each([
  [
    'calls that are missing and calls that should not be',
    called,
    { tools: [{ name: 'web' }], agents: ['deleter'] },
    {},
    [
      'it called, but should not have, the agent "deleter"',
      'it did not call the tool "search"',
      'it called, but should not have, the tool "web"',
    ],
  ],
  [
    'a trace that is missing, though the suite requires it',
    called,
    { agents: [] },
    { workflow: { strict: true, require_trace: true } },
    ['trace_missing: the target reported no trace of tools'],
  ],
  [
    'at most five names, each cut',
    { optional_tools: ['x'] },
    { tools: [...'abcdef', 'g'.repeat(200)].map((name) => ({ name })) },
    {},
    ['it called, but should not have, the tools "a", "b", "c", "d", "e" and 2 more'],
  ],
])('of the workflow, the reason names %s', (_, fields, reply, scoring, reasons) => {
  const now = trial({ answer: 'x', ...reply }, { success: 0, 'success.workflow': 0 })
  expect(detail(fields, now, scoring).reasons).toEqual(reasons)
})

test('names the judge where the judge decides', () => {
  const answer = { correctness: 2, completeness: 5, faithfulness: 5 }
  const now = { ...trial({ answer: 'x' }, { success: 0, 'success.answer': 0 }), judgments: { answer } }
  const fields = { expected_answer: 'y' }
  expect(detail(fields, now, { judged: ['answer'] }).reasons).toEqual(['the judge does not find the answer right'])
  expect(detail(fields, now).reasons).toEqual([])
})

test('has what the judge said of each side', () => {
  const answer = { correctness: 2, completeness: 5, faithfulness: 5, reasoning: 'It is 14 days.' }
  const now = { ...trial({ answer: 'x' }, { success: 0 }), judgments: { answer } }
  expect(detail({ expected_answer: 'y' }, now).candidate?.judge).toMatchObject([{ reasoning: 'It is 14 days.' }])
  expect(detail({ expected_answer: 'y' }, trial({ answer: 'x' }, { success: 0 })).candidate?.judge).toBeUndefined()
})

test('gives the judge’s words, on one line and cut', () => {
  const answer = { correctness: 2, completeness: 5, faithfulness: 5, reasoning: `It is\n 14 days.${'x'.repeat(999)}` }
  const now = { ...trial({ answer: 'x' }, { success: 0, 'success.answer': 0 }), judgments: { answer } }
  const [reason] = detail({ expected_answer: 'y' }, now, { judged: ['answer'] }).reasons
  expect(reason).toBe(`the judge does not find the answer right: It is 14 days.${'x'.repeat(186)}`)
})

test('names critical spans where all of them are needed', () => {
  const now = trial({ answer: 'x', spans: [] }, { success: 0, 'success.retrieval': 0 })
  expect(detail(spans, now, { success_spans: 'critical' }).reasons).toEqual([
    'not every critical span is among the first 5 retrieved',
  ])
})
