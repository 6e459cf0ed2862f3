import { describe, expect, test } from 'vitest'
import { buildMetrics } from '../../src/metrics/build-metrics.js'
import { explainTrial, scoreTrial } from '../../src/metrics/score-trial.js'
import type { Judgments } from '../../src/model/run/judgments.js'
import type { Observation, Reply } from '../../src/model/run/observation.js'
import { caseSchema, checkSchema, type GoldenCase } from '../../src/model/suite/case.js'
import { DEFAULT_SCORING, type Scoring, type SuccessRule } from '../../src/model/suite/scoring.js'

const makeCase = (fields: Record<string, unknown>): GoldenCase => ({
  ...caseSchema.parse({ id: 'a', query: 'Where?', ...fields }),
  at: { file: 'golden/cases.yaml', line: 3 },
  fingerprint: 'f',
})

interface Asked {
  readonly rule?: SuccessRule
  readonly scoring?: Partial<Scoring>
  readonly judgments?: Judgments
  readonly latency_ms?: number
}

const answered = (reply: Partial<Reply>, latency_ms = 1): Observation => ({
  status: 'ok',
  latency_ms,
  reply: { answer: 'x', ...reply },
})

/** Returns the score of success and the reasons for it. */
function ask(fields: Record<string, unknown>, observation: Observation, { rule = 'all', scoring, judgments }: Asked) {
  const settings = { k: [5], primary_k: 5, success: rule, pricing: { models: {} } }
  const metrics = buildMetrics({ ...settings, scoring: { ...DEFAULT_SCORING, ...scoring } })
  const trial = {
    metrics,
    golden: makeCase(fields),
    observation,
    judgments,
    withinTime: (work: () => boolean) => work(),
  }
  return { score: scoreTrial(trial).scores['success'], reasons: explainTrial(trial) }
}

const explain = (fields: Record<string, unknown>, reply: Partial<Reply>, asked: Asked = {}): readonly string[] =>
  ask(fields, answered(reply, asked.latency_ms), asked).reasons.map(({ text }) => text)

const spans = { expected_spans: [{ path: 'a.ts', symbol: 'f' }] }
const found = { spans: [{ path: 'a.ts', symbol: 'f' }] }
const missed = { spans: [{ path: 'b.ts' }] }
const NO_SPAN = 'no expected span is among the first 5 retrieved'

test.each<[string, Record<string, unknown>, Partial<Reply>, readonly string[], Asked?]>([
  ['an empty answer where only spans are expected', spans, { answer: '', ...found }, ['it declined to answer']],
  [
    'an empty answer of a target that says it did not decline',
    spans,
    { answer: '', abstained: false, ...found },
    ['the answer is empty'],
  ],
  ['a question in place of an answer', spans, { clarified: true, ...found }, ['it asked back instead of answering']],
  ['an answer in place of a question', { answer_mode: 'must_clarify' }, {}, ['it answered instead of asking back']],
  [
    'an answer in place of an expected question',
    { ...spans, clarification_expected: true },
    found,
    ['it answered instead of asking back'],
  ],
  ['an answer that should be declined', { answer_mode: 'must_abstain' }, {}, ['it answered instead of declining']],
  ['no expected span', spans, missed, [NO_SPAN]],
  [
    'what was retrieved before what was answered',
    { ...spans, checks: [{ contains: 'Paris' }] },
    missed,
    [NO_SPAN, 'the answer does not contain "Paris"'],
  ],
  [
    'critical spans where all of them are needed',
    spans,
    missed,
    ['not every critical span is among the first 5 retrieved'],
    { scoring: { success_spans: 'critical' } },
  ],
  [
    'every check that fails, with its numbers',
    { checks: [{ contains: 'Paris' }, { contains: 'x' }, { max_tokens: 1 }] },
    { usage: { input_tokens: 5, output_tokens: 5 } },
    ['the answer does not contain "Paris"', 'the answer took 10 tokens, more than 1 token'],
  ],
  [
    'the sources that are missing, not spans that were found',
    { ...spans, expected_sources: ['./docs/a.md', 'docs/b.md'] },
    { ...found, sources: ['docs/c.md'] },
    ['it retrieved none of the sources "./docs/a.md", "docs/b.md"'],
  ],
  [
    'spans that were missed, not one of the sources that was found',
    { ...spans, expected_sources: ['docs/a.md', 'docs/b.md'] },
    { spans: [], sources: ['docs/a.md'] },
    [NO_SPAN],
  ],
  [
    'the source that is missing where all are needed',
    { expected_sources: ['docs/a.md', 'docs/b.md'] },
    { sources: ['docs/a.md'] },
    ['it did not retrieve the source "docs/b.md"'],
    { scoring: { success_sources: 'all' } },
  ],
  [
    'the hops that are missing',
    { required_hops: ['who', 'when', 'why'].map((id) => ({ id, any_of: [id] })) },
    { answer: 'who' },
    ['the answer does not state the hops "when", "why"'],
  ],
  ['nothing where it passes', spans, found, []],
  ['why it cannot be told', { ...spans, checks: [{ max_tokens: 1 }] }, found, ['the target reported no input tokens']],
  ['what fails, not what cannot be told', { ...spans, checks: [{ max_tokens: 1 }] }, missed, [NO_SPAN]],
])('the reason names %s', (_, fields, reply, reasons, asked) => {
  expect(explain(fields, reply, asked)).toEqual(reasons)
})

