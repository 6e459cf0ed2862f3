import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as realTimeout } from 'node:timers'
import { DefaultArtifactClient } from '@actions/artifact'
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest'
import { enterpriseHost } from '../../src/github/artifacts.js'
import { extractZip } from '../../src/github/read-zip.js'
import { openUploads, type Upload, uploadArtifact, type UploadOutcome } from '../../src/github/upload-artifact.js'
import { recordEffects } from '../publishers/publication.js'
import { runtimeToken } from '../doubles/github/artifacts/runtime-token.js'
import { type GitHubDouble, startGitHubDouble } from '../doubles/github/double.js'
import type { Fault } from '../doubles/github/faults.js'
import type { WorkflowRunState } from '../doubles/github/state.js'

let folder: string
let printed: MockInstance
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'goldenpair-upload-'))
  // The client's waits between its own repeats, 3 s and more, which nobody can set: a second is a millisecond. What others wait for stays.
  vi.stubGlobal('setTimeout', (run: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) =>
    realTimeout(run, ms >= 3000 && ms <= 60_000 ? ms / 1000 : ms, ...args),
  )
  // The client prints commands for the runner.
  printed = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
})
afterEach(async () => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true })
})

const NAME = 'goldenpair-baseline-demo'

/** Uploads with the real client, as a job of the run. */
async function send(
  github: GitHubDouble,
  run: WorkflowRunState,
  {
    text = 'new',
    limitMs,
    env = {},
    findOther,
  }: Pick<Upload, 'findOther'> & { text?: string; limitMs?: number; env?: Record<string, string> } = {},
): Promise<{ readonly outcome: UploadOutcome; readonly lines: readonly string[] }> {
  const given = {
    ACTIONS_RUNTIME_TOKEN: runtimeToken(run),
    ACTIONS_RESULTS_URL: github.resultsUrl,
    GITHUB_SERVER_URL: 'https://github.com',
    ...env,
  }
  for (const [name, value] of Object.entries(given)) vi.stubEnv(name, value)
  await writeFile(join(folder, 'run.json'), text)
  const { effects, lines } = recordEffects(given)
  const upload = { name: NAME, folder, files: ['run.json'], retentionDays: null, ...(findOther && { findOther }) }
  const outcome = await uploadArtifact(upload, { env: given, log: effects.log, limitMs: limitMs ?? 60_000 })
  return { outcome, lines }
}

const startRun = (github: GitHubDouble): WorkflowRunState =>
  github.addWorkflowRun({ event: 'push', head_sha: github.addCommit({}).sha })

/** Returns the contents of the artifacts of the double. */
async function readTexts(github: GitHubDouble): Promise<readonly string[]> {
  const artifacts = [...github.state.artifacts.values()]
  return Promise.all(
    artifacts.map(async ({ id, content }) => {
      const own = await mkdtemp(join(folder, String(id)))
      const archive = join(own, 'artifact.zip')
      await writeFile(archive, content)
      await extractZip({ archive, folder: own, archiveBytes: content.length })
      return readFile(join(own, 'run.json'), 'utf8')
    }),
  )
}

const DOWN = 'Failed to make request after 5 attempts: Failed request: (503) Service Unavailable'
const RESET = 'Unable to make request: ECONNRESET'
const TAKEN = 'its name stays reserved until the job is run again'
const BUSY = { status: 503, message: 'The server is busy. See https://blob.example.com/1?sig=abc for more.' }
const FULL = { code: 'resource_exhausted', msg: 'insufficient usage to upload artifact' }

/** If there is a reason, nothing is stored, for this reason. */
const FAULTS: readonly [string, Fault, string?][] = [
  ['a fault of the service', { operation: 'artifacts/CreateArtifact', status: 502 }],
  [
    'an outage of it',
    { operation: 'artifacts/CreateArtifact', status: 503, times: 99 },
    `Failed to CreateArtifact: ${DOWN}`,
  ],
  ['a reset connection', { operation: 'artifacts/CreateArtifact', resetConnection: true }],
  [
    'a network that is gone',
    { operation: 'artifacts/CreateArtifact', resetConnection: true, times: 99 },
    `Failed to CreateArtifact: ${RESET}`,
  ],
  [
    'a lost answer to its announcement',
    { operation: 'artifacts/CreateArtifact', dropAnswerAfterEffect: true },
    `Failed to CreateArtifact: ${RESET}; ${TAKEN}`,
  ],
  [
    'no room left',
    { operation: 'artifacts/CreateArtifact', status: 403, body: FULL },
    'Failed to CreateArtifact: Artifact storage quota has been hit. Unable to upload any new artifacts',
  ],
  ['a fault of the store', { operation: 'blob/put-block', status: 503 }],
  ['a lost answer of the store', { operation: 'blob/put-block-list', dropAnswerAfterEffect: true }],
  [
    'a store that is down',
    { operation: 'blob/put-block', times: 99, ...BUSY },
    `The server is busy. See https://blob.example.com/1 for more; ${TAKEN}`,
  ],
  ['a fault at its end', { operation: 'artifacts/FinalizeArtifact', status: 500 }],
  ['a lost answer to its end', { operation: 'artifacts/FinalizeArtifact', dropAnswerAfterEffect: true }],
  [
    'an end that is refused',
    { operation: 'artifacts/FinalizeArtifact', status: 403 },
    `Failed to FinalizeArtifact: Received non-retryable error: Failed request: (403) Forbidden; ${TAKEN}`,
  ],
]

