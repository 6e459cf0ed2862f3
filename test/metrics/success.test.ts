import { describe, expect, test } from 'vitest'
import { withinTime } from '../../src/io/within-time.js'
import { buildMetrics } from '../../src/metrics/build-metrics.js'
import { scoreTrial } from '../../src/metrics/score-trial.js'
import type { Judgments } from '../../src/model/run/judgments.js'
import { DEFAULT_SCORING, type Scoring, type SuccessRule } from '../../src/model/suite/scoring.js'
import { makeCase, makeFailure, makeReply, scoreWith, SETTINGS } from './make-trial.js'

const SPANS = { expected_spans: [{ path: 'a.ts' }] }
const CHECKS = { checks: [{ contains: 'yes' }] }
const ABSTAIN = { answer_mode: 'must_abstain' }
const CLARIFY = { answer_mode: 'must_clarify' }
const SOURCES = { expected_sources: ['docs/a.md', './docs/b.md'] }
const HOPS = {
  required_hops: [
    { id: 'who', any_of: ['the buyer'] },
    { id: 'days', any_of: ['14 days'] },
  ],
}
const HIT = { spans: [{ path: 'a.ts' }] }
const MISS = { spans: [{ path: 'b.ts' }] }
const NO_SPANS = 'the target reported no spans'
const ALONE = 'if only answers count, set `scoring: { success: answer }`'
const NO_SPANS_OF_ALL = `${NO_SPANS}; ${ALONE}`

// Undefined: the metric does not apply to the case.
type Outcome = number | string | undefined

function outcomes(
  written: Record<string, unknown>,
  reply: Record<string, unknown>,
  rule: SuccessRule = 'all',
): readonly Outcome[] {
  const { scores, unscored } = scoreWith(written, makeReply({ answer: 'yes', ...reply }), { success: rule })
  return ['success', 'success.retrieval', 'success.answer'].map((id) => scores[id] ?? unscored[id])
}

