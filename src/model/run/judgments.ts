import { z } from 'zod'
import { costUsdSchema } from '../suite/pricing.js'
import type { JudgedQuestion } from '../suite/scoring.js'

/** The cost of a reading. */
export const judgeSpend = {
  model: z.string().optional(),
  /** Tokens of the judge, not of the system under test. */
  tokens: z.int().nonnegative().optional(),
  cost_usd: costUsdSchema.optional(),
  /** Set if the reading is from an earlier run, so that the judge was not asked again. */
  cached: z.literal(true).optional(),
}

/** The judge gave nothing usable, or was not asked at all (`asked: false`). This is never a score of 0. */
const failed = z.strictObject({ error: z.string(), asked: z.literal(false).optional(), ...judgeSpend })
export type FailedJudgment = z.infer<typeof failed>

/** The reasoning of the judgment of an empty answer, about which no judge is asked. */
export const EMPTY_ANSWER = 'The answer is empty: decided without a judge.'

const share = z.number().min(0).max(1)
/** `null` if the judge was shown nothing to grade by. */
const grade = z.int().min(1).max(5).nullable()

/** Three grades from 1 to 5 against the expected answer and the retrieved spans. */
const answerJudgment = z.strictObject({
  correctness: grade,
  completeness: grade,
  faithfulness: grade,
  reasoning: z.string().optional(),
  ...judgeSpend,
})
export type AnswerJudgment = z.infer<typeof answerJudgment>

/** The grades. */
export const GRADES = ['correctness', 'completeness', 'faithfulness'] as const
export type Grade = (typeof GRADES)[number]

/** Makes a record with one value for each grade. */
export function mapGrades<Value>(to: (grade: Grade) => Value): Record<Grade, Value> {
  return { correctness: to('correctness'), completeness: to('completeness'), faithfulness: to('faithfulness') }
}

/** Three scores from 0 to 1 against the criteria of the case. */
const qualityJudgment = z.strictObject({
  answer_quality: share,
  factual_correctness: share,
  completeness: share,
  reasoning: z.string().optional(),
  criteria: z.array(z.strictObject({ text: z.string(), met: z.boolean() })).optional(),
  ...judgeSpend,
})
export type QualityJudgment = z.infer<typeof qualityJudgment>

/** `null` means "not applicable"; the score and its weight are then left out of the weighted mean. */
const rubricScore = z
  .strictObject({
    score: share,
    confidence: share.optional(),
    weight: z.number().nonnegative().optional(),
    notes: z.string().optional(),
  })
  .nullable()

/** One reading of a rubric by the judge. `weighted_score` is the judge's own calculation, kept for information. */
export const rubricRunSchema = z.strictObject({
  requirements: z.record(z.string(), rubricScore).optional(),
  categories: z.record(z.string(), rubricScore).optional(),
  weighted_score: share.optional(),
  confidence: share.optional(),
  passed: z.boolean().optional(),
  reasoning: z.string().optional(),
  ...judgeSpend,
})
export type RubricRun = z.infer<typeof rubricRunSchema>

export const claimSchema = z.looseObject({
  text: z.string(),
  /** `null` if undecided. */
  supported: z.boolean().nullable(),
  contradicted: z.boolean().optional(),
  span_id: z.string().optional(),
})
export type Claim = z.infer<typeof claimSchema>

const claimsJudgment = z.strictObject({ claims: z.array(claimSchema), ...judgeSpend })
export type ClaimsJudgment = z.infer<typeof claimsJudgment>

/** The cosine similarity of the embeddings of the answer and of the nearest expected answer; below 0 counts as 0. */
const similarityJudgment = z.strictObject({ similarity: share, ...judgeSpend })

/**
 * The judgments of one trial, by question; a question that was not asked is absent. If an answer was read several times, the question's own
 * member is the combined judgment with the tokens and cost of all readings, and `_readings` has each reading.
 */
export const judgmentsSchema = z.strictObject({
  answer: z.union([answerJudgment, failed]).optional(),
  answer_readings: z.array(z.union([answerJudgment, failed])).optional(),
  quality: z.union([qualityJudgment, failed]).optional(),
  quality_readings: z.array(z.union([qualityJudgment, failed])).optional(),
  rubric: z.strictObject({ runs: z.array(z.union([rubricRunSchema, failed])) }).optional(),
  claims: z.union([claimsJudgment, failed]).optional(),
  claims_readings: z.array(z.union([claimsJudgment, failed])).optional(),
  similarity: z.union([similarityJudgment, failed]).optional(),
})
export type Judgments = z.infer<typeof judgmentsSchema>

interface JudgmentByQuestion {
  readonly answer: AnswerJudgment
  readonly quality: QualityJudgment
  readonly rubric: RubricRun
  readonly claims: ClaimsJudgment
  readonly similarity: z.infer<typeof similarityJudgment>
}

/** One reading of one answer, as stored. */
export type Reading<Question extends JudgedQuestion = JudgedQuestion> = {
  [One in Question]: { readonly question: One; readonly said: JudgmentByQuestion[One] | FailedJudgment }
}[Question]

/** A reading that did not fail. */
export type UsableReading = {
  [One in JudgedQuestion]: { readonly question: One; readonly said: JudgmentByQuestion[One] }
}[JudgedQuestion]

/** Returns every reading behind the judgments of one trial, in order within each question: the input of `combineReadings`. */
export function splitReadings(judgments: Judgments): readonly Reading[] {
  const { answer, quality, rubric, claims, similarity, answer_readings, quality_readings, claims_readings } = judgments
  return [
    ...(answer_readings ?? listOne(answer)).map((said): Reading => ({ question: 'answer', said })),
    ...(quality_readings ?? listOne(quality)).map((said): Reading => ({ question: 'quality', said })),
    ...(rubric?.runs ?? []).map((said): Reading => ({ question: 'rubric', said })),
    ...(claims_readings ?? listOne(claims)).map((said): Reading => ({ question: 'claims', said })),
    ...listOne(similarity).map((said): Reading => ({ question: 'similarity', said })),
  ]
}

const listOne = <Said>(said: Said | undefined): readonly Said[] => (said === undefined ? [] : [said])
