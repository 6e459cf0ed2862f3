import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { outputs, PUBLISHERS, publishReport } from '../../src/publishers/index.js'
import type { Outcome, Outcomes } from '../../src/publishers/publication.js'
import { startGitHubDouble } from '../doubles/github/double.js'
import { quickClient } from '../doubles/github/quick-client.js'
import { startPostServer } from '../io/post-server.js'
import { makeIssueText, makePublication, recordEffects } from './publication.js'

describe('publishReport', () => {
  test('continues if the comment fails, and reports that in the log and in the summary', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'goldenpair-publish-'))
    const file = join(folder, 'summary.md')
    const refuse = () =>
      Promise.reject(Object.assign(new Error('Resource not accessible by integration'), { status: 403 }))
    const { effects, lines, outputs } = recordEffects({ GITHUB_STEP_SUMMARY: file }, refuse)
    const outcomes = await publishReport(makePublication(), effects)
    const reason =
      "the token lacks the permission (Resource not accessible by integration); add `pull-requests: write` to the job's permissions; the report stays in the job summary"
    // Publishers that were not requested report nothing.
    expect(Object.fromEntries(Object.entries(outcomes).filter(([, { kind }]) => kind !== 'off'))).toEqual({
      comment: { kind: 'failed', reason },
      summary: { kind: 'done' },
      annotations: { kind: 'skipped', reason: 'there is nothing to annotate' },
      outputs: { kind: 'done' },
    })
    expect(lines).toEqual([`warning comment: ${reason}.`, 'info annotations: skipped, there is nothing to annotate.'])
    expect(outputs).toEqual({ verdict: 'regressed', 'comment-url': '' })
    expect(await readFile(file, 'utf8')).toContain(`> The comment could not be written: ${reason}.`)
    await rm(folder, { recursive: true })
  })

  test('hides secrets in all output, however they are written, and keeps what other steps read', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'goldenpair-publish-'))
    const file = join(folder, 'summary.md')
    const { effects, lines, outputs } = recordEffects({
      GITHUB_STEP_SUMMARY: file,
      'INPUT_TARGET-ENV': 'db_place',
      DB_PLACE: 'db.example/7',
      MYSQL_PWD: 'hunter2_hunter2',
    })
    const summary = 'at db.exam\u200bple/7 with hunter2\\_hunter2 and aHVudGVyMl9odW50ZXIy'
    const note = { level: 'error', file: 'a.yaml', line: 3, title: 'at db.example/7', message: 'why' } as const
    await publishReport(
      {
        ...makePublication(),
        ...{ summary, annotations: [note], outputs: { place: 'db.example/7' } },
        place: { kind: 'none', reason: 'nobody asked' },
      },
      effects,
    )
    expect(await readFile(file, 'utf8')).toBe('at (hidden) with (hidden) and (hidden)\n')
    expect(lines.find((line) => line.startsWith('::error'))).toContain('"title":"at (hidden)"')
    expect(outputs['place']).toBe('db.example/7')
    await rm(folder, { recursive: true })
  })

  test('hides secrets in comment, issue, check and message, and names their places in the log', async () => {
    await using github = await startGitHubDouble()
    await using server = await startPostServer((response) => response.end('ok'))
    const { sha } = github.addCommit({ files: { a: '1' } })
    github.addPull({ number: 7, head: { ref: 'feature', sha } })
    const { effects, lines } = recordEffects({ MYSQL_PWD: 'hunter2_hunter2' }, () => quickClient(github))
    const [repository, url] = [{ owner: 'octo-org', repo: 'octo-repo' }, 'https://github.com/octo-org/octo-repo']
    const place = { ...repository, sha, suite: 'demo', run: 20, attempt: 1, run_url: `${url}/actions/runs/20` }
    await publishReport(
      makePublication({
        comment: 'a hunter2_hunter2',
        issue: makeIssueText({ kind: 'open' }, { title: 'b hunter2_hunter2', body: 'c hunter2_hunter2' }),
        check: { place, id: null, conclusion: 'failure', title: 'd hunter2_hunter2' },
        slack: { webhook_url: server.url, headline: 'e hunter2_hunter2', facts: ['f hunter2_hunter2'], run_url: url },
      }),
      effects,
    )
    const { comments, issues, checks } = github.state
    expect([...comments.values()].map(({ body }) => body.split('\n')[1])).toEqual(['a (hidden)'])
    expect([...issues.values()].slice(1)).toMatchObject([
      { title: 'b (hidden)', body: expect.stringMatching(/\nc \(hidden\)$/) as string },
    ])
    expect([...checks.values()]).toMatchObject([{ title: 'd (hidden)', summary: 'a (hidden)' }])
    expect(server.posts).toMatchObject([
      { body: { text: `*e (hidden)*\n• f (hidden)\n<${url}/issues/8|The issue> · <${url}|The run>` } },
    ])
    expect(lines).toEqual([
      `info comment: ${url}/pull/7#issuecomment-3001`,
      `info issue: ${url}/issues/8`,
      'info summary: skipped, this runner has no job summary (GITHUB_STEP_SUMMARY is not set).',
      `info check: ${url}/runs/9001`,
    ])
  })

  test('does not hide a bug', async () => {
    const { effects } = recordEffects({}, () => Promise.reject(new TypeError('a bug')))
    await expect(publishReport(makePublication(), effects)).rejects.toThrow('a bug')
  })

  test('has publishers with unique names', () => {
    expect(new Set(PUBLISHERS.map(({ name }) => name)).size).toBe(PUBLISHERS.length)
  })
})

test.each<[string, Outcomes, Record<string, string>]>([
  ['nothing before them', {}, { 'comment-url': '', 'issue-url': '' }],
  [
    'a comment and an issue',
    { comment: { kind: 'done', url: 'https://a' }, issue: { kind: 'done', url: 'https://b' } },
    { 'comment-url': 'https://a', 'issue-url': 'https://b' },
  ],
  [
    'a comment without an address and an issue that was refused',
    { comment: { kind: 'done' }, issue: { kind: 'failed', reason: 'no' } },
    { 'comment-url': '', 'issue-url': '' },
  ],
  ['a publisher that nobody requested', { comment: { kind: 'off' }, issue: { kind: 'off' } }, {}],
])('the outputs after %s', async (_what, earlier, urls) => {
  const { effects, outputs: written } = recordEffects({})
  const outcome: Outcome = await outputs.publish(makePublication(), effects, earlier)
  expect(outcome).toEqual({ kind: 'done' })
  expect(written).toEqual({ verdict: 'regressed', ...urls })
})
