import { isPull, type ArtifactState, type GitHubState, type WorkflowRunState } from '../state.js'
import { repositoryAnswer } from './repository.js'
import { repositoryUrl } from './repository-url.js'
import { userAnswer } from './user.js'

function pullMinimalAnswer(state: GitHubState, number: number) {
  const pull = state.issues.get(number)
  if (pull === undefined || !isPull(pull)) return []
  const repo = ({ id, owner, name }: { id: number; owner: string; name: string }) => ({
    id,
    url: `${state.url}/repos/${owner}/${name}`,
    name,
  })
  return [
    {
      id: pull.id,
      number,
      url: `${repositoryUrl(state)}/pulls/${number}`,
      head: { ref: pull.head.ref, sha: pull.head.sha, repo: repo(pull.head.repository) },
      base: { ref: pull.base.ref, sha: pull.base.sha, repo: repo(state.repository) },
    },
  ]
}

export function workflowRunHtmlUrl(state: GitHubState, run: WorkflowRunState): string {
  return `https://github.com/${state.repository.owner}/${state.repository.name}/actions/runs/${run.id}`
}

export function workflowRunAnswer(state: GitHubState, run: WorkflowRunState) {
  const url = `${repositoryUrl(state)}/actions/runs/${run.id}`
  const head = state.commits.get(run.head_sha)
  return {
    id: run.id,
    name: run.name,
    node_id: Buffer.from(`WorkflowRun${run.id}`).toString('base64'),
    check_suite_id: run.id + 1_000_000,
    check_suite_node_id: Buffer.from(`CheckSuite${run.id + 1_000_000}`).toString('base64'),
    head_branch: run.head_branch,
    head_sha: run.head_sha,
    path: run.path,
    display_title: head?.message.split('\n')[0] ?? run.name,
    run_number: run.run_number,
    run_attempt: run.run_attempt,
    event: run.event,
    status: run.status,
    conclusion: run.conclusion,
    workflow_id: run.workflow_id,
    url,
    html_url: workflowRunHtmlUrl(state, run),
    pull_requests: run.pull_requests.flatMap((number) => pullMinimalAnswer(state, number)),
    created_at: run.created_at,
    updated_at: run.created_at,
    run_started_at: run.created_at,
    actor: userAnswer(state.url, run.actor),
    triggering_actor: userAnswer(state.url, run.actor),
    jobs_url: `${url}/jobs`,
    logs_url: `${url}/logs`,
    check_suite_url: `${repositoryUrl(state)}/check-suites/${run.id + 1_000_000}`,
    artifacts_url: `${url}/artifacts`,
    cancel_url: `${url}/cancel`,
    rerun_url: `${url}/rerun`,
    previous_attempt_url: null,
    workflow_url: `${repositoryUrl(state)}/actions/workflows/${run.workflow_id}`,
    head_commit:
      head === undefined
        ? null
        : {
            id: head.sha,
            tree_id: head.tree,
            message: head.message,
            timestamp: head.committer.date,
            author: { name: head.author.name, email: head.author.email },
            committer: { name: head.committer.name, email: head.committer.email },
          },
    repository: repositoryAnswer(state.url, state.repository),
    head_repository: repositoryAnswer(state.url, run.head_repository),
  }
}

export function artifactAnswer(state: GitHubState, artifact: ArtifactState) {
  const url = `${repositoryUrl(state)}/actions/artifacts/${artifact.id}`
  const run = state.workflow_runs.get(artifact.run_id)
  return {
    id: artifact.id,
    node_id: Buffer.from(`Artifact${artifact.id}`).toString('base64'),
    name: artifact.name,
    size_in_bytes: artifact.content.length,
    url,
    archive_download_url: `${url}/zip`,
    expired: artifact.expired,
    digest: artifact.digest,
    created_at: artifact.created_at,
    updated_at: artifact.created_at,
    expires_at: artifact.expires_at,
    workflow_run:
      run === undefined
        ? null
        : {
            id: run.id,
            repository_id: state.repository.id,
            head_repository_id: run.head_repository.id,
            head_branch: run.head_branch,
            head_sha: run.head_sha,
          },
  }
}
