import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startGitHubDouble, type DoubleOptions, type GitHubDouble } from '../doubles/github/double.js'
import type { WorkflowRunFacts } from '../doubles/github/scenario.js'
import type { WorkflowRunState } from '../doubles/github/state.js'
import {
  importRepository,
  makeRepository,
  type RepositorySpec,
  type TestRepository,
} from '../doubles/github/workspace.js'
import { actHere, type Act, type ActOptions } from './act-here.js'

export type { Act } from './act-here.js'

export interface ActRequest extends ActOptions {
  /** The name of the commit to check out; `null` for an empty workspace. */
  readonly checkout: string | null
  /** A folder that already contains the checkout, as earlier steps have left it. */
  readonly workspace?: string
  /** The name of the commit of `GITHUB_SHA`; by default the checkout, or `tip`. */
  readonly sha?: string
  /** The facts of a new workflow run, or the run to which this job belongs. */
  readonly run?: Partial<WorkflowRunFacts> | WorkflowRunState
}

/** Runs the Action in this process (`actHere`) on a real repository. */
export interface ActionStory extends AsyncDisposable {
  readonly github: GitHubDouble
  readonly repository: TestRepository
  readonly act: (request: ActRequest) => Promise<Act>
  /** The bodies of all comments. */
  readonly comments: () => readonly string[]
}

/** `home` is the folder in which Goldenpair is installed, for suites with custom metrics. */
export async function startActionStory(
  files: Readonly<Record<string, string>>,
  spec: RepositorySpec,
  { home = '/goldenpair', ...options }: DoubleOptions & { readonly home?: string } = {},
): Promise<ActionStory> {
  const github = await startGitHubDouble({ now: () => new Date(), ...options })
  const repository = await makeRepository(files, spec)
  importRepository(github.state, repository)
  const folders: string[] = []

  const act = async ({
    checkout,
    sha = checkout ?? 'tip',
    run: facts = {},
    workspace: used,
    ...rest
  }: ActRequest): Promise<Act> => {
    const known = facts.id === undefined ? undefined : github.state.workflow_runs.get(facts.id)
    const head_sha = repository.sha(checkout ?? sha)
    const run = known ?? github.addWorkflowRun({ event: rest.event.name, head_sha, ...facts })
    const temp = await mkdtemp(join(tmpdir(), 'goldenpair-story-'))
    folders.push(temp)
    const workspace = used ?? (checkout === null ? join(temp, 'workspace') : await repository.checkout(checkout))
    return actHere({ ...rest, github, run, sha: repository.sha(sha), workspace, temp, home })
  }

  return {
    github,
    repository,
    act,
    comments: () => [...github.state.comments.values()].map(({ body }) => body),
    [Symbol.asyncDispose]: async () => {
      await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })))
      await repository[Symbol.asyncDispose]()
      await github.close()
    },
  }
}
