import type { Clock } from './clock.js'

/** What a server answered, whatever the status; or why nothing came, a clause without a full stop. */
export type PostOutcome = Awaited<ReturnType<typeof postJson>>

const unanswered = (reason: string) => ({ kind: 'unanswered', reason }) as const

export interface JsonPost {
  readonly body: string
  readonly headers?: Readonly<Record<string, string>>
  /** More than this is not read. */
  readonly maxBytes: number
  /** A deadline, or the job's end. */
  readonly signal: AbortSignal
}

/** Posts JSON once. A redirect is an answer of its own: it must not carry a key or a number somewhere else. */
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
      /** In lower case, without parameters: `image/png`; empty where the server does not say. */
      type: type.trim().toLowerCase(),
      headers: response.headers,
      body: Buffer.concat(chunks),
    }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const { name, message, cause } = error
    if (name === 'TimeoutError') return unanswered('it did not answer in time')
    // `fetch` says why it failed in the cause of its error only.
    return unanswered((cause instanceof Error && cause.message) || message)
  }
}

/** The seconds from now that a `Retry-After` header asks for, given in seconds or as an HTTP date (RFC 9110, 10.2.3); null for neither. */
export function readRetryAfter(header: string | undefined, clock: Pick<Clock, 'now'>): number | null {
  if (header === undefined) return null
  if (/^\s*\d{1,9}(?:\.\d+)?\s*$/.test(header)) return Number(header)
  const seconds = (Date.parse(header) - clock.now().getTime()) / 1000
  return Number.isNaN(seconds) ? null : Math.max(seconds, 0)
}

/** Looking up a name and opening a connection. An established one may end by the same codes (`EHOSTUNREACH`), of another call. */
const BEFORE_SENDING: readonly unknown[] = ['getaddrinfo', 'connect']

/**
 * Whether a request failed because its connection was never made, so that nothing of it was sent: by an error of Node itself, not by one around it.
 * @example neverConnected(of `connect ECONNREFUSED 127.0.0.1:1`) // true
 * @example neverConnected(of `read ECONNRESET`) // false
 */
export function neverConnected(error: unknown): boolean {
  // A name with several addresses, each of which was tried.
  if (error instanceof AggregateError) return error.errors.length > 0 && error.errors.every(neverConnected)
  if (!(error instanceof Error)) return false
  // undici's own time-out, which is no system's.
  if ('code' in error && error.code === 'UND_ERR_CONNECT_TIMEOUT') return true
  return 'syscall' in error && BEFORE_SENDING.includes(error.syscall)
}
