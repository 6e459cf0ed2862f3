import { describe, expect, test } from 'vitest'
import type { SuccessRule } from '../../../src/core/model/success-rule.js'
import { makeFailure, makeReply, scoreWith } from './make-trial.js'

const SPANS = { expected_spans: [{ path: 'a.ts' }] }
const CHECKS = { checks: [{ contains: 'yes' }] }
const ABSTAIN = { answer_mode: 'must_abstain' }
const CLARIFY = { answer_mode: 'must_clarify' }
const HIT = { spans: [{ path: 'a.ts' }] }
const MISS = { spans: [{ path: 'b.ts' }] }
const NO_SPANS = 'the target reported no spans'

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
    ['an expected answer alone is no rule', { expected_answer: 'x' }, {}, [undefined, undefined, undefined]],
    ['spans only: found', SPANS, HIT, [1, 1, undefined]],
    ['spans only: missed', SPANS, MISS, [0, 0, undefined]],
    ['spans only: found, but no answer', SPANS, { ...HIT, answer: ' ' }, [0, 1, undefined]],
    ['spans only: found, but declined', SPANS, { ...HIT, abstained: true }, [0, 1, undefined]],
    ['spans only: none reported', SPANS, {}, [NO_SPANS, NO_SPANS, undefined]],
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
    ['both: check holds, spans not reported', { ...SPANS, ...CHECKS }, {}, [NO_SPANS, NO_SPANS, 1]],
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
    ['must answer: asks back', CHECKS, { clarified: true }, [0, undefined, 0]],
    ['must answer: an answer that ends in a question', CHECKS, { answer: 'yes. Anything else?' }, [1, undefined, 1]],
  ])('%s', (_what, written, reply, expected) => {
    expect(outcomes(written, reply)).toEqual(expected)
  })
})

describe('the other rules look at their part alone', () => {
  test('retrieval: an empty answer does not matter', () => {
    expect(outcomes({ ...SPANS, ...CHECKS }, { ...HIT, answer: '' }, 'retrieval')).toEqual([1, 1, 0])
    expect(outcomes(CHECKS, {}, 'retrieval')[0]).toBeUndefined()
  })

  test('answer: what was retrieved does not matter', () => {
    expect(outcomes({ ...SPANS, ...CHECKS }, MISS, 'answer')).toEqual([1, 0, 1])
    expect(outcomes(SPANS, HIT, 'answer')[0]).toBeUndefined()
  })
})

test.each(['timeout', 'crash', 'protocol', 'target'] as const)('a trial that failed by %s is 0', (kind) => {
  const { scores } = scoreWith({ ...SPANS, ...CHECKS }, makeFailure(kind, 'x'))
  expect([scores['success'], scores['success.retrieval'], scores['success.answer']]).toEqual([0, 0, 0])
})

test('a trial that failed is 0 also where the case must abstain: silence by accident is not judgement', () => {
  expect(scoreWith(ABSTAIN, makeFailure('crash', 'x')).scores['success']).toBe(0)
})

test('a trial that infrastructure failed is unscored', () => {
  expect(scoreWith(CHECKS, makeFailure('infrastructure', 'HTTP 503')).unscored['success']).toBe(
    'infrastructure failure: HTTP 503',
  )
})
