import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { listOwnIssues, pickIssue } from '../../src/github/own-issues.js'
import { issue } from '../../src/publishers/issue.js'
import type { IssueText, Outcome } from '../../src/publishers/publication.js'
import { summary } from '../../src/publishers/summary.js'
import { type GitHubDouble, startGitHubDouble } from '../doubles/github/double.js'
import { quickClient } from '../doubles/github/quick-client.js'
import { makeIssueText, makePublication, type Recorded, recordEffects } from './publication.js'
import type { IssueAction } from '../../src/model/result/night.js'

const MARKED = '<!-- goldenpair:demo run=3 attempt=1 sha=9d0e4c1aa52f -->\nold'
const LOST = { status: 502, message: 'Bad Gateway' }

let github: GitHubDouble
let recorded: Recorded

beforeEach(async () => {
  github = await startGitHubDouble()
  recorded = recordEffects({}, () => quickClient(github))
})
afterEach(async () => github.close())

async function publish(action: IssueAction, facts: Partial<IssueText> = {}): Promise<Outcome> {
  const text = makeIssueText(action, { labels: ['bug'], assignees: ['mona'], ...facts })
  return issue.publish(makePublication({ issue: text }), recorded.effects, {})
}

const own = (number: number) => github.addIssue({ number, author: github.state.actor, body: MARKED })
const states = () =>
  [...github.state.issues.values()].map(({ number, state, state_reason }) => [number, state, state_reason])

