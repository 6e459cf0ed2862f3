type Fetch = typeof globalThis.fetch

/**
 * A fetch that GitHub cannot keep waiting: without an answer in time it rejects with an `AbortError`, which the client does not repeat.
 * An answer in JSON is read whole, so that one which breaks off in the middle is a lost connection, and not a text. Anything else is
 * a stream, and only its beginning has to be in time.
 */
export function fetchInTime(fetch: Fetch, limitMs: number): Fetch {
  return async (input, init) => {
    const late = new AbortController()
    const error = Object.assign(new Error(`not within ${limitMs / 1000} s`), { name: 'AbortError' })
    const timer = setTimeout(() => late.abort(error), limitMs)
    try {
      const signal = AbortSignal.any([late.signal, ...(init?.signal ? [init.signal] : [])])
      const response = await fetch(input, { ...init, signal })
      const isJson = /json/.test(response.headers.get('content-type') ?? '')
      return isJson && response.body !== null ? new Response(await response.arrayBuffer(), response) : response
    } finally {
      clearTimeout(timer)
    }
  }
}
