import type { GoldenCase } from '../../model/suite/case.js'
import type { Reply } from '../../model/run/observation.js'

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
