import { expect, test } from 'vitest'
import { shrinkValue } from '../../../src/core/report/shrink-value.js'

test('texts and lists are cut to size wherever they are, and it is said', () => {
  const size = { text: 5, items: 2 }
  expect(shrinkValue({ a: 'retrieval', b: [1, null, 3], c: { d: ['whole'] } }, size)).toEqual({
    value: { a: 'retr…', b: [1, null], c: { d: ['whole'] } },
    isCut: true,
  })
  expect(shrinkValue({ a: 'short', b: [true] }, size)).toEqual({ value: { a: 'short', b: [true] }, isCut: false })
})
