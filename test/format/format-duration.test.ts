import { expect, test } from 'vitest'
import { formatAge, formatDuration } from '../../src/format/format-number.js'

const plain = (text: string): string => text.replaceAll('\u202f', ' ')

test.each([
  [0.84, '0.8 s'],
  [41.2, '41 s'],
  [59.7, '1 min'],
  [200, '3 min 20 s'],
  [3600, '1 h'],
  [5400, '1 h 30 min'],
])('%d seconds are %s', (seconds, text) => {
  expect(plain(formatDuration(seconds))).toBe(text)
})

test.each([
  [0.5, '30 min old'],
  [5.9, '5 h old'],
  [47, '47 h old'],
  [75, '3 days old'],
])('%d hours are %s', (hours, text) => {
  expect(plain(formatAge(hours))).toBe(text)
})
