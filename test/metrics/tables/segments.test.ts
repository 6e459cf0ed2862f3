import { describe, expect, test } from 'vitest'
import { listSegments } from '../../../src/metrics/tables/segments.js'
import { makeCase, makeFailure, makeReply } from '../make-trial.js'
import { type Asked, tableOf, times } from './table-of.js'

const CHECKED = { checks: [{ contains: 'here' }] }
const asked = (written: Readonly<Record<string, unknown>>, answer = 'here'): Asked => [
  { ...CHECKED, ...written },
  makeReply({ answer }),
]

describe('the segments of a case', () => {
  test.each<[Readonly<Record<string, unknown>>, readonly string[]]>([
    [{}, []],
    [{ tags: ['b', 'a', 'b'], difficulty: 'hard' }, ['tag b', 'tag a', 'difficulty hard']],
    [
      { profile: 'multi_hop', use_case: 'support', category: 'faq' },
      ['profile multi_hop', 'use case support', 'category faq'],
    ],
    [{ multi_hop: true }, ['kind multi-hop']],
    [
      {
        required_hops: [
          { id: 'x', any_of: ['one'] },
          { id: 'y', any_of: ['two'] },
        ],
      },
      ['kind multi-hop'],
    ],
    [{ expected_spans: [{ path: 'a.ts' }, { path: 'a.ts', symbol: 'f' }] }, []],
    [{ expected_spans: [{ path: 'a.ts' }, { path: 'b.ts', relevance: 0 }] }, []],
    [{ expected_spans: [{ path: 'a.ts' }, { path: 'b.ts' }] }, ['kind multi-file']],
    [{ branching: true }, ['kind branching']],
    [{ difficulty: 'coordination' }, ['difficulty coordination', 'kind coordination']],
    [{ branching_points: 2 }, ['kind branching']],
  ])('%j', (written, names) => {
    expect(listSegments(makeCase(written)).map(({ by, value }) => `${by} ${value}`)).toEqual(names)
  })
})

describe('metrics by segment', () => {
  const main = [
    ...times(4, asked({ tags: ['auth', 'all'], difficulty: 'hard' })),
    ...times(2, asked({ tags: ['auth', 'all'] }, 'no')),
    ...times(4, asked({ tags: ['few', 'all'] })),
  ]
  const table = tableOf('segments', { main, 'this PR': main.slice(0, 8) })

  test('has every scored metric of a segment of at least five cases, with n in each arm', () => {
    expect(table?.columns.map(({ title }) => title)).toEqual(['metric', 'segment', 'main', 'n', 'this PR', 'n'])
    expect(table?.rows.filter(([metric]) => metric === 'success')).toEqual([
      ['success', 'tag: auth', '67\u202f%', 6, '67\u202f%', 6],
    ])
    expect(table?.rows.map(([metric]) => metric)).toContain('latency')
    expect(new Set(table?.rows.map(([, segment]) => segment))).toEqual(new Set(['tag: auth']))
    expect(table?.place).toBe('page')
  })

  test('has means over cases, as in the run: the trials of a case are averaged first', () => {
    const twice = [
      asked({ id: 'a', tags: ['t'] }),
      asked({ id: 'a', tags: ['t'] }),
      asked({ id: 'a', tags: ['t'] }),
      ...[1, 2, 3, 4].map((number) => asked({ id: `b${number}`, tags: ['t'] }, 'no')),
      asked({ id: 'z' }),
    ]
    const rows = tableOf('segments', { main: twice })?.rows ?? []
    expect(rows.find(([metric]) => metric === 'success')).toEqual(['success', 'tag: t', '20\u202f%', 5])
  })

  test('counts a case if at least half of its trials are scored', () => {
    const outage: Asked = [{ ...CHECKED, id: 'a', tags: ['t'] }, makeFailure('infrastructure', 'x')]
    const rest = [...times(5, asked({ tags: ['t'] }, 'no')), asked({ id: 'z' })]
    const nOf = (trials: readonly Asked[]) =>
      tableOf('segments', { main: [...rest, ...trials] })?.rows.find(([metric]) => metric === 'success')
    expect(nOf([asked({ id: 'a', tags: ['t'] }), outage])).toEqual(['success', 'tag: t', '17\u202f%', 6])
    expect(nOf([asked({ id: 'a', tags: ['t'] }), outage, outage])).toEqual(['success', 'tag: t', '0\u202f%', 5])
  })

  test('is absent without a segment of five cases', () => {
    expect(tableOf('segments', { main: times(4, asked({ tags: ['few'] })) })).toBeNull()
    expect(tableOf('segments', { main: times(8, asked({ tags: ['every'] })) })).toBeNull()
  })

  test('keeps only the twenty largest segments', () => {
    const tagged = Array.from({ length: 22 }, (_, tag) => times(tag < 2 ? 5 : 6, asked({ tags: [`t${tag}`] }))).flat()
    const many = tableOf('segments', { main: tagged })
    expect(new Set(many?.rows.map(([, segment]) => segment)).size).toBe(20)
    expect(many?.rows.some(([, segment]) => segment === 'tag: t0')).toBe(false)
    expect(many?.notes[1]).toBe('2 smaller segments are left out.')
  })
})
