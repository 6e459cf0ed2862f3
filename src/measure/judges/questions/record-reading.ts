import { omitUndefined } from '../../../model/omit-undefined.js'
import type { JudgeMaterial, JudgeReply, JudgeRequest } from '../../../model/run/judging.js'
import {
  type AnswerJudgment,
  type Claim,
  type FailedJudgment,
  GRADES,
  type Judgments,
  mapGrades,
  type Reading,
  type RubricRun,
  splitReadings,
  type UsableReading,
} from '../../../model/run/judgments.js'
import { listGradable, REPLY_SCHEMAS } from './gather-material.js'
import { cleanText } from './show-text.js'
import { countOf } from '../../../format/format-number.js'

const REASON_LENGTH = 500

/**
 * Converts a judge's reply to its stored form, or the reason why there is none, with the spending.
 * @param cost_usd of all attempts; `null` if no price is known
 */
export function recordReading(input: {
  readonly request: JudgeRequest
  readonly reply: JudgeReply
  readonly cost_usd: number | null
}): Reading {
  const { request, reply, cost_usd } = input
  const { spent } = reply
  const spend = omitUndefined<Spend>({
    model: spent?.model || undefined,
    tokens: spent === null ? undefined : spent.input_tokens + spent.output_tokens,
    cost_usd: cost_usd ?? undefined,
    cached: reply.kind === 'read' ? reply.cached : undefined,
  })
  const fail = (error: string): Reading => {
    const said: FailedJudgment = { error: error.slice(0, REASON_LENGTH), ...spend }
    return { question: request.question, said }
  }
  if (reply.kind === 'failed') return fail(reply.message)
  const reading = readReply(request, reply.value, spend)
  return typeof reading === 'string' ? fail(reading) : reading
}

type Spend = Pick<AnswerJudgment, 'model' | 'tokens' | 'cost_usd' | 'cached'>

/** Limit of a judge's text: its length is up to the judge, and a hostile answer may inflate it. */
const TEXT_LENGTH = 2_000
const NOTES_LENGTH = 500
const MAX_CLAIMS = 100

/** Converts a reply to its stored form, with items in place of their numbers, or returns why it cannot be read. */
function readReply(request: JudgeRequest, value: unknown, spend: Spend): Reading | string {
  const { question, material } = request
  const checked = request.schema.safeParse(value)
  if (!checked.success) return `the reply does not fit: ${checked.error.issues[0]?.message ?? ''}`
  switch (question) {
    case 'answer': {
      const { reasoning, ...grades } = REPLY_SCHEMAS.answer.parse(checked.data)
      const gradable = listGradable(material)
      const said = {
        ...mapGrades((grade) => (gradable[grade] ? grades[grade] : null)),
        reasoning: cleanText(reasoning, TEXT_LENGTH),
        ...spend,
      }
      return { question, said }
    }
    case 'quality': {
      const { reasoning, criteria, ...scores } = REPLY_SCHEMAS.quality.parse(checked.data)
      const met = new Set(criteria.flatMap(({ criterion, met: isMet }) => (isMet ? [criterion] : [])))
      const listed = material.criteria.map((text, at) => ({ text, met: met.has(at + 1) }))
      const said = { ...scores, reasoning: cleanText(reasoning, TEXT_LENGTH), ...spend }
      return { question, said: listed.length === 0 ? said : { ...said, criteria: listed } }
    }
    case 'rubric':
      return { question, said: { ...readRubricRun(material, REPLY_SCHEMAS.rubric.parse(checked.data)), ...spend } }
    case 'claims': {
      const { claims } = REPLY_SCHEMAS.claims.parse(checked.data)
      const kept = claims.slice(0, MAX_CLAIMS).map((claim) => readClaim(material, claim))
      return { question, said: { claims: kept, ...spend } }
    }
    case 'similarity':
      return { question, said: { ...REPLY_SCHEMAS.similarity.parse(checked.data), ...spend } }
  }
}

type RubricReply = ReturnType<typeof REPLY_SCHEMAS.rubric.parse>
type ClaimReply = ReturnType<typeof REPLY_SCHEMAS.claims.parse>['claims'][number]
type Item = Pick<RubricReply['categories'][number], 'score' | 'confidence' | 'notes'>

