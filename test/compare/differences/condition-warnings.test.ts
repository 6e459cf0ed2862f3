import { describe, expect, test } from 'vitest'
import {
  findConditionWarnings,
  isNamedOtherwise,
  listLeftOut,
  listUngated,
  warnOfResults,
  writeWarnings,
} from '../../../src/compare/differences/condition-warnings.js'
import { openPair } from '../../../src/compare/pair/open-pair.js'
import { pairCases } from '../../../src/compare/pair/pair-cases.js'
import type { FingerprintDifference, Flip } from '../../../src/model/result/pair-comparison.js'
import type { Run, ScoredRun, ScoredTrial } from '../../../src/model/run/run.js'
import { RELATIVE_PATHS, writeUndecided } from '../../../src/model/run/undecided-span.js'
import { gate, goldenCase, scoredRun } from '../build-runs.js'

const METRIC = 'retrieval.precision@5'
const DROPPED = [
  gate({ id: METRIC, metric: METRIC }),
  gate({ id: `${METRIC} (warn)`, metric: METRIC, severity: 'warn' }),
]
const unscored = (reason: string): readonly ScoredTrial[] => [
  { case: 'a', trial: 0, scores: {}, unscored: { [METRIC]: reason } },
]
const warn = (trials: readonly ScoredTrial[]) => {
  const candidate = scoredRun({ cases: [], trials: [] })
  const pairing = pairCases(null, candidate)
  const pair = { dropped: DROPPED, pairing, candidate: { ...candidate, trials }, inference: 'these-cases' as const }
  return writeWarnings(pair, [], null)
}

test('a default gate on something the target does not report is dropped without a warning, and named once', () => {
  const trials = unscored('the target reported no spans')
  expect(warn(trials)).toEqual([])
  expect(listUngated(DROPPED, trials)).toEqual({ undecided: [], unreported: [METRIC] })
})

test('a default gate that unreadable replies could supply causes one warning', () => {
  const reason = writeUndecided({ expected: 'a.md', returned: '/tmp/a.md', mend: RELATIVE_PATHS })
  const trials = unscored(reason)
  expect(warn(trials)).toEqual([
    '`retrieval.precision@5` is not gated: no trial could be scored, since it is unclear what was retrieved.',
  ])
  expect(listUngated(DROPPED, trials)).toEqual({ undecided: [METRIC], unreported: [] })
  // One undecided trial is enough.
  expect(listUngated(DROPPED, [...unscored('the target reported no spans'), ...trials])).toEqual({
    undecided: [METRIC],
    unreported: [],
  })
})

