import { packZip } from './artifacts/zip.js'
import { storeArtifact } from './artifacts/artifact-service.js'
import { changeTree, resolveCommit, storeBlob, storeCommit, storeTree } from './git-graph.js'
import type { TreeFile } from './git-objects.js'
import {
  nextId,
  timestamp,
  type ArtifactState,
  type CommentState,
  type CommitState,
  type GitHubState,
  type IssueState,
  type PullState,
  type RepositoryFacts,
  type WorkflowRunState,
} from './state.js'

export type Files = Readonly<Record<string, string | Buffer | null>>

export interface CommitFacts {
  readonly sha?: string
  readonly parents?: readonly string[]
  /** The changes to the files of the first parent; `null` removes a file. */
  readonly files?: Files
  readonly message?: string
  /** ISO 8601; the time of the clock by default. */
  readonly date?: string
}

export type IssueFacts = Partial<Omit<IssueState, 'id'>>

export interface PullFacts extends IssueFacts {
  readonly head: { readonly ref: string; readonly sha: string; readonly repository?: RepositoryFacts }
  /** The base; by default the default branch and its tip. */
  readonly base?: { readonly ref: string; readonly sha: string }
  readonly draft?: boolean
  readonly merge_commit_sha?: string
  /** Absent if the pull request is not merged. */
  readonly merged_at?: string
}

export type WorkflowRunFacts = Pick<WorkflowRunState, 'event' | 'head_sha'> &
  Partial<Omit<WorkflowRunState, 'backend_id' | 'job_backend_id'>>

export interface ArtifactFacts {
  readonly run: Pick<WorkflowRunState, 'id'>
  readonly name: string
  /** The files in the zip, by path, or the bytes of the zip. */
  readonly files?: Readonly<Record<string, string | Buffer>>
  readonly content?: Buffer
  readonly expired?: boolean
}

/** Functions that change the state of GitHub before or between the requests of a test. */
export interface Scenario {
  addCommit(facts: CommitFacts): CommitState
  setBranch(name: string, sha: string): void
  addIssue(facts: IssueFacts): IssueState
  addPull(facts: PullFacts): PullState
  addComment(facts: Pick<CommentState, 'issue_number' | 'body'> & Partial<CommentState>): CommentState
  addWorkflowRun(facts: WorkflowRunFacts): WorkflowRunState
  addArtifact(facts: ArtifactFacts): ArtifactState
  /** Adds a label to an issue or a pull request, as a person does. */
  setLabel(number: number, label: string, actor: string): void
}

const AUTHOR = { name: 'Mona Octocat', email: 'mona@example.com' }

export function createScenario(state: GitHubState): Scenario {
  const makeIssue = (facts: IssueFacts): IssueState => {
    const now = timestamp(state)
    const number = facts.number ?? nextId(state, 'issues')
    return {
      id: 2000 + number,
      number,
      title: 'A title',
      body: null,
      state: 'open',
      state_reason: null,
      author: 'mona',
      labels: [],
      assignees: [],
      labelings: [],
      created_at: now,
      updated_at: now,
      closed_at: null,
      ...facts,
    }
  }

  return {
    addCommit({ sha, parents = [], files = {}, message = 'A commit', date = timestamp(state) }) {
      const before = state.trees.get(state.commits.get(parents[0] ?? '')?.tree ?? '') ?? new Map<string, TreeFile>()
      const changes = new Map<string, TreeFile | null>()
      for (const [path, content] of Object.entries(files)) {
        const file = content === null ? null : { mode: '100644', sha: storeBlob(state, Buffer.from(content)) }
        changes.set(path, file)
      }
      const tree = storeTree(state, changeTree(before, changes))
      return storeCommit(state, { sha, tree, parents, message, author: { ...AUTHOR, date } })
    },

    setBranch(name, sha) {
      state.refs.set(`refs/heads/${name}`, sha)
    },

    addIssue(facts) {
      const issue = makeIssue(facts)
      state.issues.set(issue.number, issue)
      return issue
    },

    addPull({ head, base, draft = false, merge_commit_sha = undefined, merged_at = undefined, ...facts }) {
      const baseRef = state.repository.default_branch
      const pull: PullState = {
        ...makeIssue(facts),
        draft,
        head: { ref: head.ref, sha: head.sha, repository: head.repository ?? state.repository },
        base: base ?? { ref: baseRef, sha: resolveCommit(state, baseRef)?.sha ?? '0'.repeat(40) },
        merge_commit_sha: merge_commit_sha ?? null,
        merged_at: merged_at ?? null,
      }
      state.issues.set(pull.number, pull)
      return pull
    },

    setLabel(number, label, actor) {
      const issue = state.issues.get(number)
      if (issue === undefined) throw new Error(`there is no issue ${number}`)
      issue.labels = [...new Set([...issue.labels, label])]
      issue.labelings.push({ label, actor, at: timestamp(state) })
    },

    addComment(facts) {
      const now = timestamp(state)
      const id = nextId(state, 'comments')
      const comment = { id, author: 'mona', created_at: now, updated_at: now, ...facts }
      state.comments.set(comment.id, comment)
      return comment
    },

    addWorkflowRun(facts) {
      const id = facts.id ?? nextId(state, 'workflow_runs')
      const hexId = id.toString(16).padStart(12, '0')
      const run: WorkflowRunState = {
        id,
        name: 'Goldenpair',
        path: '.github/workflows/goldenpair.yml',
        workflow_id: 601,
        run_number: id - 4000,
        run_attempt: 1,
        status: 'completed',
        conclusion: 'success',
        head_branch: state.repository.default_branch,
        head_repository: state.repository,
        pull_requests: [],
        actor: 'mona',
        created_at: timestamp(state),
        ...facts,
        backend_id: `a0000000-0000-4000-8000-${hexId}`,
        job_backend_id: `b0000000-0000-4000-8000-${hexId}`,
      }
      state.workflow_runs.set(id, run)
      return run
    },

    addArtifact({ run, name, files = {}, content = packZip(files), expired }) {
      const id = nextId(state, 'artifacts')
      return storeArtifact(state, { id, name, run_id: run.id, content, mime_type: 'application/zip', expired })
    },
  }
}
