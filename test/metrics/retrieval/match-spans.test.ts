import { describe, expect, test } from 'vitest'
import { expectsSpans, matchSpans, rankSpans } from '../../../src/metrics/retrieval/match-spans.js'
import type { ExpectedSpan } from '../../../src/model/suite/case.js'
import type { Span } from '../../../src/model/run/observation.js'
import { makeCase, makeReply, scoreWith } from '../make-trial.js'
import { normalizePath } from '../../../src/metrics/retrieval/normalize-path.js'

const found = (expected: Omit<ExpectedSpan, 'relevance'>, span: Span): boolean =>
  rankSpans([span], [{ ...expected, relevance: 1 }]).gains[0] === 1

describe('a retrieved span is the expected one', () => {
  test.each<[string, Omit<ExpectedSpan, 'relevance'>, Span, boolean]>([
    ['equal hashes, whatever the path', { path: 'a.ts', hash: 'h' }, { path: 'b.ts', hash: 'h' }, true],
    ['equal hashes, no path', { path: 'a.ts', hash: 'h' }, { hash: 'h' }, true],
    ['differing hashes of one file', { path: 'a.ts', hash: 'h' }, { path: 'a.ts', hash: 'x' }, false],
    [
      'differing hashes, and lines that overlap, as those of the next chunk do',
      { path: 'a.md', start_line: 1, end_line: 9, hash: 'h' },
      { path: 'a.md', start_line: 8, end_line: 16, hash: 'x' },
      false,
    ],
    [
      'differing hashes of two parts of one symbol',
      { path: 'a.ts', symbol: 'f', start_line: 1, end_line: 9, hash: 'h' },
      { path: 'a.ts', symbol: 'f', start_line: 10, end_line: 18, hash: 'x' },
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
    [
      'a section of a page, as the fragment of its URL',
      { path: 'https://d.example/a#late' },
      { path: 'https://d.example/a#late' },
      true,
    ],
    [
      'a section of a page, as the fragment and as the symbol',
      { path: 'https://d.example/a#late' },
      { path: 'https://d.example/a', symbol: 'late' },
      true,
    ],
    ['another section of the page', { path: 'https://d.example/a#late' }, { path: 'https://d.example/a#early' }, false],
    ['any section of a page', { path: 'https://d.example/a' }, { path: 'https://d.example/a#late' }, true],
    ['a file that a glob fits', { path: 'docs/*.md' }, { path: './docs/a.md' }, true],
    ['a file of a folder below', { path: 'docs/*.md' }, { path: 'docs/b/a.md' }, false],
    ['either of two files', { path: '{a.md,b.md}' }, { path: 'b.md' }, true],
    ['a file whose name has a brace', { path: 'app/{id}/a.ts' }, { path: 'app/{id}/a.ts' }, true],
    ['the symbol in another file', { path: 'a.ts', symbol: 'f' }, { path: 'b.ts', symbol: 'f' }, false],
    [
      'no symbol retrieved: overlapping lines decide',
      { path: 'a.ts', symbol: 'f', start_line: 5, end_line: 9 },
      { path: 'a.ts', start_line: 9, end_line: 20 },
      true,
    ],
    [
      'no symbol retrieved, and the checkout knows that its lines are those of the symbol',
      { path: 'a.ts', symbol: 'f' },
      { path: 'a.ts', start_line: 1, end_line: 99, in_checkout: { is: ['f'] } },
      true,
    ],
    [
      'the lines of the case are old: those of the checkout decide',
      { path: 'a.ts', symbol: 'f', start_line: 1, end_line: 9 },
      { path: 'a.ts', start_line: 5, end_line: 9, in_checkout: { is_not: ['f'] } },
      false,
    ],
    [
      'lines expected, and the checkout knows those of the symbol retrieved',
      { path: 'a.ts', start_line: 1, end_line: 9 },
      { path: 'a.ts', symbol: 'f', in_checkout: { start_line: 9, end_line: 12 } },
      true,
    ],
    [
      'a short name, which the checkout has once',
      { path: 'a.ts', symbol: 'K.m' },
      { path: 'a.ts', symbol: 'm', in_checkout: { is: ['K.m'] } },
      true,
    ],
    [
      'a short name, and lines that are those expected',
      { path: 'a.ts', symbol: 'K.m', start_line: 5, end_line: 6 },
      { path: 'a.ts', symbol: 'm', start_line: 6, end_line: 6 },
      true,
    ],
    ['the symbol of another class', { path: 'a.ts', symbol: 'K.m' }, { path: 'a.ts', symbol: 'L.m' }, false],
    ['another way to write a member', { path: 'a.rs', symbol: 'K.m' }, { path: 'a.rs', symbol: 'K::m()' }, true],
    [
      'a heading with its marks',
      { path: 'a.md', symbol: 'The run command' },
      { path: 'a.md', symbol: '## The `run` **command**' },
      true,
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
    ['only a path expected', { path: 'a.ts' }, { path: 'a.ts', symbol: 'f', start_line: 3, hash: 'h' }, true],
    ['another spelling of the path', { path: './src\\a.ts' }, { path: 'src/a.ts' }, true],
    ['another case of the path', { path: 'A.ts' }, { path: 'a.ts' }, false],
  ])('%s', (_what, expected, span, isFound) => {
    expect(found(expected, span)).toBe(isFound)
  })
})

describe('whether a retrieved span is the expected one is undecided, and its metrics are unscored', () => {
  test.each<[string, Omit<ExpectedSpan, 'relevance'>, Span, string]>([
    [
      'a symbol expected, only its file retrieved',
      { path: 'a.ts', symbol: 'f' },
      { path: 'a.ts' },
      'cannot tell whether the returned `a.ts` is the expected `a.ts::f`: report its `symbol`, or `start_line` and `end_line`',
    ],
    [
      'a symbol against lines, in a file that the checkout does not have',
      { path: 'a.ts', symbol: 'f' },
      { path: 'a.ts', start_line: 1, end_line: 99 },
      'cannot tell whether the returned `a.ts:1-99` is the expected `a.ts::f`: report its `symbol` too',
    ],
    [
      'lines against a symbol',
      { path: 'a.ts', start_line: 3 },
      { path: 'a.ts', symbol: 'f' },
      'cannot tell whether the returned `a.ts::f` is the expected `a.ts:3-3`: report `start_line` and `end_line` too',
    ],
    [
      'lines expected, only the file retrieved',
      { path: 'a.ts', start_line: 10 },
      { path: 'a.ts' },
      'cannot tell whether the returned `a.ts` is the expected `a.ts:10-10`: report its `symbol`, or `start_line` and `end_line`',
    ],
    [
      'a short name that several symbols may have',
      { path: 'a.ts', symbol: 'K.m' },
      { path: 'a.ts', symbol: 'm' },
      'cannot tell whether the returned `a.ts::m` is the expected `a.ts::K.m`: report the whole name of the symbol, as the case writes it',
    ],
    [
      'a hash expected, none retrieved: the path is not enough',
      { path: 'a.ts', hash: 'h' },
      { path: 'a.ts' },
      'cannot tell whether the returned `a.ts` is the expected `a.ts`: report its `hash`, or expect a symbol or lines instead',
    ],
    [
      'the same lines with another hash',
      { path: 'a.md', start_line: 1, end_line: 9, hash: 'h' },
      { path: 'a.md', start_line: 1, end_line: 9, hash: 'x' },
      'cannot tell whether the returned `a.md:1-9` is the expected `a.md:1-9`: it is the same place with changed text, since its `hash` is another: read whether it still answers, then renew the `hash` of the case',
    ],
    [
      'the same symbol with another hash',
      { path: 'a.ts', symbol: 'K::m', hash: 'h' },
      { path: 'a.ts', symbol: 'K.m', hash: 'x' },
      'cannot tell whether the returned `a.ts::K.m` is the expected `a.ts::K::m`: it is the same place with changed text, since its `hash` is another: read whether it still answers, then renew the `hash` of the case',
    ],
    [
      'an absolute path outside the checkout that ends with the one expected',
      { path: 'src/a.ts' },
      { path: '/srv/app/src/a.ts' },
      'cannot tell whether the returned `/srv/app/src/a.ts` is the expected `src/a.ts`: report paths relative to the repository',
    ],
    [
      'no span of the reply is named',
      { path: 'a.ts' },
      { text: 'x' },
      'cannot tell whether the returned `(a span without a path)` is the expected `a.ts`: report the `path` of every span',
    ],
  ])('%s', (_what, expected, span, reason) => {
    expect(rankSpans([span], [{ ...expected, relevance: 1 }]).undecided).toEqual({ gains: [1], reason })
    const { scores, unscored } = scoreWith({ expected_spans: [expected] }, makeReply({ spans: [span] }))
    for (const id of ['retrieval.recall@5', 'retrieval.hit@1', 'retrieval.zero-recall', 'success.retrieval', 'success'])
      expect([id, scores[id], unscored[id]]).toEqual([id, undefined, reason])
  })

  test('a measure that is equal in both cases is scored', () => {
    const spans = [{ path: 'b.ts' }, { path: 'x' }, { path: 'a.ts' }]
    const expected = [{ path: 'a.ts', symbol: 'f' }, { path: 'b.ts' }]
    const { scores, unscored } = scoreWith({ expected_spans: expected }, makeReply({ spans }))
    expect(scores).toMatchObject({
      'retrieval.hit@1': 1,
      'retrieval.precision@1': 1,
      'retrieval.mrr': 1,
      'retrieval.zero-recall': 0,
      'success.retrieval': 1,
    })
    expect(Object.keys(unscored)).toEqual(expect.arrayContaining(['retrieval.recall@3', 'retrieval.ndcg@3']))
  })

  test('spans that another span finds, or that a case calls irrelevant, are not searched', () => {
    const expected = [
      { path: 'a.ts', symbol: 'f', relevance: 1 },
      { path: 'a.ts', symbol: 'decoy', relevance: 0 },
    ]
    expect(rankSpans([{ path: 'a.ts' }, { path: 'a.ts', symbol: 'f' }], expected).undecided).toBeNull()
  })

  test('the hash finds the text of a place that another span has, at whatever rank', () => {
    const expected = [{ path: 'a.md', start_line: 1, end_line: 9, hash: 'h', relevance: 1 }]
    const spans = [
      { path: 'a.md', start_line: 1, end_line: 9, hash: 'x' },
      { path: 'a.md', start_line: 4, end_line: 12, hash: 'h' },
    ]
    expect(rankSpans(spans, expected)).toMatchObject({ gains: [0, 1], undecided: null })
  })

  test('a span without a name finds nothing among named ones', () => {
    expect(rankSpans([{ text: 'x' }, { path: 'b' }], [{ path: 'a', relevance: 1 }]).undecided).toBeNull()
  })

  test('the waste of the prompt depends on it too', () => {
    const reply = makeReply({ spans: [{ path: 'a.ts', tokens: 9 }] })
    expect(scoreWith({ expected_spans: [{ path: 'a.ts', symbol: 'f' }] }, reply).unscored['context.waste']).toMatch(
      /^cannot tell whether/,
    )
  })
})

describe('matchSpans', () => {
  test('returns each retrieved span’s rank and the expected span as written', () => {
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

  test('a span that matches on its own is a duplicate after an earlier match', () => {
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
      undecided: null,
    })
  })

  test('leaves out duplicates, so later spans move up', () => {
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
      undecided: null,
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
  ])('has for %s of one file this number of duplicates', (_what, first, second, duplicates) => {
    expect(rankSpans([first, second, { path: 'z' }], []).duplicates).toBe(duplicates)
  })

  test('keeps unnamed spans apart', () => {
    expect(rankSpans([{ text: 'x' }, { text: 'x' }], [{ path: 'c', relevance: 1 }]).duplicates).toBe(0)
  })

  test('finds an expected span once, however many parts of it are retrieved', () => {
    const pieces = [
      { path: 'a', start_line: 1, end_line: 10 },
      { path: 'a', start_line: 8, end_line: 20 },
    ]
    expect(rankSpans(pieces, [{ path: 'a', start_line: 5, end_line: 9, relevance: 1 }]).gains).toEqual([1, 0])
  })

  test('finds one expected span per retrieved span, even if that covers two', () => {
    const expected = [
      { path: 'a', start_line: 5, relevance: 0.5 },
      { path: 'a', start_line: 9, relevance: 1 },
    ]
    expect(rankSpans([{ path: 'a', start_line: 1, end_line: 20 }], expected).gains).toEqual([1])
  })

  test('assigns a retrieved span to the expected one that names it most exactly, not to the most relevant', () => {
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

  test('counts matches by path alone, but not of spans with better names', () => {
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

test('a path of any length is normalised', () => {
  const long = 'a/'.repeat(5_000)
  expect(normalizePath(`.//${long}b`)).toBe(`${long}b`)
})

test('a case expects spans if one has a relevance above 0', () => {
  expect(expectsSpans(makeCase({ expected_spans: [{ path: 'a', relevance: 0 }] }))).toBe(false)
  expect(expectsSpans(makeCase({ expected_spans: [{ path: 'a', relevance: 0 }, { path: 'b' }] }))).toBe(true)
})

test('a glob is matched once, by the first file that nothing else expects', () => {
  const [exact, any, more] = [
    { path: 'docs/a.md', relevance: 1 },
    { path: 'docs/*.md', relevance: 1 },
    { path: 'docs/*', relevance: 1 },
  ]
  const spans = ['docs/a.md', 'docs/b.md', 'docs/c.md', 'docs/d.md'].map((path) => ({ path }))
  expect(matchSpans(spans, [any, more, exact]).map(({ expected }) => expected)).toEqual([exact, any, more, null])
  expect(matchSpans([{ path: 'x.md' }], [any]).map(({ expected }) => expected)).toEqual([null])
})