describe('the issue of a suite', () => {
  test('is opened once, with labels and assignees, even if the answer was lost', async () => {
    github.failNext({ operation: 'issues/create', dropAnswerAfterEffect: true })
    expect(await publish({ kind: 'open' })).toEqual({
      kind: 'done',
      url: 'https://github.com/octo-org/octo-repo/issues/1',
    })
    const body = '<!-- goldenpair:demo run=20 attempt=1 sha=9d0e4c1aa52f title=demo%20regressed -->\nnew'
    expect([...github.state.issues.values()]).toMatchObject([
      { number: 1, title: 'demo regressed', body, state: 'open', labels: ['bug'], assignees: ['mona'] },
    ])
  })

  test('is opened without what GitHub does not accept', async () => {
    github.failNext({ operation: 'issues/create', status: 422, message: 'Validation Failed' })
    expect(await publish({ kind: 'open' })).toMatchObject({ kind: 'done' })
    expect([...github.state.issues.values()]).toMatchObject([{ labels: [], assignees: [] }])
    expect(recorded.lines).toEqual(['warning GitHub rejected the labels or assignees of the issue: Validation Failed.'])
  })

  test('is reopened, its duplicates are closed, and the news are written once even if the answer was lost', async () => {
    const first = own(4)
    Object.assign(first, { state: 'closed', state_reason: 'completed' })
    own(6)
    github.failNext({ operation: 'issues/create-comment', dropAnswerAfterEffect: true })
    const facts = { comment: 'It is back.', duplicates: [6], title: null }
    expect(await publish({ kind: 'reopen', number: 4 }, facts)).toMatchObject({ kind: 'done' })
    expect(states()).toEqual([
      [4, 'open', 'reopened'],
      [6, 'closed', 'not_planned'],
    ])
    expect(github.state.issues.get(6)?.body).toBe(
      '<!-- goldenpair:demo run=20 attempt=1 sha=9d0e4c1aa52f kind=duplicate -->\nA duplicate of #4.',
    )
    const client = await recorded.effects.connect()
    const closed = await listOwnIssues({ client, owner: 'octo-org', repo: 'octo-repo' })
    const picked = pickIssue(
      closed.map((one) => ({ ...one, is_open: false })),
      { suite: 'demo', run: 21, attempt: 1, sha: '9d0e4c1aa52f' },
    )
    expect(picked.keep?.number).toBe(4)
    expect([...github.state.comments.values()].map(({ body }) => body.split('\n')[1])).toEqual(['It is back.'])
    expect(github.state.issues.get(4)?.title).toBe('A title')
  })

  test("keeps a person's title, note and labels through an update", async () => {
    const edited = own(4)
    const note = 'Known, see the **post-mortem**.\n\n'
    Object.assign(edited, { title: 'Search is broken', labels: ['search'], assignees: ['hubot'] })
    const facts = { title: null, last_title: 'demo regressed', note }
    expect(await publish({ kind: 'update', number: 4, news: null }, facts)).toMatchObject({ kind: 'done' })
    expect(github.state.issues.get(4)).toMatchObject({
      ...{ title: 'Search is broken', labels: ['search'], assignees: ['hubot'] },
      body: `${note}<!-- goldenpair:demo run=20 attempt=1 sha=9d0e4c1aa52f title=demo%20regressed -->\nnew`,
    })
    expect(github.requests.find(({ operation }) => operation === 'issues/update')?.body).not.toHaveProperty('title')
  })

  test('is updated even if a duplicate cannot be closed, which is a warning', async () => {
    own(4)
    const facts = { duplicates: [99], comment: 'It got worse.' }
    expect(await publish({ kind: 'update', number: 4, news: 'worse' }, facts)).toMatchObject({ kind: 'done' })
    expect(github.state.comments.size).toBe(1)
    expect(recorded.lines).toEqual([
      'warning The duplicate #99 was not closed: GitHub cannot find it, or the token may not see it (Not Found); the job needs `issues: write`.',
    ])
  })

  test('is closed even if its comment is refused, which is a warning', async () => {
    own(4)
    github.failNext({
      operation: 'issues/create-comment',
      status: 403,
      message: 'Unable to create comment because issue is locked.',
    })
    expect(await publish({ kind: 'close', number: 4 }, { comment: 'Closed.' })).toMatchObject({ kind: 'done' })
    expect(states()).toEqual([[4, 'closed', 'completed']])
    expect(recorded.lines).toEqual(['warning The comment on #4 was not written: its conversation is locked.'])
  })

  test.each([
    [
      { status: 403, message: 'Resource not accessible by integration' },
      "the token lacks the permission (Resource not accessible by integration); add `issues: write` to the job's permissions",
    ],
    [
      { status: 410, message: 'Issues has been disabled in this repository.' },
      'issues are disabled in this repository',
    ],
  ])('is left as it is if GitHub refuses: %j', async (fault, reason) => {
    github.failNext({ operation: 'issues/create', ...fault })
    expect(await publish({ kind: 'open' })).toEqual({ kind: 'failed', reason })
  })

  test('is found by its author, with GraphQL and with REST', async () => {
    for (let number = 1; number <= 102; number++) github.addIssue({ number, body: MARKED })
    const texts = (): number => github.requests.filter(({ body }) => JSON.stringify(body).includes(' body ')).length
    own(103)
    Object.assign(own(104), { state: 'closed', state_reason: 'not_planned', body: `Mine.\r\n${MARKED}` })
    const client = await recorded.effects.connect()
    const request = { client, owner: 'octo-org', repo: 'octo-repo' }
    const found = await listOwnIssues(request)
    expect([texts(), github.requests.length]).toEqual([1, 1])
    expect(found.map(({ title, note }) => [title, note])).toEqual([
      ['A title', ''],
      ['A title', 'Mine.\n'],
    ])
    expect(found.map(({ number, is_open, is_declined }) => [number, is_open, is_declined])).toEqual([
      [103, true, false],
      [104, false, true],
    ])
    for (let time = 0; time < 4; time++) github.failNext({ operation: 'graphql', ...LOST })
    expect(await listOwnIssues(request)).toEqual(found)
    const { length } = github.requests
    Object.assign(github.state, { actor: 'a-person' })
    expect(await listOwnIssues(request)).toEqual([])
    expect(github.requests.length - length).toBe(3)
    github.addIssue({ number: 105, author: 'a-person', body: MARKED })
    expect((await listOwnIssues(request)).map(({ number }) => number)).toEqual([105])
  })

  test('is only described in the summary if nothing may be written', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'goldenpair-issue-'))
    const file = join(folder, 'summary.md')
    const texts = { title: 'demo_x regressed', body: '**It is worse.**', is_dry_run: true }
    const text = makeIssueText({ kind: 'open' }, { ...texts, labels: ['bug'], assignees: ['mona'], duplicates: [6] })
    const publication = makePublication({ issue: text })
    const outcome = await issue.publish(publication, recorded.effects, {})
    expect(outcome).toEqual({ kind: 'skipped', reason: '`issues: dry-run`; otherwise it would open an issue' })
    await summary.publish(publication, { ...recorded.effects, env: { GITHUB_STEP_SUMMARY: file } }, { issue: outcome })
    const written = await readFile(file, 'utf8')
    await rm(folder, { recursive: true })
    expect(written).toBe(`the summary

> No issue was opened or closed: \`issues: dry-run\`; otherwise it would open an issue.

### Dry run: tonight would open an issue

**demo\\_x regressed**

(labels: bug; assigned to mona; also closes #6)

<details><summary>Its text</summary>

**It is worse.**

</details>
`)
    expect(github.requests).toEqual([])
  })
})