describe('success under the rule `all`, and its parts: retrieval, answer', () => {
  test.each<[string, Record<string, unknown>, Record<string, unknown>, readonly Outcome[]]>([
    ['nothing is defined', {}, {}, [undefined, undefined, undefined]],
    ['an expected answer alone is not a rule', { expected_answer: 'x' }, {}, [undefined, undefined, undefined]],
    ['spans only: found', SPANS, HIT, [1, 1, undefined]],
    ['spans only: missed', SPANS, MISS, [0, 0, undefined]],
    ['spans only: found, but no answer', SPANS, { ...HIT, answer: ' ' }, [0, 1, undefined]],
    ['spans only: found, but declined', SPANS, { ...HIT, abstained: true }, [0, 1, undefined]],
    ['spans only: none reported', SPANS, {}, [NO_SPANS_OF_ALL, NO_SPANS, undefined]],
    [
      'spans only: sixth place is too late',
      SPANS,
      { spans: [...'bcdef'].map((path) => ({ path })).concat({ path: 'a.ts' }) },
      [0, 0, undefined],
    ],
    ['checks only: pass', CHECKS, {}, [1, undefined, 1]],
    ['checks only: fail', CHECKS, { answer: 'no' }, [0, undefined, 0]],
    ['checks pass, but the target declined', CHECKS, { abstained: true }, [0, undefined, 0]],
    [
      'a check that an empty answer passes',
      { checks: [{ not_contains: 'x' }] },
      { answer: '', abstained: false },
      [0, undefined, 0],
    ],
    ['both: both hold', { ...SPANS, ...CHECKS }, HIT, [1, 1, 1]],
    ['both: span missed', { ...SPANS, ...CHECKS }, MISS, [0, 0, 1]],
    ['both: check fails', { ...SPANS, ...CHECKS }, { ...HIT, answer: 'no' }, [0, 1, 0]],
    ['both: check fails, spans not reported', { ...SPANS, ...CHECKS }, { answer: 'no' }, [0, NO_SPANS, 0]],
    ['both: check holds, spans not reported', { ...SPANS, ...CHECKS }, {}, [NO_SPANS_OF_ALL, NO_SPANS, 1]],
    ['must abstain: says so', ABSTAIN, { abstained: true }, [1, undefined, 1]],
    ['must abstain: empty answer', ABSTAIN, { answer: '\n' }, [1, undefined, 1]],
    ['must abstain: answers', ABSTAIN, {}, [0, undefined, 0]],
    ['must abstain: says that it did not', ABSTAIN, { answer: '', abstained: false }, [0, undefined, 0]],
    [
      'must abstain, and say why',
      { ...ABSTAIN, checks: [{ contains: 'not in' }] },
      { answer: 'not in the docs', abstained: true },
      [1, undefined, 1],
    ],
    [
      'must abstain, but does not say why',
      { ...ABSTAIN, checks: [{ contains: 'not in' }] },
      { answer: '' },
      [0, undefined, 0],
    ],
    ['must clarify: says so', CLARIFY, { answer: 'Name the year.', clarified: true }, [1, undefined, 1]],
    ['must clarify: asks', CLARIFY, { answer: 'Which year? ' }, [1, undefined, 1]],
    ['must clarify: asks in Chinese', CLARIFY, { answer: '哪一年？' }, [1, undefined, 1]],
    ['must clarify: answers', CLARIFY, {}, [0, undefined, 0]],
    ['must clarify: a question that it says is none', CLARIFY, { answer: 'Ok?', clarified: false }, [0, undefined, 0]],
    ['must clarify: declines', CLARIFY, { answer: '', clarified: true }, [0, undefined, 0]],
    ['sources only: all', SOURCES, { sources: ['docs/b.md', 'docs/a.md', 'docs/c.md'] }, [1, 1, undefined]],
    ['sources only: one of two', SOURCES, { sources: ['docs/a.md'] }, [1, 1, undefined]],
    ['sources only: neither', SOURCES, { sources: ['docs/c.md'] }, [0, 0, undefined]],
    [
      'sources only: none reported',
      SOURCES,
      {},
      [`the target reported no sources; ${ALONE}`, 'the target reported no sources', undefined],
    ],
    ['sources only: no source is expected', { expected_sources: [] }, {}, [undefined, undefined, undefined]],
    ['spans found, sources missed', { ...SPANS, ...SOURCES }, { ...HIT, sources: ['docs/c.md'] }, [0, 0, undefined]],
    ['hops only: all', HOPS, { answer: 'The buyer, in 14 days.' }, [1, undefined, 1]],
    ['hops only: one of two', HOPS, { answer: 'The buyer.' }, [0, undefined, 0]],
    [
      'hops in a case that is asked nothing beyond its answer',
      { ...HOPS, profile: 'default' },
      {},
      [undefined, undefined, undefined],
    ],
    ['spans found, a hop not stated', { ...SPANS, ...HOPS }, HIT, [0, 1, 0]],
    ['to ask back on the way: asks', { clarification_expected: true }, { answer: 'Which year?' }, [1, undefined, 1]],
    ['to ask back on the way: does not', { clarification_expected: true }, {}, [0, undefined, 0]],
    ['not to ask back: asks', { clarification_expected: false }, { clarified: true }, [0, undefined, 0]],
    [
      'not to ask back: ends in a question',
      { clarification_expected: false },
      { answer: 'yes. And you?' },
      [1, undefined, 1],
    ],
    ['must answer: asks back', CHECKS, { clarified: true }, [0, undefined, 0]],
    ['must answer: an answer that ends in a question', CHECKS, { answer: 'yes. Anything else?' }, [1, undefined, 1]],
  ])('%s', (_what, written, reply, expected) => {
    expect(outcomes(written, reply)).toEqual(expected)
  })
})

