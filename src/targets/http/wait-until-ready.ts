import { connect } from 'node:net'
import { systemSleep } from '../../io/sleep.js'
import type { Connections } from './connections.js'

const FIRST_PAUSE_MS = 20
const LONGEST_PAUSE_MS = 500
/** One look may take this long: a server that is busy starting may accept a connection and not answer. */
const LOOK_MS = 5000

/** Looks whether a server is ready: null when it is, else why not, as a clause. */
export type Look = () => Promise<string | null>

/** Ready is a 2xx reply to a GET of the address. */
export function lookAtPage(url: URL, connections: Connections): Look {
  return async () => {
    const request = { url, method: 'GET', headers: {}, body: null, timeoutMs: LOOK_MS }
    const { end, opened } = await connections.exchange(request, () => ({ push: () => undefined }))
    if (opened !== null && opened.status >= 200 && opened.status < 300) return null
    if (opened !== null) return `it answered with HTTP ${opened.status}`
    return 'reason' in end ? end.reason : 'it did not answer'
  }
}

/** Ready is a port that takes connections. */
export function lookAtPort(url: URL): Look {
  const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80)
  // An IPv6 address stands in brackets in a URL.
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  return async () =>
    new Promise((resolve) => {
      const socket = connect({ host, port, timeout: LOOK_MS })
      const finish = (reason: string | null): void => {
        socket.destroy()
        resolve(reason)
      }
      socket.once('connect', () => finish(null))
      socket.once('timeout', () => finish('it did not answer'))
      socket.once('error', (error: NodeJS.ErrnoException) => finish(error.code ?? error.message))
    })
}

/**
 * Looks again and again until the server is ready. Null when it is, else why it was not the last time before `limitMs` were over.
 * Rejects with the signal's reason.
 */
export async function waitUntilReady(
  look: Look,
  {
    limitMs,
    signal,
    monotonicMs,
  }: { readonly limitMs: number; readonly signal: AbortSignal; readonly monotonicMs: () => number },
): Promise<string | null> {
  const endMs = monotonicMs() + limitMs
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 1.5, LONGEST_PAUSE_MS)) {
    const problem = await look()
    signal.throwIfAborted()
    const leftMs = endMs - monotonicMs()
    if (problem === null || leftMs <= 0) return problem
    await systemSleep(Math.min(pauseMs, leftMs), signal).catch(() => signal.throwIfAborted())
  }
}
