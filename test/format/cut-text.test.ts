import { expect, test } from 'vitest'
import { cutText } from '../../src/format/cut-text.js'

test.each([
  ['abc', 3, 'abc'],
  ['abcd', 3, 'ab…'],
  ['😀😀😀', 6, '😀😀😀'],
  ['😀😀😀', 4, '😀…'],
  ['😀😀😀', 5, '😀😀…'],
])('%s is cut to %i characters, but never within one', (text, length, kept) => {
  expect(cutText(text, length)).toBe(kept)
})
