import type { JudgeMaterial } from '../../model/run/judging.js'

/** Whether there is a text that statements can be looked up in, or it is known that nothing was retrieved. */
export function hasSourceText({ spans }: JudgeMaterial): boolean {
  return spans !== null && (spans.length === 0 || spans.some(({ text }) => text !== null))
}

/** Which of the three grades the material gives a judge something to go by; a grade that it gives without is not kept. */
export function findGradable(material: JudgeMaterial): {
  readonly correctness: boolean
  readonly completeness: boolean
  readonly faithfulness: boolean
} {
  const hasAnswer = material.expected_answers.length > 0
  return {
    correctness: hasAnswer,
    completeness: hasAnswer || material.key_points.length > 0,
    faithfulness: hasSourceText(material),
  }
}
