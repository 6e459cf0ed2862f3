import type { Reply } from '../../model/run/observation.js'
import { scored } from '../../model/score.js'
import type { GoldenCase } from '../../model/suite/case.js'
import { defineMetric } from '../define-metric.js'

export const clarification = defineMetric({
  name: 'clarification.match',
  title: 'asked back as expected',
  source: 'test-arcfusion-2025, docs/evaluation/metrics.md, its flag for scenarios that need a question first',
  unit: 'ratio',
  kind: 'binary',
  direction: 'higher',
  range: [0, 1],
  default_margin: { kind: 'absolute', value: 0.05 },
  definition: 'clarification.match/1',
  applies: ({ clarification_expected: isExpected }) => isExpected !== undefined,
  score: ({ observation, golden }) => scored(hasAskedBack(observation.reply) === golden.clarification_expected ? 1 : 0),
  when_failed: 0,
})

/** Whether the target declined to answer: it says so, or, saying nothing, its answer is empty. */
export function hasAbstained({ abstained, answer }: Pick<Reply, 'abstained' | 'answer'>): boolean {
  return abstained ?? answer.trim() === ''
}

/** Whether the target asked back: it says so, or, saying nothing, its answer ends in a question mark. */
export function hasAskedBack({ clarified, answer }: Pick<Reply, 'clarified' | 'answer'>): boolean {
  return clarified ?? /[?？؟]\s*$/.test(answer)
}

/**
 * Whether the target did what the case wants of it at all. A case that must abstain wants it declined, one that must clarify wants a
 * question, and every other case wants an answer: not empty, and not what the target itself calls a question, unless the case expects
 * one on the way. Answers may end in one: "Anything else?"
 */
export function isWilling(
  reply: Pick<Reply, 'abstained' | 'clarified' | 'answer'>,
  { answer_mode: mode, clarification_expected: mayAsk = false }: GoldenCase,
): boolean {
  const hasDeclined = hasAbstained(reply)
  switch (mode) {
    case 'must_abstain':
      return hasDeclined
    case 'must_clarify':
      return !hasDeclined && hasAskedBack(reply)
    case 'answerable':
      return !hasDeclined && reply.answer.trim() !== '' && (mayAsk || reply.clarified !== true)
  }
}
