import { omitUndefined } from '../../../model/omit-undefined.js'
import type { JudgeMaterial, JudgeReply, JudgeRequest } from '../../../model/run/judging.js'
import type { Claim, FailedJudgment, Reading, RubricRun } from '../../../model/run/judgments.js'
import { findGradable } from './gather-material.js'
import { REPLIES } from './reply-schemas.js'
import { showText } from './show-text.js'

const REASON_LENGTH = 500

/**
 * A judge's reply as it is stored, or why there is none, with what it spent.
 * @param cost_usd of all its attempts; null where no price is known
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

interface Spend {
  readonly model?: string
  readonly tokens?: number
  readonly cost_usd?: number
  readonly cached?: true
}

/** What a judge says is of its own length, and a hostile answer may make it chatter. */
const TEXT_LENGTH = 2_000
const NOTES_LENGTH = 500
const MOST_CLAIMS = 100

/** A reply in the form that is stored, numbers replaced by what they number; as text, why it cannot be read. */
function readReply(request: JudgeRequest, value: unknown, spend: Spend): Reading | string {
  const { question, material } = request
  const checked = request.schema.safeParse(value)
  if (!checked.success) return `the reply does not fit: ${checked.error.issues[0]?.message ?? ''}`
  switch (question) {
    case 'answer': {
      const { reasoning, ...grades } = REPLIES.answer.parse(checked.data)
      const gradable = findGradable(material)
      const said = {
        correctness: gradable.correctness ? grades.correctness : null,
        completeness: gradable.completeness ? grades.completeness : null,
        faithfulness: gradable.faithfulness ? grades.faithfulness : null,
        reasoning: showText(reasoning, TEXT_LENGTH),
        ...spend,
      }
      return { question, said }
    }
    case 'quality': {
      const { reasoning, criteria, ...scores } = REPLIES.quality.parse(checked.data)
      const met = new Set(criteria.flatMap(({ criterion, met: isMet }) => (isMet ? [criterion] : [])))
      const listed = material.criteria.map((text, at) => ({ text, met: met.has(at + 1) }))
      const said = { ...scores, reasoning: showText(reasoning, TEXT_LENGTH), ...spend }
      return { question, said: listed.length === 0 ? said : { ...said, criteria: listed } }
    }
    case 'rubric':
      return { question, said: { ...readRubricRun(material, REPLIES.rubric.parse(checked.data)), ...spend } }
    case 'claims': {
      const { claims } = REPLIES.claims.parse(checked.data)
      const kept = claims.slice(0, MOST_CLAIMS).map((claim) => readClaim(material, claim))
      return { question, said: { claims: kept, ...spend } }
    }
  }
}

type RubricReply = ReturnType<typeof REPLIES.rubric.parse>
type ClaimReply = ReturnType<typeof REPLIES.claims.parse>['claims'][number]
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
    reasoning: showText(reasoning, TEXT_LENGTH),
  })
}

function byName(names: readonly string[], items: ReadonlyMap<number, Item>): NonNullable<RubricRun['categories']> {
  return Object.fromEntries(
    names.map((name, at) => {
      const { score = null, confidence = 0, notes = '' } = items.get(at + 1) ?? {}
      return [name, score === null ? null : { score, confidence, notes: showText(notes, NOTES_LENGTH) }]
    }),
  )
}

function readClaim({ spans }: JudgeMaterial, { text, supported, contradicted, source }: ClaimReply): Claim {
  const span_id = source === null ? undefined : spans?.[source - 1]?.label
  return omitUndefined<Claim>({ text: showText(text, NOTES_LENGTH), supported, contradicted, span_id })
}
