import { describe, expect, test } from 'vitest'
import { openCheck } from '../../src/github/check-run.js'
import { check } from '../../src/publishers/check.js'
import type { Publication } from '../../src/publishers/publication.js'
import { startGitHubDouble, type DoubleOptions } from '../doubles/github/double.js'
import { quickClient } from '../doubles/github/quick-client.js'
import { makePublication, recordEffects } from './publication.js'

/** Publishes a check of a commit on the double. */
async function start(options: DoubleOptions = {}) {
  const github = await startGitHubDouble(options)
  const { sha } = github.addCommit({ files: { a: '1' } })
  const run_url = 'https://github.com/octo-org/octo-repo/actions/runs/20'
  const place = { owner: 'octo-org', repo: 'octo-repo', sha, suite: 'demo', run: 20, attempt: 1, run_url }
  const debugged: string[] = []
  return {
    github,
    debugged,
    open: async () => openCheck({ client: await quickClient(github), wait: () => Promise.resolve() }, place),
    publish: async (changes: Partial<Publication> = {}) => {
      const client = await quickClient(github)
      const report = { place, id: null, conclusion: 'failure' as const, title: 'Regressed' }
      const { effects } = recordEffects({}, () => Promise.resolve(client))
      const log = { ...effects.log, debug: (line: string) => void debugged.push(line) }
      return check.publish(makePublication({ check: report, ...changes }), { ...effects, log }, {})
    },
    [Symbol.asyncDispose]: () => github.close(),
  }
}

describe.concurrent('the check run', () => {
  test('is off by default', async () => {
    const { effects } = recordEffects({})
    expect(await check.publish(makePublication(), effects, {})).toEqual({ kind: 'off' })
  })

  test("is made once even if each answer is lost, cut to GitHub's limit, with every annotation", async () => {
    await using commit = await start()
    commit.github.failNext({ operation: 'checks/create', dropAnswerAfterEffect: true })
    const one = { level: 'notice', file: 'a.yaml', line: 3, title: 't'.repeat(300), message: 'why' } as const
    const annotations = Array.from({ length: 30 }, () => one)
    const outcome = await commit.publish({ comment: `### Verdict\n${'ü'.repeat(40_000)}\n`, annotations })
    expect(outcome).toEqual({ kind: 'done', url: 'https://github.com/octo-org/octo-repo/runs/9001' })
    const [made, ...others] = commit.github.state.checks.values()
    expect(others).toEqual([])
    expect(made?.summary?.split('\n')).toEqual([
      '### Verdict',
      '',
      '_The report is cut here, because a check holds at most 64 KiB. The job summary and the artifact have all of it._',
      '',
    ])
    expect(made?.annotations).toHaveLength(30)
    expect(made?.annotations[29]).toEqual({
      ...{ path: 'a.yaml', start_line: 3, end_line: 3, annotation_level: 'notice' },
      ...{ title: 't'.repeat(255), message: 'why' },
    })
  })

  test('has no annotation written by the measuring job', async () => {
    await using commit = await start()
    const annotations = [{ level: 'notice', file: 'a.yaml', line: 3, title: 't', message: 'why' }] as const
    await commit.publish({ annotations, is_annotated: true })
    expect([...commit.github.state.checks.values()]).toMatchObject([{ status: 'completed', annotations: [] }])
  })

  test('that is open is found and completed even if every answer was lost, and no second one is made', async () => {
    await using commit = await start()
    const { github } = commit
    github.failNext({ operation: 'checks/create', dropAnswerAfterEffect: true })
    // The client itself tries four times.
    github.failNext({ operation: 'checks/list-for-ref', status: 503, times: 4 })
    await expect(commit.open()).rejects.toMatchObject({ status: 503 })
    expect(await commit.publish()).toEqual({ kind: 'done', url: 'https://github.com/octo-org/octo-repo/runs/9001' })
    expect([...github.state.checks.values()]).toMatchObject([{ status: 'completed', conclusion: 'failure' }])
  })

  test('has the whole comment if GitHub accepts its size', async () => {
    await using commit = await start()
    await commit.publish({ comment: 'x'.repeat(65_535) })
    expect([...commit.github.state.checks.values()]).toMatchObject([{ summary: 'x'.repeat(65_535) }])
  })

  test("that may not be written names the permission, with GitHub's message in the debug log", async () => {
    await using commit = await start({ permissions: { contents: 'read' } })
    expect(await commit.publish()).toEqual({
      kind: 'failed',
      reason:
        "the token lacks the permission (Resource not accessible by integration); add `checks: write` to the job's permissions",
    })
    expect(commit.debugged).toEqual(['GitHub rejected the check: 403 Resource not accessible by integration'])
  })
})
