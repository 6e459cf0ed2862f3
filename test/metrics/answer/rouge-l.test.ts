import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rougeL } from '../../../src/metrics/answer/overlap.js'
import { makeFailure, makeReply, scoreWith } from '../make-trial.js'

// Lin 2004, section 3.1: S2 keeps the order of S1's words, S3 does not. Lin keeps all words; here "the" is left out.
test.each([
  ['police killed the gunman', 'police kill the gunman', 2 / 3],
  ['police killed the gunman', 'the gunman kill police', 1 / 3],
  ['one two three', 'one two three', 1],
  ['one two three', 'three two one', 1 / 3],
  ['one two three', '', 0],
  ['one two', 'one x two y', 2 / 3],
  ['東京都', '東都', 0.8],
  ['The The', 'the the', 1],
])('of %j and %j is %d', (expected, answer, value) => {
  expect(rougeL(expected, answer)).toBeCloseTo(value, 15)
})

/** Computes the length of the longest common subsequence with the full table, as in the definition. */
function longestCommon(a: readonly string[], b: readonly string[]): number {
  const row = b.map(() => 0)
  for (const word of a) {
    let diagonal = 0
    let left = 0
    for (const [index, other] of b.entries()) {
      const above = row[index] ?? 0
      left = word === other ? diagonal + 1 : Math.max(left, above)
      diagonal = above
      row[index] = left
    }
  }
  return row.at(-1) ?? 0
}

test('the bit vectors count the same as the table in the definition', () => {
  const words = fc.array(fc.constantFrom('p', 'q', 'r', 's'), { minLength: 1, maxLength: 90 })
  fc.assert(
    fc.property(words, words, (a, b) => {
      const value = (2 * longestCommon(a, b)) / (a.length + b.length)
      expect(rougeL(a.join(' '), b.join(' '))).toBeCloseTo(value, 15)
    }),
  )
})

test('the best of several expected answers counts, and a failed trial is 0', () => {
  const written = { expected_answer: ['x', 'police killed'] }
  expect(scoreWith(written, makeReply({ answer: 'police kill' })).scores['answer.rouge-l']).toBe(0.5)
  expect(scoreWith(written, makeFailure('crash', 'x')).scores['answer.rouge-l']).toBe(0)
  expect(scoreWith({}, makeReply()).scores['answer.rouge-l']).toBeUndefined()
})
