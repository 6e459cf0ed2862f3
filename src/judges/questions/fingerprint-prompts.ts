import { z } from 'zod'
import type { JudgedQuestion } from '../../model/suite/scoring.js'
import type { JudgePrompts } from './choose-prompts.js'
import { REPLIES } from './reply-schemas.js'
import { CAPS } from './show-text.js'

/**
 * Everything of the prompts that can change what a judge says, as data to be hashed: for each question the text of the system message, and
 * the schema of the reply; and the caps of what it is shown. The layout of the user message is described in the text, so that it changes along.
 */
export function promptFingerprintParts(
  prompts: JudgePrompts,
  questions: readonly JudgedQuestion[],
): Readonly<Record<string, unknown>> {
  return {
    caps: CAPS,
    ...Object.fromEntries(
      questions.map((question) => [
        question,
        { ...prompts[question], reply: z.toJSONSchema(REPLIES[question], { target: 'draft-7' }) },
      ]),
    ),
  }
}