describe('the other rules consider only their part', () => {
  test('retrieval: an empty answer does not matter', () => {
    expect(outcomes({ ...SPANS, ...CHECKS }, { ...HIT, answer: '' }, 'retrieval')).toEqual([1, 1, 0])
    expect(outcomes(CHECKS, {}, 'retrieval')[0]).toBeUndefined()
  })

  test('answer: the retrieved spans do not matter', () => {
    expect(outcomes({ ...SPANS, ...CHECKS }, MISS, 'answer')).toEqual([1, 0, 1])
    expect(outcomes(SPANS, HIT, 'answer')[0]).toBeUndefined()
    expect(outcomes({ ...HOPS, ...SOURCES }, { answer: 'the buyer, 14 days', sources: [] }, 'answer')).toEqual([
      1, 0, 1,
    ])
    expect(outcomes({ ...HOPS, ...SOURCES }, { ...SOURCES, sources: SOURCES.expected_sources }, 'retrieval')[0]).toBe(1)
  })
})

test.each(['timeout', 'crash', 'protocol', 'target'] as const)('a trial that failed by %s is 0', (kind) => {
  const { scores } = scoreWith({ ...SPANS, ...CHECKS }, makeFailure(kind, 'x'))
  expect([scores['success'], scores['success.retrieval'], scores['success.answer']]).toEqual([0, 0, 0])
})

test('a failed trial is 0 even if the case must abstain: accidental silence is not judgement', () => {
  expect(scoreWith(ABSTAIN, makeFailure('crash', 'x')).scores['success']).toBe(0)
})

test('a failure of the infrastructure is unscored', () => {
  expect(scoreWith(CHECKS, makeFailure('infrastructure', 'HTTP 503')).unscored['success']).toBe(
    'infrastructure failure: HTTP 503',
  )
})

describe('success of the workflow', () => {
  const TOOLS = { required_tools: ['search'] }
  const SEARCHED = { tools: [{ name: 'Search' }] }
  const NO_TRACE = 'the target did not report its tool calls'
  const outcome = (written: Record<string, unknown>, reply: Record<string, unknown>, rule: SuccessRule = 'all') => {
    const { scores, unscored } = scoreWith(written, makeReply({ answer: 'yes', ...reply }), { success: rule })
    return ['success', 'success.workflow'].map((id) => scores[id] ?? unscored[id])
  }

  test.each<[string, Record<string, unknown>, Record<string, unknown>, SuccessRule, readonly Outcome[]]>([
    ['all: called', TOOLS, SEARCHED, 'all', [1, 1]],
    ['all: not called', TOOLS, { tools: [] }, 'all', [0, 0]],
    ['all: called, but no answer', TOOLS, { ...SEARCHED, answer: '' }, 'all', [0, 1]],
    ['all: called, but the span was missed', { ...TOOLS, ...SPANS }, { ...SEARCHED, ...MISS }, 'all', [0, 1]],
    ['all: no trace', TOOLS, {}, 'all', [NO_TRACE, NO_TRACE]],
    ['all: no trace, and the check fails', { ...TOOLS, ...CHECKS }, { answer: 'no' }, 'all', [0, NO_TRACE]],
    ['workflow: the answer does not matter', { ...TOOLS, ...CHECKS }, { ...SEARCHED, answer: '' }, 'workflow', [1, 1]],
    ['workflow: a case that names no calls', CHECKS, SEARCHED, 'workflow', [undefined, undefined]],
  ])('%s', (_what, written, reply, rule, expected) => {
    expect(outcome(written, reply, rule)).toEqual(expected)
  })

  test('a target may ask back during the work if the case expects it', () => {
    expect(outcome({ ...CHECKS, clarification_expected: true }, { clarified: true })[0]).toBe(1)
    expect(outcome({ ...CHECKS, clarification_expected: false }, { clarified: true })[0]).toBe(0)
  })
})

