import { UserError } from '../model/error.js'
import { omitUndefined } from '../model/omit-undefined.js'
import type { Shard } from '../model/run/shard.js'
import type { Client, Repository } from './client.js'

/** An artifact as GitHub lists it; the ids of its run's repositories say whose code made it. */
export interface ListedArtifact {
  readonly id: number
  readonly name: string
  readonly bytes: number
  readonly isExpired: boolean
  readonly createdAt: Date
  /** Absent where GitHub does not say. */
  readonly expiresAt?: Date
  readonly run: {
    readonly id: number
    readonly headRepositoryId: number | null
    readonly headBranch: string | null
    readonly headSha: string
  } | null
}

export const baselineArtifactName = (suite: string) => `goldenpair-baseline-${suite}`
export const runArtifactName = (suite: string) => `goldenpair-run-${suite}`
export const shardArtifactName = (suite: string, { index, of }: Shard) => `goldenpair-shard-${index}-of-${of}-${suite}`
export const reportArtifactName = (suite: string) => `goldenpair-report-${suite}`
export const experimentArtifactName = (suite: string) => `goldenpair-experiment-${suite}`

/** Why a suite could not be measured, for the job that comments. */
export const failureArtifactName = (suite: string) => `goldenpair-failure-${suite}`

/** Reads the suite off the name of an artifact of one kind; null when the name is another artifact's. */
function suiteReader(kind: string): (name: string) => string | null {
  const pattern = new RegExp(`^goldenpair-${kind}-([A-Za-z0-9][A-Za-z0-9._-]*)$`)
  return (name) => pattern.exec(name)?.[1] ?? null
}

export const suiteOfRunArtifact = suiteReader('run')
/** Its run.json says which shard it is. */
export const suiteOfShardArtifact = suiteReader('shard-\\d{1,4}-of-\\d{1,4}')
export const suiteOfExperimentArtifact = suiteReader('experiment')
export const suiteOfFailureArtifact = suiteReader('failure')

const PER_PAGE = 100
/** Newest first, so a thousand reach back further than any baseline is useful. */
const MAX_PAGES = 10

/** Every artifact of the repository with this name, newest first as GitHub gives them, the newest 1,000 at most. */
export async function listArtifacts({ client, owner, repo, name }: Repository & { name: string }) {
  const listed = await listPages(async (page) =>
    client.rest.actions.listArtifactsForRepo({ owner, repo, name, ...page }),
  )
  return listed.filter((artifact) => artifact.name === name)
}

/** Every artifact of one workflow run. */
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

function readArtifact(artifact: WireArtifact): ListedArtifact {
  const run = artifact.workflow_run
  return omitUndefined<ListedArtifact>({
    id: artifact.id,
    name: artifact.name,
    bytes: artifact.size_in_bytes,
    isExpired: artifact.expired,
    createdAt: new Date(artifact.created_at ?? 0),
    expiresAt: artifact.expires_at ? new Date(artifact.expires_at) : undefined,
    run:
      run?.id === undefined
        ? null
        : {
            id: run.id,
            headRepositoryId: run.head_repository_id ?? null,
            headBranch: run.head_branch ?? null,
            headSha: run.head_sha ?? '',
          },
  })
}

/** The host of a GitHub Enterprise Server, which has no artifacts of version 4; null for GitHub itself. */
export function enterpriseHost(serverUrl: string): string | null {
  const host = new URL(serverUrl).hostname.toLowerCase()
  return host === 'github.com' || host.endsWith('.ghe.com') || host.endsWith('.localhost') ? null : host
}

/** What goes through artifacts, and what to do without. */
const CURES = {
  '`baseline: artifact`':
    'Set the input `baseline` to `ref`, which measures the base in the same job, or to the path of a committed run folder.',
  '`mode: publish`': 'Measure and report in one job.',
  '`shard`': 'Measure the whole suite in one job.',
}

/** Throws `artifacts-unsupported` on a GitHub Enterprise Server. */
export function demandArtifacts(serverUrl: string, input: keyof typeof CURES): void {
  const server = enterpriseHost(serverUrl)
  if (server !== null) throw new UserError('artifacts-unsupported', { server, input, cure: CURES[input] })
}
