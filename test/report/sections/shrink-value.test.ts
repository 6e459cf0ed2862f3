import { expect, test } from 'vitest'
import { shrinkValue } from '../../../src/report/sections/cut-text.js'

test('texts and lists are cut to size at any depth, with a mark', () => {
  const size = { text: 5, items: 2 }
  expect(shrinkValue({ a: 'retrieval', b: [1, null, 3], c: { d: ['whole'] } }, size)).toEqual({
    value: { a: 'retr…', b: [1, null], c: { d: ['whole'] } },
    isCut: true,
  })
  expect(shrinkValue({ b: [1, 2, 3] }, size)).toEqual({ value: { b: [1, 2] }, isCut: true })
  const whole = { a: 'short', b: [true] }
  const { value, isCut } = shrinkValue(whole, size)
  expect(value).toBe(whole)
  expect(isCut).toBe(false)
})
