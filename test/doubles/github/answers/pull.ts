import { diffTrees, findMergeBase, listAhead } from '../git-graph.js'
import type { GitHubState, PullState, RepositoryFacts } from '../state.js'
import { sharedIssueAnswer } from './issue.js'
import { repositoryAnswer } from './repository.js'
import { repositoryUrl } from './repository-url.js'
import { userAnswer } from './user.js'

function endAnswer(state: GitHubState, ref: string, sha: string, repository: RepositoryFacts) {
  return {
    label: `${repository.owner}:${ref}`,
    ref,
    sha,
    user: userAnswer(state.url, repository.owner),
    repo: repositoryAnswer(state.url, repository),
  }
}

/** A pull request in a list (`pull-request-simple`). */
export function pullSimpleAnswer(state: GitHubState, pull: PullState) {
  const url = `${repositoryUrl(state)}/pulls/${pull.number}`
  const issueUrl = `${repositoryUrl(state)}/issues/${pull.number}`
  const shared = sharedIssueAnswer(state, pull)
  const statusesUrl = `${repositoryUrl(state)}/statuses/${pull.head.sha}`
  return {
    ...shared,
    node_id: Buffer.from(`PullRequest${pull.id}`).toString('base64'),
    url,
    diff_url: `${shared.html_url}.diff`,
    patch_url: `${shared.html_url}.patch`,
    issue_url: issueUrl,
    commits_url: `${url}/commits`,
    review_comments_url: `${url}/comments`,
    review_comment_url: `${repositoryUrl(state)}/pulls/comments{/number}`,
    statuses_url: statusesUrl,
    draft: pull.draft,
    merged_at: pull.merged_at,
    merge_commit_sha: pull.merge_commit_sha,
    requested_reviewers: [],
    requested_teams: [],
    head: endAnswer(state, pull.head.ref, pull.head.sha, pull.head.repository),
    base: endAnswer(state, pull.base.ref, pull.base.sha, state.repository),
    auto_merge: null,
    _links: {
      self: { href: url },
      html: { href: shared.html_url },
      issue: { href: issueUrl },
      comments: { href: `${issueUrl}/comments` },
      review_comments: { href: `${url}/comments` },
      review_comment: { href: `${repositoryUrl(state)}/pulls/comments{/number}` },
      commits: { href: `${url}/commits` },
      statuses: { href: statusesUrl },
    },
  }
}

/** A single pull request (`pull-request`), as in `pulls/get` and in events. */
export function pullAnswer(state: GitHubState, pull: PullState) {
  const headTree = state.commits.get(pull.head.sha)?.tree
  const mergeBase = findMergeBase(state, pull.base.sha, pull.head.sha)
  const changed = headTree === undefined ? [] : diffTrees(state, mergeBase?.tree ?? null, headTree)
  return {
    ...pullSimpleAnswer(state, pull),
    merged: pull.merged_at !== null,
    mergeable: pull.merge_commit_sha !== null,
    rebaseable: pull.merge_commit_sha !== null,
    mergeable_state: pull.merge_commit_sha === null ? 'dirty' : 'clean',
    merged_by: null,
    comments: [...state.comments.values()].filter((comment) => comment.issue_number === pull.number).length,
    review_comments: 0,
    maintainer_can_modify: false,
    commits: listAhead(state, pull.base.sha, pull.head.sha).length,
    additions: changed.length,
    deletions: 0,
    changed_files: changed.length,
  }
}