describe('an upload', () => {
  test.each(FAULTS)('that meets %s is stored once, or reports why not', async (_, fault, reason) => {
    await using github = await startGitHubDouble()
    const run = startRun(github)
    github.failNext(fault)
    const { outcome } = await send(github, run)
    if (reason === undefined) expect(outcome).toMatchObject({ kind: 'uploaded' })
    else expect(outcome).toEqual({ kind: 'failed', reason })
    expect(await readTexts(github)).toEqual(reason === undefined ? ['new'] : [])
  })

  test('subtracts the time of a failure from the next one, which is not tried if none is left', async () => {
    await using github = await startGitHubDouble()
    const run = startRun(github)
    github.failNext({ operation: 'artifacts/CreateArtifact', neverAnswer: true, times: 2 })
    const env = { ACTIONS_RUNTIME_TOKEN: runtimeToken(run), ACTIONS_RESULTS_URL: github.resultsUrl }
    for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
    await writeFile(join(folder, 'run.json'), 'new')
    let nowMs = 0
    const clock = { now: () => new Date(), monotonicMs: () => (nowMs += 250) }
    const send = openUploads({ env, log: recordEffects(env).effects.log, clock, limitMs: 500 })
    const upload = { name: NAME, folder, files: ['run.json'], retentionDays: null }
    const reasons = [await send(upload), await send(upload), await send(upload)]
    expect(reasons).toEqual([
      { kind: 'failed', reason: 'it did not finish within 0.5 s' },
      { kind: 'failed', reason: 'it did not finish within 0.25 s' },
      { kind: 'failed', reason: 'earlier uploads of this job failed for 0.5 s' },
    ])
    expect(github.requests.filter(({ operation }) => operation === 'artifacts/CreateArtifact')).toHaveLength(2)
  })

  test('without an answer is given up', async () => {
    await using github = await startGitHubDouble()
    const run = startRun(github)
    github.failNext({ operation: 'artifacts/CreateArtifact', neverAnswer: true })
    const { outcome } = await send(github, run, { limitMs: 20 })
    expect(outcome).toEqual({ kind: 'failed', reason: 'it did not finish within 0.02 s' })
  })

  test('does not replace what belongs to another', async () => {
    await using github = await startGitHubDouble()
    const run = startRun(github)
    const findOther = async () => Promise.resolve('a/suite.yaml')
    expect((await send(github, run, { text: 'theirs', findOther })).outcome.kind).toBe('uploaded')
    expect((await send(github, run, { findOther })).outcome).toEqual({ kind: 'taken', by: 'a/suite.yaml' })
    expect(await readTexts(github)).toEqual(['theirs'])
  })

  test('of a repeated job replaces the first, and is tried until it has', async () => {
    await using github = await startGitHubDouble()
    const run = startRun(github)
    await send(github, run, { text: 'old' })
    const again = await send(github, run)
    expect(again).toMatchObject({
      outcome: { kind: 'uploaded', id: 5002 },
      lines: [`info This run already has an artifact goldenpair-baseline-demo; replacing it.`],
    })
    expect(await readTexts(github)).toEqual(['new'])
    github.failNext({ operation: 'artifacts/DeleteArtifact', status: 503 })
    github.failNext({ operation: 'artifacts/CreateArtifact', resetConnection: true })
    expect((await send(github, run, { text: 'third' })).outcome.kind).toBe('uploaded')
    expect(await readTexts(github)).toEqual(['third'])
    github.failNext({ operation: 'artifacts/DeleteArtifact', status: 503, times: 99 })
    expect((await send(github, run)).outcome).toEqual({ kind: 'failed', reason: `Failed to DeleteArtifact: ${DOWN}` })
    expect(await readTexts(github)).toEqual(['third'])
  })

  test('under a name that was taken and never used reports that', async () => {
    await using github = await startGitHubDouble()
    const run = startRun(github)
    github.failNext({ operation: 'artifacts/FinalizeArtifact', status: 403 })
    await send(github, run)
    const reason = `an earlier upload of this name never finished; ${TAKEN}`
    expect((await send(github, run)).outcome).toEqual({ kind: 'failed', reason })
  })

  test('sends no request if nothing can be uploaded', async () => {
    await using github = await startGitHubDouble()
    const run = startRun(github)
    const none = { ACTIONS_RUNTIME_TOKEN: '' }
    expect((await send(github, run, { env: none })).outcome).toEqual({
      kind: 'failed',
      reason: 'this runner offers no artifact storage (ACTIONS_RUNTIME_TOKEN is not set)',
    })
    const server = 'git.example.com'
    expect((await send(github, run, { env: { GITHUB_SERVER_URL: `https://${server}` } })).outcome).toEqual({
      kind: 'unsupported',
      reason: `${server} is a GitHub Enterprise Server, whose artifacts are of another kind`,
    })
    expect(github.requests).toEqual([])
    expect(printed).not.toHaveBeenCalled()
  })

  test('is considered possible on the same servers as in the client', async () => {
    const hosts = ['github.com', 'octo.ghe.com', 'a.localhost:80', 'git.example.com', 'x.github.com']
    for (const url of hosts.map((host) => `https://${host}`)) {
      vi.stubEnv('GITHUB_SERVER_URL', url)
      const refusal = await new DefaultArtifactClient().uploadArtifact('a', [], folder).catch((error: unknown) => error)
      expect(enterpriseHost(url) !== null).toBe((refusal as Error).name === 'GHESNotSupportedError')
    }
  })
})
