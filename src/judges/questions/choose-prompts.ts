import type { JudgedQuestion } from '../../model/scoring.js'
import { ANSWER_V1 } from './prompts/answer-v1.js'
import { CLAIMS_V1 } from './prompts/claims-v1.js'
import { MATERIAL_RULES } from './prompts/material-v1.js'
import { QUALITY_V1 } from './prompts/quality-v1.js'
import { RUBRIC_V1 } from './prompts/rubric-v1.js'

/** The system text of each question, with the name of what it was made from: `answer/1`, `quality/custom`. */
export type JudgePrompts = Readonly<Record<JudgedQuestion, { readonly id: string; readonly system: string }>>

const CURRENT = { answer: ANSWER_V1, quality: QUALITY_V1, rubric: RUBRIC_V1, claims: CLAIMS_V1 }

/**
 * Goldenpair's prompts, with a suite's own texts in the place of the task where it has some. How the material is laid out and what the reply
 * must be stay with every text: without them no reply could be read.
 */
export function choosePrompts(
  own: Readonly<Partial<Record<JudgedQuestion, { readonly text: string } | undefined>>>,
): JudgePrompts {
  const choose = (question: JudgedQuestion) => {
    const { id, task, reply } = CURRENT[question]
    const text = own[question]?.text.trim()
    return {
      id: text === undefined ? id : `${question}/custom`,
      system: [text ?? task, MATERIAL_RULES, reply].join('\n\n'),
    }
  }
  return { answer: choose('answer'), quality: choose('quality'), rubric: choose('rubric'), claims: choose('claims') }
}
