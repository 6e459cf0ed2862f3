import { expect, test } from 'vitest'
import { takeFirst } from '../../../src/measure/suite/first-look.js'
import type { Suite } from '../../../src/model/suite/suite.js'
import { goldenCase } from '../../compare/build-runs.js'
import { read, TARGET } from './registries.js'

const { suite: plain } = read(TARGET, '- { id: a, query: q, expected_answer: x }')
const tagged = (tag: string, count: number, parts: Partial<ReturnType<typeof goldenCase>> = {}) =>
  Array.from({ length: count }, (_, at) => goldenCase({ id: `${tag}-${at}`, tags: [tag], ...parts }))
const suiteOf = (cases: Suite['cases'], seed = 1): Suite => ({ ...plain, cases, seed })
const idsOf = (suite: Suite | null) => suite?.cases.map(({ id }) => id)

test('each tag has its share, in the order of the suite', () => {
  const suite = suiteOf([...tagged('a', 30), ...tagged('b', 20), ...tagged('c', 10)])
  const taken = takeFirst(suite, { cases: suite.cases, first: 11, passesOf: () => null })
  // The shares are 5.5, 3.67 and 1.83; the two largest remainders are rounded up.
  const counts = ['a', 'b', 'c'].map((tag) => idsOf(taken)?.filter((id) => id.startsWith(tag)).length)
  expect(counts).toEqual([5, 4, 2])
  expect(taken?.first_look).toEqual({ cases: 11, of: 60 })
  const places = idsOf(taken)?.map((id) => suite.cases.findIndex((golden) => golden.id === id)) ?? []
  expect(places).toEqual([...places].sort((x, y) => x - y))
})

test('the most informative cases come first: critical, passing on main, unknown, failing, in quarantine', () => {
  const suite = suiteOf([
    goldenCase({ id: 'quarantine', flaky: '2026-12-31', critical: true }),
    goldenCase({ id: 'fails' }),
    goldenCase({ id: 'unknown' }),
    goldenCase({ id: 'passes' }),
    goldenCase({ id: 'critical', critical: true }),
  ])
  const main = { fails: [1, 5], passes: [3, 5], critical: [0, 5], quarantine: [5, 5] } as const
  const passesOf = (id: string) => (main as Readonly<Record<string, readonly [number, number]>>)[id] ?? null
  const ids = [1, 2, 3, 4].map((first) => idsOf(takeFirst(suite, { cases: suite.cases, first, passesOf })))
  expect(ids).toEqual([
    ['critical'],
    ['passes', 'critical'],
    ['unknown', 'passes', 'critical'],
    ['fails', 'unknown', 'passes', 'critical'],
  ])
})

test('only the seed decides between equals, and all cases are asked if there are fewer', () => {
  const cases = tagged('a', 60)
  const take = (seed: number, some = cases) =>
    idsOf(takeFirst(suiteOf(cases, seed), { cases: some, first: 5, passesOf: () => null }))
  expect(take(1)).toEqual(take(1))
  expect(take(1)).toEqual(take(1, cases.toReversed()))
  expect(take(1)).not.toEqual(take(2))
  expect(take(1, cases.slice(0, 5))).toBeUndefined()
})
