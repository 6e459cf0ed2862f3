import { describe, expect, test } from 'vitest'
import { countLook, isNewer, parseMarker, renderMarker } from '../../../src/shell/github/marker.js'

const MARKER = { suite: 'demo', run: 8123456789, attempt: 2, sha: '9d0e4c1aa52f' }

describe('the marker of a comment', () => {
  test('is a hidden first line that reads back', () => {
    const line = '<!-- goldenpair:demo run=8123456789 attempt=2 sha=9d0e4c1aa52f -->'
    expect(renderMarker(MARKER)).toBe(line)
    expect(parseMarker(`${line}\n### Regressed`)).toEqual(MARKER)
  })

  test('carries the look from the second on', () => {
    const line = '<!-- goldenpair:demo run=8123456789 attempt=2 sha=9d0e4c1aa52f look=3 -->'
    expect(renderMarker({ ...MARKER, look: 3 })).toBe(line)
    expect(parseMarker(line)).toEqual({ ...MARKER, look: 3 })
  })

  test.each([
    ['text before it', `a quotation\n${renderMarker(MARKER)}`],
    ['another tool', '<!-- other:demo run=1 attempt=1 sha=9d0e4c1 -->'],
    ['a suite name that could not be one', '<!-- goldenpair:a b run=1 attempt=1 sha=9d0e4c1 -->'],
    ['no sha', '<!-- goldenpair:demo run=1 attempt=1 -->'],
    ['a number too long to be exact', '<!-- goldenpair:demo run=99999999999999999999 attempt=1 sha=9d0e4c1 -->'],
    ['nothing', ''],
  ])('is not read from %s', (_what, body) => {
    expect(parseMarker(body)).toBeNull()
  })

  test.each([
    [{ run: 2, attempt: 1 }, { run: 1, attempt: 9 }, true],
    [{ run: 1, attempt: 2 }, { run: 1, attempt: 1 }, true],
    [{ run: 1, attempt: 1 }, { run: 1, attempt: 1 }, false],
    [{ run: 1, attempt: 9 }, { run: 2, attempt: 1 }, false],
  ])('%j is newer than %j: %s', (a, b, expected) => {
    expect(isNewer({ ...MARKER, ...a }, { ...MARKER, ...b })).toBe(expected)
  })
})

describe('the look', () => {
  const body = (changes: object) => `${renderMarker({ ...MARKER, ...changes })}\ntext`

  test.each<[string, readonly string[], number]>([
    ['nothing was written', [], 1],
    ['an earlier run was reported', [body({ run: 7 })], 2],
    ['an earlier attempt was', [body({ attempt: 1, look: 4 })], 5],
    ['this very measurement was', [body({ look: 4 })], 4],
    ['only another suite was', [body({ suite: 'other', run: 7 })], 1],
    ['two comments disagree', [body({ run: 7, look: 2 }), body({ run: 8 })], 3],
  ])('when %s', (_what, bodies, look) => {
    expect(countLook(bodies, MARKER)).toBe(look)
  })
})
