import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readGitHubContext } from '../../src/github/event-context.js'
import { startGitHubDouble } from '../doubles/github/double.js'
import { pullRequestEvent, workflowRunEvent } from '../doubles/github/events.js'

const ENVIRONMENT = {
  GITHUB_REPOSITORY: 'octo-org/octo-repo',
  GITHUB_RUN_ID: '8123456789',
  GITHUB_RUN_ATTEMPT: '2',
  GITHUB_EVENT_NAME: 'push',
  GITHUB_SHA: 'abc',
  GITHUB_REF_TYPE: 'branch',
  GITHUB_REF_NAME: 'main',
}
const FORK = { owner: 'mona', name: 'octo-repo', id: 2002, default_branch: 'main', private: false, fork: true }

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'goldenpair-event-'))
})
afterEach(async () => rm(folder, { recursive: true, force: true }))

async function read(name: string, payload: object, env: Record<string, string> = {}) {
  const GITHUB_EVENT_PATH = join(folder, 'event.json')
  await writeFile(GITHUB_EVENT_PATH, JSON.stringify(payload))
  return readGitHubContext({ ...ENVIRONMENT, GITHUB_EVENT_NAME: name, GITHUB_EVENT_PATH, ...env })
}

describe('readGitHubContext', () => {
  test('reads a push without a payload from the environment', async () => {
    expect(await readGitHubContext({ ...ENVIRONMENT, GITHUB_REPOSITORY_ID: '1001' })).toEqual({
      event: { kind: 'push', sha: 'abc' },
      eventName: 'push',
      owner: 'octo-org',
      repo: 'octo-repo',
      repositoryId: 1001,
      defaultBranch: null,
      branch: 'main',
      runId: 8123456789,
      runAttempt: 2,
      serverUrl: 'https://github.com',
      apiUrl: 'https://api.github.com',
      runUrl: 'https://github.com/octo-org/octo-repo/actions/runs/8123456789',
    })
  })

  test('reads a pull request, and recognises a fork by the ids of the repositories', async () => {
    await using github = await startGitHubDouble()
    const { sha } = github.addCommit({})
    github.setBranch('main', sha)
    const own = pullRequestEvent(github.state, github.addPull({ number: 7, head: { ref: 'feature', sha } }))
    const { event, defaultBranch } = await read('pull_request', own.payload)
    expect(defaultBranch).toBe('main')
    expect(event).toEqual({
      kind: 'pull_request',
      sha: 'abc',
      pullRequest: {
        number: 7,
        head: { sha, branch: 'feature', repositoryId: 1001, owner: 'octo-org' },
        base: { sha, branch: 'main', repositoryId: 1001, owner: 'octo-org' },
        isFork: false,
        isClosed: false,
      },
    })
    const pull = github.addPull({ number: 8, head: { ref: 'main', sha, repository: FORK } })
    const fork = await read('pull_request', pullRequestEvent(github.state, pull).payload)
    expect(fork.event).toMatchObject({ pullRequest: { head: { repositoryId: 2002, owner: 'mona' }, isFork: true } })
  })

  test('recognises a closed pull request', async () => {
    await using github = await startGitHubDouble()
    const { sha } = github.addCommit({})
    const pull = github.addPull({
      number: 7,
      head: { ref: 'feature', sha },
      base: { ref: 'main', sha },
      state: 'closed',
    })
    const { event } = await read('pull_request', pullRequestEvent(github.state, pull).payload)
    expect(event).toMatchObject({ pullRequest: { isClosed: true } })
  })

  test("treats a deleted fork's pull request as a fork's", async () => {
    const end = { sha: 'a', ref: 'main', repo: { id: 1, owner: { login: 'octo-org' } } }
    const { event } = await read('pull_request', {
      pull_request: { number: 1, base: end, head: { ...end, repo: null } },
    })
    expect(event).toMatchObject({ pullRequest: { head: { repositoryId: null, owner: null }, isFork: true } })
  })

  test('reads the run that a workflow follows', async () => {
    await using github = await startGitHubDouble()
    const { sha } = github.addCommit({})
    const facts = { head_branch: 'feature', head_repository: FORK, run_attempt: 3 }
    const run = github.addWorkflowRun({ event: 'pull_request', head_sha: sha, ...facts })
    const { event } = await read('workflow_run', workflowRunEvent(github.state, run).payload)
    const head = { sha, branch: 'feature', repositoryId: 2002, owner: 'mona' }
    expect(event).toEqual({
      kind: 'workflow_run',
      sha: 'abc',
      run: { id: run.id, attempt: 3, event: 'pull_request', head },
    })
  })

  test.each([
    [{ merge_group: { base_sha: 'b' } }, 'b', null],
    [{ merge_group: { base_sha: 'b', head_ref: 'refs/heads/gh-readonly-queue/main/pr-12-b0b' } }, 'b', 12],
    [{ merge_group: { base_sha: 'b', head_ref: 'refs/heads/gh-readonly-queue/main/pr-x-b0b' } }, 'b', null],
    [{}, null, null],
  ])('reads the base and the pull request of a merge group from %j', async (payload, baseSha, number) => {
    expect((await read('merge_group', payload)).event).toEqual({ kind: 'merge_group', sha: 'abc', baseSha, number })
  })

  test.each([
    ['a tag', { GITHUB_REF_TYPE: 'tag', GITHUB_REF_NAME: 'v1' }],
    ['a pull request', { GITHUB_REF_NAME: '7/merge', GITHUB_HEAD_REF: 'feature' }],
  ])('%s is not a branch', async (_what, env) => {
    expect((await read('push', {}, env)).branch).toBeNull()
  })

  test('an unknown event keeps its name', async () => {
    const context = await read('issue_comment', {})
    expect([context.event, context.eventName]).toEqual([{ kind: 'other', sha: 'abc' }, 'issue_comment'])
  })

  test('reports that there is no runner if there is none', async () => {
    await expect(readGitHubContext({})).rejects.toMatchObject({
      code: 'not-on-actions',
      message:
        'The environment variable GITHUB_REPOSITORY is not set, so this is not a GitHub Actions runner. Use the command line instead: npx goldenpair run',
    })
  })
})
