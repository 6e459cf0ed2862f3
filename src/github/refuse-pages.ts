import { PageAnswer } from './request-error.js'

type Fetch = typeof globalThis.fetch

/**
 * A fetch that rejects with `PageAnswer` where the answer is HTML: one that seems to be good would be a bug of ours when it is read as JSON,
 * and a refusal of a proxy is none of GitHub's. The page of a server in trouble (5xx) is GitHub's own, and passes.
 */
export function refusePages(fetch: Fetch): Fetch {
  return async (input, init) => {
    const response = await fetch(input, init)
    const isPage = response.status < 500 && /^text\/html\b/i.test(response.headers.get('content-type') ?? '')
    if (!isPage) return response
    await response.body?.cancel()
    const asked = input instanceof Request ? input.url : String(input)
    // A redirect may have led to a login of another host.
    throw new PageAnswer(new URL(response.url || asked).host)
  }
}
