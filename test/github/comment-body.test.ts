import { describe, expect, test } from 'vitest'
import { lastVerdict, readPullHistory, renderVerdict, renderWithoutVerdict } from '../../src/github/sticky-comment.js'

const MARKER = { suite: 'demo', run: 8, attempt: 2, sha: '9d0e4c1aa52f' }
const verdict = (changes: object = {}) => renderVerdict({ ...MARKER, ...changes }, '### ❌ Regressed\n\n| a |\n')
const asComment = (body: string) => ({ body })
const pending = (last: string | null, changes: object = {}) =>
  renderWithoutVerdict(
    {
      marker: { ...MARKER, run: 9, sha: 'abc1234f', ...changes, state: 'measuring' },
      headline: '⏳ Measuring `abc1234` …',
      explanation: 'Wait.',
    },
    last,
  )

describe('a comment without a verdict', () => {
  test('states the current state first, and folds the last verdict', () => {
    expect(pending(verdict())).toBe(
      [
        '<!-- goldenpair:demo run=9 attempt=2 sha=abc1234f state=measuring -->',
        '### ⏳ Measuring `abc1234` …',
        '',
        'Wait.',
        '',
        '<details><summary>The last verdict, of <code>9d0e4c1</code></summary>',
        '',
        '<!-- goldenpair:kept -->',
        '<!-- goldenpair:demo run=8 attempt=2 sha=9d0e4c1aa52f -->',
        '### ❌ Regressed',
        '',
        '| a |',
        '',
        '',
        '</details>',
        '',
      ].join('\n'),
    )
  })

  test.each<[string, string, string | null]>([
    ['tells one', verdict(), verdict()],
    ['keeps one', pending(verdict()), verdict()],
    ['keeps one, and GitHub has trimmed it', pending(verdict()).trim(), verdict()],
    ['keeps one over several runs without', pending(lastVerdict(pending(verdict()))), verdict()],
    ['never had one', pending(null), null],
    ['is not ours', 'talk', null],
  ])('restores the last verdict when it %s', (_what, body, expected) => {
    expect(lastVerdict(body)).toBe(expected)
  })
})

describe('the history of a pull request', () => {
  const results = [{ run: 8, attempt: 1, word: 'regressed' }]
  test.each<[string, readonly string[], number, readonly object[]]>([
    ['nothing was written', [], 1, []],
    ['an earlier run was reported', [verdict({ run: 7, sha: 'abcdef1' })], 2, []],
    ['an earlier attempt was, of the same commit', [verdict({ attempt: 1, look: 4, results })], 5, results],
    ['another commit was', [verdict({ run: 7, sha: 'abcdef1', results })], 2, []],
    [
      'this very measurement was',
      [verdict({ look: 4, results: [...results, { run: 8, attempt: 2, word: 'improved' }] })],
      4,
      results,
    ],
    ['only another suite was', [verdict({ suite: 'other', run: 7 })], 1, []],
    ['two comments disagree', [verdict({ run: 7, look: 2 }), verdict({ run: 6 })], 3, []],
    ['a run in between had no verdict', [pending(verdict({ run: 7, look: 2 }))], 3, []],
    ['no run had one yet', [pending(null)], 1, []],
  ])('when %s', (_what, bodies, look, earlier) => {
    expect(readPullHistory(bodies.map(asComment), MARKER)).toMatchObject({ look, results: earlier })
  })

  test('keeps the result of the last measurement of another commit', () => {
    const before = (...bodies: readonly string[]) => readPullHistory(bodies.map(asComment), MARKER).before
    expect(before(verdict({ run: 7, sha: 'abcdef1', results }))).toEqual({ sha: 'abcdef1', word: 'regressed' })
    expect(before(verdict({ attempt: 1, look: 4, results }))).toBeNull()
    expect(before()).toBeNull()
  })
})
