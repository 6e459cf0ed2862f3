import { expect, test } from 'vitest'
import { joinNames } from '../../src/format/join-names.js'

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b', 'c'], 'a, b and c'],
  [['a', 'b', 'c', 'd'], 'a, b, c and d'],
  [['a', 'b', 'c', 'd', 'e'], 'a, b, c and 2 more'],
])('%j is written as %j', (names, text) => {
  expect(joinNames(names)).toBe(text)
})
