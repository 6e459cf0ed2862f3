import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findArtifactRun } from '../../../src/store/baselines/artifact.js'
import type { BaselineRequest } from '../../../src/store/baselines/baseline.js'
import { startGitHubDouble, type DoubleOptions } from '../../doubles/github/double.js'
import type { Fault } from '../../doubles/github/faults.js'
import { quickClient } from '../../doubles/github/quick-client.js'
import { recordEffects } from '../../publishers/publication.js'

const HEADER = {
  schema_version: 1,
  mode: 'baseline',
  suite: { name: 'demo' },
  commit: null,
  branch: 'main',
  started_at: '2026-01-01T00:00:00Z',
  finished_at: '2026-01-01T00:00:00Z',
}
const NAME = 'goldenpair-baseline-demo'

type Changes = Partial<NonNullable<BaselineRequest['github']>>
type Artifact = {
  readonly at: string
  readonly trials?: string
  readonly run?: object
  readonly header?: object
  readonly expired?: boolean
}

/** Starts with a history c1 … c6 on main and a commit `side` next to c4. */
async function start(options: DoubleOptions = {}, signal = new AbortController().signal) {
  const github = await startGitHubDouble(options)
  const folder = await mkdtemp(join(tmpdir(), 'goldenpair-baseline-'))
  const shas: Record<string, string> = {}
  for (const name of ['c1', 'c2', 'c3', 'c4', 'c5', 'c6']) {
    const before = Object.values(shas).at(-1)
    shas[name] = github.addCommit({ parents: before === undefined ? [] : [before], message: name }).sha
  }
  github.setBranch('main', shas['c6'] ?? '')
  shas['side'] = github.addCommit({ parents: [shas['c3'] ?? ''], message: 'side' }).sha
  const recorded = recordEffects({})
  const resolve = async (referencePoint: string | null, changes: Changes = {}) =>
    findArtifactRun({
      input: 'artifact',
      suite: 'demo',
      folder: join(folder, 'baseline'),
      workingDirectory: folder,
      referencePoint: referencePoint === null ? null : (shas[referencePoint] ?? ''),
      github: {
        connect: () => quickClient(github),
        owner: 'octo-org',
        repo: 'octo-repo',
        repositoryId: 1001,
        defaultBranch: 'main',
        serverUrl: 'https://github.com',
        workflow: '',
        ...changes,
      },
      inspect: async (folder) => (await readFile(join(folder, 'trials.jsonl'), 'utf8')) || null,
      clock: {
        now: () => new Date('2026-01-01T06:00:00Z'),
        monotonicMs: () => recorded.waits.reduce((sum, ms) => sum + ms, 0),
      },
      patience: { wait: recorded.effects.wait, signal },
      log: recorded.effects.log,
    })
  return {
    github,
    folder,
    lines: recorded.lines,
    waits: recorded.waits,
    sha: (name: string) => shas[name] ?? '',
    /** Adds `count` commits on top of one, and returns the name of the last. */
    grow: (name: string, count: number) => {
      let parent = shas[name] ?? ''
      for (let index = 0; index < count; index += 1) parent = github.addCommit({ parents: [parent] }).sha
      shas['grown'] = parent
      return 'grown'
    },
    short: (name: string) => (shas[name] ?? '').slice(0, 7),
    add: ({ at, run = {}, header = {}, expired = false, trials = '' }: Artifact) => {
      const made = github.addWorkflowRun({ event: 'push', head_sha: shas[at] ?? '', ...run })
      const text = JSON.stringify({ ...HEADER, ...header })
      return github.addArtifact({ run: made, name: NAME, expired, files: { 'run.json': text, 'trials.jsonl': trials } })
    },
    find: async (referencePoint: string | null, changes: Changes = {}) => {
      const found = await resolve(referencePoint, changes)
      if (found.kind === 'none') return found.lost === 'unreadable' ? `unreadable: ${found.reason}` : found.reason
      const commit = Object.keys(shas).find((name) => shas[name] === found.commit) ?? ''
      return { commit, distance: found.distance, note: found.note }
    },
    resolve: async (referencePoint: string) => {
      const found = await resolve(referencePoint)
      if (found.kind === 'none') throw new Error(found.reason)
      return found
    },
    [Symbol.asyncDispose]: async () => {
      await rm(folder, { recursive: true, force: true })
      await github.close()
    },
  }
}

