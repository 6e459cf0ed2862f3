import type { JudgeMaterial } from '../../model/judging.js'
import type { Reading, RubricRun } from '../../model/judgments.js'
import type { JudgedQuestion } from '../../model/scoring.js'
import { whatCanBeTold } from './what-can-be-told.js'

/** Nobody was asked, so it cost nothing. */
const FREE = { tokens: 0, cost_usd: 0 }
const reasoning = 'The answer is empty: decided without a judge.'

/**
 * What is said of an empty answer without a judge: the lowest of each scale.
 * Source: design document 000 ("bad: wrong, empty"), 002 ("does not answer").
 */
export function decideEmpty(question: JudgedQuestion, material: JudgeMaterial): Reading {
  switch (question) {
    case 'answer': {
      const told = whatCanBeTold(material)
      const lowest = (can: boolean): 1 | null => (can ? 1 : null)
      return {
        question,
        said: {
          correctness: lowest(told.correctness),
          completeness: lowest(told.completeness),
          faithfulness: lowest(told.faithfulness),
          reasoning,
          ...FREE,
        },
      }
    }
    case 'quality': {
      const criteria = material.criteria.map((text) => ({ text, met: false }))
      const lowest = { answer_quality: 0, factual_correctness: 0, completeness: 0, reasoning, ...FREE }
      return { question, said: criteria.length === 0 ? lowest : { ...lowest, criteria } }
    }
    case 'rubric': {
      const { requirements, categories } = material
      const said = {
        ...(requirements.length > 0 && { requirements: scoreNone(requirements.map(({ id }) => id)) }),
        ...(categories.length > 0 && { categories: scoreNone(categories) }),
        passed: false,
        confidence: 1,
        reasoning,
        ...FREE,
      }
      return { question, said }
    }
    case 'claims':
      return { question, said: { claims: [], ...FREE } }
  }
}

function scoreNone(names: readonly string[]): NonNullable<RubricRun['categories']> {
  return Object.fromEntries(names.map((name) => [name, { score: 0, confidence: 1 }]))
}
