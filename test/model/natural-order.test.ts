import { expect, test } from 'vitest'
import { findFlips } from '../../src/compare/pair/flips.js'
import { compareNaturally } from '../../src/model/natural-order.js'
import { plainText } from '../../src/model/result/report.js'
import { listCases } from '../../src/report/words/case-words.js'
import { contextWith } from '../report/sections/facts.js'

test.each([
  [
    ['case-10', 'case-2', 'case-1'],
    ['case-1', 'case-2', 'case-10'],
  ],
  [
    ['b', 'a10b2', 'a10b10', 'a9'],
    ['a9', 'a10b2', 'a10b10', 'b'],
  ],
  [
    ['x1', 'x', 'x01', ''],
    ['', 'x', 'x01', 'x1'],
  ],
  [
    ['7', 'a', '10'],
    ['7', '10', 'a'],
  ],
  [
    ['n99999999999999999999', 'n100000000000000000000'],
    ['n99999999999999999999', 'n100000000000000000000'],
  ],
])('%j is sorted as %j', (ids, expected) => {
  expect([...ids].sort(compareNaturally)).toEqual(expected)
  expect([...ids].reverse().sort(compareNaturally)).toEqual(expected)
})

test('broken cases are listed in that order', () => {
  const broke = ['case-10', 'case-2', 'case-1'].map((case_id) => ({
    ...{
      case_id,
      critical: case_id === 'case-10',
      baseline: { passed: 1, trials: 1 },
      candidate: { passed: 0, trials: 1 },
    },
  }))
  expect(findFlips(broke, new Set()).map(({ case_id }) => case_id)).toEqual(['case-10', 'case-1', 'case-2'])
  const shown = { context: contextWith(), details: 'full' } as const
  expect(plainText(listCases(['case-10', 'case-9', 'case-2', 'case-1'], shown))).toBe(': case-1, case-2, case-9 …')
})
