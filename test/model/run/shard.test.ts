import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatShard, parseShard, selectShard } from '../../../src/model/run/shard.js'

describe('a shard', () => {
  test.each([
    ['1/1', { index: 1, of: 1 }],
    ['2/4', { index: 2, of: 4 }],
    [' 256/256 ', { index: 256, of: 256 }],
    ['0/4', null],
    ['5/4', null],
    ['1/0', null],
    ['1', null],
    ['1/2/3', null],
    ['-1/4', null],
    ['1.5/4', null],
    ['one/four', null],
    ['', null],
  ])('%j is read as %j', (text, expected) => {
    expect(parseShard(text)).toEqual(expected)
    if (expected !== null) expect(formatShard(expected)).toBe(text.trim())
  })

  test('takes every n-th case by sorted id and keeps the order of the suite', () => {
    const cases = ['d', 'b', 'a', 'c', 'e'].map((id) => ({ id }))
    expect(selectShard(cases, { index: 1, of: 2 })).toEqual([{ id: 'a' }, { id: 'c' }, { id: 'e' }])
    expect(selectShard(cases, { index: 2, of: 2 })).toEqual([{ id: 'd' }, { id: 'b' }])
    expect(selectShard(cases, { index: 6, of: 7 })).toEqual([])
  })

  test('shards are disjoint, complete, of equal size, and independent of the order of the files', () => {
    const ids = fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 40 })
    fc.assert(
      fc.property(ids, fc.integer({ min: 1, max: 9 }), (names, of) => {
        const choose = (from: readonly string[], index: number): string[] =>
          selectShard(
            from.map((id) => ({ id })),
            { index, of },
          ).map(({ id }) => id)
        const parts = Array.from({ length: of }, (_, position) => choose(names, position + 1))
        expect(parts.flat().sort()).toEqual([...names].sort())
        const sizes = parts.map(({ length }) => length)
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1)
        const turned = [...names].reverse()
        parts.forEach((part, position) => expect(choose(turned, position + 1).sort()).toEqual([...part].sort()))
      }),
      { seed: 1 },
    )
  })
})
