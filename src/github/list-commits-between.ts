import type { Suspect } from '../nights/issue-text.js'
import type { Client } from './client.js'
import { readRequestFailure } from './request-error.js'

export interface CommitsBetween {
  /** Newest first; GitHub gives the newest of a long history. */
  readonly commits: readonly Suspect[]
  readonly total: number
  /** The page that compares both ends. */
  readonly url: string
}

/** GitHub gives at most 250 commits of a comparison in one answer, and pages beyond. */
const PER_PAGE = 100

/** What `head` has that `base` lacks; null when GitHub cannot say (a commit that is gone). */
export async function listCommitsBetween(request: {
  readonly client: Client
  readonly owner: string
  readonly repo: string
  readonly base: string
  readonly head: string
}): Promise<CommitsBetween | null> {
  const { client, owner, repo, base, head } = request
  try {
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
      ...{ sha, url },
      subject: commit.message.split('\n', 1)[0] ?? '',
      login: author !== null && 'login' in author && typeof author.login === 'string' ? author.login : null,
    }))
    return { commits: commits.reverse(), total: first.total_commits, url: first.html_url }
  } catch (error) {
    if (readRequestFailure(error) === null) throw error
    return null
  }
}
