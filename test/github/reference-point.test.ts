import { describe, expect, test } from 'vitest'
import type { PullRequest } from '../../src/github/event-context.js'
import { planReferencePoint } from '../../src/github/reference-point.js'

const PULL: PullRequest = {
  number: 7,
  head: { sha: 'head', branch: 'feature', repositoryId: 1, owner: 'octo-org' },
  base: { sha: 'base', branch: 'main', repositoryId: 1, owner: 'octo-org' },
  isFork: false,
  isClosed: false,
}

describe('planReferencePoint', () => {
  test("the merge commit of the pull request left the base at its first parent, which may be newer than the event's base", () => {
    expect(planReferencePoint({ sha: 'merge', parents: ['tip', 'head'] }, PULL)).toEqual({
      kind: 'known',
      point: { sha: 'tip', how: 'first parent of the merge commit' },
    })
  })

  test.each([
    ['the head itself', { sha: 'head', parents: ['older'] }],
    ['a head that is itself a merge of the base', { sha: 'head', parents: ['older', 'tip'] }],
    ['a commit whose parents nobody knows', { sha: 'head', parents: null }],
  ])('%s left at the merge base', (_what, checkout) => {
    expect(planReferencePoint(checkout, PULL)).toEqual({ kind: 'merge-base', base: 'base', head: 'head' })
  })
})
