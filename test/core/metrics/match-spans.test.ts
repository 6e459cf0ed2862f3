import { describe, expect, test } from 'vitest'
import { expectsSpans, matchSpans, rankSpans } from '../../../src/core/metrics/match-spans.js'
import { normalizePath } from '../../../src/core/metrics/normalize-path.js'
import type { ExpectedSpan } from '../../../src/core/model/case.js'
import type { Span } from '../../../src/core/model/observation.js'
import { makeCase } from './make-trial.js'

const found = (expected: Omit<ExpectedSpan, 'relevance'>, span: Span): boolean =>
  rankSpans([span], [{ ...expected, relevance: 1 }]).gains[0] === 1

describe('a retrieved span is the expected one', () => {
  test.each<[string, Omit<ExpectedSpan, 'relevance'>, Span, boolean]>([
    ['equal hashes, whatever the path', { path: 'a.ts', hash: 'h' }, { path: 'b.ts', hash: 'h' }, true],
    ['equal hashes, no path', { path: 'a.ts', hash: 'h' }, { hash: 'h' }, true],
    [
      'differing hashes, although the symbol agrees',
      { path: 'a.ts', symbol: 'f', hash: 'h' },
      { path: 'a.ts', symbol: 'f', hash: 'x' },
      false,
    ],
    [
      'one hash only: the symbol decides',
      { path: 'a.ts', symbol: 'f', hash: 'h' },
      { path: 'a.ts', symbol: 'f' },
      true,
    ],
    [
      'equal path and symbol, lines apart',
      { path: 'a.ts', symbol: 'f', start_line: 1, end_line: 2 },
      { path: 'a.ts', symbol: 'f', start_line: 90, end_line: 99 },
      true,
    ],
    [
      'another symbol, although lines overlap',
      { path: 'a.ts', symbol: 'f', start_line: 1, end_line: 9 },
      { path: 'a.ts', symbol: 'g', start_line: 1, end_line: 9 },
      false,
    ],
    ['the symbol in another file', { path: 'a.ts', symbol: 'f' }, { path: 'b.ts', symbol: 'f' }, false],
    [
      'no symbol retrieved: overlapping lines decide',
      { path: 'a.ts', symbol: 'f', start_line: 5, end_line: 9 },
      { path: 'a.ts', start_line: 9, end_line: 20 },
      true,
    ],
    [
      'no symbol retrieved, no lines expected',
      { path: 'a.ts', symbol: 'f' },
      { path: 'a.ts', start_line: 1, end_line: 99 },
      false,
    ],
    [
      'lines that touch',
      { path: 'a.ts', start_line: 10, end_line: 20 },
      { path: 'a.ts', start_line: 20, end_line: 30 },
      true,
    ],
    [
      'lines next to each other',
      { path: 'a.ts', start_line: 10, end_line: 20 },
      { path: 'a.ts', start_line: 21, end_line: 30 },
      false,
    ],
    [
      'a single line, given by its start',
      { path: 'a.ts', start_line: 10 },
      { path: 'a.ts', start_line: 1, end_line: 10 },
      true,
    ],
    ['lines expected, none retrieved', { path: 'a.ts', start_line: 10 }, { path: 'a.ts' }, false],
    ['only a path expected', { path: 'a.ts' }, { path: 'a.ts', symbol: 'f', start_line: 3, hash: 'h' }, true],
    [
      'a hash expected, none retrieved: the path alone is not enough',
      { path: 'a.ts', hash: 'h' },
      { path: 'a.ts' },
      false,
    ],
    ['another spelling of the path', { path: './src\\a.ts' }, { path: 'src/a.ts' }, true],
    ['another case of the path', { path: 'A.ts' }, { path: 'a.ts' }, false],
    ['neither path nor hash', { path: 'a.ts' }, { source: 'a.ts', text: 'x' }, false],
  ])('%s', (_what, expected, span, isFound) => {
    expect(found(expected, span)).toBe(isFound)
  })
})

describe('matchSpans', () => {
  test('says for each retrieved span its rank and the expected span as it was written', () => {
    const [first, second] = [
      { path: './a', relevance: 1 },
      { path: 'b', symbol: 'f', relevance: 1 },
    ]
    const retrieved = [
      { path: 'x' },
      { path: 'a' },
      { path: 'x' },
      { path: 'b', symbol: 'f' },
      { path: 'b', symbol: 'g' },
    ]
    expect(matchSpans(retrieved, [first, second])).toEqual([
      { rank: 1, expected: null, by: null },
      { rank: 2, expected: first, by: 'path' },
      { rank: null, expected: null, by: null },
      { rank: 3, expected: second, by: 'symbol' },
      { rank: 4, expected: null, by: null },
    ])
  })

  test('a span looked at alone may be one that another has found before it', () => {
    const expected = { path: 'a', relevance: 1 }
    const pieces = [
      { path: 'a', start_line: 1 },
      { path: 'a', start_line: 9 },
    ]
    for (const piece of pieces) expect(matchSpans([piece], [expected])[0]?.expected).toEqual(expected)
    expect(matchSpans(pieces, [expected]).map((match) => match.expected)).toEqual([expected, null])
  })
})

