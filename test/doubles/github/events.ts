import { pullAnswer } from './answers/pull.js'
import { repositoryAnswer } from './answers/repository.js'
import { userAnswer } from './answers/user.js'
import { workflowRunAnswer } from './answers/workflow-run.js'
import type { GitHubState, PullState, WorkflowRunState } from './state.js'

export interface GitHubEvent {
  readonly name: string
  readonly payload: object
}

function shared(state: GitHubState, sender: string) {
  return {
    repository: repositoryAnswer(state.url, state.repository),
    organization: { login: state.repository.owner },
    sender: userAnswer(state.url, sender),
  }
}

/** A pull request event. Its payload has the pull request as the API returns it. */
export function pullRequestEvent(state: GitHubState, pull: PullState, name = 'pull_request'): GitHubEvent {
  const payload = { action: 'synchronize', number: pull.number, pull_request: pullAnswer(state, pull) }
  return { name, payload: { ...payload, ...shared(state, pull.author) } }
}

export function pushEvent(state: GitHubState, { before, after }: { before: string; after: string }): GitHubEvent {
  const ref = `refs/heads/${state.repository.default_branch}`
  const payload = { ref, before, after, created: false, deleted: false, forced: false, commits: [] }
  return { name: 'push', payload: { ...payload, ...shared(state, 'mona') } }
}

/** The event of a workflow that starts after the run of another workflow. */
export function workflowRunEvent(state: GitHubState, run: WorkflowRunState): GitHubEvent {
  const payload = { action: 'completed', workflow_run: workflowRunAnswer(state, run) }
  return { name: 'workflow_run', payload: { ...payload, ...shared(state, run.actor) } }
}

export function scheduleEvent(state: GitHubState): GitHubEvent {
  return { name: 'schedule', payload: { schedule: '0 3 * * *', ...shared(state, 'mona') } }
}

export function workflowDispatchEvent(state: GitHubState, inputs: Readonly<Record<string, string>> = {}): GitHubEvent {
  const ref = `refs/heads/${state.repository.default_branch}`
  return { name: 'workflow_dispatch', payload: { ref, inputs, ...shared(state, 'mona') } }
}

export function mergeGroupEvent(state: GitHubState, group: { baseSha: string; headSha: string }): GitHubEvent {
  const branch = state.repository.default_branch
  const merge_group = {
    head_sha: group.headSha,
    head_ref: `refs/heads/gh-readonly-queue/${branch}/pr-7-${group.baseSha}`,
    base_sha: group.baseSha,
    base_ref: `refs/heads/${branch}`,
  }
  return { name: 'merge_group', payload: { action: 'checks_requested', merge_group, ...shared(state, 'mona') } }
}
