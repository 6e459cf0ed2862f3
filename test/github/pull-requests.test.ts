import { describe, expect, test } from 'vitest'
import type { PullRequest, PullRequestRef } from '../../src/github/event-context.js'
import { matchPullRequest } from '../../src/github/pull-requests.js'

const HEAD: PullRequestRef = { sha: 'aaaaaaaaaa', branch: 'feature', repositoryId: 2, owner: 'mona' }
const BASE: PullRequestRef = { sha: 'base', branch: 'main', repositoryId: 1, owner: 'octo-org' }
const pull = (number: number, head: Partial<PullRequestRef> = {}): PullRequest => ({
  number,
  head: { ...HEAD, ...head },
  base: BASE,
  isFork: true,
  isClosed: false,
})

describe('matchPullRequest', () => {
  test('finds the one with the same repository, branch and commit', () => {
    const open = [pull(1, { branch: 'other' }), pull(2, { repositoryId: 3 }), pull(3)]
    expect(matchPullRequest(open, HEAD)).toEqual({ kind: 'found', pullRequest: pull(3) })
  })

  test.each([
    ['none is open', [], 'feature has no open pull request'],
    ['the same names belong to another repository', [pull(2, { repositoryId: 3 })], 'feature has no open pull request'],
    ['two are open', [pull(1), pull(2)], 'feature has more than one open pull request'],
    ['the head has moved', [pull(4, { sha: 'bbbbbbbbbb' })], '#4 has moved on from aaaaaaa to bbbbbbb'],
  ])('gives the reason if %s', (_what, open, reason) => {
    expect(matchPullRequest(open, HEAD)).toEqual({ kind: 'none', reason })
  })
})
