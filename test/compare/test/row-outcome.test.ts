import { expect, test } from 'vitest'
import { once, makeBound } from '../../../src/compare/test/row-outcome.js'
import { EPSILON } from '../../../src/stats/round-noise.js'

test('a value is computed once, when it is first requested', () => {
  let calls = 0
  const value = once(() => ++calls)
  expect(calls).toBe(0)
  expect([value(), value()]).toEqual([1, 1])
  expect(calls).toBe(1)
})

test('a value of null or undefined is kept too', () => {
  let calls = 0
  const value = once(() => {
    calls++
    return undefined
  })
  expect([value(), value(), calls]).toEqual([undefined, undefined, 1])
})

test('a bound is computed when its value is read, so a row without need draws nothing', () => {
  let draws = 0
  const series = {
    kind: 'difference',
    values: [0],
    limit: -0.05,
    worst: -1,
    size: 0.05,
    relative: null,
    noise: EPSILON,
  } as const
  const bound = makeBound('gaffke', series, () => {
    draws++
    return -0.04
  })
  expect(draws).toBe(0)
  expect([bound(), bound()]).toEqual(
    Array.from({ length: 2 }, () => ({ method: 'gaffke', value: -0.04, above_margin: true })),
  )
  expect(draws).toBe(1)
})
