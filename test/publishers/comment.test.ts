import { describe, expect, test } from 'vitest'
import { planComment, renderWithoutVerdict } from '../../src/github/sticky-comment.js'
import { renderMarker } from '../../src/github/marker.js'
import { comment, composeBody } from '../../src/publishers/comment.js'
import type { Publication } from '../../src/publishers/publication.js'
import { type DoubleOptions, startGitHubDouble } from '../doubles/github/double.js'
import { quickClient } from '../doubles/github/quick-client.js'
import { makePublication, recordEffects } from './publication.js'

const SUITE = { suite: 'demo', run: 20, attempt: 1, sha: '9d0e4c1aa52f' }
const BODY = `${renderMarker(SUITE)}\n### Regressed`
const OLDER = `${renderMarker({ ...SUITE, run: 19 })}\nolder`

/** Pull request 7 on the double, with functions for the tests. */
async function start(options: DoubleOptions = {}) {
  const github = await startGitHubDouble(options)
  const { sha } = github.addCommit({ files: { a: '1' } })
  github.setBranch('main', sha)
  github.addPull({ number: 7, head: { ref: 'feature', sha } })
  const logged = recordEffects({})
  return {
    github,
    /** The messages of the client while it waits. */
    lines: logged.lines,
    addOwn: (body: string) => github.addComment({ issue_number: 7, body, author: 'github-actions[bot]' }),
    bodies: () => [...github.state.comments.values()].map(({ body }) => body),
    publish: async (changes: Partial<Publication> = {}) => {
      const client = await quickClient(github, logged.effects.log)
      const recorded = recordEffects({}, () => Promise.resolve(client))
      return { outcome: await comment.publish(makePublication(changes), recorded.effects, {}), ...recorded }
    },
    [Symbol.asyncDispose]: () => github.close(),
  }
}

