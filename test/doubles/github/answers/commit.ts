import type { FileChange } from '../git-graph.js'
import type { CommitState, GitHubState } from '../state.js'
import { repositoryUrl } from './repository-url.js'

const UNSIGNED = { verified: false, reason: 'unsigned', signature: null, payload: null, verified_at: null }

function commitHtmlUrl(state: GitHubState, sha: string): string {
  return `https://github.com/${state.repository.owner}/${state.repository.name}/commit/${sha}`
}

function parentAnswers(state: GitHubState, commit: CommitState) {
  return commit.parents.map((sha) => ({
    sha,
    url: `${repositoryUrl(state)}/commits/${sha}`,
    html_url: commitHtmlUrl(state, sha),
  }))
}

/** A commit of the repository service (`commit`). Authors have no account here. */
export function commitAnswer(state: GitHubState, commit: CommitState) {
  const url = `${repositoryUrl(state)}/commits/${commit.sha}`
  return {
    sha: commit.sha,
    node_id: Buffer.from(`Commit${commit.sha}`).toString('base64'),
    url,
    html_url: commitHtmlUrl(state, commit.sha),
    comments_url: `${url}/comments`,
    author: null,
    committer: null,
    parents: parentAnswers(state, commit),
    commit: {
      url: `${repositoryUrl(state)}/git/commits/${commit.sha}`,
      author: commit.author,
      committer: commit.committer,
      message: commit.message,
      tree: { sha: commit.tree, url: `${repositoryUrl(state)}/git/trees/${commit.tree}` },
      comment_count: 0,
      verification: UNSIGNED,
    },
  }
}

/** A commit of the Git service (`git-commit`). */
export function gitCommitAnswer(state: GitHubState, commit: CommitState) {
  return {
    sha: commit.sha,
    node_id: Buffer.from(`Commit${commit.sha}`).toString('base64'),
    url: `${repositoryUrl(state)}/git/commits/${commit.sha}`,
    html_url: commitHtmlUrl(state, commit.sha),
    author: commit.author,
    committer: commit.committer,
    message: commit.message,
    tree: { sha: commit.tree, url: `${repositoryUrl(state)}/git/trees/${commit.tree}` },
    parents: parentAnswers(state, commit),
    verification: UNSIGNED,
  }
}

/** A changed file (`diff-entry`); lines are not counted here. */
export function fileChangeAnswer(state: GitHubState, commit: string, change: FileChange) {
  const path = encodeURI(change.path)
  const site = `https://github.com/${state.repository.owner}/${state.repository.name}`
  return {
    sha: change.sha,
    filename: change.path,
    status: change.status,
    additions: 0,
    deletions: 0,
    changes: 0,
    blob_url: `${site}/blob/${commit}/${path}`,
    raw_url: `${site}/raw/${commit}/${path}`,
    contents_url: `${repositoryUrl(state)}/contents/${path}?ref=${commit}`,
  }
}