describe('rankSpans', () => {
  test('gives relevances by rank, and those expected from the highest down', () => {
    const expected = [
      { path: 'a', relevance: 0.5 },
      { path: 'b', relevance: 0 },
      { path: 'c', relevance: 1 },
    ]
    expect(rankSpans([{ path: 'x' }, { path: 'a' }, { path: 'b' }, { path: 'c' }], expected)).toEqual({
      gains: [0, 0.5, 0, 1],
      ideal: [1, 0.5],
      duplicates: 0,
      found_by_path: 2,
    })
  })

  test('leaves duplicates out, so that what follows moves up', () => {
    const spans = [
      { path: 'a' },
      { path: './a' },
      { path: 'x', start_line: 1 },
      { path: 'x', end_line: 1 },
      { path: 'c' },
    ]
    expect(rankSpans(spans, [{ path: 'c', relevance: 1 }])).toEqual({
      gains: [0, 0, 1],
      ideal: [1],
      duplicates: 2,
      found_by_path: 1,
    })
  })

  test.each<[string, Span, Span, number]>([
    ['a symbol and no symbol', { path: 'a', symbol: 'f' }, { path: 'a' }, 0],
    ['two symbols', { path: 'a', symbol: 'f' }, { path: 'a', symbol: 'g' }, 0],
    [
      'one symbol, other lines',
      { path: 'a', symbol: 'f', start_line: 1 },
      { path: 'a', symbol: 'f', start_line: 9 },
      1,
    ],
    ['a symbol named as lines', { path: 'a', symbol: '1 1' }, { path: 'a', start_line: 1 }, 0],
    ['other lines', { path: 'a', start_line: 1, end_line: 2 }, { path: 'a', start_line: 1, end_line: 3 }, 0],
    ['a hash and no hash', { path: 'a', hash: 'h' }, { path: 'a' }, 0],
    ['one hash, other paths', { path: 'a', hash: 'h' }, { path: 'b', hash: 'h' }, 1],
  ])('%s of one file: so many duplicates', (_what, first, second, duplicates) => {
    expect(rankSpans([first, second, { path: 'z' }], []).duplicates).toBe(duplicates)
  })

  test('keeps spans that the target does not name apart', () => {
    expect(rankSpans([{ text: 'x' }, { text: 'x' }], [{ path: 'c', relevance: 1 }]).duplicates).toBe(0)
  })

  test('finds an expected span once, however many pieces of it are retrieved', () => {
    const pieces = [
      { path: 'a', start_line: 1, end_line: 10 },
      { path: 'a', start_line: 8, end_line: 20 },
    ]
    expect(rankSpans(pieces, [{ path: 'a', start_line: 5, end_line: 9, relevance: 1 }]).gains).toEqual([1, 0])
  })

  test('finds one expected span with a retrieved one, although it covers two', () => {
    const expected = [
      { path: 'a', start_line: 5, relevance: 0.5 },
      { path: 'a', start_line: 9, relevance: 1 },
    ]
    expect(rankSpans([{ path: 'a', start_line: 1, end_line: 20 }], expected).gains).toEqual([1])
  })

  test('gives a retrieved span to the expected one that names it most exactly, not to the most relevant', () => {
    const expected = [
      { path: 'a', relevance: 1 },
      { path: 'a', symbol: 'f', relevance: 0.5 },
    ]
    expect(
      rankSpans(
        [
          { path: 'a', symbol: 'f' },
          { path: 'a', symbol: 'g' },
        ],
        expected,
      ).gains,
    ).toEqual([0.5, 1])
  })

  test('counts what was found by its path alone, and not what names itself better', () => {
    const expected = [
      { path: 'a', relevance: 1 },
      { path: 'b', symbol: 'f', relevance: 1 },
      { path: 'c', relevance: 0 },
    ]
    const spans = [{ path: 'a', symbol: 'g' }, { path: 'b', symbol: 'f' }, { path: 'c' }]
    expect(rankSpans(spans, expected).found_by_path).toBe(1)
  })

  test('does not count a span that the case calls irrelevant as its file', () => {
    const expected = [
      { path: 'a', relevance: 1 },
      { path: 'a', symbol: 'decoy', relevance: 0 },
    ]
    expect(rankSpans([{ path: 'a', symbol: 'decoy' }], expected).gains).toEqual([0])
  })
})

test.each([
  ['src/a.ts', 'src/a.ts'],
  ['./src/a.ts', 'src/a.ts'],
  ['.\\src\\a.ts', 'src/a.ts'],
  ['src//core/../a.ts', 'src/a.ts'],
  ['../a.ts', '../a.ts'],
  ['../../a.ts', '../../a.ts'],
  ['/src/a.ts', '/src/a.ts'],
  ['src/.config/a..b.ts', 'src/.config/a..b.ts'],
  ['docs/', 'docs'],
  ['', ''],
  ['café.md', 'café.md'],
  ['cafe\u0301.md', 'café.md'],
])('the path %s is %s', (written, normal) => {
  expect(normalizePath(written)).toBe(normal)
})

test('a path of any length is spelled likewise', () => {
  const long = 'a/'.repeat(5_000)
  expect(normalizePath(`./${long}b`)).toBe(`${long}b`)
})

test('a case expects spans when one has a relevance above 0', () => {
  expect(expectsSpans(makeCase({ expected_spans: [{ path: 'a', relevance: 0 }] }))).toBe(false)
  expect(expectsSpans(makeCase({ expected_spans: [{ path: 'a', relevance: 0 }, { path: 'b' }] }))).toBe(true)
})
