import type { Clock } from './clock.js'

/** The answer of a server, whatever the status, or why none came, as a clause without a full stop. */
export type PostOutcome = Awaited<ReturnType<typeof postJson>>

const unanswered = (reason: string) => ({ kind: 'unanswered', reason }) as const

export interface JsonPost {
  readonly body: string
  readonly headers?: Readonly<Record<string, string>>
  /** The most bytes to read of the answer; a larger one counts as none. */
  readonly maxBytes: number
  /** Aborts at a deadline or at the end of the job. */
  readonly signal: AbortSignal
}

/** Posts JSON once. Returns a redirect as the answer, because a key or a measured value must not be sent elsewhere. */
export async function postJson(url: string, { body, headers, maxBytes, signal }: JsonPost) {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
      redirect: 'manual',
      signal,
    })
    const chunks: Uint8Array[] = []
    let bytes = 0
    const pieces: AsyncIterable<Uint8Array> | readonly [] = response.body ?? []
    for await (const chunk of pieces) {
      bytes += chunk.length
      if (bytes > maxBytes) return unanswered(`the answer is larger than ${maxBytes} bytes`)
      chunks.push(chunk)
    }
    const [type = ''] = (response.headers.get('content-type') ?? '').split(';')
    return {
      kind: 'answered' as const,
      status: response.status,
      /** In lower case, without parameters, such as `image/png`; empty if the server does not say. */
      type: type.trim().toLowerCase(),
      headers: response.headers,
      body: Buffer.concat(chunks),
    }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const { name, message, cause } = error
    if (name === 'TimeoutError') return unanswered('it did not answer in time')
    // `fetch` gives the reason only in the cause of its error.
    return unanswered((cause instanceof Error && cause.message) || message)
  }
}

/**
 * Reads a `Retry-After` header, in seconds or as an HTTP date (RFC 9110, 10.2.3), as seconds from now; `null` if it is
 * neither.
 */
export function readRetryAfter(header: string | undefined, clock: Pick<Clock, 'now'>): number | null {
  if (header === undefined) return null
  if (/^\s*\d{1,9}(?:\.\d+)?\s*$/.test(header)) return Number(header)
  const seconds = (Date.parse(header) - clock.now().getTime()) / 1000
  return Number.isNaN(seconds) ? null : Math.max(seconds, 0)
}

/**
 * The calls that look up a name and open a connection. An established connection may fail with the same codes
 * (`EHOSTUNREACH`), but in another call.
 */
const BEFORE_SENDING: readonly unknown[] = ['getaddrinfo', 'connect']

/**
 * Whether a request failed before it was connected, so that nothing was sent. Expects the error of Node itself, not one
 * around it.
 * @example neverConnected(of `connect ECONNREFUSED 127.0.0.1:1`) // true
 * @example neverConnected(of `read ECONNRESET`) // false
 */
export function neverConnected(error: unknown): boolean {
  // A name with several addresses, all of which were tried.
  if (error instanceof AggregateError) return error.errors.length > 0 && error.errors.every(neverConnected)
  if (!(error instanceof Error)) return false
  // The time-out of undici, which names no system call.
  if ('code' in error && error.code === 'UND_ERR_CONNECT_TIMEOUT') return true
  return 'syscall' in error && BEFORE_SENDING.includes(error.syscall)
}
