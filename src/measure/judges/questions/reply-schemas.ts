import { z } from 'zod'
import type { JudgeMaterial } from '../../../model/run/judging.js'
import type { JudgedQuestion } from '../../../model/suite/scoring.js'

// Everything is required and closed: OpenAI's strict structured output takes nothing else. Reasons come before scores, so that a score
// follows from them. Items are named by number, so that no text of a suite gets into the schema.
const reasoning = z.string()
const grade = z.literal([1, 2, 3, 4, 5])
const share = z.number().min(0).max(1)
const number = z.int().min(1)
const item = { score: share.nullable(), confidence: share, notes: z.string() }

const answerReply = z.strictObject({ reasoning, correctness: grade, completeness: grade, faithfulness: grade })
const qualityReply = z.strictObject({
  reasoning,
  criteria: z.array(z.strictObject({ criterion: number, met: z.boolean() })),
  answer_quality: share,
  factual_correctness: share,
  completeness: share,
})
const rubricReply = z.strictObject({
  reasoning,
  requirements: z.array(z.strictObject({ requirement: number, ...item })),
  categories: z.array(z.strictObject({ category: number, ...item })),
  weighted_score: share.nullable(),
  passed: z.boolean(),
  confidence: share,
})
const claimsReply = z.strictObject({
  claims: z.array(
    z.strictObject({
      text: z.string(),
      supported: z.boolean().nullable(),
      contradicted: z.boolean(),
      source: number.nullable(),
    }),
  ),
})

/** What a judge replies to each question. */
export const REPLIES = { answer: answerReply, quality: qualityReply, rubric: rubricReply, claims: claimsReply }

/**
 * The schema of a reply about this material: its shape, and that it has every item that was listed exactly once, and none that was not.
 * The JSON Schema of it is the same for all material.
 */
export function replySchema(question: JudgedQuestion, material: JudgeMaterial): z.ZodType {
  switch (question) {
    case 'answer':
      return answerReply
    case 'quality':
      return qualityReply.superRefine(({ criteria }, context) => {
        const numbers = criteria.map(({ criterion }) => criterion)
        demandEach(context, 'criteria', numbers, material.criteria.length)
      })
    case 'rubric':
      return rubricReply.superRefine(({ requirements, categories }, context) => {
        const asked = material.requirements
        const required = requirements.map(({ requirement }) => requirement)
        demandEach(context, 'requirements', required, asked.length)
        const named = categories.map(({ category }) => category)
        demandEach(context, 'categories', named, material.categories.length)
        for (const [at, { requirement, score }] of requirements.entries())
          if (asked[requirement - 1]?.evaluation === 'binary' && score !== 0 && score !== 1 && score !== null)
            refuse(context, ['requirements', at, 'score'], `requirement ${requirement} is met or not: 1, 0 or null`)
      })
    case 'claims':
      return claimsReply.superRefine(({ claims }, context) => {
        const most = material.spans?.length ?? 0
        const fault = most === 0 ? 'there is no source' : `the sources are 1 to ${most}`
        for (const [at, { source }] of claims.entries())
          if (source !== null && source > most) refuse(context, ['claims', at, 'source'], fault)
      })
  }
}

function refuse(context: z.core.$RefinementCtx, path: readonly (string | number)[], message: string): void {
  context.addIssue({ code: 'custom', path: [...path], message })
}

function demandEach(context: z.core.$RefinementCtx, list: string, given: readonly number[], asked: number): void {
  const numbers = new Set(given)
  const missing = Array.from({ length: asked }, (_, at) => at + 1).filter((one) => !numbers.has(one))
  if (missing.length > 0) refuse(context, [list], `number ${missing.join(', ')} is missing`)
  else if (given.length > asked) refuse(context, [list], `there are ${asked}, each is listed once`)
}
