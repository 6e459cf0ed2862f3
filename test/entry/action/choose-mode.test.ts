import { describe, expect, test } from 'vitest'
import { chooseMode } from '../../../src/entry/action/run-action.js'
import type { GitHubContext, GitHubEvent, PullRequest } from '../../../src/github/event-context.js'

const END = { sha: 'a', branch: 'main', repositoryId: 1, owner: 'octo-org' }
const pullRequest: PullRequest = { number: 1, head: END, base: END, isFork: false, isClosed: false }

function context(event: GitHubEvent, branch: string | null = 'main', eventName: string = event.kind): GitHubContext {
  return {
    event,
    eventName,
    owner: 'octo-org',
    repo: 'octo-repo',
    repositoryId: 1,
    defaultBranch: 'main',
    branch,
    runId: 1,
    runAttempt: 1,
    serverUrl: 'https://github.com',
    apiUrl: 'https://api.github.com',
    runUrl: '',
  }
}
const plain = (kind: 'push' | 'schedule' | 'workflow_dispatch') => ({ kind, sha: 'a' })

describe('mode auto', () => {
  test.each<[string, GitHubContext, readonly string[], string]>([
    ['pull_request', context({ kind: 'pull_request', sha: 'a', pullRequest }), [], 'pr'],
    ['a push to the default branch', context(plain('push')), [], 'baseline'],
    ['a schedule', context(plain('schedule')), [], 'nightly'],
    ['a merge queue', context({ kind: 'merge_group', sha: 'a', baseSha: 'b', number: 7 }), [], 'pr'],
    [
      'workflow_run',
      context({ kind: 'workflow_run', sha: 'a', run: { id: 1, attempt: 1, event: 'pull_request', head: END } }),
      [],
      'publish',
    ],
    ['workflow_dispatch with two variants', context(plain('workflow_dispatch')), ['a', 'b'], 'ab'],
    ['workflow_dispatch with three variants', context(plain('workflow_dispatch')), ['a', 'b', 'c'], 'ab'],
  ])('on %s is %s', (_what, github, variants, mode) => {
    expect(chooseMode({ mode: 'auto', prNumber: null, refs: [], variants }, github)).toBe(mode)
  })

  test.each<[GitHubContext, string]>([
    [
      context(plain('push'), 'feature'),
      'Goldenpair does nothing by itself on a push to feature, which is not the default branch: set `mode: pr` to compare it with the baseline.',
    ],
    [
      context(plain('push'), null),
      'Goldenpair does nothing by itself on a push to a tag, which is not the default branch: set `mode: pr` to compare it with the baseline.',
    ],
    [
      context(plain('workflow_dispatch')),
      'Goldenpair does nothing by itself on workflow_dispatch without two `variants`, two `refs` or a `pr-number`: name two to ten to compare them, or set `mode: baseline` or `mode: pr`.',
    ],
    [
      context({ kind: 'pull_request_target', sha: 'a', pullRequest }),
      'Goldenpair does nothing by itself on pull_request_target: measure on `pull_request`, and report with `mode: publish` on `workflow_run`.',
    ],
    [
      context({ kind: 'other', sha: 'a' }, 'main', 'issue_comment'),
      'Goldenpair does nothing by itself on issue_comment: set `mode`.',
    ],
  ])('does nothing on %#, and states which mode to set', (github, notice) => {
    expect(chooseMode({ mode: 'auto', prNumber: null, refs: [], variants: [] }, github)).toEqual({ notice })
  })
})

test('every other mode is used for any event', () => {
  expect(chooseMode({ mode: 'pr', prNumber: null, refs: [], variants: [] }, context(plain('schedule')))).toBe('pr')
})
