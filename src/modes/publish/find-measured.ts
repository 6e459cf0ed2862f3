import { join } from 'node:path'
import { shortCommit } from '../../format/join-names.js'
import {
  type ListedArtifact,
  listRunArtifacts,
  suiteOfRunArtifact,
  suiteOfShardArtifact,
} from '../../github/artifacts.js'
import type { PullRequest } from '../../github/event-context.js'
import { findPullRequest, getPullRequest, type PullRequestMatch } from '../../github/pull-requests.js'
import { downloadArtifact, MAX_ARCHIVE_BYTES } from '../../github/download-artifact.js'
import { ZipRefused } from '../../github/read-zip.js'
import { UserError } from '../../model/error.js'
import type { ExitCode } from '../../model/result/verdict.js'
import type { Run } from '../../model/run/run.js'
import { type ActionRequest, openRepository } from '../request/action-request.js'
import { mergeRuns } from '../../measure/recorded/merge-runs.js'
import { readRun } from '../../store/runs/read-run.js'

export type Source = Awaited<ReturnType<typeof findSource>>

/** Finds the workflow run that measured, and the pull request that it measured. Throws `mode-needs-event`. */
export async function findSource(request: ActionRequest) {
  const { github } = request
  const { event } = github
  if (event.kind === 'pull_request') {
    const { number, head } = event.pullRequest
    const now = await getPullRequest({ ...(await openRepository(request)), number })
    const moved = `#${number} has moved on from ${shortCommit(head.sha)} to ${shortCommit(now.head.sha)}`
    const reason = now.isClosed ? `#${number} is closed` : now.head.sha === head.sha ? null : moved
    const match: PullRequestMatch =
      reason === null ? { kind: 'found', pullRequest: event.pullRequest } : { kind: 'none', reason }
    return { runId: github.runId, attempt: github.runAttempt, match }
  }
  if (event.kind !== 'workflow_run') {
    const needs = '`workflow_run`, `pull_request` after a job that measured, or `push` after jobs that measured shards'
    throw new UserError('mode-needs-event', { mode: 'publish', event: github.eventName, needs })
  }
  const { run } = event
  const match: PullRequestMatch =
    run.event === 'pull_request'
      ? await findPullRequest({ ...(await openRepository(request)), head: run.head })
      : { kind: 'none', reason: `run ${run.id} was started by ${run.event}, not by a pull request` }
  return { runId: run.id, attempt: run.attempt, match }
}

/** What earlier jobs have uploaded of one suite: its run, or the shards of it. */
export interface MeasuredSuite {
  readonly suite: string
  readonly kind: 'run' | 'shards'
  /** One artifact for a run; those of shards in any order. */
  readonly artifacts: readonly ListedArtifact[]
}

/** Lists the artifacts that the jobs of a workflow run have left. */
export async function listLeftArtifacts(request: ActionRequest, runId: number): Promise<readonly ListedArtifact[]> {
  return listRunArtifacts({ ...(await openRepository(request)), runId })
}

/**
 * Returns the newest artifact of each name that has not expired. Those of an earlier attempt are listed too, so that a
 * shard that was not measured again is included.
 */
export function chooseNewest(listed: readonly ListedArtifact[]): readonly ListedArtifact[] {
  const newest = new Map<string, ListedArtifact>()
  for (const artifact of listed)
    if (!artifact.isExpired && artifact.id > (newest.get(artifact.name)?.id ?? 0)) newest.set(artifact.name, artifact)
  return [...newest.values()]
}

/** Finds the suites of a workflow run's artifacts. If there is a whole run, its shards are ignored. */
export function findMeasured(listed: readonly ListedArtifact[]): readonly MeasuredSuite[] {
  const runs = new Map<string, MeasuredSuite>()
  const shards = new Map<string, MeasuredSuite>()
  for (const artifact of chooseNewest(listed)) {
    const whole = suiteOfRunArtifact(artifact.name)
    const part = suiteOfShardArtifact(artifact.name)
    if (whole !== null) runs.set(whole, { suite: whole, kind: 'run', artifacts: [artifact] })
    if (part !== null)
      shards.set(part, { suite: part, kind: 'shards', artifacts: [...(shards.get(part)?.artifacts ?? []), artifact] })
  }
  return [...new Map([...shards, ...runs]).values()]
}

/** Unpacks an artifact. Returns why it was rejected, as a clause; `null` if it was not. */
export async function receiveArtifact(
  request: ActionRequest,
  artifact: ListedArtifact,
  into: { readonly folder: string; readonly maxArchiveBytes?: number },
): Promise<string | null> {
  try {
    await downloadArtifact({ ...(await openRepository(request)), artifact, ...into })
    return null
  } catch (error) {
    if (!(error instanceof ZipRefused)) throw error
    return `the artifact ${artifact.name} was rejected: ${error.message}`
  }
}

/**
 * Downloads what was measured of a suite into the output folder, and merges its shards into one run. All shards together
 * may be as large as one run. Throws as `readRun` and `mergeRuns` do.
 */
export async function receiveRun(request: ActionRequest, { suite, kind, artifacts }: MeasuredSuite) {
  const { outputFolder, effects } = request
  const received = join(outputFolder, 'received')
  const folders: string[] = []
  let room = MAX_ARCHIVE_BYTES
  for (const artifact of artifacts) {
    const folder = kind === 'run' ? received : join(received, artifact.name)
    const reason = await receiveArtifact(request, artifact, { folder, maxArchiveBytes: room })
    if (reason !== null) return { kind: 'refused' as const, reason }
    folders.push(folder)
    room -= artifact.bytes
  }
  const folder = kind === 'run' ? received : join(outputFolder, 'merged')
  const run = kind === 'run' ? await readRun(folder) : await mergeRuns({ folders, out: folder, log: effects.log })
  if (run.suite.name === suite) return { kind: 'received' as const, folder, run }
  const what = kind === 'run' ? `the artifact goldenpair-run-${suite} holds` : `the shards of ${suite} are of`
  return { kind: 'refused' as const, reason: `${what} a run of ${JSON.stringify(run.suite.name)}` }
}

/**
 * Publishes suite after suite, several into folders of their own, and returns the worst exit code. A user's error in one
 * suite keeps no other from being published: the first error is thrown after them, and the others are logged.
 */
export async function publishEach<Measured extends { readonly suite: string }>(
  request: ActionRequest,
  suites: readonly Measured[],
  publish: (request: ActionRequest, measured: Measured) => Promise<ExitCode>,
): Promise<ExitCode> {
  let worst: ExitCode = 0
  let mistake: UserError | null = null
  for (const measured of suites) {
    const outputFolder = suites.length === 1 ? request.outputFolder : join(request.outputFolder, measured.suite)
    try {
      const code = await publish({ ...request, outputFolder }, measured)
      if (code > worst) worst = code
    } catch (error) {
      if (!(error instanceof UserError)) throw error
      if (mistake !== null) request.effects.log.error(error.message)
      mistake ??= error
    }
  }
  if (mistake !== null) throw mistake
  return worst
}

/** Returns the measured commit, if the run states one in the form of a commit; otherwise the head. */
export function measuredCommit({ commit }: Pick<Run, 'commit'>, { head }: PullRequest): string {
  return commit !== null && /^[0-9a-f]{40,64}$/.test(commit) ? commit : head.sha
}
