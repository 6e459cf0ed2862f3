import { describe, expect, test } from 'vitest'
import { renderVerdict, renderWithoutVerdict } from '../../../src/github/sticky-comment.js'
import { readPendingReport } from '../../../src/modes/publish/announce.js'
import { withdraw } from '../../../src/modes/publish/withdraw.js'
import { pullRequestEvent } from '../../doubles/github/events.js'
import { quickClient } from '../../doubles/github/quick-client.js'
import { recordEffects } from '../../publishers/publication.js'
import { startActionStory } from '../action-story.js'
import { FILES, openPull, recallMain, SPEC, SUITE } from '../handbook.js'

const BOT = 'github-actions[bot]'
const firstLines = (body: unknown, lines = 2) => String(body).split('\n').slice(0, lines).join('\n')

/** Returns the successive texts of the comment. */
function writes(requests: readonly { readonly operation: string | null; readonly body?: unknown }[]) {
  return requests
    .filter(({ operation }) => operation === 'issues/create-comment' || operation === 'issues/update-comment')
    .map(({ body }) => (typeof body === 'object' && body !== null && 'body' in body ? String(body.body) : ''))
}

describe.concurrent('a measurement of a pull request', () => {
  test('is announced in the comment and as a check, and both end with the verdict; a disagreeing rerun is mentioned', async () => {
    await using story = await startActionStory(FILES, SPEC)
    await recallMain(story)
    const { github, repository } = story
    const event = pullRequestEvent(github.state, openPull(story, 'broken'))
    const inputs = { check: 'true' }
    const act = await story.act({ event, checkout: 'merge-broken', inputs })
    const sha = repository.sha('broken')
    const marker = `<!-- goldenpair:demo run=${act.run.id} attempt=1 sha=${sha}`
    const [announced = '', told = ''] = writes(github.requests)
    expect(announced).toBe(
      [
        `${marker} state=measuring -->`,
        `### ⏳ Measuring \`${sha.slice(0, 7)}\` …`,
        '',
        `There is no verdict on this commit yet: [the run](https://github.com/octo-org/octo-repo/actions/runs/${act.run.id}) of the suite \`demo\` is still running.`,
        '',
      ].join('\n'),
    )
    const said = /said=([0-9a-f]{12})/.exec(told)?.[1] ?? 'nothing'
    expect(firstLines(told, 1)).toBe(`${marker} said=${said} results=${act.run.id}.1:regressed -->`)
    expect(story.comments()).toEqual([told])
    expect(act.state).toEqual({ pending: '' })

    const [check] = github.state.checks.values()
    expect(check).toMatchObject({
      ...{ head_sha: sha, name: 'Goldenpair (demo)', status: 'completed', conclusion: 'failure' },
      title: expect.stringMatching(/^❌ Regressed: 6 of 8 cases broke/) as string,
      summary: expect.stringMatching(/^### ❌ Regressed/) as string,
    })
    expect(check?.annotations).toHaveLength(6)
    expect(check?.annotations[0]).toMatchObject({
      ...{ path: 'golden/cases.yaml', start_line: 1, end_line: 1, annotation_level: 'failure' },
      title: 'about-apples broke',
    })
    const states = github.requests.flatMap(({ operation, body }) =>
      operation?.startsWith('checks/') && typeof body === 'object' && body !== null && 'status' in body
        ? [body.status]
        : [],
    )
    expect(states).toEqual(['in_progress', 'completed'])
    expect(act.lines.filter((line) => line.startsWith('::'))).toEqual([])

    const again = await story.act({ event, checkout: 'merge-harmless', inputs, run: act.run, attempt: 2 })
    expect(again.code).toBe(0)
    expect(writes(github.requests)[2]).toContain(
      `<code>${sha.slice(0, 7)}</code></summary>\n\n<!-- goldenpair:kept -->\n`,
    )
    const [body = ''] = story.comments()
    expect(body.split('\n')[0]).toContain(` results=${act.run.id}.1:regressed,${act.run.id}.2:unchanged -->`)
    expect(body.split('\n')[2]).toBe(
      '> The same commit was measured twice. Attempt 1: regressed; attempt 2: unchanged.',
    )
    expect([...github.state.checks.values()].map(({ conclusion }) => conclusion)).toEqual(['failure', 'success'])
  })

  test('is reported as cancelled if the job is, and the last verdict is kept', async () => {
    await using story = await startActionStory(FILES, SPEC)
    const { github } = story
    const last = renderVerdict({ suite: 'demo', run: 12, attempt: 1, sha: 'abc1234' }, '### ❌ Regressed')
    const pull = openPull(story, 'harmless')
    github.addComment({ issue_number: 7, author: BOT, body: last })
    const event = pullRequestEvent(github.state, pull)
    // The check is created, but the answer is lost and the check cannot be looked up.
    github.failNext({ operation: 'checks/create', dropAnswerAfterEffect: true })
    github.failNext({ operation: 'checks/list-for-ref', status: 503, times: 4 })
    const signal = AbortSignal.abort(new Error('The job was cancelled.'))
    const act = story.act({ event, checkout: 'merge-harmless', inputs: { check: 'true' }, signal })
    await expect(act).rejects.toMatchObject({ code: 'run-interrupted' })
    const [body = ''] = story.comments()
    expect(firstLines(body)).toMatch(/ state=stopped -->\n### ⏹️ Not measured: `[0-9a-f]{7}`$/)
    expect(body).toContain(') was cancelled before there was a verdict.')
    expect(body).toContain(`<!-- goldenpair:kept -->\n${last}`)
    expect([...github.state.checks.values()]).toMatchObject([{ status: 'completed', conclusion: 'cancelled' }])
  })

  test('is not announced if the token only reads: only the end states what is missing', async () => {
    await using story = await startActionStory(FILES, SPEC, { permissions: { contents: 'read', actions: 'read' } })
    const event = pullRequestEvent(story.github.state, openPull(story, 'harmless', true))
    const act = await story.act({ event, checkout: 'merge-harmless', inputs: { check: 'true' } })
    expect(act.code).toBe(0)
    expect(act.lines.filter((line) => line.startsWith('warning'))).toEqual([
      expect.stringContaining('warning comment: the token of a pull request from a fork is read-only'),
      "warning check: the token lacks the permission (Resource not accessible by integration); add `checks: write` to the job's permissions.",
    ])
    expect(act.state).toEqual({ pending: '' })
  })

  test('with `comment: on-change` gets a comment when there is news, and not before', async () => {
    // An absolute bound can be violated without a baseline.
    const suite = SUITE.replace('primary: true', 'primary: true, min: 0.5')
    await using story = await startActionStory({ ...FILES, 'golden/suite.yaml': suite }, SPEC)
    const { github } = story
    const inputs = { comment: 'on-change' }
    const calm = pullRequestEvent(github.state, openPull(story, 'harmless'))
    const first = await story.act({ event: calm, checkout: 'merge-harmless', inputs })
    expect(first.lines).toContain('info comment: skipped, the input `comment` is `on-change`, and nothing changed.')
    expect(story.comments()).toEqual([])
    const red = pullRequestEvent(github.state, openPull(story, 'broken'))
    await story.act({ event: red, checkout: 'merge-broken', inputs })
    expect(writes(github.requests).map((body) => body.split('\n')[1])).toEqual([
      expect.stringMatching(/^### ❌ Regressed/),
    ])
  })

  test('ends with the same verdict if GitHub accepts no writes, and states what is missing', async () => {
    await using story = await startActionStory(FILES, SPEC)
    await recallMain(story)
    const { github } = story
    for (const operation of ['issues/create-comment', 'checks/create'] as const)
      github.failNext({ operation, status: 503, message: 'Service Unavailable', times: 99 })
    const event = pullRequestEvent(github.state, openPull(story, 'broken'))
    const upload = { kind: 'failed' as const, reason: 'the artifact service is down' }
    const act = await story.act({ event, checkout: 'merge-broken', inputs: { check: 'true' }, upload })
    expect([act.code, act.outputs['verdict']]).toEqual([1, 'regressed'])
    expect(act.lines.filter((line) => line.startsWith('warning'))).toEqual([
      'warning The artifact goldenpair-run-demo was not uploaded: the artifact service is down.',
      'warning The artifact goldenpair-report-demo was not uploaded: the artifact service is down.',
      'warning comment: GitHub answered 503 (Service Unavailable); run the job again later; the report stays in the job summary.',
      'warning check: GitHub answered 503 (Service Unavailable); run the job again later.',
    ])
    expect(act.summary).toMatch(
      /^### ❌ Regressed.*\n> The full report could not be uploaded as an artifact; the log says why\.\n/,
    )
    expect(act.summary).toContain('> The comment could not be written: GitHub answered 503')
    // The annotations that the check would have are left in the log.
    expect(act.lines.filter((line) => line.startsWith('::error'))).toHaveLength(6)
  })
})

test('the post step retracts what a killed process has announced, and nothing else', async () => {
  await using story = await startActionStory(FILES, SPEC)
  const { github, repository } = story
  openPull(story, 'harmless')
  const sha = repository.sha('harmless')
  const marker = { suite: 'demo', run: 20, attempt: 1, sha, state: 'measuring' as const }
  const facts = { marker, headline: '⏳ Measuring', explanation: 'Wait.' }
  github.addComment({ issue_number: 7, author: BOT, body: renderWithoutVerdict(facts, null) })
  const { effects } = recordEffects({})
  const { log, wait } = effects
  const client = await quickClient(github)
  await client.rest.checks.create({
    ...{ owner: 'octo-org', repo: 'octo-repo', name: 'Goldenpair (demo)', head_sha: sha, status: 'in_progress' },
    external_id: 'goldenpair:demo:20:1',
  })
  const pending = readPendingReport(
    JSON.stringify({
      ...{ owner: 'octo-org', repo: 'octo-repo', suite: 'demo', run: 20, attempt: 1, sha, number: 7 },
      ...{ run_url: 'https://github.com/octo-org/octo-repo/actions/runs/20', has_check: true, check_id: null },
    }),
  )
  if (pending === null) throw new Error('nothing is pending')
  const connect = () => Promise.resolve(client)
  const before = story.comments()
  for (const run of [19, 21]) await withdraw({ connect, wait, log }, { ...pending, run, has_check: false }, 'ended')
  expect(story.comments()).toEqual(before)
  await withdraw({ connect, wait, log }, pending, 'ended')
  const [body = ''] = story.comments()
  expect(body).toBe(
    [
      `<!-- goldenpair:demo run=20 attempt=1 sha=${sha} state=stopped -->`,
      `### ⏹️ Not measured: \`${sha.slice(0, 7)}\``,
      '',
      '[The run](https://github.com/octo-org/octo-repo/actions/runs/20) ended without a verdict: it was cancelled, ran out of time, or was stopped from outside. Nothing was compared, so the check does not pass: run it again, or push.',
      '',
    ].join('\n'),
  )
  expect([...github.state.checks.values()]).toMatchObject([{ conclusion: 'cancelled' }])
  expect(readPendingReport('')).toBeNull()
})
