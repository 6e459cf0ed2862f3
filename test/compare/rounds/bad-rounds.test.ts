import { expect, test } from 'vitest'
import { findBadRounds } from '../../../src/compare/rounds/gate-in-rounds.js'

/** Makes `count` cases that pass in each round, except that the first `lost` fail in round `bad`. */
const rounds = (count: number, lost: number, { of = 5, bad = 1 } = {}) =>
  Array.from({ length: count }, (_, index) =>
    Array.from({ length: of }, (_, round) => (round === bad && index < lost ? 0 : 1)),
  )

test('a bad minute is found by its round', () => {
  // 30 of 100 cases are lost: s² = .2 each, √(30·.2·5/4) = 2.74, and 2.8 times that is 7.7 cases.
  expect(findBadRounds(rounds(100, 30), 1)).toEqual([1])
  expect(findBadRounds(rounds(100, 30, { bad: 4 }), 1)).toEqual([4])
})

test('two of 100 are not enough, but three are, because at least one lost try counts', () => {
  expect(findBadRounds(rounds(100, 2), 1)).toEqual([])
  expect(findBadRounds(rounds(100, 3), 1)).toEqual([1])
  expect(findBadRounds(rounds(100, 0), 1)).toEqual([])
})

test('with two rounds the bad one cannot be identified', () => {
  expect(findBadRounds(rounds(100, 50, { of: 2 }), 1)).toEqual([])
  // One very bad round of three makes the other two look too good, so all are asked again.
  expect(findBadRounds(rounds(100, 50, { of: 3 }), 1)).toEqual([0, 1, 2])
  expect(findBadRounds(rounds(100, 4, { of: 3 }), 1)).toEqual([1])
  expect(findBadRounds([], 1)).toEqual([])
})

test('a better round counts as bad too, within the range of the metric', () => {
  const better = rounds(100, 30).map((tries) => tries.map((value) => 4 - 4 * value))
  expect(findBadRounds(better, 4)).toEqual([1])
  expect(findBadRounds(rounds(100, 3), 4)).toEqual([])
})

test('unscored tries are left out case by case, so the remaining cases do not make a round look bad', () => {
  // Only the cases that always fail are scored in round 2.
  const cases = [
    ...Array.from({ length: 10 }, () => [1, 1, null, 1, 1]),
    ...Array.from({ length: 10 }, () => [0, 0, 0, 0, 0]),
  ]
  expect(findBadRounds(cases, 1)).toEqual([])
})
