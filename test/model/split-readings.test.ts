import { expect, test } from 'vitest'
import { combineReadings } from '../../src/measure/judges/questions/combine-readings.js'
import { type Reading, splitReadings } from '../../src/model/run/judgments.js'

test('combined readings are split into the original ones, for every question', () => {
  const grades = { correctness: 4, completeness: 2, faithfulness: null }
  const failed = { error: 'the reply is not JSON', tokens: 9 }
  const scores = { answer_quality: 1, factual_correctness: 0.5, completeness: 0.25 }
  const readings: readonly Reading[] = [
    { question: 'answer', said: grades },
    { question: 'answer', said: failed },
    { question: 'answer', said: { ...grades, correctness: 1 } },
    { question: 'quality', said: scores },
    { question: 'rubric', said: { weighted_score: 0.5 } },
    { question: 'rubric', said: failed },
    { question: 'claims', said: { claims: [{ text: 'a', supported: true }] } },
    { question: 'claims', said: failed },
  ]
  expect(splitReadings(combineReadings(readings))).toEqual(readings)
  expect(splitReadings({})).toEqual([])
})
