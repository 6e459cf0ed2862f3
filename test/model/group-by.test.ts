import { expect, test } from 'vitest'
import { groupBy, numberItems } from '../../src/model/group-by.js'

test('items are grouped in the order in which each key first appears', () => {
  expect([...groupBy(['ab', 'c', 'de', 'f'], (text) => text.length)]).toEqual([
    [2, ['ab', 'de']],
    [1, ['c', 'f']],
  ])
})

test('items are numbered in the order in which each first appears', () => {
  expect(numberItems(['b', 'a', 'b'])).toEqual({ distinct: ['b', 'a'], numbers: Uint32Array.of(0, 1, 0) })
})
