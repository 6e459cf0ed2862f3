import { describe, expect, test } from 'vitest'
import {
  listCandidates,
  describeChoice,
  describeStaleness,
  rankCandidates,
  refuseRun,
} from '../../../src/store/baselines/baseline.js'
import type { ListedArtifact } from '../../../src/github/artifacts.js'

const HOME = { repositoryId: 1, defaultBranch: 'main' }

function listed(id: number, run: Partial<NonNullable<ListedArtifact['run']>> = {}, isExpired = false): ListedArtifact {
  return {
    id,
    name: 'goldenpair-baseline-demo',
    bytes: 10,
    isExpired,
    createdAt: new Date(id * 1000),
    run: { id: id + 100, headRepositoryId: 1, headBranch: 'main', headSha: `c${id}`, ...run },
  }
}

describe('listCandidates', () => {
  test('returns the newest first', () => {
    expect(listCandidates([listed(1), listed(3), listed(2)], HOME).map(({ commit }) => commit)).toEqual([
      'c3',
      'c2',
      'c1',
    ])
  })

  test('keeps both of a commit that was measured twice, because the newer may be damaged', () => {
    const admitted = listCandidates([listed(1, { headSha: 'same' }), listed(2, { headSha: 'same' })], HOME)
    expect(admitted.map(({ artifact }) => artifact.id)).toEqual([2, 1])
  })

  test.each([
    ['is of another branch', listed(1, { headBranch: 'feature' })],
    ["is of a fork's branch that has the default branch's name", listed(1, { headRepositoryId: 2 })],
    ['is of a fork that was deleted', listed(1, { headRepositoryId: null })],
    ['has no run', { ...listed(1), run: null }],
  ])('leaves out what %s', (_what, artifact) => {
    expect(listCandidates([artifact], HOME)).toEqual([])
  })

  test('admits nothing if the repository is unknown', () => {
    expect(listCandidates([listed(1)], { repositoryId: null, defaultBranch: null })).toEqual([])
  })
})

describe('refuseRun', () => {
  const facts = { event: 'push', path: '.github/workflows/goldenpair.yml', head_repository: { id: 1 } }
  const home = { repositoryId: 1, workflow: '' }

  test.each([
    ['push', null],
    ['schedule', null],
    ['workflow_dispatch', null],
    ['pull_request', 'its run was started by pull_request'],
    ['workflow_run', 'its run was started by workflow_run'],
  ])('an event %s: %s', (event, expected) => {
    expect(refuseRun({ ...facts, event }, home)).toBe(expected)
  })

  test.each([
    ['goldenpair.yml', null],
    ['.github/workflows/goldenpair.yml', null],
    ['pair.yml', 'its run is of the workflow .github/workflows/goldenpair.yml'],
  ])('the workflow of the input baseline %s: %s', (workflow, expected) => {
    expect(refuseRun(facts, { ...home, workflow })).toBe(expected)
  })

  test('a run of another repository', () => {
    expect(refuseRun({ ...facts, head_repository: { id: 2 } }, home)).toBe('its run is of another repository')
  })
})

describe('rankCandidates', () => {
  const place = (id: number, distance: { behind: number; ahead: number } | null) => ({
    artifact: listed(id),
    runId: id,
    commit: `c${id}`,
    distance,
  })
  const commits = (...places: ReturnType<typeof place>[]) => rankCandidates(places).map(({ commit }) => commit)

  test('the reference point itself comes first', () => {
    expect(commits(place(9, { behind: 1, ahead: 0 }), place(8, { behind: 0, ahead: 0 }))).toEqual(['c8', 'c9'])
  })

  test('then the nearest ancestor, however new the others are', () => {
    const newer = place(9, { behind: 0, ahead: 2 })
    const rerun = place(8, { behind: 5, ahead: 0 })
    const near = place(7, { behind: 1, ahead: 0 })
    expect(commits(newer, rerun, near)).toEqual(['c7', 'c8', 'c9'])
  })

  test('then the newest', () => {
    expect(commits(place(9, null), place(8, { behind: 2, ahead: 1 }), place(7, null))).toEqual(['c9', 'c8', 'c7'])
  })
})

describe('describeChoice', () => {
  const newer = 'the newest baseline, 1 commit newer than the commit this change started from'
  test.each([
    ['an ancestor', { behind: 3, ahead: 0 }, true, null],
    ['a newer commit', { behind: 0, ahead: 1 }, true, newer],
    [
      'a commit aside',
      { behind: 2, ahead: 1 },
      true,
      'the newest baseline, but not an ancestor of the commit this change started from',
    ],
    ['an unknown place', null, true, 'the newest baseline, because its place in the history is unknown'],
    ['no reference', null, false, 'the newest baseline, because no commit to compare with is known'],
  ])('%s', (_what, distance, hasReference, expected) => {
    expect(describeChoice(distance, hasReference)).toBe(expected)
  })
})

describe('describeStaleness', () => {
  test.each([
    ['near and fresh', { behind: 99, ahead: 0 }, 7 * 24 - 1, null],
    ['far', { behind: 300, ahead: 0 }, 5, '300 commits behind and less than a day old'],
    ['far and old', { behind: 100, ahead: 0 }, 200, '100 commits behind and 8 days old'],
    ['old at the very commit', { behind: 0, ahead: 0 }, 7 * 24, '7 days old'],
    ['old at an unknown place', null, 24 * 30, '30 days old'],
    ['of unknown age', { behind: 1, ahead: 0 }, null, null],
  ])('%s', (_what, distance, ageHours, expected) => {
    expect(describeStaleness(distance, ageHours)).toBe(expected)
  })
})