describe('only parts of the rule give reasons', () => {
  const everything = { ...spans, checks: [{ contains: 'Paris' }], required_tools: ['search'] }
  const nothing = { ...missed, tools: [], passed: false, reasons: ['The judge\n disagrees.', ' '] }
  test.each<[SuccessRule, readonly string[]]>([
    ['retrieval', [NO_SPAN]],
    ['answer', ['the answer does not contain "Paris"']],
    ['workflow', ['it did not call the tool "search"']],
    ['reported', ['The judge disagrees.']],
    ['all', [NO_SPAN, 'the answer does not contain "Paris"', 'it did not call the tool "search"']],
  ])('success: %s', (rule, reasons) => {
    expect(explain(everything, nothing, { rule })).toEqual(reasons)
  })

  test('an empty answer does not fail a case in which only retrieval or calls count', () => {
    expect(explain(everything, { ...nothing, answer: '' }, { rule: 'retrieval' })).toEqual([NO_SPAN])
    expect(explain(everything, { answer: '', tools: [{ name: 'search' }] }, { rule: 'workflow' })).toEqual([])
  })

  test('a part that holds gives no reason, whatever the others do', () => {
    expect(explain(everything, { ...nothing, answer: 'Paris' }, { rule: 'answer' })).toEqual([])
  })

  test('a reply without reasons is reported as such', () => {
    expect(explain({}, { passed: false }, { rule: 'reported' })).toEqual(['the reply says that it did not pass'])
    expect(explain({}, { passed: true, reasons: ['All assertions passed'] }, { rule: 'reported' })).toEqual([])
    expect(explain({}, {}, { rule: 'reported' })).toEqual(['the reply does not say whether it passed'])
    expect(explain({}, { reasons: ['It contradicts the handbook.'] }, { rule: 'reported' })).toEqual([
      'It contradicts the handbook.',
    ])
  })
})

test('a failed trial has only its failure as a reason', () => {
  const failure = { kind: 'crash', message: 'exit 3' } as const
  expect(ask(spans, { status: 'failed', latency_ms: 1, failure }, {})).toEqual({
    score: 0,
    reasons: [{ about: 'failure', text: 'exit 3' }],
  })
})

test('an outage is not a reason to fail', () => {
  const failure = { kind: 'infrastructure', message: 'HTTP 503' } as const
  expect(ask(spans, { status: 'failed', latency_ms: 1, failure }, {})).toEqual({
    score: undefined,
    reasons: [{ about: 'unscored', text: 'HTTP 503' }],
  })
})

