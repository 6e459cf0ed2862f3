import { expect, test } from 'vitest'
import { joinFirst, joinNames } from '../../src/format/join-names.js'

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b', 'c'], 'a, b and c'],
  [['a', 'b', 'c', 'd'], 'a, b, c and d'],
  [['a', 'b', 'c', 'd', 'e'], 'a, b, c and 2 more'],
])('%j is written as %j', (names, text) => {
  expect(joinNames(names)).toBe(text)
})

test('joins the first names, with dots if there are more', () => {
  expect(joinFirst(['a', 'b'], 2)).toBe('a, b')
  expect(joinFirst(['a', 'b', 'c'], 2)).toBe('a, b …')
})
