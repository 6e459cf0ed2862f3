import { artifactAnswer, workflowRunAnswer } from '../answers/workflow-run.js'
import { signedBlobUrl } from '../artifacts/blob-address.js'
import { found, Refusal, type Answer, type Handlers } from '../call.js'
import { paginate } from '../paginate.js'
import type { ArtifactState, GitHubState, WorkflowRunState } from '../state.js'

interface ListCall {
  readonly state: GitHubState
  readonly url: URL
  readonly parameters: { readonly per_page?: number | undefined; readonly page?: number | undefined }
}

function artifactsAnswer({ state, url, parameters }: ListCall, artifacts: readonly ArtifactState[]): Answer {
  const { items, headers } = paginate({ url, parameters }, artifacts)
  const body = { total_count: artifacts.length, artifacts: items.map((artifact) => artifactAnswer(state, artifact)) }
  return { status: 200, body, headers }
}

interface RunFilter {
  readonly actor?: string | undefined
  readonly branch?: string | undefined
  readonly event?: string | undefined
  readonly status?: string | undefined
  readonly head_sha?: string | undefined
}

function runsAnswer(call: ListCall & { parameters: RunFilter }, runs: readonly WorkflowRunState[]): Answer {
  const { state, url, parameters } = call
  const { actor, branch, event, status, head_sha } = parameters
  const listed = runs
    .filter((run) => actor === undefined || run.actor === actor)
    .filter((run) => branch === undefined || run.head_branch === branch)
    .filter((run) => event === undefined || run.event === event)
    .filter((run) => status === undefined || run.status === status || run.conclusion === status)
    .filter((run) => head_sha === undefined || run.head_sha === head_sha)
    .sort((a, b) => b.id - a.id)
  const { items, headers } = paginate({ url, parameters }, listed)
  const body = { total_count: listed.length, workflow_runs: items.map((run) => workflowRunAnswer(state, run)) }
  return { status: 200, body, headers }
}

export const actions: Handlers<
  | 'actions/list-artifacts-for-repo'
  | 'actions/list-workflow-run-artifacts'
  | 'actions/get-artifact'
  | 'actions/download-artifact'
  | 'actions/delete-artifact'
  | 'actions/get-workflow-run'
  | 'actions/list-workflow-runs'
  | 'actions/list-workflow-runs-for-repo'
> = {
  'actions/list-artifacts-for-repo': (call) => {
    const { state, parameters } = call
    // Newest first, including expired ones, which GitHub lists until they are removed.
    const listed = [...state.artifacts.values()]
      .filter((artifact) => parameters.name === undefined || artifact.name === parameters.name)
      .sort((a, b) => b.id - a.id)
    return artifactsAnswer(call, listed)
  },

  'actions/list-workflow-run-artifacts': (call) => {
    const { state, parameters } = call
    const run = found(state.workflow_runs.get(parameters.run_id))
    const sign = parameters.direction === 'asc' ? 1 : -1
    const listed = [...state.artifacts.values()]
      .filter((artifact) => artifact.run_id === run.id)
      .filter((artifact) => parameters.name === undefined || artifact.name === parameters.name)
      .sort((a, b) => sign * (a.id - b.id))
    return artifactsAnswer(call, listed)
  },

  'actions/get-artifact': ({ state, parameters }) => {
    const artifact = found(state.artifacts.get(parameters.artifact_id))
    return { status: 200, body: artifactAnswer(state, artifact) }
  },

  'actions/download-artifact': ({ state, parameters }) => {
    const artifact = found(state.artifacts.get(parameters.artifact_id))
    if (artifact.expired) throw new Refusal(410, 'Artifact has expired')
    return { status: 302, headers: { location: signedBlobUrl(state, artifact.id) } }
  },

  'actions/delete-artifact': ({ state, parameters }) => {
    found(state.artifacts.get(parameters.artifact_id))
    state.artifacts.delete(parameters.artifact_id)
    return { status: 204 }
  },

  'actions/get-workflow-run': ({ state, parameters }) => {
    const run = found(state.workflow_runs.get(parameters.run_id))
    return { status: 200, body: workflowRunAnswer(state, run) }
  },

  'actions/list-workflow-runs': (call) => {
    const { state, parameters } = call
    const wanted = String(parameters.workflow_id)
    const runs = [...state.workflow_runs.values()].filter(
      (run) => String(run.workflow_id) === wanted || run.path.split('/').at(-1) === wanted,
    )
    if (runs.length === 0) throw new Refusal(404, 'Not Found')
    return runsAnswer(call, runs)
  },

  'actions/list-workflow-runs-for-repo': (call) => runsAnswer(call, [...call.state.workflow_runs.values()]),
}
