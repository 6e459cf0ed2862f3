import { describe, expect, test } from 'vitest'
import { makeFailure, makeReply } from '../make-trial.js'
import { tableOf, times, type Asked } from './table-of.js'

const spans = (...paths: readonly string[]) => paths.map((path) => ({ path }))
const asked = (tags: readonly string[], ...paths: readonly string[]): Asked => [
  { tags, expected_spans: spans('a.ts') },
  makeReply({ spans: spans(...paths) }),
]

describe('retrieval at k', () => {
  const main = [asked([], 'a.ts', 'b.ts'), asked([], 'x.ts', 'y.ts', 'a.ts')]
  const table = tableOf('retrieval-at-k', { main, 'this PR': [asked([], 'a.ts'), main[1] ?? asked([])] })

  test('has four measures at each k, one column per arm', () => {
    expect(table?.columns.map(({ title }) => title)).toEqual(['measure', 'main', 'this PR'])
    expect(table?.rows.map(([measure]) => measure)).toEqual(
      ['precision', 'recall', 'nDCG', 'hit'].flatMap((measure) => [1, 3, 5, 10].map((k) => `${measure}@${k}`)),
    )
    expect(table?.rows.slice(0, 6)).toEqual([
      ['precision@1', 0.5, 0.5],
      ['precision@3', 1 / 3, 1 / 3],
      ['precision@5', 0.2, 0.2],
      ['precision@10', 0.1, 0.1],
      ['recall@1', 0.5, 0.5],
      ['recall@3', 1, 1],
    ])
  })

  test('states how many cases got fewer than k', () => {
    expect(table?.notes).toEqual([
      'Of 2 cases of main, 1 got fewer than 3 spans, 2 got fewer than 5 spans, 2 got fewer than 10 spans.',
      'Of 2 cases of this PR, 1 got fewer than 3 spans, 2 got fewer than 5 spans, 2 got fewer than 10 spans.',
    ])
  })

  test('is absent if no arm retrieves, and is empty for an arm that does not', () => {
    expect(tableOf('retrieval-at-k', { main: [[{}, makeReply()]] })).toBeNull()
    expect(tableOf('retrieval-at-k', { main, mute: [[{}, makeReply()]] })?.rows[0]).toEqual(['precision@1', 0.5, null])
  })
})

describe('zero recall by tag', () => {
  test('lists the tags with cases that found nothing, worst first, and marks those with only such cases', () => {
    const main = [
      asked(['auth', 'api'], 'a.ts'),
      asked(['auth'], 'a.ts'),
      asked(['api'], 'x.ts'),
      asked(['fine'], 'a.ts'),
    ]
    const head = [
      asked(['auth', 'api'], 'x.ts'),
      asked(['auth'], 'x.ts'),
      asked(['api'], 'a.ts'),
      asked(['fine'], 'a.ts'),
    ]
    expect(tableOf('zero-recall-by-tag', { main, 'this PR': head })).toEqual({
      id: 'zero-recall-by-tag',
      title: 'Tags with cases whose expected spans were all missed',
      place: 'comment',
      columns: [
        { title: 'tag', format: 'text' },
        { title: 'main', format: 'text' },
        { title: 'this PR', format: 'text' },
      ],
      rows: [
        ['auth', '0 of 2', { value: '2 of 2', mark: 'poor' }],
        ['api', '1 of 2', '1 of 2'],
      ],
      notes: [
        'For each tag: the cases in which no trial retrieved an expected span at any rank, out of the cases whose retrieval was scored. A tag is marked if that is all of them. Sorted by the share in the last column.',
      ],
    })
  })

  test('counts a failed case as missed, but not one without reported or expected spans', () => {
    const table = tableOf('zero-recall-by-tag', {
      main: [
        [{ tags: ['a'], expected_spans: spans('a.ts') }, makeFailure('crash', 'x')],
        [{ tags: ['a'], expected_spans: spans('a.ts') }, makeReply()],
        [{ tags: ['a'] }, makeReply({ spans: [] })],
      ],
    })
    expect(table?.rows).toEqual([['a', { value: '1 of 1', mark: 'poor' }]])
  })

  test('is absent if everything was found, and counts tags beyond twenty', () => {
    expect(tableOf('zero-recall-by-tag', { main: [asked(['auth'], 'a.ts')] })).toBeNull()
    const many = Array.from({ length: 25 }, (_, index) => asked([`${'x'.repeat(100)}${index}`], 'x.ts'))
    const table = tableOf('zero-recall-by-tag', { main: many })
    expect(table?.rows).toHaveLength(20)
    expect(table?.rows[0]?.[0]).toHaveLength(80)
    expect(table?.notes[1]).toBe('5 more tags are left out.')
  })
})

describe('hardest queries', () => {
  const wide = { expected_spans: spans('a.ts', 'b.ts') }
  const main: readonly Asked[] = [
    [wide, makeReply({ spans: spans('a.ts') })],
    [wide, makeReply({ spans: spans('a.ts', 'b.ts') })],
    [wide, makeReply({ spans: [] })],
    [{ checks: [{ contains: 'nothing like it' }] }, makeReply()],
  ]

  test('are those with the lowest recall, then success, of the last arm, by id', () => {
    expect(tableOf('hardest-queries', { main: [...main].reverse(), 'this PR': main })).toEqual({
      id: 'hardest-queries',
      title: 'Hardest queries',
      place: 'page',
      names_cases: true,
      columns: [
        { title: 'case', format: 'text' },
        { title: 'recall@5', format: 'ratio', group: 'main' },
        { title: 'success', format: 'share', group: 'main' },
        { title: 'recall@5', format: 'ratio', group: 'this PR' },
        { title: 'success', format: 'share', group: 'this PR' },
      ],
      rows: [
        ['c2', 1, 1, 0, 0],
        ['c3', 0.5, 1, null, 0],
        ['c0', null, 0, 0.5, 1],
      ],
      notes: [
        "Cases in the last arm, this PR, that miss a span or do not always succeed, sorted by recall@5, then by success (means over a case's trials).",
      ],
    })
  })

  test('are at most twenty, and none if everything succeeded', () => {
    const table = tableOf('hardest-queries', { main: times(30, asked([], 'x.ts')) })
    expect(table?.rows).toHaveLength(20)
    expect(table?.notes[1]).toBe('10 more are left out.')
    expect(tableOf('hardest-queries', { main: [asked([], 'a.ts')] })).toBeNull()
  })
})

test('completely missed queries are listed with the results of each arm, but only with details of cases', () => {
  const missed = { id: 'm' }
  const twice = (path: string): readonly Asked[] => [
    [{ ...missed, expected_spans: spans('a.ts') }, makeReply({ spans: spans(path) })],
    [{ ...missed, expected_spans: spans('a.ts') }, makeReply({ spans: spans('x.ts') })],
  ]
  const table = tableOf('zero-recall-cases', {
    main: [...twice('a.ts'), asked([], 'a.ts')],
    'this PR': [...twice('x.ts'), asked([], 'a.ts')],
  })
  expect(table?.rows).toEqual([['m', 0.5, 1]])
  expect(table?.names_cases).toBe(true)
  expect(tableOf('zero-recall-cases', { main: [asked([], 'a.ts')] })).toBeNull()
})
