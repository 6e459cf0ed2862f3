import { expect, test } from 'vitest'
import { compareRuns } from '../../../src/compare/decide/compare-runs.js'
import { findRenamedCorpus } from '../../../src/compare/findings/retrieval.js'
import { pairCases } from '../../../src/compare/pair/pair-cases.js'
import type { CaseConduct, ScoredRun } from '../../../src/model/run/run.js'
import { goldenCase, scoredRun, successTrials } from '../build-runs.js'

interface Arm {
  readonly count?: number
  /** By the place of the case, the ids that it retrieved, and the rank of its one expected span. */
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
  ['one expected id is found', {}, { rank: (index) => (index === 3 ? 9 : null) }, null],
  ['nothing was found before either', { rank: () => null }, {}, null],
  ['nothing is retrieved at all', {}, { places: () => [] }, null],
  ['half of the cases got nothing', {}, { places: (index) => (index < 10 ? ['new'] : []) }, null],
  ['four cases may lose all by chance', { count: 4 }, { count: 4 }, null],
  ['five cases', { count: 5 }, { count: 5 }, { expected: 5, retrieved: 6 }],
])('%s', (_, old, now, counts) => {
  expect(find(old, now)).toEqual(counts)
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
