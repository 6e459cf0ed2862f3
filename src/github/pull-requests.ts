import { shortCommit } from '../format/short-commit.js'
import type { Client, Repository } from './client.js'
import type { PullRequest, PullRequestEnd } from './event-context.js'

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

export interface FindPullRequest extends Repository {
  readonly head: PullRequestEnd
}

/** Asks GitHub for the pull request of a measured head. `workflow_run.pull_requests` is of no use: it is empty for forks. */
export async function findPullRequest({ client, owner, repo, head }: FindPullRequest): Promise<PullRequestMatch> {
  if (head.owner === null || head.repositoryId === null) return none('the repository of the head no longer exists')
  const request = { owner, repo, state: 'open' as const, head: `${head.owner}:${head.branch}`, per_page: 100 }
  const { data } = await client.rest.pulls.list(request)
  return matchPullRequest(data.map(readPull), head)
}

/** A pull request as it is now. */
export async function getPullRequest(
  client: Client,
  place: { readonly owner: string; readonly repo: string; readonly number: number },
): Promise<PullRequest> {
  const { owner, repo, number } = place
  const { data } = await client.rest.pulls.get({ owner, repo, pull_number: number })
  return readPull(data)
}

interface WireEnd {
  readonly sha: string
  readonly ref: string
  /** Null for a deleted fork, which GitHub's description leaves out. */
  readonly repo: { readonly id: number; readonly owner: { readonly login: string } } | null
}

interface WirePull {
  readonly number: number
  readonly state: string
  readonly head: WireEnd
  readonly base: WireEnd
}

function readPull(pull: WirePull): PullRequest {
  const [head, base] = [readEnd(pull.head), readEnd(pull.base)]
  return {
    number: pull.number,
    head,
    base,
    isFork: head.repositoryId === null || head.repositoryId !== base.repositoryId,
    isClosed: pull.state === 'closed',
  }
}

function readEnd({ sha, ref, repo }: WireEnd): PullRequestEnd {
  return { sha, branch: ref, repositoryId: repo?.id ?? null, owner: repo?.owner.login ?? null }
}

function none(reason: string): PullRequestMatch {
  return { kind: 'none', reason }
}
