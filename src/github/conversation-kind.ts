import type { Client } from './client.js'
import { readRequestFailure } from './request-error.js'

/** GitHub's answer for what is not there, and for what was deleted. */
const GONE: readonly number[] = [404, 410]

/** Whether a number is that of a pull request, of an issue or of neither; null where GitHub does not let us know. One request. */
export async function findKind(
  client: Client,
  { owner, repo, number }: { readonly owner: string; readonly repo: string; readonly number: number },
): Promise<'pull request' | 'issue' | 'none' | null> {
  try {
    const { data } = await client.rest.issues.get({ owner, repo, issue_number: number })
    return data.pull_request === undefined ? 'issue' : 'pull request'
  } catch (error) {
    const failure = readRequestFailure(error)
    if (failure === null) throw error
    return GONE.includes(failure.status) ? 'none' : null
  }
}
