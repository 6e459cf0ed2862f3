import type { Client } from './client.js'
import { readRequestFailure } from './request-error.js'

/** The parents of a commit, the first that it was merged into; null where GitHub does not say. */
export async function listParents(
  client: Client,
  { owner, repo, sha }: { readonly owner: string; readonly repo: string; readonly sha: string },
): Promise<readonly string[] | null> {
  try {
    const { data } = await client.rest.repos.getCommit({ owner, repo, ref: sha, per_page: 1 })
    return data.parents.map((parent) => parent.sha)
  } catch (error) {
    if (readRequestFailure(error) === null) throw error
    return null
  }
}