describe('with `success_spans: critical`', () => {
  const GRADED = { expected_spans: [{ path: 'a.ts' }, { path: 'b.ts' }, { path: 'c.ts', relevance: 0.5 }] }
  const scoring = { ...DEFAULT_SCORING, success_spans: 'critical' as const }
  test.each([
    ['both critical spans', GRADED, ['c.ts', 'b.ts', 'a.ts'], 1],
    ['one of them', GRADED, ['a.ts', 'c.ts'], 0],
    ['the second at rank six', GRADED, ['a.ts', '1', '2', '3', '4', 'b.ts'], 0],
    ['a case without a critical span', { expected_spans: [{ path: 'a.ts', relevance: 0.5 }] }, ['a.ts'], 1],
  ])('%s', (_what, written, paths, value) => {
    const reply = makeReply({ spans: paths.map((path) => ({ path })) })
    expect(scoreWith(written, reply, { scoring }).scores['success.retrieval']).toBe(value)
  })
})

describe('with `success_sources`', () => {
  const FOREIGN = 'cannot tell whether the returned'
  test.each([
    ['any', ['docs/a.md'], 1],
    ['any', ['docs/a.md', '/elsewhere/docs/b.md'], 1],
    ['any', ['/elsewhere/docs/b.md'], FOREIGN],
    ['any', [], 0],
    ['all', ['docs/a.md'], 0],
    ['all', ['docs/a.md', '/elsewhere/docs/b.md'], FOREIGN],
    ['all', ['docs/b.md', 'docs/a.md'], 1],
  ] as const)('%s: %j', (success_sources, sources, outcome) => {
    const scoring = { ...DEFAULT_SCORING, success_sources }
    const { scores, unscored } = scoreWith(SOURCES, makeReply({ answer: 'yes', sources: [...sources] }), { scoring })
    if (outcome === FOREIGN) expect(unscored['success.retrieval']).toContain(FOREIGN)
    else expect(scores['success.retrieval']).toBe(outcome)
  })
})

describe('if a judge decides', () => {
  const grades = (correctness: number) => ({ answer: { correctness, completeness: 1, faithfulness: 1 } })
  const quality = (value: number) => ({
    quality: { answer_quality: value, factual_correctness: value, completeness: value },
  })
  const ANSWER = { expected_answer: 'x' }
  const CRITERIA = { expected_answer_criteria: 'It is kind.' }
  const judged = (questions: Scoring['judged'], written: Record<string, unknown>, judgments: Judgments | null) => {
    const { scores, unscored } = scoreTrial({
      withinTime,
      metrics: buildMetrics({ ...SETTINGS, scoring: { ...DEFAULT_SCORING, judged: questions } }),
      golden: makeCase(written),
      observation: makeReply({ answer: 'yes' }),
      ...(judgments && { judgments }),
    })
    return scores['success'] ?? unscored['success']
  }
  const BOTH: Scoring['judged'] = ['answer', 'quality']

  test.each<[string, Scoring['judged'], Record<string, unknown>, Judgments | null, Outcome]>([
    ['correctness 4 of 5', ['answer'], ANSWER, grades(4), 1],
    ['correctness 3 of 5', ['answer'], ANSWER, grades(3), 0],
    ['a quality of 0.7 on the average', ['quality'], CRITERIA, quality(0.7), 1],
    ['a quality of 0.69 on the average', ['quality'], CRITERIA, quality(0.69), 0],
    ['correctness speaks before quality', BOTH, { ...ANSWER, ...CRITERIA }, { ...grades(3), ...quality(1) }, 0],
    ['quality speaks where no answer is expected', BOTH, CRITERIA, { ...grades(1), ...quality(1) }, 1],
    ['nobody judged', ['answer'], ANSWER, null, 'no judge scored it'],
    [
      'the judge gave nothing',
      ['answer'],
      ANSWER,
      { answer: { error: 'no JSON' } },
      'the judge gave nothing usable: no JSON',
    ],
    ['a check fails before the judge is missed', ['answer'], { ...ANSWER, checks: [{ contains: 'no' }] }, null, 0],
    ['a case that gives a judge nothing to go by', BOTH, CHECKS, grades(1), 1],
    ['a suite that asks no judge', [], { ...ANSWER, ...CHECKS }, grades(1), 1],
    ['a suite that asks no judge, and no other rule', [], ANSWER, grades(1), undefined],
  ])('%s', (_what, questions, written, judgments, expected) => {
    expect(judged(questions, written, judgments)).toBe(expected)
  })
})
