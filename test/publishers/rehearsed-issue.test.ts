import { describe, expect, test } from 'vitest'
import type { IssueAction } from '../../src/model/result/night.js'
import { explainIssueRefusal, issue, renderDryRun } from '../../src/publishers/issue.js'
import type { IssueText } from '../../src/publishers/publication.js'
import { makeIssueText, makePublication, recordEffects } from './publication.js'

test.each<[IssueAction, string]>([
  [{ kind: 'open' }, 'open an issue'],
  [{ kind: 'reopen', number: 4 }, 'open #4 again'],
  [{ kind: 'update', number: 4, news: null }, 'update #4'],
  [{ kind: 'close', number: 4 }, 'close #4'],
])('a dry run of %j states that it would %s, and writes nothing', async (action, words) => {
  const text = makeIssueText(action, { is_dry_run: true })
  // Any connection to this address fails.
  expect(await issue.publish(makePublication({ issue: text }), recordEffects({}).effects, {})).toEqual({
    kind: 'skipped',
    reason: `\`issues: dry-run\`; otherwise it would ${words}`,
  })
  expect(renderDryRun(text).split('\n')[0]).toBe(`### Dry run: tonight would ${words}`)
})

describe('the rehearsal of an issue', () => {
  const ALL = { labels: ['bug', 'a_b'], assignees: ['mona', 'hubot'], duplicates: [6, 9] }
  const culprit = { number: 7, sha: '9d0e4c1', body: 'x' }

  test.each<[string, IssueAction, Partial<IssueText>, string]>([
    [
      'a new one with everything',
      { kind: 'open' },
      { ...ALL, commits: { shas: ['9d0e4c1', 'abc1234'], body: 'x' }, culprit, comment: 'Worse.' },
      `### Dry run: tonight would open an issue

**demo regressed**

(labels: bug, a\\_b; assigned to mona, hubot; also closes #6, #9; comments on 2 commits; comments on pull request #7)

<details><summary>Its text</summary>

new

</details>

With the comment:

Worse.`,
    ],
    [
      'one that keeps its title, its labels and its assignees',
      { kind: 'update', number: 4, news: 'worse' },
      { ...ALL, title: null, duplicates: [], commits: { shas: ['9d0e4c1'], body: 'x' } },
      `### Dry run: tonight would update #4

(comments on 1 commit)

<details><summary>Its text</summary>

new

</details>`,
    ],
    [
      'a new one without anything beside its text',
      { kind: 'open' },
      {},
      `### Dry run: tonight would open an issue

**demo regressed**

<details><summary>Its text</summary>

new

</details>`,
    ],
    ['one that nothing changes', { kind: 'nothing', reason: 'nothing is new' }, ALL, ''],
  ])('shows %s', (_what, action, changes, expected) => {
    expect(renderDryRun(makeIssueText(action, changes))).toBe(expected)
  })
})

test.each([
  [410, 'Gone', 'issues are disabled in this repository'],
  [404, 'Issues are disabled for this repo', 'issues are disabled in this repository'],
  [403, 'Issues has been disabled in this repository.', 'issues are disabled in this repository'],
  [403, 'Issue is locked', 'its conversation is locked'],
  [
    403,
    'Resource not accessible by integration',
    "the token lacks the permission (Resource not accessible by integration); add `issues: write` to the job's permissions",
  ],
])('a refused issue with %i %s is explained', (status, message, reason) => {
  expect(explainIssueRefusal({ status, message, isAnswered: true })).toBe(reason)
})