const called = { required_tools: ['search'], forbidden_agents: ['deleter'] }

test.each<[string, Record<string, unknown>, Partial<Reply>, Partial<Scoring>, readonly string[]]>([
  [
    'calls that are missing and calls that should not be',
    called,
    { tools: [{ name: 'web' }], agents: ['deleter'] },
    {},
    [
      'it should not have called the agent "deleter"',
      'it did not call the tool "search"',
      'it should not have called the tool "web"',
    ],
  ],
  [
    'a trace that is missing, though the suite requires it',
    called,
    { agents: [] },
    { workflow: { strict: true, require_trace: true } },
    ['the target did not report its tool calls'],
  ],
  [
    'no trace that is missing, where the suite does not require it',
    called,
    { agents: ['deleter'] },
    {},
    ['it should not have called the agent "deleter"'],
  ],
  [
    'at most five names, each cut',
    { optional_tools: ['x'] },
    { tools: [...'abcdef', 'g'.repeat(200)].map((name) => ({ name })) },
    {},
    ['it should not have called the tools "a", "b", "c", "d", "e" and 2 more'],
  ],
])('of the workflow, the reason names %s', (_, fields, reply, scoring, reasons) => {
  expect(explain(fields, reply, { scoring })).toEqual(reasons)
})

describe('if the judge decides, the reason', () => {
  const asked = { scoring: { judged: ['answer' as const, 'quality' as const] } }
  const answer = (reasoning?: string) => ({
    ...{ correctness: 2, completeness: 5, faithfulness: 5 },
    ...(reasoning !== undefined && { reasoning }),
  })

  test('has the grade', () => {
    const judgments = { answer: answer() }
    expect(explain({ expected_answer: 'y' }, {}, { ...asked, judgments })).toEqual(['judged wrong (correctness 2/5)'])
    const quality = { answer_quality: 0.2, factual_correctness: 0.5, completeness: 0.65 }
    expect(explain({ expected_answer_criteria: ['y'] }, {}, { ...asked, judgments: { quality } })).toEqual([
      'judged wrong (quality .45)',
    ])
  })

  test('has the judge’s words, on one line and cut', () => {
    const judgments = { answer: answer(`It is\n 14 days.${'x'.repeat(999)}`) }
    expect(explain({ expected_answer: 'y' }, {}, { ...asked, judgments })).toEqual([
      `judged wrong (correctness 2/5): It is 14 days.${'x'.repeat(186)}`,
    ])
  })

  test('is absent if no judge decides in the suite', () => {
    expect(
      explain({ expected_answer: 'y', checks: [{ contains: 'x' }] }, {}, { judgments: { answer: answer() } }),
    ).toEqual([])
  })
})

test.each([
  [{ contains: 'a\n"b"' }, 'the answer does not contain "a\\n\\"b\\""'],
  [{ not_contains: 'an AI' }, 'the answer contains "an AI"'],
  [{ equals: '42' }, 'the answer is not "42"'],
  [{ regex: '^\\d+$', flags: 'm' }, 'the answer does not match /^\\d+$/m'],
  [{ json_schema: { type: 'object' } }, 'the answer is not JSON that fits the schema of the case'],
  [{ max_latency_s: 2.5 }, 'the answer took 3.1 s, more than 2.5 s'],
  [{ max_tokens: 500 }, 'the answer took 1\u202f200 tokens, more than 500 tokens'],
  [{ max_tool_calls: 0 }, 'the answer took 1 tool call, more than 0 tool calls'],
  [{ max_cost_usd: 0.01 }, 'the answer cost 0.0312 US dollars, more than 0.01 US dollars'],
])('a failed %j has the reason: %s', (check, words) => {
  const reply = {
    answer: 'as an AI',
    usage: { input_tokens: 1000, output_tokens: 200 },
    tools: [{ name: 'search' }],
    cost_usd: 0.0312,
  }
  expect(explain({ checks: [checkSchema.parse(check)] }, reply, { latency_ms: 3100 })).toEqual([words])
})
