import { expect, test } from 'vitest'
import { countOf, partOf } from '../../src/format/format-number.js'

test.each<[number, number, string]>([
  [0, 1, '0 of 1 case'],
  [1, 1, 'the only case'],
  [1, 2, '1 of 2 cases'],
  [60, 60, '60 of 60 cases'],
])('%i of %i is "%s"', (part, whole, words) => {
  expect(partOf(part, whole, 'case')).toBe(words)
})

test('an irregular plural is passed in', () => {
  expect([countOf(1, 'reply', 'replies'), partOf(2, 3, 'reply', 'replies')]).toEqual(['1 reply', '2 of 3 replies'])
})
