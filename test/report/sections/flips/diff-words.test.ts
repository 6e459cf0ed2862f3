import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { diffWords } from '../../../../src/report/sections/flips/diff-words.js'

const write = (before: string, after: string): string =>
  diffWords(before, after)
    .map(({ kind, text }) => ({ same: text, removed: `[-${text}-]`, added: `{+${text}+}` })[kind])
    .join('')

describe('the difference of two texts by words', () => {
  test.each([
    ['a b c', 'a c', 'a [-b -]c'],
    ['a c', 'a b c', 'a {+b +}c'],
    ['the old cat sat', 'the new cat sat', 'the [-old -]{+new +}cat sat'],
    ['same', 'same', 'same'],
    ['', 'new', '{+new+}'],
    ['old', '', '[-old-]'],
    ['', '', ''],
    ['one two', 'three four', '[-one two-]{+three four+}'],
    ['line\nnext', 'line\n\nnext', '[-line\n-]{+line\n\n+}next'],
  ])('from %j to %j', (before, after, expected) => {
    expect(write(before, after)).toBe(expected)
  })

  test('contains both texts completely', () => {
    const words = fc.array(fc.constantFrom('a ', 'b ', 'c\n', ' '), { maxLength: 12 }).map((all) => all.join(''))
    fc.assert(
      fc.property(words, words, (before, after) => {
        const without = (kind: 'added' | 'removed'): string =>
          diffWords(before, after)
            .filter((part) => part.kind !== kind)
            .map(({ text }) => text)
            .join('')
        expect([without('added'), without('removed')]).toEqual([before, after])
      }),
    )
  })

  test('shows the differing part as a whole if aligning it would take too long', () => {
    const [before, after] = ['x', 'y'].map((word) =>
      Array.from({ length: 600 }, (_, at) => `${word}${at % 7}`).join(' '),
    )
    expect(diffWords(`a ${before ?? ''} z`, `a ${after ?? ''} z`).map(({ kind }) => kind)).toEqual([
      'same',
      'removed',
      'added',
      'same',
    ])
  })
})
