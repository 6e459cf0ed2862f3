import { expect, test } from 'vitest'
import { compareRuns } from '../../../src/compare/decide/compare-runs.js'
import { findRenamedCorpus } from '../../../src/compare/findings/retrieval.js'
import { pairCases } from '../../../src/compare/pair/pair-cases.js'
import type { CaseConduct, ScoredRun } from '../../../src/model/run/run.js'
import { goldenCase, scoredRun, successTrials } from '../build-runs.js'

interface Arm {
  readonly count?: number
  /** By the index of the case: the retrieved ids, and the rank of its single expected span. */
  readonly places: (index: number) => readonly string[]
  readonly rank: (index: number) => number | null
}

function arm({ count = 20, places, rank }: Arm): ScoredRun {
  const ids = Array.from({ length: count }, (_, index) => `c${index}`)
  const cases = ids.map((id, index) =>
    goldenCase({ id, expected_spans: [{ path: `kb/${index}.md`, hash: `old-${index}`, relevance: 1 }] }),
  )
  const conduct = ids.map((id, index): [string, CaseConduct] => [
    id,
    {
      ranks: [rank(index)],
      returned: places(index).length,
      places: places(index),
      tiers: [],
      models: [],
      failures: [],
    },
  ])
  const trials = successTrials(Object.fromEntries(ids.map((id, index) => [id, rank(index) === null ? 0 : 1])))
  return { ...scoredRun({ cases, trials }), conduct: new Map(conduct) }
}

const OLD: Arm = { places: (index) => [`old-${index}`, `old-${index + 1}`], rank: () => 1 }
const NEW: Arm = { places: (index) => [`new-${index}`, `new-${index + 1}`], rank: () => null }

const find = (old: Partial<Arm>, now: Partial<Arm>) => {
  const [baseline, candidate] = [arm({ ...OLD, ...old }), arm({ ...NEW, ...now })]
  return findRenamedCorpus({ baseline, candidate, pairing: pairCases(baseline, candidate) })
}

test.each<[string, Partial<Arm>, Partial<Arm>, object | null]>([
  ['every id is new', {}, {}, { expected: 20, retrieved: 21 }],
  ['one id of the baseline is retrieved, so the retriever lost the rest', {}, { places: () => ['x', 'old-20'] }, null],
  ['an expected file is retrieved without its place', {}, { places: (index) => [`kb/${index}.md`] }, null],
  ['one expected id is found', {}, { rank: (index) => (index === 3 ? 9 : null) }, null],
  ['nothing was found before either', { rank: () => null }, {}, null],
  ['nothing is retrieved at all', {}, { places: () => [] }, null],
  ['half of the cases got nothing', {}, { places: (index) => (index < 10 ? ['new'] : []) }, null],
  ['four cases may lose all by chance', { count: 4 }, { count: 4 }, null],
  ['five cases', { count: 5 }, { count: 5 }, { expected: 5, retrieved: 6 }],
])('%s', (_, old, now, counts) => {
  expect(find(old, now)).toEqual(counts)
})

test('cases that expect nothing relevant are left out, and irrelevant spans are not counted', () => {
  const withSpans = (run: ScoredRun): ScoredRun => {
    const cases = run.run.cases.map((golden, index) => {
      const irrelevant = { path: `kb/${index}.md`, hash: `irrelevant-${index}`, relevance: 0 }
      return { ...golden, expected_spans: index < 5 ? [...golden.expected_spans, irrelevant] : [irrelevant] }
    })
    return { ...run, run: { ...run.run, cases } }
  }
  // What the other 15 cases retrieve is that of the baseline; the ids of the first five are new.
  const baseline = withSpans(arm({ ...OLD, rank: (index) => (index === 2 ? 3 : null) }))
  const candidate = withSpans(arm({ ...NEW, places: (index) => [index < 5 ? `new-${index}` : `old-${index}`] }))
  const pairing = pairCases(baseline, candidate)
  expect(findRenamedCorpus({ baseline, candidate, pairing })).toEqual({ expected: 5, retrieved: 5 })
})

test('the retrieved spans of both runs must be known', () => {
  const { run, trials } = arm(NEW)
  const unseen: ScoredRun = { run, trials }
  const baseline = arm(OLD)
  const pairing = pairCases(baseline, unseen)
  expect(findRenamedCorpus({ baseline, candidate: unseen, pairing })).toBeNull()
  expect(findRenamedCorpus({ baseline: unseen, candidate: arm(NEW), pairing })).toBeNull()
  expect(findRenamedCorpus({ baseline: null, candidate: arm(NEW), pairing })).toBeNull()
  // A case without any record retrieved nothing.
  const sparse: ScoredRun = { ...baseline, conduct: new Map([...(baseline.conduct ?? [])].slice(0, 11)) }
  const few: ScoredRun = { ...arm(NEW), conduct: new Map([...(arm(NEW).conduct ?? [])].slice(0, 11)) }
  expect(findRenamedCorpus({ baseline: sparse, candidate: few, pairing })).toEqual({ expected: 20, retrieved: 12 })
})

test('nothing is regressed, and nothing is green', () => {
  const { verdict, corpus_renamed: ids } = compareRuns({
    baseline: arm(OLD),
    candidate: arm(NEW),
    failOn: 'regression',
  })
  expect(ids).toEqual({ expected: 20, retrieved: 21 })
  expect(verdict).toMatchObject({ word: 'inconclusive', because: 'corpus-renamed', exit_code: 2, passed: false })
  const worse = compareRuns({
    baseline: arm(OLD),
    candidate: arm({ ...NEW, places: () => ['old-20'] }),
    failOn: 'regression',
  })
  expect(worse.verdict).toMatchObject({ word: 'regressed', exit_code: 1 })
})
