import type { Checkout } from './checkout.js'
import { requestOrNull, type Repository, unlessRefused } from './client.js'
import type { PullRequest } from './event-context.js'
import type { Suspect } from '../model/result/night.js'

/** The commit of the base branch that a change should be compared with; `sha` is null when nobody can tell. */
export interface ReferencePoint {
  readonly sha: string | null
  /** How it was found, in words for the log. */
  readonly how: string
}

/**
 * Where the measured commit of a pull request left the base branch. A merge commit of base and head was made from the base's tip, its first parent;
 * anything else (usually the head itself) left at the merge base. Without an answer from GitHub the base commit of the event stands in.
 */
export async function findReferencePoint(
  request: Repository & { readonly checkout: Checkout; readonly pullRequest: PullRequest },
): Promise<ReferencePoint> {
  const { checkout, pullRequest } = request
  const [first, second] = checkout.parents ?? (await listParents({ ...request, sha: checkout.sha })) ?? []
  if (first !== undefined && second === pullRequest.head.sha)
    return { sha: first, how: 'first parent of the merge commit' }
  const { sha: tip, branch } = pullRequest.base
  const findMergeBase = async (): Promise<ReferencePoint> => {
    const compared = await compareCommits({ ...request, base: tip, head: checkout.sha }, { per_page: 1 })
    return { sha: compared.merge_base_commit.sha, how: `merge base of ${branch} and the measured commit` }
  }
  return unlessRefused(findMergeBase, () => ({ sha: tip, how: `tip of ${branch} when the event happened` }))
}

/** The parents of a commit, the first that it was merged into; null where GitHub does not say. */
export async function listParents({ client, owner, repo, sha }: Repository & { readonly sha: string }) {
  return requestOrNull(async () => {
    const { data } = await client.rest.repos.getCommit({ owner, repo, ref: sha, per_page: 1 })
    return data.parents.map((parent) => parent.sha)
  })
}

type Between = Repository & { readonly base: string; readonly head: string }

const compareCommits = async (
  { client, owner, repo, base, head }: Between,
  page: { per_page: number; page?: number },
) => (await client.rest.repos.compareCommitsWithBasehead({ owner, repo, basehead: `${base}...${head}`, ...page })).data

/** GitHub lists no more files of a comparison. */
const MOST_FILES = 300

/**
 * The files in which `head` differs from `base`, its ancestor, as `listDifferentFiles` gives them. Null where GitHub does not say, or not all of them.
 */
export async function listFilesBetween(between: Between) {
  return requestOrNull(async (): Promise<readonly string[] | null> => {
    const { files, behind_by: behind } = await compareCommits(between, { per_page: 1 })
    if (files === undefined || files.length >= MOST_FILES || behind > 0) return null
    return files.flatMap(({ filename, previous_filename: previous, patch = '' }) => [
      ...(previous === undefined ? [] : [previous]),
      /^[-+]Subproject commit /m.test(patch) ? `${filename}/` : filename,
    ])
  })
}

/** GitHub gives at most 250 commits of a comparison in one answer, and pages beyond. */
const PER_PAGE = 100

/**
 * What `head` has that `base` lacks, newest first, and the page that compares both; GitHub gives the newest of a long history. Null when it cannot say
 * (a commit that is gone).
 */
export async function listCommitsBetween(between: Between) {
  return requestOrNull(async () => {
    const first = await compareCommits(between, { per_page: PER_PAGE, page: 1 })
    const pages = Math.ceil(first.total_commits / PER_PAGE)
    // The oldest come first, and the last page has the newest.
    const last = pages > 1 ? await compareCommits(between, { per_page: PER_PAGE, page: pages }) : first
    const commits = last.commits.map(({ sha, html_url: url, commit, author }): Suspect => ({
      sha,
      url,
      subject: commit.message.split('\n', 1)[0] ?? '',
      login: author !== null && 'login' in author && typeof author.login === 'string' ? author.login : null,
    }))
    return { commits: commits.reverse(), total: first.total_commits, url: first.html_url }
  })
}
