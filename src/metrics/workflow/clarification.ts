import type { Reply } from '../../model/run/observation.js'
import { scored } from '../../model/score.js'
import type { GoldenCase } from '../../model/suite/case.js'
import { defineMetric, YES_NO } from '../define-metric.js'

export const clarification = defineMetric({
  name: 'clarification.match',
  title: 'asked back as expected',
  summary: 'Whether the target asks back when it should, and only then.',
  formula:
    '1 when the target asked back and `clarification_expected` is true, or did not and it is false; else 0. It asked back when the reply says `clarified: true`, or has no `clarified` and the answer ends in a question mark.',
  needs: 'To cases with `clarification_expected`, true or false.',
  edge_cases: 'Never, when the target answered.',
  example: {
    text: '`clarification_expected: true`; the answer is "Which year?": 1.',
    case: { clarification_expected: true },
    reply: { answer: 'Which year?' },
    value: 1,
  },
  source: 'test-arcfusion-2025, docs/evaluation/metrics.md, its flag for scenarios that need a question first',
  ...YES_NO,
  applies: ({ clarification_expected: isExpected }) => isExpected !== undefined,
  score: ({ observation, golden }) => scored(hasAskedBack(observation.reply) === golden.clarification_expected ? 1 : 0),
  when_failed: 0,
})

/** Whether the target asked back: the reply says so or, if it does not say, its answer ends in a question mark. */
export function hasAskedBack({ clarified, answer }: Pick<Reply, 'clarified' | 'answer'>): boolean {
  return clarified ?? /[?？؟]\s*$/.test(answer)
}

/**
 * Explains, as a clause, why a reply is not of the kind that its case wants; `null` if it is. A case that must abstain wants the target to
 * decline: the reply says so or, if it does not say, its answer is empty. A case that must clarify wants a question. Every other case wants
 * an answer that is not empty and that the target does not call a question; it may end in one ("Anything else?"). A case that also expects
 * a question wants that too.
 */
export function explainUnwillingness(
  reply: Pick<Reply, 'abstained' | 'clarified' | 'answer'>,
  { answer_mode: mode, clarification_expected: mustAsk = false }: GoldenCase,
): string | null {
  const isEmpty = reply.answer.trim() === ''
  const hasDeclined = reply.abstained ?? isEmpty
  if (mode === 'must_abstain') {
    if (!hasDeclined) return 'it answered instead of declining'
    return mustAsk && !hasAskedBack(reply) ? 'it declined without asking back' : null
  }
  if (hasDeclined) return 'it declined to answer'
  if (mode === 'must_clarify' || mustAsk)
    return hasAskedBack(reply) && (mode === 'must_clarify' || !isEmpty) ? null : 'it answered instead of asking back'
  if (reply.clarified === true) return 'it asked back instead of answering'
  return isEmpty ? 'the answer is empty' : null
}
