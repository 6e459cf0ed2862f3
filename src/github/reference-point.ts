import type { Checkout } from './checkout.js'
import type { Client } from './client.js'
import type { PullRequest } from './event-context.js'
import { listParents } from './list-parents.js'
import { readRequestFailure } from './request-error.js'

/** The commit of the base branch that a change should be compared with; `sha` is null when nobody can tell. */
export interface ReferencePoint {
  readonly sha: string | null
  /** How it was found, in words for the log. */
  readonly how: string
}

/** What has to be asked of GitHub before the reference point is known, if anything. */
export type ReferencePlan =
  | { readonly kind: 'known'; readonly point: ReferencePoint }
  | { readonly kind: 'merge-base'; readonly base: string; readonly head: string }

/**
 * Where the measured commit of a pull request left the base branch. A merge commit of base and head was made from the
 * base's tip, its first parent; anything else (usually the head itself) left at the merge base.
 */
export function planReferencePoint(checkout: Checkout, pullRequest: PullRequest): ReferencePlan {
  const [first, second] = checkout.parents ?? []
  if (first !== undefined && second === pullRequest.head.sha) {
    return { kind: 'known', point: { sha: first, how: 'first parent of the merge commit' } }
  }
  return { kind: 'merge-base', base: pullRequest.base.sha, head: checkout.sha }
}

export interface FindReferencePoint {
  readonly client: Client
  readonly owner: string
  readonly repo: string
  readonly checkout: Checkout
  readonly pullRequest: PullRequest
}

/** The reference point of a pull request; without an answer from GitHub the base commit of the event stands in. */
export async function findReferencePoint(request: FindReferencePoint): Promise<ReferencePoint> {
  const { client, owner, repo, checkout, pullRequest } = request
  const { sha } = checkout
  const parents = checkout.parents ?? (await listParents(client, { owner, repo, sha }))
  const plan = planReferencePoint({ sha, parents }, pullRequest)
  if (plan.kind === 'known') return plan.point
  try {
    const { data } = await client.rest.repos.compareCommitsWithBasehead({
      owner,
      repo,
      basehead: `${plan.base}...${plan.head}`,
      per_page: 1,
    })
    return { sha: data.merge_base_commit.sha, how: `merge base of ${pullRequest.base.branch} and the measured commit` }
  } catch (error) {
    if (readRequestFailure(error) === null) throw error
    return { sha: pullRequest.base.sha, how: `tip of ${pullRequest.base.branch} when the event happened` }
  }
}
