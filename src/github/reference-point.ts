import type { Checkout } from './checkout.js'
import { type Client, type Repository, unlessRefused } from './client.js'
import type { PullRequest } from './event-context.js'
import type { Suspect } from '../model/result/night.js'

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
  if (first !== undefined && second === pullRequest.head.sha)
    return { kind: 'known', point: { sha: first, how: 'first parent of the merge commit' } }
  return { kind: 'merge-base', base: pullRequest.base.sha, head: checkout.sha }
}

/** The reference point of a pull request; without an answer from GitHub the base commit of the event stands in. */
export async function findReferencePoint(
  request: Repository & { readonly checkout: Checkout; readonly pullRequest: PullRequest },
): Promise<ReferencePoint> {
  const { client, owner, repo, checkout, pullRequest } = request
  const { sha } = checkout
  const parents = checkout.parents ?? (await listParents(client, { owner, repo, sha }))
  const plan = planReferencePoint({ sha, parents }, pullRequest)
  if (plan.kind === 'known') return plan.point
  const { sha: tip, branch } = pullRequest.base
  const findMergeBase = async (): Promise<ReferencePoint> => {
    const basehead = `${plan.base}...${plan.head}`
    const { data } = await client.rest.repos.compareCommitsWithBasehead({ owner, repo, basehead, per_page: 1 })
    return { sha: data.merge_base_commit.sha, how: `merge base of ${branch} and the measured commit` }
  }
  return unlessRefused(findMergeBase, () => ({ sha: tip, how: `tip of ${branch} when the event happened` }))
}

/** The parents of a commit, the first that it was merged into; null where GitHub does not say. */
export async function listParents(
  client: Client,
  { owner, repo, sha }: { readonly owner: string; readonly repo: string; readonly sha: string },
): Promise<readonly string[] | null> {
  const list = async () => {
    const { data } = await client.rest.repos.getCommit({ owner, repo, ref: sha, per_page: 1 })
    return data.parents.map((parent) => parent.sha)
  }
  return unlessRefused(list, () => null)
}

/** GitHub lists no more files of a comparison. */
const MOST_FILES = 300

/**
 * The files in which `head` differs from `base`, its ancestor, as `listDifferentFiles` gives them. Null where GitHub does not say, or not all of them.
 */
export async function listFilesBetween(
  input: Repository & { readonly base: string; readonly head: string },
): Promise<readonly string[] | null> {
  const { client, owner, repo, base, head } = input
  const list = async (): Promise<readonly string[] | null> => {
    const place = { owner, repo, basehead: `${base}...${head}`, per_page: 1 }
    const { data } = await client.rest.repos.compareCommitsWithBasehead(place)
    const { files } = data
    if (files === undefined || files.length >= MOST_FILES || data.behind_by > 0) return null
    return files.flatMap(({ filename, previous_filename: previous, patch = '' }) => [
      ...(previous === undefined ? [] : [previous]),
      /^[-+]Subproject commit /m.test(patch) ? `${filename}/` : filename,
    ])
  }
  return unlessRefused(list, () => null)
}

interface CommitsBetween {
  /** Newest first; GitHub gives the newest of a long history. */
  readonly commits: readonly Suspect[]
  readonly total: number
  /** The page that compares both ends. */
  readonly url: string
}

/** GitHub gives at most 250 commits of a comparison in one answer, and pages beyond. */
const PER_PAGE = 100

/** What `head` has that `base` lacks; null when GitHub cannot say (a commit that is gone). */
export async function listCommitsBetween(
  input: Repository & { readonly base: string; readonly head: string },
): Promise<CommitsBetween | null> {
  const { client, owner, repo, base, head } = input
  const list = async (): Promise<CommitsBetween> => {
    const ask = async (page: number) => {
      const basehead = `${base}...${head}`
      const place = { owner, repo, basehead, per_page: PER_PAGE, page }
      return (await client.rest.repos.compareCommitsWithBasehead(place)).data
    }
    const first = await ask(1)
    const pages = Math.ceil(first.total_commits / PER_PAGE)
    // The oldest come first, and the last page has the newest.
    const last = pages > 1 ? await ask(pages) : first
    const commits = last.commits.map(({ sha, html_url: url, commit, author }) => ({
      sha,
      url,
      subject: commit.message.split('\n', 1)[0] ?? '',
      login: author !== null && 'login' in author && typeof author.login === 'string' ? author.login : null,
    }))
    return { commits: commits.reverse(), total: first.total_commits, url: first.html_url }
  }
  return unlessRefused(list, () => null)
}
