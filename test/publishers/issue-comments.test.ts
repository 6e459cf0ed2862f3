import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { renderMarker } from '../../src/github/marker.js'
import { issue } from '../../src/publishers/issue.js'
import type { IssueText, Outcome } from '../../src/publishers/publication.js'
import { type GitHubDouble, startGitHubDouble } from '../doubles/github/double.js'
import { quickClient } from '../doubles/github/quick-client.js'
import { makeIssueText, makePublication, type Recorded, recordEffects } from './publication.js'

const MARKER = { suite: 'demo', run: 20, attempt: 1, sha: '9d0e4c1aa52f' }
const MARKED = `${renderMarker({ ...MARKER, run: 3 })}\nold`
const REFUSED = { status: 403, message: 'Resource not accessible by integration' }

let github: GitHubDouble
let recorded: Recorded
let sha = ''

beforeEach(async () => {
  github = await startGitHubDouble()
  recorded = recordEffects({}, () => quickClient(github))
  sha = github.addCommit({ files: { a: '1' } }).sha
  github.addPull({ number: 7, head: { ref: 'feature', sha } })
  github.addIssue({ number: 8, author: github.state.actor, body: MARKED })
})
afterEach(async () => github.close())

const publish = async (action: IssueText['action'], changes: Partial<IssueText> = {}): Promise<Outcome> =>
  issue.publish(makePublication({ issue: makeIssueText(action, changes) }), recorded.effects, {})
const update = async (changes: Partial<IssueText>): Promise<Outcome> =>
  publish({ kind: 'update', number: 8, news: null }, changes)
/** Returns the bodies of all comments on a pull request or an issue. */
const said = (number: number): readonly string[] =>
  [...github.state.comments.values()].flatMap((one) => (one.issue_number === number ? [one.body] : []))
const asked = (): readonly (string | null)[] => github.requests.map(({ operation }) => operation)

describe('the pull request whose commit broke cases', () => {
  const tell = async (): Promise<Outcome> => update({ culprit: { number: 7, sha, body: 'This broke two cases.' } })
  const text = (): string =>
    `${renderMarker({ ...MARKER, sha, kind: 'bisect' })}\nThis broke two cases.\n\nhttps://github.com/octo-org/octo-repo/issues/8`

  test('gets one comment that names the issue, however often a night finds the commit', async () => {
    expect(await tell()).toEqual({ kind: 'done', url: 'https://github.com/octo-org/octo-repo/issues/8' })
    expect(said(7)).toEqual([text()])
    await tell()
    expect(said(7)).toEqual([text()])
    expect(recorded.lines).toEqual([])
  })

  test.each<[string, Parameters<typeof renderMarker>[0]]>([
    ['another commit', { ...MARKER, sha: 'abcdef0123456789', kind: 'bisect' }],
    ['another suite', { ...MARKER, suite: 'other', kind: 'bisect' }],
    ['the verdict of the same commit', MARKER],
  ])('gets it in addition to our comment about %s', async (_what, marker) => {
    // Each is about the commit that was found, except as its name says.
    const own = `${renderMarker({ ...marker, sha: marker.sha === MARKER.sha ? sha : marker.sha })}\nolder`
    github.addComment({ issue_number: 7, body: own, author: github.state.actor })
    await tell()
    expect(said(7)).toEqual([own, text()])
  })

  test('gets it in addition to our comment without a marker', async () => {
    github.addComment({ issue_number: 7, body: 'Hello.', author: github.state.actor })
    await tell()
    expect(said(7)).toEqual(['Hello.', text()])
  })

  test('leaves the issue as written if the comment is refused, which is a warning', async () => {
    github.failNext({ operation: 'issues/create-comment', ...REFUSED })
    expect(await tell()).toMatchObject({ kind: 'done' })
    expect(recorded.lines).toEqual([
      "warning The comment on pull request #7, which broke cases, was not written: the token lacks the permission (Resource not accessible by integration); add `pull-requests: write` to the job's permissions.",
    ])
  })
})

describe('suspect commits', () => {
  test('get a comment each, with the address of the issue', async () => {
    const other = github.addCommit({ files: { a: '2' }, parents: [sha] }).sha
    await update({ commits: { shas: [sha, other], body: 'Since this commit, success is worse.' } })
    const body = 'Since this commit, success is worse.\n\nhttps://github.com/octo-org/octo-repo/issues/8'
    expect([...github.state.commit_comments.values()].map((one) => [one.sha, one.body])).toEqual([
      [sha, body],
      [other, body],
    ])
  })

  test('get none if the first is refused, which is a warning', async () => {
    github.failNext({ operation: 'repos/create-commit-comment', ...REFUSED })
    expect(await update({ commits: { shas: [sha, sha], body: 'Worse.' } })).toMatchObject({ kind: 'done' })
    expect(github.state.commit_comments.size).toBe(0)
    expect(recorded.lines).toEqual([
      `warning The comment on commit ${sha.slice(0, 7)} was not written: the token lacks the permission (Resource not accessible by integration); add \`contents: write\` to the job's permissions.`,
    ])
  })
})

