import type { FileTree, Signature } from './git-objects.js'

/** A reference to a repository: that of the double, or a fork that only appears in answers. */
export interface RepositoryFacts {
  readonly owner: string
  readonly name: string
  readonly id: number
  readonly default_branch: string
  readonly private: boolean
  readonly fork: boolean
}

export interface CommitState {
  readonly sha: string
  readonly tree: string
  readonly parents: readonly string[]
  readonly message: string
  readonly author: Signature
  readonly committer: Signature
}

export interface IssueState {
  readonly id: number
  readonly number: number
  title: string
  body: string | null
  state: 'open' | 'closed'
  state_reason: 'completed' | 'reopened' | 'not_planned' | 'duplicate' | null
  readonly author: string
  labels: string[]
  assignees: string[]
  /** Who added which label, the oldest first. */
  readonly labelings: { readonly label: string; readonly actor: string; readonly at: string }[]
  readonly created_at: string
  updated_at: string
  closed_at: string | null
}

export interface PullState extends IssueState {
  draft: boolean
  head: { ref: string; sha: string; repository: RepositoryFacts }
  base: { ref: string; sha: string }
  merge_commit_sha: string | null
  merged_at: string | null
}

export interface CommentState {
  readonly id: number
  readonly issue_number: number
  body: string
  readonly author: string
  readonly created_at: string
  updated_at: string
}

export interface CommitCommentState {
  readonly id: number
  readonly sha: string
  readonly body: string
  readonly author: string
  readonly created_at: string
}

export interface WorkflowRunState {
  readonly id: number
  readonly name: string
  /** The workflow file, such as `.github/workflows/goldenpair.yml`. */
  readonly path: string
  readonly workflow_id: number
  readonly run_number: number
  readonly run_attempt: number
  readonly event: string
  status: 'queued' | 'in_progress' | 'completed'
  conclusion: 'success' | 'failure' | 'cancelled' | null
  readonly head_branch: string
  readonly head_sha: string
  readonly head_repository: RepositoryFacts
  /** The numbers of the pull requests that GitHub lists for the run; none for a fork. */
  readonly pull_requests: readonly number[]
  readonly actor: string
  readonly created_at: string
  /** The ids in the artifact service, which are in the runtime token of the job. */
  readonly backend_id: string
  readonly job_backend_id: string
}

export interface ArtifactState {
  readonly id: number
  readonly name: string
  readonly run_id: number
  readonly content: Buffer
  readonly mime_type: string
  readonly digest: string
  readonly created_at: string
  readonly expires_at: string
  expired: boolean
}

export interface LabelState {
  readonly id: number
  readonly name: string
  readonly color: string
  readonly description: string | null
}

export interface CheckState {
  readonly id: number
  readonly head_sha: string
  name: string
  status: 'queued' | 'in_progress' | 'completed'
  conclusion: string | null
  external_id: string | null
  details_url: string | null
  started_at: string
  completed_at: string | null
  title: string | null
  summary: string | null
  text: string | null
  annotations: object[]
}

export type PermissionName = 'actions' | 'checks' | 'contents' | 'issues' | 'pull-requests'
export type Permissions = Readonly<Partial<Record<PermissionName, 'read' | 'write'>>>

/** The state of the double. Tests read it, and may change it between two requests. */
export interface GitHubState {
  /** The URL of the REST service, without a trailing slash. */
  url: string
  /** The URL of the artifact service and the blob store; another origin, as on GitHub. */
  results_url: string
  readonly repository: RepositoryFacts
  readonly token: string
  permissions: Permissions
  /** The login of the token, such as `github-actions[bot]`. */
  readonly actor: string
  readonly now: () => Date
  readonly blobs: Map<string, Buffer>
  readonly trees: Map<string, FileTree>
  readonly commits: Map<string, CommitState>
  /** Refs by full name, such as `refs/heads/main`. */
  readonly refs: Map<string, string>
  /** Issues and pull requests share their numbers. */
  readonly issues: Map<number, IssueState | PullState>
  readonly comments: Map<number, CommentState>
  readonly commit_comments: Map<number, CommitCommentState>
  readonly labels: Map<string, LabelState>
  /** The permissions of people by login. Everybody else may read. */
  readonly collaborators: Map<string, 'admin' | 'write' | 'read'>
  readonly workflow_runs: Map<number, WorkflowRunState>
  readonly artifacts: Map<number, ArtifactState>
  readonly checks: Map<number, CheckState>
  /** The last assigned id, by kind. */
  readonly last_ids: Map<string, number>
}

export function isPull(issue: IssueState | PullState): issue is PullState {
  return 'head' in issue
}

/** Returns the time of the injected clock in GitHub's format: whole seconds, UTC. */
export function timestamp(state: GitHubState): string {
  return formatTimestamp(state.now())
}

export function formatTimestamp(date: Date): string {
  return date.toISOString().replace(/\.\d{3}Z$/, 'Z')
}

/** The first id of each kind, far enough apart that ids of different kinds cannot be confused. */
const FIRST_IDS = {
  issues: 1,
  comments: 3001,
  commit_comments: 3501,
  workflow_runs: 4001,
  artifacts: 5001,
  labels: 7001,
  checks: 9001,
}

/** Returns a new id. As on GitHub, ids increase with time and are never reused. */
export function nextId(state: GitHubState, kind: keyof typeof FIRST_IDS): number {
  const used = kind === 'labels' ? [] : [...state[kind].keys()]
  const id = Math.max(state.last_ids.get(kind) ?? FIRST_IDS[kind] - 1, ...used) + 1
  state.last_ids.set(kind, id)
  return id
}
