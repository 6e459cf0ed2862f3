import { describe, expect, test } from 'vitest'
import { representativeTrial } from '../../src/metrics/summarize-run.js'

const trial = (scores: Readonly<Record<string, number>>) => ({ scores })

describe('the representative trial of a case', () => {
  test.each([
    ['is closest to the mean correctness', [2, 5, 4], 2],
    ['is the first of equals', [3, 5, 5, 3], 0],
    ['is the first of two at the same distance, whatever rounding says', [0.1 + 0.2, 0.3, 0.3], 0],
    ['is the only one', [1], 0],
  ])('%s', (_what, grades, place) => {
    const trials = grades.map((grade) => trial({ 'judge.correctness': grade, success: 0 }))
    expect(representativeTrial(trials)).toBe(trials[place])
  })

  test('is the first that succeeds if there is no judge, else the first', () => {
    const trials = [trial({ success: 0 }), trial({ success: 1 }), trial({ success: 1 })]
    expect(representativeTrial(trials)).toBe(trials[1])
    expect(representativeTrial(trials.slice(0, 1))).toBe(trials[0])
    expect(representativeTrial([])).toBeNull()
  })

  test('is a judged one if some were judged', () => {
    const trials = [trial({ success: 1 }), trial({ 'judge.correctness': 2 })]
    expect(representativeTrial(trials)).toBe(trials[1])
  })
})
