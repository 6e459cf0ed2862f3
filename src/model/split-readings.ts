import type { Judgments, Reading } from './judgments.js'

/** Every reading behind the judgments of one trial, in order within each question: what `combineReadings` made them of. */
export function splitReadings(judgments: Judgments): readonly Reading[] {
  const { answer, quality, rubric, claims, answer_readings, quality_readings, claims_readings } = judgments
  return [
    ...(answer_readings ?? listOne(answer)).map((said): Reading => ({ question: 'answer', said })),
    ...(quality_readings ?? listOne(quality)).map((said): Reading => ({ question: 'quality', said })),
    ...(rubric?.runs ?? []).map((said): Reading => ({ question: 'rubric', said })),
    ...(claims_readings ?? listOne(claims)).map((said): Reading => ({ question: 'claims', said })),
  ]
}

function listOne<Said>(said: Said | undefined): readonly Said[] {
  return said === undefined ? [] : [said]
}