describe('conditions that make the sides less alike than their fingerprints show:', () => {
  const COMMIT = 'c4d2f0e9a1b3c5d7e9f0a1b2c3d4e5f6a7b8c9d0'
  const side = (parts: Partial<Run> = {}): ScoredRun => {
    const timed = [{ contains: 'x' }, { max_latency_s: 2 }] as unknown as Run['cases'][number]['checks']
    const cases = ['a', 'b', 'c'].map((id) => goldenCase({ id, ...(id !== 'c' && { checks: timed }) }))
    const { run, trials } = scoredRun({ cases, trials: [] })
    return { run: { ...run, ...parts }, trials }
  }
  const fingerprints = (models: readonly string[]): Run['fingerprints'] => ({
    ...side().run.fingerprints,
    models: [...models],
  })
  const flip = (id: string): Flip => ({
    case_id: id,
    kind: 'newly-failing',
    critical: false,
    confirmed: false,
    baseline: { passed: 1, trials: 1 },
    candidate: { passed: 0, trials: 1 },
  })
  const warningsOf = (baseline: Partial<Run> | null, candidate: Partial<Run>, flipped: readonly string[] = []) =>
    findConditionWarnings(
      openPair({ baseline: baseline === null ? null : side(baseline), candidate: side(candidate), failOn: 'never' }),
      flipped.map(flip),
    )

  const replayed = { ...side().run.settings, replayed: true as const }
  const moved = fingerprints(['gpt-4o-2024-05-13', 'gpt-4o-2024-08-06'])
  const other = { session_id: 'other' }
  const dirty = (which: string): string =>
    `Both sides were measured at commit c4d2f0e, ${which} with uncommitted changes: no commit contains their difference.`
  const undeclared = 'The two sides differ in more than declared: controlled.k. That may explain the result.'
  const controlled = { ...side().run.settings, controlled: { k: 1 } }

  test.each<[string, Partial<Run> | null, Partial<Run>, readonly string[]]>([
    ['nothing', {}, {}, []],
    ['nothing without a baseline', null, { dirty: true, commit: COMMIT }, []],
    ['a controlled setting', {}, { settings: controlled }, [undeclared]],
    ['no controlled setting without a baseline', null, { settings: controlled }, []],
    [
      'uncommitted changes of this run',
      { commit: COMMIT, ...other },
      { commit: COMMIT, dirty: true },
      [dirty('this run')],
    ],
    [
      'uncommitted changes of the baseline',
      { commit: COMMIT, dirty: true, ...other },
      { commit: COMMIT },
      [dirty('the baseline')],
    ],
    [
      'uncommitted changes of both',
      { commit: COMMIT, dirty: true, ...other },
      { commit: COMMIT, dirty: true },
      [dirty('the baseline and this run')],
    ],
    ['no changes at one commit', { commit: COMMIT, ...other }, { commit: COMMIT }, []],
    [
      'uncommitted changes at two commits, which are not all',
      { commit: 'b'.repeat(40), ...other },
      { commit: COMMIT, dirty: true },
      [],
    ],
    ['uncommitted changes at no commit', { ...other }, { dirty: true }, []],
    [
      'uncommitted changes in one session, which has one checkout',
      { commit: COMMIT, dirty: true },
      { commit: COMMIT, dirty: true },
      [],
    ],
    [
      'answers of a recording',
      {},
      { settings: replayed },
      ["This run's answers were replayed from a recording, so they do not show what has changed since."],
    ],
    [
      'a model that changed while the baseline answered',
      { fingerprints: moved },
      {},
      ['The provider changed its model during the baseline: gpt-4o-2024-05-13 and gpt-4o-2024-08-06 answered.'],
    ],
    [
      'a model that changed while this run answered',
      {},
      { fingerprints: moved },
      ['The provider changed its model during this run: gpt-4o-2024-05-13 and gpt-4o-2024-08-06 answered.'],
    ],
    [
      'a model that changed while the first run answered',
      null,
      { fingerprints: moved },
      ['The provider changed its model during this run: gpt-4o-2024-05-13 and gpt-4o-2024-08-06 answered.'],
    ],
  ])('%s', (_, baseline, candidate, warnings) => {
    expect(warningsOf(baseline, candidate)).toEqual(warnings)
  })

  const timed = (cases: string): string =>
    `${cases} how long an answer takes (max_latency_s), but the two sides were not measured side by side, so the machine may have caused the difference.`
  test.each<[string, readonly string[], Partial<Run>, readonly string[]]>([
    ['a flipped case that checks times', ['a', 'c'], other, [timed('1 flipped case checks')]],
    ['flipped cases that check times', ['a', 'b'], other, [timed('2 flipped cases check')]],
    ['no flipped case that checks no times', ['c'], other, []],
    ['no flipped case of sides that were measured side by side', ['a'], {}, []],
  ])('%s', (_, flipped, baseline, warnings) => {
    expect(warningsOf(baseline, {}, flipped)).toEqual(warnings)
  })
})