describe('an issue', () => {
  test('without changes has its duplicates closed', async () => {
    const outcome = await publish({ kind: 'nothing', reason: 'nothing is new' }, { duplicates: [8] })
    expect(outcome).toEqual({ kind: 'skipped', reason: 'nothing is new' })
    expect(github.state.issues.get(8)).toMatchObject({
      ...{ state: 'closed', state_reason: 'not_planned' },
      body: `${renderMarker({ ...MARKER, kind: 'duplicate' })}\nA duplicate of another open issue of this suite.`,
    })
  })

  test('without changes is left as it is, with its duplicates, if nothing may be written', async () => {
    const changes = { duplicates: [8], is_dry_run: true }
    const outcome = await publish({ kind: 'nothing', reason: 'nothing is new' }, changes)
    expect(outcome).toEqual({ kind: 'skipped', reason: 'nothing is new' })
    expect(asked()).toEqual([])
  })

  test('is off outside of nights, and skipped with the reason of a night without one', async () => {
    expect(await issue.publish(makePublication(), recorded.effects, {})).toEqual({ kind: 'off' })
    const none = makePublication({ issue: { kind: 'none', reason: 'the night was stopped' } })
    expect(await issue.publish(none, recorded.effects, {})).toEqual({
      kind: 'skipped',
      reason: 'the night was stopped',
    })
    expect(asked()).toEqual([])
  })

  test('has the name of its suite if it has no title, and no title in its marker', async () => {
    await publish({ kind: 'open' }, { title: null })
    const opened = [...github.state.issues.values()].at(-1)
    expect(opened).toMatchObject({ title: 'demo', body: `${renderMarker(MARKER)}\nnew` })
  })

  test('gets a new title, and no comment if there is none to write', async () => {
    await update({ title: 'demo regressed further' })
    expect(github.state.issues.get(8)).toMatchObject({ title: 'demo regressed further', state: 'open' })
    expect(asked()).toEqual(['issues/update'])
  })

  test('gets a comment once if the first attempt left nothing', async () => {
    github.addComment({ issue_number: 8, body: 'Known.', author: github.state.actor })
    github.failNext({ operation: 'issues/create-comment', status: 502 })
    await update({ comment: 'It got worse.' })
    expect(said(8)).toEqual(['Known.', `${renderMarker(MARKER)}\nIt got worse.`])
    expect(asked()).toEqual(['issues/update', 'issues/create-comment', 'graphql', 'issues/create-comment'])
  })

  test('is opened although a closed one of the suite is found while the answer is missing', async () => {
    Object.assign(github.state.issues.get(8) ?? {}, { state: 'closed', state_reason: 'completed' })
    github.failNext({ operation: 'issues/create', status: 502 })
    expect(await publish({ kind: 'open' })).toEqual({
      kind: 'done',
      url: 'https://github.com/octo-org/octo-repo/issues/9',
    })
    expect(asked()).toEqual(['issues/create', 'graphql', 'issues/create'])
  })

  test.each([
    ['it has neither labels nor assignees to leave out', { labels: [], assignees: [] }, 1, []],
    [
      'leaving them out does not help',
      { labels: ['bug'] },
      2,
      ['warning GitHub rejected the labels or assignees of the issue: Validation Failed.'],
    ],
  ])('fails if GitHub rejects it and %s', async (_what, changes, times, lines) => {
    github.failNext({ operation: 'issues/create', status: 422, message: 'Validation Failed', times: 9 })
    expect(await publish({ kind: 'open' }, changes)).toEqual({
      kind: 'failed',
      reason: 'GitHub answered 422 (Validation Failed)',
    })
    expect(asked()).toEqual(Array.from({ length: times }, () => 'issues/create'))
    expect(recorded.lines).toEqual(lines)
  })

  test('keeps its labels if GitHub refuses for another reason', async () => {
    github.failNext({ operation: 'issues/create', ...REFUSED })
    expect(await publish({ kind: 'open' }, { labels: ['bug'] })).toMatchObject({ kind: 'failed' })
    expect([asked(), recorded.lines]).toEqual([['issues/create'], []])
  })
})
