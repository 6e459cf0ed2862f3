import { UserError } from '../model/error.js'
import type { Shard } from '../model/run/shard.js'
import type { Client, Repository } from './client.js'
import { once } from 'node:events'
import type { Clock } from '../io/clock.js'
import type { Log } from '../io/log.js'

export type ListedArtifact = ReturnType<typeof readArtifact>

export const baselineArtifactName = (suite: string) => `goldenpair-baseline-${suite}`
export const runArtifactName = (suite: string) => `goldenpair-run-${suite}`
export const shardArtifactName = (suite: string, { index, of }: Shard) => `goldenpair-shard-${index}-of-${of}-${suite}`
export const reportArtifactName = (suite: string) => `goldenpair-report-${suite}`
export const experimentArtifactName = (suite: string) => `goldenpair-experiment-${suite}`

/** The artifact that tells the reporting job why a suite could not be measured. */
export const failureArtifactName = (suite: string) => `goldenpair-failure-${suite}`

/** Returns a function that reads the suite from the name of an artifact of one kind; `null` for other artifacts. */
function suiteReader(kind: string): (name: string) => string | null {
  const pattern = new RegExp(`^goldenpair-${kind}-([A-Za-z0-9][A-Za-z0-9._-]*)$`)
  return (name) => pattern.exec(name)?.[1] ?? null
}

export const suiteOfRunArtifact = suiteReader('run')
/** The artifact's run.json says which shard it is. */
export const suiteOfShardArtifact = suiteReader('shard-\\d{1,4}-of-\\d{1,4}')
export const suiteOfExperimentArtifact = suiteReader('experiment')
export const suiteOfFailureArtifact = suiteReader('failure')

const PER_PAGE = 100
/** 10 pages are the newest 1,000 artifacts, which reach back further than any useful baseline. */
const MAX_PAGES = 10

/** Lists the repository's artifacts with this name, newest first, at most the newest 1,000. */
export async function listArtifacts({ client, owner, repo, name }: Repository & { name: string }) {
  const listed = await listPages(async (page) =>
    client.rest.actions.listArtifactsForRepo({ owner, repo, name, ...page }),
  )
  return listed.filter((artifact) => artifact.name === name)
}

export async function listRunArtifacts({ client, owner, repo, runId }: Repository & { runId: number }) {
  return listPages(async (page) =>
    client.rest.actions.listWorkflowRunArtifacts({ owner, repo, run_id: runId, ...page }),
  )
}

async function listPages(
  ask: (page: { per_page: number; page: number }) => Promise<{ data: { artifacts: WireArtifact[] } }>,
): Promise<readonly ListedArtifact[]> {
  const artifacts: ListedArtifact[] = []
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const { data } = await ask({ per_page: PER_PAGE, page })
    artifacts.push(...data.artifacts.map(readArtifact))
    if (data.artifacts.length < PER_PAGE) break
  }
  return artifacts
}

type WireArtifact = Awaited<ReturnType<Client['rest']['actions']['listArtifactsForRepo']>>['data']['artifacts'][number]

/** Reads an artifact as GitHub lists it. The repository id of its run identifies whose code made it. */
function readArtifact(artifact: WireArtifact) {
  const { id, head_repository_id, head_branch, head_sha: headSha = '' } = artifact.workflow_run ?? {}
  const of = { headRepositoryId: head_repository_id ?? null, headBranch: head_branch ?? null, headSha }
  return {
    id: artifact.id,
    name: artifact.name,
    bytes: artifact.size_in_bytes,
    isExpired: artifact.expired,
    createdAt: new Date(artifact.created_at ?? 0),
    /** Absent if GitHub does not say. */
    ...(artifact.expires_at && { expiresAt: new Date(artifact.expires_at) }),
    run: id === undefined ? null : { id, ...of },
  }
}

/** Returns the host of a GitHub Enterprise Server, which does not support artifacts v4; `null` for GitHub itself. */
export function enterpriseHost(serverUrl: string): string | null {
  const host = new URL(serverUrl).hostname.toLowerCase()
  return host === 'github.com' || host.endsWith('.ghe.com') || host.endsWith('.localhost') ? null : host
}

/** The features that need artifacts, and what to use instead. */
const CURES = {
  '`baseline: artifact`':
    'Set the input `baseline` to `ref`, which measures the base in the same job, or to the path of a committed run folder.',
  '`mode: publish`': 'Measure and report in one job.',
  '`shard`': 'Measure the whole suite in one job.',
}

/** Throws `artifacts-unsupported` on a GitHub Enterprise Server. */
export function requireArtifacts(serverUrl: string, input: keyof typeof CURES): void {
  const server = enterpriseHost(serverUrl)
  if (server !== null) throw new UserError('artifacts-unsupported', { server, input, cure: CURES[input] })
}

/**
 * The longest waits between tries, in addition to the client's own retries. The last try begins after LAST_TRY_MS; one without an answer
 * takes half a minute.
 */
const WAITS_MS = [10_000, 20_000, 40_000, 60_000]
const LAST_TRY_MS = 120_000

/** What is needed to wait for GitHub. */
export interface Patience {
  readonly clock: Clock
  readonly wait: (ms: number) => Promise<void>
  /** Aborts a wait, with its reason. */
  readonly signal: AbortSignal
  readonly log: Log
}

/**
 * Asks GitHub, repeats the request for up to two minutes while the answer is an outage, and returns the last answer.
 * @param describeOutage why an answer is an outage, as a clause; `null` if it is none
 */
export async function retryOutage<Answer>(
  ask: () => Promise<Answer>,
  { clock, wait, signal, log }: Patience,
  describeOutage: (answer: Answer) => string | null,
): Promise<Answer> {
  const startMs = clock.monotonicMs()
  let answer = await ask()
  for (const longestMs of WAITS_MS) {
    const outage = describeOutage(answer)
    const waitMs = Math.min(longestMs, startMs + LAST_TRY_MS - clock.monotonicMs())
    if (outage === null || waitMs <= 0) break
    log.info(`${outage}: trying again in ${Math.ceil(waitMs / 1000)} s.`)
    await waitUnlessAborted(waitMs, wait, signal)
    answer = await ask()
  }
  return answer
}

/** A cancelled job is killed within seconds, so a wait must end at once. */
async function waitUnlessAborted(ms: number, wait: Patience['wait'], signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  const ended = new AbortController()
  const aborted = once(signal, 'abort', { signal: ended.signal }).catch(() => null)
  await Promise.race([wait(ms), aborted]).finally(() => ended.abort())
  signal.throwIfAborted()
}