describe.concurrent('the baseline from artifacts', () => {
  test('is the run of the reference point, even if others are newer, and needs no comparison of commits', async () => {
    await using story = await start()
    for (const at of ['c4', 'c5', 'c6']) story.add({ at })
    expect(await story.find('c5')).toEqual({ commit: 'c5', distance: { behind: 0, ahead: 0 }, note: null })
    expect(story.github.requests.map(({ operation }) => operation)).toEqual([
      'actions/list-artifacts-for-repo',
      'actions/get-workflow-run',
      'actions/download-artifact',
      'blob/get',
    ])
    expect((await readdir(join(story.folder, 'baseline'))).sort()).toEqual(['run.json', 'trials.jsonl'])
  })

  test('that was carried forward belongs to that commit, and states where it was measured and how old the answers are', async () => {
    await using story = await start()
    const header = {
      commit: story.sha('c3'),
      started_at: '2025-12-30T06:00:00Z',
      pooled: [
        { commit: story.sha('c2'), started_at: '2025-12-24T06:00:00Z' },
        { commit: story.sha('c3'), started_at: '2025-12-30T06:00:00Z' },
      ],
      carried_to: [{ commit: story.sha('c4') }, { commit: story.sha('c5') }],
    }
    story.add({ at: 'c5', header })
    expect(await story.resolve('c5')).toMatchObject({
      commit: story.sha('c5'),
      distance: { behind: 0, ahead: 0 },
      age_hours: 192,
      note: `measured at ${story.short('c2')} and ${story.short('c3')}`,
      stale: '8 days old',
    })
  })

  test("that was carried forward to a commit other than its run's is skipped", async () => {
    await using story = await start()
    story.add({ at: 'c5', header: { commit: story.sha('c5'), carried_to: [{ commit: story.sha('c6') }] } })
    expect(await story.find('c5')).toContain(`it measured ${story.short('c6')}, but its run is of ${story.short('c5')}`)
  })

  test('is the nearest ancestor, even if an older one was measured again later', async () => {
    await using story = await start()
    for (const at of ['c6', 'c3', 'c1']) story.add({ at })
    expect(await story.find('c5')).toEqual({ commit: 'c3', distance: { behind: 2, ahead: 0 }, note: null })
  })

  test('is the newest if there is no ancestor, and says so', async () => {
    await using story = await start()
    for (const at of ['c5', 'c6']) story.add({ at })
    expect(await story.find('side')).toEqual({
      commit: 'c6',
      distance: { behind: 1, ahead: 3 },
      note: 'the newest baseline, but not an ancestor of the commit this change started from',
    })
  })

  test('is the newest if the reference point is unknown', async () => {
    await using story = await start()
    for (const at of ['c1', 'c2']) story.add({ at })
    const note = 'the newest baseline, because no commit to compare with is known'
    expect(await story.find(null)).toEqual({ commit: 'c2', distance: null, note })
  })

  test.each<[string, Omit<Artifact, 'at'>, string]>([
    [
      'expired',
      { expired: true },
      `unreadable: every artifact ${NAME} has expired; run the workflow on main again, or raise \`retention-days\``,
    ],
    [
      'damaged',
      { trials: 'its trials.jsonl is damaged' },
      `unreadable: no artifact ${NAME} can be used: its trials.jsonl is damaged`,
    ],
    [
      'of a branch',
      { run: { head_branch: 'feature' } },
      `no artifact ${NAME} is of this repository's default branch main`,
    ],
    [
      "of a fork's main",
      {
        run: {
          head_repository: {
            owner: 'mallory',
            name: 'octo-repo',
            id: 2002,
            default_branch: 'main',
            private: false,
            fork: true,
          },
        },
      },
      `no artifact ${NAME} is of this repository's default branch main`,
    ],
    [
      'of a pull request',
      { run: { event: 'pull_request' } },
      `no artifact ${NAME} can be used: its run was started by pull_request`,
    ],
    ['of another mode', { header: { mode: 'pr' } }, `no artifact ${NAME} can be used: its run.json says mode pr`],
    [
      'of another suite',
      { header: { suite: { name: 'other' } } },
      `no artifact ${NAME} can be used: it is a run of the suite "other", and this one is "demo"; correct \`name\` or measure it again`,
    ],
    [
      'of a newer Goldenpair',
      { header: { schema_version: 2 } },
      `no artifact ${NAME} can be used: its run.json has schema_version 2; this Goldenpair reads 1: update it`,
    ],
    ['unfinished', { header: { finished_at: null } }, `no artifact ${NAME} can be used: its run never finished`],
  ])('is absent if the only one is %s', async (_what, artifact, reason) => {
    await using story = await start()
    story.add({ at: 'c5', ...artifact })
    expect(await story.find('c5')).toBe(reason)
  })

  test('is the next best if the best cannot be used, and says so', async () => {
    await using story = await start()
    for (const at of ['c3', 'c4', 'c2']) story.add({ at })
    const bad = story.add({ at: 'c5', header: { mode: 'run' } })
    expect(await story.find('c5')).toEqual({
      commit: 'c4',
      distance: { behind: 1, ahead: 0 },
      note: 'a better one was skipped: its run.json says mode run',
    })
    const skipped = `The baseline artifact ${bad.id} of ${story.short('c5')} was skipped: its run.json says mode run.`
    expect(story.lines).toEqual([`info ${skipped}`])
  })

  test('is an older one of the same commit if the newer is damaged', async () => {
    await using story = await start()
    const good = story.add({ at: 'c5' })
    story.add({ at: 'c5', trials: 'none of its 8 trials was answered' })
    story.add({ at: 'c5', trials: 'its trials.jsonl is damaged' })
    expect(await story.find('c5')).toEqual({
      commit: 'c5',
      distance: { behind: 0, ahead: 0 },
      note: '2 better ones were skipped: its trials.jsonl is damaged',
    })
    expect(story.github.requests.at(-2)?.path).toContain(`/${good.id}/zip`)
  })

  test('of a dispatched run on main must have measured main, not another checkout', async () => {
    await using story = await start()
    const dispatched = { event: 'workflow_dispatch' }
    story.add({ at: 'c4', run: dispatched, header: { commit: story.sha('c4') } })
    story.add({ at: 'c5', run: dispatched, header: { commit: story.sha('side') } })
    const [side, main] = [story.short('side'), story.short('c5')]
    expect(await story.find('c5')).toMatchObject({
      commit: 'c4',
      note: `a better one was skipped: it measured ${side}, but its run is of ${main}`,
    })
  })

  test('of a run that GitHub no longer knows is skipped', async () => {
    await using story = await start()
    story.add({ at: 'c4' })
    story.add({ at: 'c5' })
    story.github.failNext({ operation: 'actions/get-workflow-run', status: 404, message: 'Not Found' })
    expect(await story.find('c5')).toMatchObject({ commit: 'c4' })
  })

  test('that disappeared between the list and the download is skipped', async () => {
    await using story = await start()
    story.add({ at: 'c4' })
    story.add({ at: 'c5' })
    story.github.failNext({ operation: 'actions/download-artifact', status: 410, message: 'Artifact has expired' })
    expect(await story.find('c5')).toMatchObject({
      commit: 'c4',
      note: 'a better one was skipped: GitHub answered 410 (Artifact has expired)',
    })
  })

  const AGAIN = 'run the job again later'
  const OUTAGES: readonly [string, Omit<Fault, 'operation' | 'times'>, { requests: number; reason: string }][] = [
    [
      'a rate limit',
      {
        ...{ status: 429, message: 'API rate limit exceeded' },
        headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(Math.floor(Date.now() / 1000) + 3000) },
      },
      { requests: 1, reason: `GitHub's rate limit was reached (API rate limit exceeded); ${AGAIN}` },
    ],
    ['an outage', { status: 503, message: 'Down' }, { requests: 4, reason: `GitHub answered 503 (Down); ${AGAIN}` }],
    [
      'a network that is gone',
      { resetConnection: true },
      { requests: 4, reason: `GitHub did not answer (other side closed); ${AGAIN}` },
    ],
  ]

  test.each(OUTAGES)('is waited for during %s, and found when that ends', async (_, fault, { requests, reason }) => {
    await using story = await start()
    story.add({ at: 'c5' })
    story.github.failNext({ operation: 'actions/list-artifacts-for-repo', ...fault, times: 2 * requests })
    expect(await story.find('c5')).toMatchObject({ commit: 'c5', note: null })
    expect(story.waits).toEqual([10_000, 20_000])
    expect(story.lines).toEqual([`info ${reason}: trying again in 10 s.`, `info ${reason}: trying again in 20 s.`])
  })

  test.each(OUTAGES)('is unreadable if %s lasts for minutes', async (_, fault, { reason }) => {
    await using story = await start()
    story.add({ at: 'c5' })
    story.github.failNext({ operation: 'actions/list-artifacts-for-repo', ...fault, times: Infinity })
    expect(await story.find('c5')).toBe(`unreadable: ${reason}`)
    // The waits add up to two minutes, as docs/action.md promises.
    expect(story.waits).toEqual([10_000, 20_000, 40_000, 50_000])
  })

  test.each(OUTAGES)('is the next best if %s affects only one download', async (_, fault, { requests, reason }) => {
    await using story = await start()
    story.add({ at: 'c4' })
    story.add({ at: 'c5' })
    story.github.failNext({ operation: 'actions/download-artifact', ...fault, times: requests })
    expect(await story.find('c5')).toMatchObject({ commit: 'c4', note: `a better one was skipped: ${reason}` })
  })

  test('is not searched further if three downloads failed', async () => {
    await using story = await start()
    for (const at of ['c1', 'c2', 'c3', 'c4', 'c5']) story.add({ at })
    story.github.failNext({ operation: 'actions/download-artifact', status: 503, message: 'Down', times: 12 })
    expect(await story.find('c5')).toMatchObject({ commit: 'c5' })
    expect(story.waits).toEqual([10_000])
  })

  test('is not waited for once the job is cancelled', async () => {
    const cancelled = new AbortController()
    await using story = await start({}, cancelled.signal)
    story.github.failNext({ operation: 'actions/list-artifacts-for-repo', status: 503, message: 'Down', times: 4 })
    cancelled.abort(new Error('the job was cancelled'))
    await expect(story.find('c5')).rejects.toThrow('the job was cancelled')
  })

  const LACKING =
    "the token lacks the permission (Resource not accessible by integration); add `actions: read` to the job's permissions"
  test.each<[string, Pick<Fault, 'operation' | 'status'>, string]>([
    ['to list artifacts', { operation: 'actions/list-artifacts-for-repo', status: 403 }, LACKING],
    ['to download one, in a public repository', { operation: 'actions/download-artifact', status: 403 }, LACKING],
    [
      'to see the repository',
      { operation: 'actions/list-artifacts-for-repo', status: 404 },
      'GitHub cannot find it, or the token may not see it (Resource not accessible by integration); the job needs `actions: read`',
    ],
  ])('is an error of the setup if the token lacks a permission %s', async (_, fault, reason) => {
    await using story = await start()
    story.add({ at: 'c4' })
    story.add({ at: 'c5' })
    story.github.failNext({ ...fault, message: 'Resource not accessible by integration', times: Infinity })
    await expect(story.find('c5')).rejects.toMatchObject({ code: 'baseline-forbidden', facts: { reason } })
    expect(story.waits).toEqual([])
  })

  test.each([
    [404, 'GitHub cannot find it, or the token may not see it (Gone); the job needs `actions: read`'],
    [410, 'GitHub answered 410 (Gone)'],
  ])('is unreadable, not absent, if the download of every known one is answered with %d', async (status, reason) => {
    await using story = await start()
    for (const at of ['c4', 'c5']) story.add({ at })
    story.github.failNext({ operation: 'actions/download-artifact', status, message: 'Gone', times: 2 })
    expect(await story.find('c5')).toBe(`unreadable: no artifact ${NAME} can be used: ${reason}`)
    expect(story.waits).toEqual([])
  })

  test('is found even if answers break off, and skipped if its download always does', async () => {
    await using story = await start()
    story.add({ at: 'c4' })
    story.add({ at: 'c5' })
    story.github.failNext({ operation: 'actions/list-artifacts-for-repo', cutAnswer: true })
    story.github.failNext({ operation: 'blob/get', cutAnswer: true })
    expect(await story.find('c5')).toMatchObject({ commit: 'c5', note: null })
    story.github.failNext({ operation: 'blob/get', cutAnswer: true, times: 2 })
    expect(await story.find('c5')).toMatchObject({
      commit: 'c4',
      note: `a better one was skipped: GitHub did not answer (terminated); ${AGAIN}`,
    })
  })

  test('is found even if the artifact store fails at times, and skipped if it is down', async () => {
    await using story = await start()
    story.add({ at: 'c4' })
    story.add({ at: 'c5' })
    story.github.failNext({ operation: 'blob/get', status: 503, message: 'Server busy' })
    story.github.failNext({ operation: 'blob/get', resetConnection: true })
    expect(await story.find('c5')).toMatchObject({ commit: 'c5', note: null })
    story.github.failNext({ operation: 'blob/get', status: 503, message: 'Server busy', times: 4 })
    expect(await story.find('c5')).toMatchObject({
      commit: 'c4',
      note: `a better one was skipped: GitHub answered 503 (Server busy); ${AGAIN}`,
    })
  })

  test('300 commits behind is found by its distance, although GitHub lists at most 250, and is stale', async () => {
    await using story = await start()
    story.add({ at: 'c1' })
    const last = story.grow('c6', 295)
    const { stale } = await story.resolve(last)
    expect(stale).toBe('300 commits behind and less than a day old')
  })

  test('after the default branch was renamed is one with the new name', async () => {
    await using story = await start()
    story.add({ at: 'c4' })
    const trunk = { defaultBranch: 'trunk' }
    expect(await story.find('c5', trunk)).toBe(`no artifact ${NAME} is of this repository's default branch trunk`)
    story.add({ at: 'c3', run: { head_branch: 'trunk' } })
    expect(await story.find('c5', trunk)).toMatchObject({ commit: 'c3' })
  })

  test('comes only from the named workflow', async () => {
    await using story = await start()
    story.add({ at: 'c4', run: { path: '.github/workflows/baseline.yml' } })
    story.add({ at: 'c5', run: { path: '.github/workflows/other.yml' } })
    expect(await story.find('c5', { workflow: 'baseline.yml' })).toMatchObject({ commit: 'c4' })
  })

  test('is refused if it is not a valid zip', async () => {
    await using story = await start()
    const run = story.github.addWorkflowRun({
      event: 'push',
      head_sha: story.github.state.refs.get('refs/heads/main') ?? '',
    })
    story.github.addArtifact({ run, name: NAME, files: { '../../run.json': JSON.stringify(HEADER) } })
    expect(await story.find('c6')).toBe(
      `unreadable: no artifact ${NAME} can be used: invalid relative path: ../../run.json`,
    )
  })

  test('is absent before the first run', async () => {
    await using story = await start()
    expect(await story.find('c5')).toBe(`no artifact ${NAME} exists yet`)
  })

  test('is unavailable on GitHub Enterprise Server', async () => {
    await using story = await start()
    await expect(story.find('c5', { serverUrl: 'https://git.example.com' })).rejects.toMatchObject({
      code: 'artifacts-unsupported',
      message:
        'git.example.com is a GitHub Enterprise Server, which does not support the artifacts that `baseline: artifact` needs. Set the input `baseline` to `ref`, which measures the base in the same job, or to the path of a committed run folder.',
    })
  })
})