describe.concurrent('the sticky comment', () => {
  test('is written if there is none', async () => {
    await using pull = await start()
    const { outcome } = await pull.publish()
    expect(pull.bodies()).toEqual([BODY])
    expect(outcome).toEqual({
      kind: 'done',
      url: 'https://github.com/octo-org/octo-repo/pull/7#issuecomment-3001',
    })
  })

  test('is found behind 250 others, updated in place, and its duplicates are deleted', async () => {
    await using pull = await start()
    for (let index = 0; index < 250; index += 1) pull.github.addComment({ issue_number: 7, body: `talk ${index}` })
    const first = pull.addOwn(OLDER)
    pull.addOwn(OLDER)
    const other = pull.addOwn(`${renderMarker({ ...SUITE, suite: 'another' })}\nanother suite's`)
    const { outcome } = await pull.publish()
    expect(pull.bodies().slice(250)).toEqual([BODY, other.body])
    expect(pull.github.state.comments.get(first.id)?.body).toBe(BODY)
    expect(outcome.kind).toBe('done')
  })

  test.each([
    ['GraphQL', 'Read this first.\n\n'],
    ['REST', '> quoted\n\n```\n<!-- goldenpair:demo run=99 attempt=1 sha=9d0e4c1 -->\n```\n'],
  ])("is found below a person's note by %s, and the note is kept", async (way, note) => {
    await using pull = await start()
    // GitHub's editor uses these line ends.
    pull.addOwn(`${note}${OLDER}`.replaceAll('\n', '\r\n'))
    if (way === 'REST') pull.github.failNext({ operation: 'graphql', status: 403, message: 'no' })
    expect((await pull.publish()).outcome.kind).toBe('done')
    expect(pull.bodies()).toEqual([`${note}${BODY}`])
  })

  test("is not confused with somebody else's comment that copies the marker, or with a quotation of ours", async () => {
    await using pull = await start()
    pull.github.addComment({
      issue_number: 7,
      body: `${renderMarker({ ...SUITE, run: 99 })}\nfooled you`,
      author: 'mallory',
    })
    pull.addOwn(`> ${renderMarker({ ...SUITE, run: 99 })}`)
    await pull.publish()
    expect(pull.bodies()).toHaveLength(3)
    expect(pull.bodies()[2]).toBe(BODY)
  })

  test('of a newer run is kept', async () => {
    await using pull = await start()
    const newer = pull.addOwn(`${renderMarker({ ...SUITE, run: 21 })}\nnewer`)
    const { outcome } = await pull.publish()
    expect(outcome).toEqual({ kind: 'skipped', reason: 'run 21 has already reported later measurements' })
    expect(pull.bodies()).toEqual([newer.body])
  })

  test('of a newer run that is still measuring is kept too', async () => {
    await using pull = await start()
    pull.addOwn(`${renderMarker({ ...SUITE, run: 21, state: 'measuring' })}\nmeasuring`)
    expect((await pull.publish()).outcome).toEqual({ kind: 'skipped', reason: 'run 21 began after this one' })
  })

  test('is not started without news in on-change mode', async () => {
    await using pull = await start()
    expect((await pull.publish({ quiet: { isNews: false } })).outcome).toEqual({
      kind: 'skipped',
      reason: 'the input `comment` is `on-change`, and nothing changed',
    })
    expect(pull.bodies()).toEqual([])
  })

  test('keeps its text on a second publication without changes, and names the last measurement', async () => {
    await using pull = await start()
    const said = '0123456789ab'
    pull.addOwn(`${renderMarker({ ...SUITE, run: 19, said })}\nolder`)
    await pull.publish({ quiet: { isNews: true }, marker: { ...SUITE, said } })
    const still = '<!-- goldenpair:still -->\n<sub>Still so at <code>9d0e4c1</code>.</sub>'
    expect(pull.bodies()).toEqual([`${renderMarker({ ...SUITE, said })}\nolder\n\n${still}`])
  })

  test('that is already up to date is not changed', async () => {
    await using pull = await start()
    pull.addOwn(BODY)
    const { outcome } = await pull.publish()
    expect(outcome.kind).toBe('done')
    expect(pull.github.requests.map(({ operation }) => operation)).toEqual(['graphql'])
  })

  test('is not written twice if the answer to the first try is lost', async () => {
    await using pull = await start()
    pull.github.failNext({ operation: 'issues/create-comment', dropAnswerAfterEffect: true })
    const { outcome, waits } = await pull.publish()
    expect(outcome.kind).toBe('done')
    expect(pull.bodies()).toEqual([BODY])
    expect(waits).toEqual([2000])
  })

  test('is searched where it was written, also on an issue, if that answer is lost', async () => {
    await using pull = await start()
    const { number } = pull.github.addIssue({ title: 'Which one?' })
    pull.github.failNext({ operation: 'issues/create-comment', dropAnswerAfterEffect: true })
    const { place } = makePublication()
    const { outcome } = await pull.publish({ place: { ...place, number, of: 'issue' } })
    expect(outcome.kind).toBe('done')
    expect(pull.bodies()).toEqual([BODY])
    // If an issue is requested as a pull request, its comments are listed by REST, and the name of the author must be guessed.
    expect(pull.github.requests.map(({ operation }) => operation)).toEqual([
      'graphql',
      'issues/create-comment',
      'graphql',
    ])
  })

  test('is tried again if GitHub fails and nothing was written', async () => {
    await using pull = await start()
    pull.github.failNext({ operation: 'issues/create-comment', status: 502 })
    const { outcome } = await pull.publish()
    expect(outcome.kind).toBe('done')
    expect(pull.bodies()).toEqual([BODY])
  })

  test('is rewritten if somebody deletes it in between', async () => {
    await using pull = await start()
    pull.addOwn(OLDER)
    pull.github.failNext({ operation: 'issues/update-comment', status: 404, message: 'Not Found' })
    expect((await pull.publish()).outcome.kind).toBe('done')
    expect(pull.bodies()).toContain(BODY)
  })

  test('is found by its author over REST if GraphQL cannot be used, even behind 250 others', async () => {
    await using pull = await start()
    for (let index = 0; index < 250; index += 1) pull.github.addComment({ issue_number: 7, body: OLDER })
    pull.addOwn(OLDER)
    pull.github.failNext({ operation: 'graphql', status: 403, message: 'Resource not accessible by integration' })
    expect((await pull.publish()).outcome.kind).toBe('done')
    expect(pull.bodies().slice(250)).toEqual([BODY])
    expect(pull.bodies().filter((body) => body === OLDER)).toHaveLength(250)
  })

  const SECONDARY = 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.'
  test.each([
    ['issues/create-comment', 403],
    ['issues/create-comment', 429],
    ['graphql', 403],
    ['issues/update-comment', 403],
  ] as const)(
    'waits as long as GitHub asks if %s meets a secondary rate limit (%i), and continues',
    async (operation, status) => {
      await using pull = await start()
      if (operation === 'issues/update-comment') pull.addOwn(OLDER)
      const limit = { status, message: SECONDARY, headers: { 'retry-after': '60' } }
      pull.github.failNext({ operation, ...limit })
      const { outcome } = await pull.publish()
      expect(outcome.kind).toBe('done')
      expect(pull.bodies()).toEqual([BODY])
      expect(pull.lines).toEqual([
        expect.stringMatching(/^info Reached GitHub's secondary rate limit \(\S+\); waiting 60 s\.$/),
      ])
    },
  )

  test.each([
    ['an hour', 1, '3600'],
    ['again and again', 3, '1'],
  ])('gives up if it has to wait for %s, and reports that', async (_what, times, seconds) => {
    await using pull = await start()
    const limit = { status: 403, message: SECONDARY, headers: { 'retry-after': seconds } }
    pull.github.failNext({ operation: 'issues/create-comment', times, ...limit })
    const { outcome } = await pull.publish()
    expect(outcome).toEqual({
      kind: 'failed',
      reason: `GitHub's rate limit was reached (${SECONDARY}); run the job again later; the report stays in the job summary`,
    })
    expect(pull.lines.at(-1)).toMatch(/giving up\.$/)
  })

  test('is updated once even if the answer to the update is lost', async () => {
    await using pull = await start()
    pull.addOwn(OLDER)
    pull.github.failNext({ operation: 'issues/update-comment', dropAnswerAfterEffect: true })
    expect((await pull.publish()).outcome.kind).toBe('done')
    expect(pull.bodies()).toEqual([BODY])
  })

  test('is published even if a duplicate cannot be deleted', async () => {
    await using pull = await start()
    pull.addOwn(OLDER)
    const duplicate = pull.addOwn(OLDER)
    pull.github.failNext({ operation: 'issues/delete-comment', status: 404, message: 'Not Found' })
    expect((await pull.publish()).outcome.kind).toBe('done')
    expect(pull.bodies()).toEqual([BODY, duplicate.body])
  })
})

describe.concurrent('a refused comment', () => {
  const READS = { contents: 'read', actions: 'read', 'pull-requests': 'read', issues: 'read' } as const

  test('names the missing permission and the place of the report', async () => {
    await using pull = await start({ permissions: READS })
    expect((await pull.publish()).outcome).toEqual({
      kind: 'failed',
      reason:
        "the token lacks the permission (Resource not accessible by integration); add `pull-requests: write` to the job's permissions; the report stays in the job summary",
    })
  })

  test('on the pull request of a fork names the way that works there', async () => {
    await using pull = await start({ permissions: READS })
    const place = { owner: 'octo-org', repo: 'octo-repo', number: 7, isFork: true }
    expect((await pull.publish({ place })).outcome).toEqual({
      kind: 'failed',
      reason:
        'the token of a pull request from a fork is read-only (Resource not accessible by integration); report from a workflow on `workflow_run` with `mode: publish` and `pull-requests: write`; the report stays in the job summary',
    })
  })

  test.each([
    [403, 'Unable to create comment because issue is locked.', 'the conversation of #7 is locked'],
    [422, 'Validation Failed', 'GitHub did not accept the comment (Validation Failed)'],
    [401, 'Bad credentials', 'the token is not valid (Bad credentials); see the input `github-token`'],
    [410, 'Gone', '#7 no longer exists, or GitHub answered 410 (Gone)'],
    [
      404,
      'Not Found',
      '#7 no longer exists, or GitHub cannot find it, or the token may not see it (Not Found); the job needs `pull-requests: write`',
    ],
  ])('with %i %s', async (status, message, reason) => {
    await using pull = await start()
    pull.github.failNext({ operation: 'issues/create-comment', status, message })
    const { outcome } = await pull.publish()
    expect(outcome).toEqual({ kind: 'failed', reason: `${reason}; the report stays in the job summary` })
  })

  test('on an issue names the permission for issues', async () => {
    await using pull = await start()
    pull.github.failNext({ operation: 'issues/create-comment', status: 403, message: 'no' })
    const { number } = pull.github.addIssue({ title: 'Which one?' })
    const place = { owner: 'octo-org', repo: 'octo-repo', number, isFork: false, of: 'issue' } as const
    expect((await pull.publish({ place })).outcome).toEqual({
      kind: 'failed',
      reason:
        "the token lacks the permission (no); add `issues: write` to the job's permissions; the report stays in the job summary",
    })
  })

  test.each<[string, string, number?]>([
    [
      'Repository was archived so is read-only.',
      'the repository is archived, which makes it read-only (Repository was archived so is read-only.)',
    ],
    [
      'API rate limit exceeded for installation ID 1.',
      "GitHub's rate limit was reached (API rate limit exceeded for installation ID 1.); run the job again later",
    ],
    ['Bad credentials', 'the token is not valid (Bad credentials); see the input `github-token`', 401],
  ])('on the pull request of a fork, but for another reason: %s', async (message, reason, status = 403) => {
    await using pull = await start()
    pull.github.failNext({ operation: 'issues/create-comment', status, message })
    const place = { owner: 'octo-org', repo: 'octo-repo', number: 7, isFork: true }
    const { outcome } = await pull.publish({ place })
    expect(outcome).toEqual({ kind: 'failed', reason: `${reason}; the report stays in the job summary` })
  })

  test('is skipped if there is no place for it', async () => {
    await using pull = await start()
    const { outcome } = await pull.publish({ place: { kind: 'none', reason: 'there is no pull request' } })
    expect(outcome).toEqual({ kind: 'skipped', reason: 'there is no pull request' })
    expect(pull.github.requests.map(({ operation }) => operation)).toEqual([])
  })
})

test('planComment keeps the first comment, so that links to it stay valid', () => {
  const own = [3, 4, 5].map((id) => ({ id, url: `u${id}`, note: '', body: OLDER }))
  expect(planComment(own, SUITE)).toEqual({ kind: 'update', keep: own[0], remove: own.slice(1) })
})

describe('a quiet comment', () => {
  const [said, other] = ['0123456789ab', 'ba9876543210']
  const marker = { ...SUITE, run: 21, sha: 'abc1234de', look: 3, said }
  const body = `${renderMarker(marker)}\nnew`
  const earlier = (changes: object) => `${renderMarker({ ...SUITE, look: 2, ...changes })}\nold`
  const still = `${renderMarker(marker)}\nold\n\n<!-- goldenpair:still -->\n<sub>Still so at <code>abc1234</code>, measurement 3 of this PR.</sub>`
  const measuring = (last: string | null) =>
    renderWithoutVerdict({ marker: { ...marker, state: 'measuring' }, headline: 'x', explanation: 'y' }, last)

  test.each<[string, boolean, string | null, string | null]>([
    ['begins with news', true, null, body],
    ['does not begin without', false, null, null],
    ['tells what differs, a red turned green too', false, earlier({ said: other }), body],
    ['keeps its text while it holds, and names the newest commit', true, earlier({ said }), still],
    ['names one newest commit, however often', true, still, still],
    ['tells what differs from a comment of an older Goldenpair', false, earlier({}), body],
    ['ends a measurement that was announced with the verdict it keeps', false, measuring(earlier({ said })), still],
    ['ends one that keeps none', false, measuring(null), body],
  ])('%s', (_what, isNews, written, expected) => {
    expect(composeBody({ comment: 'new', marker, quiet: { isNews } }, written)).toBe(expected)
  })

  test('lists what cannot be compared: neither states its subject', () => {
    const bare = { ...SUITE, run: 21 }
    expect(composeBody({ comment: 'new', marker: bare, quiet: { isNews: false } }, earlier({}))).toBe(
      `${renderMarker(bare)}\nnew`,
    )
  })
})
