import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { UserError } from '../model/error.js'

export type Environment = Readonly<Record<string, string | undefined>>

const endSchema = z.looseObject({
  sha: z.string(),
  ref: z.string(),
  /** `null` if the fork was deleted. */
  repo: z.looseObject({ id: z.int(), owner: z.looseObject({ login: z.string() }) }).nullable(),
})
const pullRequestSchema = z.looseObject({
  number: z.int(),
  state: z.string().optional(),
  draft: z.boolean().optional(),
  head: endSchema,
  base: endSchema,
})
const workflowRunSchema = z.looseObject({
  id: z.int(),
  run_attempt: z.int(),
  event: z.string(),
  head_branch: z.string().nullable(),
  head_sha: z.string(),
  head_repository: endSchema.shape.repo,
  repository: z.looseObject({ id: z.int() }),
})
const payloadSchema = z.looseObject({
  repository: z.looseObject({ id: z.int(), default_branch: z.string().optional() }).optional(),
  pull_request: pullRequestSchema.optional(),
  workflow_run: workflowRunSchema.optional(),
  merge_group: z.looseObject({ base_sha: z.string(), head_ref: z.string().optional() }).optional(),
})
type Payload = z.infer<typeof payloadSchema>
type WirePull = Pick<z.infer<typeof pullRequestSchema>, 'number' | 'state' | 'draft' | 'head' | 'base'>

export type PullRequestRef = ReturnType<typeof readEnd>
export type PullRequest = ReturnType<typeof parsePullRequest>

/** The event that started the workflow. `sha` is `GITHUB_SHA`; on `pull_request` that is the merge commit of head and base. */
export type GitHubEvent =
  | { readonly kind: 'pull_request' | 'pull_request_target'; readonly sha: string; readonly pullRequest: PullRequest }
  | { readonly kind: 'workflow_run'; readonly sha: string; readonly run: ReturnType<typeof readTriggeringRun> }
  | { readonly kind: 'push' | 'schedule' | 'workflow_dispatch' | 'other'; readonly sha: string }
  /**
   * `baseSha` is the commit that the group builds on: the default branch or the previous group in the queue. `number` is the pull request
   * that the group adds.
   */
  | {
      readonly kind: 'merge_group'
      readonly sha: string
      readonly baseSha: string | null
      readonly number: number | null
    }

export type GitHubContext = Readonly<Awaited<ReturnType<typeof readGitHubContext>>>

/** Returns the branch that is measured; `null` for a tag. */
export function measuredBranch({ event, branch }: Pick<GitHubContext, 'event' | 'branch'>): string | null {
  return event.kind === 'pull_request' ? event.pullRequest.head.branch : branch
}

/**
 * Reads where the Action runs from the runner's environment (`GITHUB_*`) and the payload at `GITHUB_EVENT_PATH`.
 * @throws UserError `not-on-actions` if the runner's variables are missing
 */
export async function readGitHubContext(env: Environment) {
  const path = env['GITHUB_EVENT_PATH']
  const payload: Payload = path ? payloadSchema.parse(JSON.parse(await readFile(path, 'utf8'))) : {}
  const [owner = '', repo = ''] = need(env, 'GITHUB_REPOSITORY').split('/')
  const serverUrl = env['GITHUB_SERVER_URL'] || 'https://github.com'
  const runId = Number(need(env, 'GITHUB_RUN_ID'))
  const eventName = need(env, 'GITHUB_EVENT_NAME')
  return {
    event: readEvent(eventName, need(env, 'GITHUB_SHA'), payload),
    /** The event's name as GitHub gives it. */
    eventName,
    owner,
    repo,
    repositoryId: payload.repository?.id ?? (Number(env['GITHUB_REPOSITORY_ID']) || null),
    defaultBranch: payload.repository?.default_branch ?? null,
    /** The branch of the event; `null` for tags and pull requests. */
    branch: env['GITHUB_REF_TYPE'] === 'branch' && !env['GITHUB_HEAD_REF'] ? (env['GITHUB_REF_NAME'] ?? null) : null,
    runId,
    runAttempt: Number(env['GITHUB_RUN_ATTEMPT'] ?? 1),
    serverUrl,
    apiUrl: env['GITHUB_API_URL'] || 'https://api.github.com',
    /** The page of this workflow run. */
    runUrl: `${serverUrl}/${owner}/${repo}/actions/runs/${runId}`,
  }
}

function readEvent(name: string, sha: string, payload: Payload): GitHubEvent {
  if ((name === 'pull_request' || name === 'pull_request_target') && payload.pull_request !== undefined)
    return { kind: name, sha, pullRequest: parsePullRequest(payload.pull_request) }
  if (name === 'workflow_run' && payload.workflow_run !== undefined)
    return { kind: 'workflow_run', sha, run: readTriggeringRun(payload.workflow_run) }
  if (name === 'push' || name === 'schedule' || name === 'workflow_dispatch') return { kind: name, sha }
  if (name === 'merge_group') {
    const { base_sha = null, head_ref = '' } = payload.merge_group ?? {}
    return { kind: name, sha, baseSha: base_sha, number: Number(/\/pr-(\d+)-[0-9a-f]+$/.exec(head_ref)?.[1]) || null }
  }
  return { kind: 'other', sha }
}

/** Reads the run that triggered a `workflow_run` event. */
function readTriggeringRun({ id, run_attempt: attempt, event, ...run }: NonNullable<Payload['workflow_run']>) {
  const head = readEnd({ sha: run.head_sha, ref: run.head_branch ?? '', repo: run.head_repository })
  return { id, attempt, event, head }
}

/** Reads a pull request from an event or from GitHub's API. */
export function parsePullRequest({ number, state, draft, head: from, base: to }: WirePull) {
  const [head, base] = [readEnd(from), readEnd(to)]
  /** Whether the head is in another repository: then there are no secrets, and the token is read-only. */
  const isFork = head.repositoryId === null || head.repositoryId !== base.repositoryId
  /** Whether the pull request is merged or closed; a draft is open. */
  const isClosed = state === 'closed'
  // `isDraft` is absent unless the event says that the pull request is a draft.
  return { number, head, base, isFork, isClosed, ...(draft === true && { isDraft: true as const }) }
}

/** Reads one end of a pull request. `repositoryId` and `owner` are `null` if the fork was deleted. */
function readEnd({ sha, ref, repo }: z.infer<typeof endSchema>) {
  return { sha, branch: ref, repositoryId: repo?.id ?? null, owner: repo?.owner.login ?? null }
}

function need(env: Environment, variable: string): string {
  const value = env[variable]
  if (!value) throw new UserError('not-on-actions', { variable })
  return value
}
