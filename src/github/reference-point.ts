import type { Checkout } from './checkout.js'
import { nullIfRefused, type Repository, catchRefusal } from './client.js'
import type { PullRequest } from './event-context.js'
import type { SuspectCommit } from '../model/result/night.js'

/** The commit of the base branch to compare a change with; `sha` is `null` if it cannot be determined. */
export interface ReferencePoint {
  readonly sha: string | null
  /** How the commit was found, for the log. */
  readonly how: string
}

/**
 * Finds where the measured commit of a pull request branched off the base branch. For a merge commit of base and head, that is its first
 * parent, the base's tip; for any other commit (usually the head itself), the merge base. If GitHub does not answer, the event's base
 * commit.
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
  return catchRefusal(findMergeBase, () => ({ sha: tip, how: `tip of ${branch} when the event happened` }))
}

/** Returns the parents of a commit, the one merged into first; `null` if GitHub does not say. */
export async function listParents({ client, owner, repo, sha }: Repository & { readonly sha: string }) {
  return nullIfRefused(async () => {
    const { data } = await client.rest.repos.getCommit({ owner, repo, ref: sha, per_page: 1 })
    return data.parents.map((parent) => parent.sha)
  })
}

type Between = Repository & { readonly base: string; readonly head: string }

/** Compares two commits. Throws GitHub's refusal. */
export const compareCommits = async (
  { client, owner, repo, base, head }: Between,
  page: { per_page: number; page?: number },
) => (await client.rest.repos.compareCommitsWithBasehead({ owner, repo, basehead: `${base}...${head}`, ...page })).data

/** GitHub lists at most this many files of a comparison. */
const MAX_FILES = 300

/**
 * Returns the files in which `head` differs from its ancestor `base`, in the form of `listDifferentFiles`; `null` if GitHub does not list
 * all of them.
 */
export async function listFilesBetween(between: Between) {
  return nullIfRefused(async (): Promise<readonly string[] | null> => {
    const { files, behind_by: behind } = await compareCommits(between, { per_page: 1 })
    if (files === undefined || files.length >= MAX_FILES || behind > 0) return null
    return files.flatMap(({ filename, previous_filename: previous, patch = '' }) => [
      ...(previous === undefined ? [] : [previous]),
      /^[-+]Subproject commit /m.test(patch) ? `${filename}/` : filename,
    ])
  })
}

/** GitHub returns at most 250 commits of a comparison at once, and more by pages. */
const PER_PAGE = 100

/**
 * Returns the commits that `head` has and `base` lacks, newest first, and the page that compares both. Of a long history, only the newest
 * commits. `null` if GitHub cannot compare them (a commit was removed).
 */
export async function listCommitsBetween(between: Between) {
  return nullIfRefused(async () => {
    const first = await compareCommits(between, { per_page: PER_PAGE, page: 1 })
    const pages = Math.ceil(first.total_commits / PER_PAGE)
    // GitHub lists the oldest commits first, so the newest are on the last page.
    const last = pages > 1 ? await compareCommits(between, { per_page: PER_PAGE, page: pages }) : first
    const commits = last.commits.map(({ sha, html_url: url, commit, author }): SuspectCommit => ({
      sha,
      url,
      subject: commit.message.split('\n', 1)[0] ?? '',
      login: author !== null && 'login' in author && typeof author.login === 'string' ? author.login : null,
    }))
    return { commits: commits.reverse(), total: first.total_commits, url: first.html_url }
  })
}
