import { isPull, type CommentState, type GitHubState, type IssueState, type LabelState } from '../state.js'
import { repositoryUrl } from './repository-url.js'
import { userAnswer } from './user.js'

const DEFAULT_LABEL_COLOR = 'ededed'

export function labelAnswer(state: GitHubState, name: string) {
  const label: LabelState | undefined = state.labels.get(name)
  const id = label?.id ?? 0
  return {
    id,
    node_id: Buffer.from(`Label${id}`).toString('base64'),
    url: `${repositoryUrl(state)}/labels/${encodeURIComponent(name)}`,
    name,
    color: label?.color ?? DEFAULT_LABEL_COLOR,
    default: false,
    description: label?.description ?? null,
  }
}

/** Returns the association of an account: owner of the repository, app, or contributor. */
function authorAssociation(state: GitHubState, login: string): string {
  return login === state.repository.owner ? 'OWNER' : login.endsWith('[bot]') ? 'NONE' : 'CONTRIBUTOR'
}

export function issueHtmlUrl(state: GitHubState, issue: Pick<IssueState, 'number'>): string {
  const { owner, name } = state.repository
  const found = state.issues.get(issue.number)
  const kind = found !== undefined && isPull(found) ? 'pull' : 'issues'
  return `https://github.com/${owner}/${name}/${kind}/${issue.number}`
}

/** The fields that issues and pull requests have in common. */
export function sharedIssueAnswer(state: GitHubState, issue: IssueState) {
  const assignees = issue.assignees.map((login) => userAnswer(state.url, login))
  return {
    id: issue.id,
    number: issue.number,
    html_url: issueHtmlUrl(state, issue),
    comments_url: `${repositoryUrl(state)}/issues/${issue.number}/comments`,
    state: issue.state,
    locked: false,
    title: issue.title,
    body: issue.body,
    user: userAnswer(state.url, issue.author),
    author_association: authorAssociation(state, issue.author),
    labels: issue.labels.map((name) => labelAnswer(state, name)),
    assignee: assignees[0] ?? null,
    assignees,
    milestone: null,
    created_at: issue.created_at,
    updated_at: issue.updated_at,
    closed_at: issue.closed_at,
  }
}

/** An entry of the issues API. A pull request is one too, with a `pull_request` key. */
export function issueAnswer(state: GitHubState, issue: IssueState) {
  const url = `${repositoryUrl(state)}/issues/${issue.number}`
  const html_url = issueHtmlUrl(state, issue)
  const pullUrl = `${repositoryUrl(state)}/pulls/${issue.number}`
  return {
    ...sharedIssueAnswer(state, issue),
    node_id: Buffer.from(`Issue${issue.id}`).toString('base64'),
    url,
    repository_url: repositoryUrl(state),
    labels_url: `${url}/labels{/name}`,
    events_url: `${url}/events`,
    comments: [...state.comments.values()].filter((comment) => comment.issue_number === issue.number).length,
    state_reason: issue.state_reason,
    ...(isPull(issue)
      ? { pull_request: { url: pullUrl, html_url, diff_url: `${html_url}.diff`, patch_url: `${html_url}.patch` } }
      : {}),
  }
}

export function commentAnswer(state: GitHubState, comment: CommentState) {
  return {
    id: comment.id,
    node_id: commentNodeId(comment),
    url: `${repositoryUrl(state)}/issues/comments/${comment.id}`,
    html_url: commentHtmlUrl(state, comment),
    issue_url: `${repositoryUrl(state)}/issues/${comment.issue_number}`,
    user: userAnswer(state.url, comment.author),
    author_association: authorAssociation(state, comment.author),
    body: comment.body,
    created_at: comment.created_at,
    updated_at: comment.updated_at,
  }
}

export function commentNodeId(comment: CommentState): string {
  return `IC_${Buffer.from(String(comment.id)).toString('base64url')}`
}

export function commentHtmlUrl(state: GitHubState, comment: CommentState): string {
  return `${issueHtmlUrl(state, { number: comment.issue_number })}#issuecomment-${comment.id}`
}
