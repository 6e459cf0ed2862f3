import { describe, expect, test } from 'vitest'
import { createMask } from '../../src/model/mask.js'

describe('createMask', () => {
  test.each<[string, readonly string[], string, string]>([
    ['every place', ['sk-live-1234'], 'sk-live-1234, "sk-live-1234"', '(hidden), "(hidden)"'],
    ['the longer of two first', ['token-12', 'token-12-34'], 'token-12-34 token-12', '(hidden) (hidden)'],
    ['as a URL writes it', ['p@ss/word 1'], '?key=p%40ss%2Fword%201', '?key=(hidden)'],
    ['blanks around it do not count', ['  sk-live-1234\n'], 'sk-live-1234', '(hidden)'],
    ['no line of a key', ['-----BEGIN-----\nMIIEvQIBADANBgkq+1\nx='], 'MIIEvQIBADANBgkq+1 x=', '(hidden) x='],
    ['nothing short', ['abc', '1234567', ''], 'abc 1234567', 'abc 1234567'],
    ['no plain word', ['postgres', 'Password'], 'Password of postgres', 'Password of postgres'],
    [
      'one with what no reader sees in between',
      ['sk-live-1234'],
      'a sk-\u200bli\u00adve-\u001b[31m12\u202e34 b',
      'a (hidden) b',
    ],
    [
      'one that Markdown escapes',
      ['sk_live_1234'],
      'sk\\_live\\_1234, @&#8203;sk_live&#8203;_1234',
      '(hidden), @&#8203;(hidden)',
    ],
    [
      'one between others',
      ['sk-live-1234', 'other-key-1'],
      'sk-\u200blive-1234 x other\u200b-key-1 \\ y',
      '(hidden) x (hidden) \\ y',
    ],
    ['as JSON writes it', ['pass"word\\1'], '{"a":"pass\\"word\\\\1"}', '{"a":"(hidden)"}'],
    ['reversed', ['sk-live-1234'], '4321-evil-ks', '(hidden)'],
    [
      'as hexadecimal digits',
      ['sk-live-1234'],
      '736b2d6c6976652d31323334 736B2D6C6976652D31323334',
      '(hidden) (hidden)',
    ],
    ['in Base64', ['sk-live-1234'], 'c2stbGl2ZS0xMjM0', '(hidden)'],
    ['in Base64 behind one byte', ['sk-live-1234'], 'OnNrLWxpdmUtMTIzNA==', 'On(hidden)A=='],
    ['in Base64 behind two bytes', ['sk-live-1234'], 'dTpzay1saXZlLTEyMzQ=', 'dTp(hidden)Q='],
    ['in Base64 for URLs', ['\u00ff\u00fe\u00fd>>>???'], 'w7_DvsO9Pj4-Pz8_', '(hidden)'],
    ['a lone surrogate is not an error', ['key-\ud800-1234'], 'key-\ud800-1234', '(hidden)'],
  ])('hides %s', (_what, secrets, text, shown) => {
    expect(createMask(secrets).text(text)).toBe(shown)
  })

  test('hides in every string of a value, including keys, and does not change one without a secret', () => {
    const { data } = createMask(['sk-live-1234'])
    const clean = { answer: 'x', spans: [{ path: 'a', n: 1 }], nothing: null }
    expect(data(clean)).toBe(clean)
    expect(data({ a: ['sk-live-1234', { 'sk-live-1234': 'key sk-live-1234' }], n: 1, b: false })).toEqual({
      a: ['(hidden)', { '(hidden)': 'key (hidden)' }],
      n: 1,
      b: false,
    })
  })
})
