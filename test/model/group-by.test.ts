import { expect, test } from 'vitest'
import { groupBy } from '../../src/model/group-by.js'

test('items are grouped in the order in which each key first appears', () => {
  expect([...groupBy(['ab', 'c', 'de', 'f'], (text) => text.length)]).toEqual([
    [2, ['ab', 'de']],
    [1, ['c', 'f']],
  ])
})
