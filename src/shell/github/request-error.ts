/** What a refused request says. `status` is 500 too when no answer came at all. */
export interface RequestFailure {
  readonly status: number
  readonly message: string
}

/** The failure behind an error of the client, or null when the error is something else, and so a bug. */
export function readRequestFailure(error: unknown): RequestFailure | null {
  if (!(error instanceof Error)) return null
  if (error.name === 'GraphqlResponseError') return { status: 200, message: firstLine(error.message) }
  if (!('status' in error) || typeof error.status !== 'number') return null
  return { status: error.status, message: firstLine(error.message) }
}

/**
 * Why GitHub refused, in words that say what to add.
 * @param permission what the request needs, as it is written in a workflow: `actions: read`
 */
export function explainFailure(failure: RequestFailure, permission: string): string {
  const { status, message } = failure
  if (status === 401) return `the token is not valid (${message}); see the input \`github-token\``
  if (status === 403 && /rate limit|abuse/i.test(message)) return `GitHub's rate limit is reached (${message})`
  if (status === 403) return `the token may not do it (${message}); add \`${permission}\` to the job's permissions`
  // GitHub answers 404 for what a token may not even see.
  if (status === 404)
    return `GitHub cannot find it, or the token may not see it (${message}); the job needs \`${permission}\``
  return `GitHub answered ${status} (${message})`
}

function firstLine(text: string): string {
  return (text.split('\n')[0] ?? '').replace(/ - https:\/\/docs\.github\.com\S*/, '').slice(0, 300)
}
