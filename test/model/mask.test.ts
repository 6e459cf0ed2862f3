import { describe, expect, test } from 'vitest'
import { maskOf } from '../../src/model/mask.js'

describe('maskOf', () => {
  test.each<[string, readonly string[], string, string]>([
    ['every place', ['sk-live-1234'], 'sk-live-1234, "sk-live-1234"', '(hidden), "(hidden)"'],
    ['the longer of two first', ['token-12', 'token-12-34'], 'token-12-34 token-12', '(hidden) (hidden)'],
    ['as a URL writes it', ['p@ss/word 1'], '?key=p%40ss%2Fword%201', '?key=(hidden)'],
    ['blanks around it do not count', ['  sk-live-1234\n'], 'sk-live-1234', '(hidden)'],
    ['no line of a key', ['-----BEGIN-----\nMIIEvQIBADANBgkq+1\nx='], 'MIIEvQIBADANBgkq+1 x=', '(hidden) x='],
    ['nothing short', ['abc', '1234567', ''], 'abc 1234567', 'abc 1234567'],
    ['no plain word', ['postgres', 'Password'], 'Password of postgres', 'Password of postgres'],
    ['a lone surrogate is no mistake', ['key-\ud800-1234'], 'key-\ud800-1234', '(hidden)'],
  ])('hides %s', (_what, secrets, text, shown) => {
    expect(maskOf(secrets).text(text)).toBe(shown)
  })

  test('hides in every string of a value, keys too, and leaves one without a secret as it is', () => {
    const { data } = maskOf(['sk-live-1234'])
    const clean = { answer: 'x', spans: [{ path: 'a', n: 1 }], nothing: null }
    expect(data(clean)).toBe(clean)
    expect(data({ a: ['sk-live-1234', { 'sk-live-1234': 'key sk-live-1234' }], n: 1, b: false })).toEqual({
      a: ['(hidden)', { '(hidden)': 'key (hidden)' }],
      n: 1,
      b: false,
    })
  })
})
