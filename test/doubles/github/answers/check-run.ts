import type { CheckState, GitHubState } from '../state.js'
import { repositoryUrl } from './repository-url.js'
import { userAnswer } from './user.js'

/** The app behind every GITHUB_TOKEN. */
function actionsApp(state: GitHubState) {
  return {
    id: 15368,
    slug: 'github-actions',
    node_id: 'MDM6QXBwMTUzNjg=',
    owner: userAnswer(state.url, 'github'),
    name: 'GitHub Actions',
    description: 'Automate your workflow from idea to production',
    external_url: 'https://help.github.com/en/actions',
    html_url: 'https://github.com/apps/github-actions',
    created_at: '2018-07-30T09:30:17Z',
    updated_at: '2024-04-10T20:33:16Z',
    permissions: { checks: 'write', contents: 'write', metadata: 'read' },
    events: [],
  }
}

export function checkRunAnswer(state: GitHubState, check: CheckState) {
  const url = `${repositoryUrl(state)}/check-runs/${check.id}`
  const htmlUrl = `https://github.com/${state.repository.owner}/${state.repository.name}/runs/${check.id}`
  return {
    id: check.id,
    node_id: Buffer.from(`CheckRun${check.id}`).toString('base64'),
    head_sha: check.head_sha,
    name: check.name,
    external_id: check.external_id ?? '',
    url,
    html_url: htmlUrl,
    details_url: check.details_url ?? htmlUrl,
    status: check.status,
    conclusion: check.conclusion,
    started_at: check.started_at,
    completed_at: check.completed_at,
    output: {
      title: check.title,
      summary: check.summary,
      text: check.text,
      annotations_count: check.annotations.length,
      annotations_url: `${url}/annotations`,
    },
    check_suite: { id: check.id + 1_000_000 },
    app: actionsApp(state),
    pull_requests: [],
  }
}
