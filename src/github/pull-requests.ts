import { shortCommit } from '../format/join-names.js'
import { explainFailure, type Repository, catchRefusal } from './client.js'
import { type PullRequest, type PullRequestRef, parsePullRequest } from './event-context.js'

/** An open pull request that a measured commit may belong to. */
export type PullRequestMatch =
  | { readonly kind: 'found'; readonly pullRequest: PullRequest }
  /** A clause without a full stop. */
  | { readonly kind: 'none'; readonly reason: string }

/**
 * Finds the one open pull request whose head is this branch of this repository at this commit. Anyone can reuse a name, but not the
 * repository's id or the commit.
 */
export function matchPullRequest(open: readonly PullRequest[], head: PullRequestRef): PullRequestMatch {
  const ofBranch = open.filter(
    (pull) => pull.head.repositoryId === head.repositoryId && pull.head.branch === head.branch,
  )
  const [first, second] = ofBranch.filter((pull) => pull.head.sha === head.sha)
  if (second !== undefined) return none(`${head.branch} has more than one open pull request`)
  if (first !== undefined) return { kind: 'found', pullRequest: first }
  const [moved] = ofBranch
  if (moved === undefined) return none(`${head.branch} has no open pull request`)
  return none(`#${moved.number} has moved on from ${shortCommit(head.sha)} to ${shortCommit(moved.head.sha)}`)
}

/** Asks GitHub for the pull request of a measured head. `workflow_run.pull_requests` does not help: it is empty for forks. */
export async function findPullRequest({ client, owner, repo, head }: Repository & { readonly head: PullRequestRef }) {
  if (head.owner === null || head.repositoryId === null) return none('the repository of the head no longer exists')
  const request = { owner, repo, state: 'open' as const, head: `${head.owner}:${head.branch}`, per_page: 100 }
  const { data } = await client.rest.pulls.list(request)
  return matchPullRequest(data.map(parsePullRequest), head)
}

type Numbered = Repository & { readonly number: number }

/** Reads the current state of a pull request. */
export async function getPullRequest({ client, owner, repo, number }: Numbered): Promise<PullRequest> {
  const { data } = await client.rest.pulls.get({ owner, repo, pull_number: number })
  return parsePullRequest(data)
}

const none = (reason: string): PullRequestMatch => ({ kind: 'none', reason })

/** GitHub's status codes for missing and for deleted things. */
const GONE: readonly number[] = [404, 410]

/** Finds out whether a number is a pull request, an issue or neither, in one request; `null` if GitHub does not let us know. */
export async function findKind({ client, owner, repo, number }: Numbered) {
  const ask = async (): Promise<'pull request' | 'issue'> => {
    const { data } = await client.rest.issues.get({ owner, repo, issue_number: number })
    return data.pull_request === undefined ? 'issue' : 'pull request'
  }
  return catchRefusal(ask, ({ status }) => (GONE.includes(status) ? ('none' as const) : null))
}

/** This endpoint reports the role `maintain` as `write`. */
const MAY_WRITE = ['admin', 'write']

/**
 * Returns who set a label last, if that person has write access. `reason` says in a clause why the label does not count; `null` if it is
 * not set. Reads the labels first, because most pull requests do not have it.
 */
export async function findAcceptance({ client, number, label, ...place }: Numbered & { readonly label: string }) {
  const issue = { ...place, issue_number: number }
  const look = async () => {
    const { data } = await client.rest.issues.get(issue)
    const names = data.labels.map((one) => (typeof one === 'string' ? one : (one.name ?? '')))
    if (!names.some((name) => name.toLowerCase() === label.toLowerCase())) return { by: null, reason: null }
    const last = (await client.paginate(client.rest.issues.listEvents, { ...issue, per_page: 100 })).findLast(
      (event) =>
        event.event === 'labeled' && 'label' in event && event.label.name.toLowerCase() === label.toLowerCase(),
    )
    // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- GitHub gives no actor if the account is deleted; its types say otherwise
    const username = last?.actor?.login
    if (username === undefined) return { by: null, reason: 'GitHub does not say who set it' }
    const { data: access } = await client.rest.repos.getCollaboratorPermissionLevel({ ...place, username })
    if (MAY_WRITE.includes(access.permission)) return { by: username, reason: null }
    return { by: null, reason: `@${username}, who set it, may not write to this repository` }
  }
  return catchRefusal(look, (failure) => ({ by: null, reason: explainFailure(failure, 'pull-requests: read') }))
}