describe('a warning of a comparison', () => {
  const candidate = scoredRun({
    cases: ['a', 'b', 'c'].map((id) => goldenCase({ id })),
    trials: [{ case: 'a', trial: 0, scores: {}, unscored: {} }],
  })
  const tried = {
    ...candidate,
    trials: ['a', 'b', 'c'].map((id) => ({ case: id, trial: 0, scores: {}, unscored: {} })),
  }
  const pair = {
    dropped: [],
    pairing: pairCases(null, candidate),
    candidate: tried,
    inference: 'cases-like-these' as const,
  }

  test('states how many cases have no trial', () => {
    expect(writeWarnings({ ...pair, candidate }, [], null)).toEqual([
      'The run is incomplete: 2 cases without a single trial.',
    ])
  })

  test.each([
    [
      'budget',
      ['a'],
      '1 broken case was not asked often enough to be confirmed, since the budget (max_cost_usd) is spent: a.',
    ],
    [
      'time',
      ['a', 'b', 'c', 'd', 'e'],
      '5 broken cases were not asked often enough to be confirmed, since the re-runs took too long: a, b, c, d, e.',
    ],
    [
      'target',
      ['a', 'b', 'c', 'd', 'e', 'f'],
      '6 broken cases were not asked often enough to be confirmed, since the target did not start again: a, b, c, d, e ….',
    ],
  ] as const)('states why re-runs ended: %s', (by, cases, warning) => {
    expect(writeWarnings(pair, [], { stopped_by: by, cases: [...cases] })).toEqual([warning])
  })

  test('names the differences that make the comparison questionable', () => {
    const differences = ['corpus', 'target', 'trials', 'seed'].map((what): FingerprintDifference => ({
      what,
      baseline: 'a'.repeat(64),
      candidate: '3',
      effect: 'so it is',
    }))
    const warnings = (what: string): string => `Different ${what} (aaaaaaaaaaaa… in the baseline, 3 now): so it is.`
    expect(writeWarnings(pair, differences, null)).toEqual(['corpus', 'trials', 'seed'].map(warnings))
    // For `these-cases` the number of trials may differ.
    const these = { ...pair, inference: 'these-cases' as const }
    expect(writeWarnings(these, differences, null)).toEqual(['corpus', 'seed'].map(warnings))
  })
})

test('cases count as renamed if most are gone and about as many are new', () => {
  const named = (baseline: number | null, paired: number, added: number, removed: number): boolean => {
    const some = <Of>(count: number, one: Of): Of[] => Array.from({ length: count }, () => one)
    const parts = {
      paired: some(paired, goldenCase({ id: 'a' })),
      added: some(added, 'a'),
      removed: some(removed, 'a'),
    }
    const pairing = pairCases(null, scoredRun({ cases: [], trials: [] }))
    return isNamedOtherwise({
      ...pairing,
      ...parts,
      baseline: baseline === null ? null : some(baseline, goldenCase({ id: 'a' })),
    })
  }
  expect(named(10, 4, 5, 6)).toBe(true)
  // Exactly 0.8 times as many.
  expect(named(10, 0, 8, 10)).toBe(true)
  expect(named(10, 0, 7, 10)).toBe(false)
  // Exactly half pair, or are gone.
  expect(named(10, 5, 6, 6)).toBe(false)
  expect(named(10, 4, 5, 5)).toBe(false)
  expect(named(null, 0, 5, 0)).toBe(false)
})

describe('unreadable scores of other harnesses', () => {
  const run = (parts: Partial<Run>): Run => ({ ...scoredRun({ cases: [], trials: [] }).run, ...parts })
  const left = (score: string, reason: string, directed = false) => ({ score, reason, directed })

  test('are listed once, with the sides that have them', () => {
    const baseline = run({
      left_out: [left('old', 'it is text'), left('both', 'it is text'), left('other', 'it is text', true)],
    })
    const candidate = run({
      left_out: [left('both', 'it is text'), left('other', 'it is a list'), left('new', 'it is text')],
    })
    const pairOf = (one: Run | null, other: Run) => ({
      baseline: one && { run: one, trials: [] },
      candidate: { run: other, trials: [] },
      checked: [],
    })
    expect(listLeftOut(pairOf(baseline, candidate))).toEqual([
      { score: 'old', reason: 'it is text', directed: false, sides: ['baseline'] },
      { score: 'both', reason: 'it is text', directed: false, sides: ['baseline', 'candidate'] },
      {
        score: 'other',
        reason: 'it is text in the baseline, it is a list now',
        directed: true,
        sides: ['baseline', 'candidate'],
      },
      { score: 'new', reason: 'it is text', directed: false, sides: ['candidate'] },
    ])
    expect(listLeftOut(pairOf(null, run({})))).toEqual([])
  })

  test('cause a warning, and the pairing of cases is explained', () => {
    expect(warnOfResults(run({}), { metrics: [] })).toEqual([])
    const leftOut = [{ ...left('both', 'it is text'), sides: [] }]
    expect(warnOfResults(run({ named_by: 'question' }), { metrics: [], left_out: leftOut })).toEqual([
      "The case ids differ from the baseline's, so cases are paired by their questions (`id: …` in `results-options` names another column).",
      'Not compared: both, it is text.',
    ])
  })
})
