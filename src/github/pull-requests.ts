import { shortCommit } from '../format/join-names.js'
import { explainFailure, type Repository, unlessRefused } from './client.js'
import { type PullRequest, type PullRequestEnd, readPull } from './event-context.js'

/** An open pull request that a measured commit may belong to. */
export type PullRequestMatch =
  | { readonly kind: 'found'; readonly pullRequest: PullRequest }
  /** A clause without a full stop. */
  | { readonly kind: 'none'; readonly reason: string }

/**
 * The one open pull request whose head is this branch of this repository at this commit. Names can be taken by anybody;
 * the repository's id and the commit cannot.
 */
export function matchPullRequest(open: readonly PullRequest[], head: PullRequestEnd): PullRequestMatch {
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

/** Asks GitHub for the pull request of a measured head. `workflow_run.pull_requests` is of no use: it is empty for forks. */
export async function findPullRequest({ client, owner, repo, head }: Repository & { readonly head: PullRequestEnd }) {
  if (head.owner === null || head.repositoryId === null) return none('the repository of the head no longer exists')
  const request = { owner, repo, state: 'open' as const, head: `${head.owner}:${head.branch}`, per_page: 100 }
  const { data } = await client.rest.pulls.list(request)
  return matchPullRequest(data.map(readPull), head)
}

type Numbered = Repository & { readonly number: number }

/** A pull request as it is now. */
export async function getPullRequest({ client, owner, repo, number }: Numbered): Promise<PullRequest> {
  const { data } = await client.rest.pulls.get({ owner, repo, pull_number: number })
  return readPull(data)
}

function none(reason: string): PullRequestMatch {
  return { kind: 'none', reason }
}

/** GitHub's answer for what is not there, and for what was deleted. */
const GONE: readonly number[] = [404, 410]

/** Whether a number is that of a pull request, of an issue or of neither; null where GitHub does not let us know. One request. */
export async function findKind({ client, owner, repo, number }: Numbered) {
  const ask = async (): Promise<'pull request' | 'issue'> => {
    const { data } = await client.rest.issues.get({ owner, repo, issue_number: number })
    return data.pull_request === undefined ? 'issue' : 'pull request'
  }
  return unlessRefused(ask, ({ status }) => (GONE.includes(status) ? ('none' as const) : null))
}

/** GitHub calls the role `maintain` `write` here. */
const MAY_WRITE = ['admin', 'write']

/**
 * Who set a label last, where that is a person who may write; `reason` is a clause where it does not count, null where it is not there. GitHub is asked for
 * the labels first, as most pull requests have none.
 */
export async function findAcceptance({ client, number, label, ...place }: Numbered & { readonly label: string }) {
  const issue = { ...place, issue_number: number }
  const look = async () => {
    const { data } = await client.rest.issues.get(issue)
    const names = data.labels.map((one) => (typeof one === 'string' ? one : (one.name ?? '')))
    if (!names.some((name) => name.toLowerCase() === label.toLowerCase())) return { by: null, reason: null }
    const last = (await client.paginate(client.rest.issues.listEvents, { ...issue, per_page: 100 })).findLast(
      (event) =>
        event.event === 'labeled' && 'label' in event && event.label?.name?.toLowerCase() === label.toLowerCase(),
    )
    const username = last?.actor?.login
    if (username === undefined) return { by: null, reason: 'GitHub does not say who set it' }
    const { data: access } = await client.rest.repos.getCollaboratorPermissionLevel({ ...place, username })
    if (MAY_WRITE.includes(access.permission)) return { by: username, reason: null }
    return { by: null, reason: `@${username}, who set it, may not write to this repository` }
  }
  return unlessRefused(look, (failure) => ({ by: null, reason: explainFailure(failure, 'pull-requests: read') }))
}
