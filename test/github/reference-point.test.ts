import { describe, expect, test } from 'vitest'
import type { Checkout } from '../../src/github/checkout.js'
import type { PullRequest } from '../../src/github/event-context.js'
import type { Client } from '../../src/github/client.js'
import { findReferencePoint, listFilesBetween } from '../../src/github/reference-point.js'

const PULL: PullRequest = {
  number: 7,
  head: { sha: 'head', branch: 'feature', repositoryId: 1, owner: 'octo-org' },
  base: { sha: 'base', branch: 'main', repositoryId: 1, owner: 'octo-org' },
  isFork: false,
  isClosed: false,
}

describe('findReferencePoint', () => {
  const find = async (checkout: Checkout) => {
    const compare = async ({ basehead }: { basehead: string }) =>
      Promise.resolve({ data: { merge_base_commit: { sha: `merge base of ${basehead}` } } })
    const getCommit = async () => Promise.reject(Object.assign(new Error('Not Found'), { status: 404 }))
    const client = { rest: { repos: { compareCommitsWithBasehead: compare, getCommit } } } as unknown as Client
    return findReferencePoint({ client, owner: 'o', repo: 'r', checkout, pullRequest: PULL })
  }

  test("the merge commit of the pull request starts from the base at its first parent, which may be newer than the event's base", async () => {
    const point = await find({ sha: 'merge', parents: ['tip', 'head'] })
    expect(point).toEqual({ sha: 'tip', how: 'first parent of the merge commit' })
  })

  test.each([
    ['the head itself', { sha: 'head', parents: ['older'] }],
    ['a head that is itself a merge of the base', { sha: 'head', parents: ['older', 'tip'] }],
    ['a commit with unknown parents', { sha: 'head', parents: null }],
  ])('%s starts from the merge base', async (_what, checkout) => {
    expect(await find(checkout)).toEqual({
      sha: 'merge base of base...head',
      how: 'merge base of main and the measured commit',
    })
  })
})

describe('listFilesBetween', () => {
  const between = async (data: object) => {
    const compare = async () => Promise.resolve({ data: { behind_by: 0, ...data } })
    const client = { rest: { repos: { compareCommitsWithBasehead: compare } } } as unknown as Client
    return listFilesBetween({ client, owner: 'o', repo: 'r', base: 'a', head: 'b' })
  }

  test('lists a file with both its names, and a submodule as a folder', async () => {
    const files = [
      { filename: 'new.py', previous_filename: 'old.py' },
      { filename: 'vendor/lib', patch: '@@ -1 +1 @@\n-Subproject commit aaa\n+Subproject commit bbb' },
      { filename: 'a.py', patch: '@@ -1 +1 @@\n-x = 1\n+x = 2' },
    ]
    expect(await between({ files })).toEqual(['old.py', 'new.py', 'vendor/lib/', 'a.py'])
  })

  test.each([
    ['no files', {}],
    ['as many as GitHub lists', { files: Array.from({ length: 300 }, (_, index) => ({ filename: `${index}.py` })) }],
    ['commits that are not ancestors', { files: [], behind_by: 1 }],
  ])('is undecided with %s', async (_, data) => {
    expect(await between(data)).toBeNull()
  })
})
