import { expect, test } from 'vitest'
import { createTimeLimit } from '../../src/io/within-time.js'

/** Regular expressions that would run practically forever. */
const ENDLESS: readonly (readonly [string, string, string])[] = [
  ['^(a+)+$', '', `${'a'.repeat(5000)}!`],
  ['^(A+)+$', 'iu', `${'a'.repeat(5000)}!`],
  ['^(a+)+$', 'v', `${'a'.repeat(5000)}!`],
  ['^(?:a|aa)+$', 's', `${'a'.repeat(5000)}!`],
  ['^(a+)+\\1$', 'm', `${'a'.repeat(5000)}!`],
  ['^(?=(a+)+!!)', '', `${'a'.repeat(5000)}!`],
  ['(?<=!(a+)+)$', '', 'a'.repeat(5000)],
  ['(x+x+)+y', '', 'x'.repeat(5000)],
  ['^(([a-z])+.)+[A-Z]([a-z])+$', '', 'a'.repeat(5000)],
]

test.each(ENDLESS)('/%s/%s is stopped', (source, flags, text) => {
  const expression = new RegExp(source, flags)
  expect(createTimeLimit({ limitMs: 20 })(() => expression.test(text))).toBe(null)
})

test('other work returns its value or throws its error', () => {
  const within = createTimeLimit()
  expect([within(() => /b$/u.test('ab')), within(() => /b$/u.test('a'))]).toEqual([true, false])
  const fault = new TypeError('wrong')
  expect(() =>
    within(() => {
      throw fault
    }),
  ).toThrow(fault)
  expect(within(() => true)).toBe(true)
})

test('if too much time has been lost already, the rest is stopped long before the limit', () => {
  const within = createTimeLimit({ limitMs: 3_600_000, patienceMs: 0 })
  expect(within(() => /^(a+)+$/.test(`${'a'.repeat(5000)}!`))).toBe(null)
})
