import { countOf } from '../../../format/format-number.js'
import type { JudgeMaterial, JudgeRequest } from '../../../model/run/judging.js'
import type { Claim, FailedJudgment, Judgments, RubricRun } from '../../../model/run/judgments.js'
import { findGradable } from './gather-material.js'

const GRADES = ['correctness', 'completeness', 'faithfulness'] as const

/**
 * A recorded judgment as the judge's reply to this request would be: what `readReply` makes the same judgment of. As text, why there is none.
 * @param reading of the recorded ones, from 0
 */
export function writeReply(request: JudgeRequest, recorded: Judgments): { readonly value: unknown } | string {
  const { question, reading, material } = request
  switch (question) {
    case 'answer': {
      const said = pick(recorded.answer, recorded.answer_readings, reading)
      if (typeof said === 'string') return said
      const { correctness, completeness, faithfulness, reasoning = '' } = said
      const gradable = findGradable(material)
      const missing = GRADES.find((grade) => said[grade] === null && gradable[grade])
      if (missing !== undefined) return `the recorded judgment has no grade of ${missing}`
      // A grade that the material has no basis for is left out again when the reply is read.
      const value = { correctness: correctness ?? 1, completeness: completeness ?? 1, faithfulness: faithfulness ?? 1 }
      return { value: { reasoning, ...value } }
    }
    case 'quality': {
      const said = pick(recorded.quality, recorded.quality_readings, reading)
      if (typeof said === 'string') return said
      const { answer_quality, factual_correctness, completeness, reasoning = '', criteria = [] } = said
      if (criteria.length !== material.criteria.length)
        return `the recorded judgment is of ${countOf(criteria.length, 'criterion', 'criteria')}, and the case has ${material.criteria.length}`
      const met = criteria.map(({ met: isMet }, at) => ({ criterion: at + 1, met: isMet }))
      return { value: { reasoning, criteria: met, answer_quality, factual_correctness, completeness } }
    }
    case 'rubric': {
      const said = pick(undefined, recorded.rubric?.runs, reading)
      return typeof said === 'string' ? said : writeRubric(material, said)
    }
    case 'claims': {
      const said = pick(recorded.claims, recorded.claims_readings, reading)
      return typeof said === 'string'
        ? said
        : { value: { claims: said.claims.map((one) => writeClaim(material, one)) } }
    }
  }
}

/** One of the readings; the only one where each is not kept. */
function pick<Judgment extends object>(
  only: Judgment | FailedJudgment | undefined,
  readings: readonly (Judgment | FailedJudgment)[] | undefined,
  reading: number,
): Judgment | string {
  const said = (readings ?? [only])[reading]
  if (said === undefined)
    return reading === 0 ? 'it is not among the recorded judgments' : `reading ${reading + 1} is not recorded`
  return isFailed(said) ? `the recorded judgment failed: ${said.error}` : said
}

function isFailed(said: object): said is FailedJudgment {
  return 'error' in said
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
  if (missing !== undefined) return `the recorded judgment has no score of ${missing}`
  return names.map((name) => {
    const { score = null, confidence = 0.5, notes = '' } = given.get(name) ?? {}
    return { score, confidence, notes }
  })
}

function writeClaim({ spans }: JudgeMaterial, { text, supported, contradicted = false, span_id: id }: Claim) {
  const at = (spans ?? []).findIndex(({ label }) => label === id)
  return { text, supported, contradicted, source: at < 0 ? null : at + 1 }
}
