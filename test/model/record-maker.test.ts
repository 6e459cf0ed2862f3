import { expect, test } from 'vitest'
import { recordMaker } from '../../src/metrics/score-trial.js'

test('a record has its own keys and values, in order, whatever was made before it', () => {
  const makeRecord = recordMaker<number>()
  const made = [
    makeRecord(['a', 'b'], [1, 2]),
    makeRecord(['a', 'b'], [3, Number.NaN]),
    makeRecord(['b', 'a'], [4, 5]),
    makeRecord(['a'], [6]),
    makeRecord(['a', 'b'], [7, 8]),
    makeRecord([], []),
  ]
  expect(made.map((record) => Object.entries(record))).toEqual([
    [
      ['a', 1],
      ['b', 2],
    ],
    [
      ['a', 3],
      ['b', Number.NaN],
    ],
    [
      ['b', 4],
      ['a', 5],
    ],
    [['a', 6]],
    [
      ['a', 7],
      ['b', 8],
    ],
    [],
  ])
})

test('records with equal values are one object, even for more lists of keys than are stored', () => {
  const makeRecord = recordMaker<string>()
  const reasons = makeRecord(['a', 'b'], ['no tokens', 'no spans'])
  expect(makeRecord(['a', 'b'], ['no tokens', 'no spans'])).toBe(reasons)
  for (let index = 0; index < 100; index++)
    expect(makeRecord([`key ${index}`], ['x'])).toEqual({ [`key ${index}`]: 'x' })
  expect(makeRecord(['a', 'b'], ['no tokens', 'no spans'])).toEqual(reasons)
})