function readRubricRun(material: JudgeMaterial, reply: RubricReply): RubricRun {
  const { reasoning, weighted_score: weighted, passed, confidence } = reply
  const requirements = new Map(reply.requirements.map((item) => [item.requirement, item]))
  const categories = new Map(reply.categories.map((item) => [item.category, item]))
  const ids = material.requirements.map(({ id }) => id)
  return omitUndefined<RubricRun>({
    requirements: requirements.size > 0 ? byName(ids, requirements) : undefined,
    categories: categories.size > 0 ? byName(material.categories, categories) : undefined,
    weighted_score: weighted ?? undefined,
    passed,
    confidence,
    reasoning: cleanText(reasoning, TEXT_LENGTH),
  })
}

function byName(names: readonly string[], items: ReadonlyMap<number, Item>): NonNullable<RubricRun['categories']> {
  return Object.fromEntries(
    names.map((name, at) => {
      const { score = null, confidence = 0, notes = '' } = items.get(at + 1) ?? {}
      return [name, score === null ? null : { score, confidence, notes: cleanText(notes, NOTES_LENGTH) }]
    }),
  )
}

function readClaim({ spans }: JudgeMaterial, { text, supported, contradicted, source }: ClaimReply): Claim {
  const span_id = source === null ? undefined : spans?.[source - 1]?.label
  return omitUndefined<Claim>({ text: cleanText(text, NOTES_LENGTH), supported, contradicted, span_id })
}

/**
 * Converts a recorded judgment into a reply that `readReply` would turn into the same judgment, or returns why there is none.
 * @param reading index among the recorded readings, from 0
 */
export function writeReply(request: JudgeRequest, recorded: Judgments): { readonly value: unknown } | string {
  const { question, reading, material } = request
  const found = splitReadings(recorded).filter((one) => one.question === question)[reading]
  if (found === undefined)
    return reading === 0 ? 'it is not among the recorded judgments' : `reading ${reading + 1} is not recorded`
  if ('error' in found.said) return `the recorded judgment failed: ${found.said.error}`
  const usable = found as UsableReading
  switch (usable.question) {
    case 'answer': {
      const { said } = usable
      const gradable = listGradable(material)
      const missing = GRADES.find((grade) => said[grade] === null && gradable[grade])
      if (missing !== undefined) return `the recorded judgment has no grade for ${missing}`
      // `readReply` discards grades without a basis in the material.
      return { value: { reasoning: said.reasoning ?? '', ...mapGrades((grade) => said[grade] ?? 1) } }
    }
    case 'quality': {
      const { answer_quality, factual_correctness, completeness, reasoning = '', criteria = [] } = usable.said
      if (criteria.length !== material.criteria.length)
        return `the recorded judgment covers ${countOf(criteria.length, 'criterion', 'criteria')}, but the case has ${material.criteria.length}`
      const met = criteria.map(({ met: isMet }, at) => ({ criterion: at + 1, met: isMet }))
      return { value: { reasoning, criteria: met, answer_quality, factual_correctness, completeness } }
    }
    case 'rubric':
      return writeRubric(material, usable.said)
    case 'claims':
      return { value: { claims: usable.said.claims.map((one) => writeClaim(material, one)) } }
    case 'similarity':
      return { value: { similarity: usable.said.similarity } }
  }
}

function writeRubric(material: JudgeMaterial, said: RubricRun): { readonly value: unknown } | string {
  const { weighted_score = null, passed = false, confidence = 0.5, reasoning = '' } = said
  const requirements = writeItems(
    material.requirements.map(({ id }) => id),
    said.requirements,
  )
  const categories = writeItems(material.categories, said.categories)
  if (typeof requirements === 'string') return requirements
  if (typeof categories === 'string') return categories
  return {
    value: {
      reasoning,
      requirements: requirements.map((item, at) => ({ requirement: at + 1, ...item })),
      categories: categories.map((item, at) => ({ category: at + 1, ...item })),
      weighted_score,
      passed,
      confidence,
    },
  }
}

function writeItems(names: readonly string[], scores: RubricRun['categories'] = {}) {
  const given = new Map(Object.entries(scores))
  const missing = names.find((name) => !given.has(name))
  if (missing !== undefined) return `the recorded judgment has no score for ${missing}`
  return names.map((name) => {
    const { score = null, confidence = 0.5, notes = '' } = given.get(name) ?? {}
    return { score, confidence, notes }
  })
}

function writeClaim({ spans }: JudgeMaterial, { text, supported, contradicted = false, span_id: id }: Claim) {
  const at = (spans ?? []).findIndex(({ label }) => label === id)
  return { text, supported, contradicted, source: at < 0 ? null : at + 1 }
}
