import { expect, test } from 'vitest'
import { formatP, formatPInWords } from '../../src/format/format-number.js'

test.each([
  [0.00099, 0.05, '< .001'],
  [0.001, 0.05, '.001'],
  [0.0082, 0.05, '.008'],
  [0.31, 0.05, '.31'],
  [0.0996, 0.05, '.100'],
  [0.1, 0.05, '.10'],
  [0.04996, 0.05, '.04996'],
  [0.05003, 0.05, '.050'],
  [0.0099, 0.01, '.0099'],
  [0.999, 0.05, '> .99'],
  [1, 0.05, '1'],
])('p = %d at α = %d is written as %s', (p, alpha, text) => {
  expect(formatP(p, alpha)).toBe(text)
})

test.each([
  [0.0082, 'p = .008'],
  [0.0004, 'p < .001'],
  [0.999, 'p > .99'],
  [1, 'p = 1'],
])('in a sentence, %d is %s', (p, text) => {
  expect(formatPInWords(p, 0.05)).toBe(text)
})
