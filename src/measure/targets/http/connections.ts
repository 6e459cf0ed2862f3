import { EventEmitter } from 'node:events'
import { Agent as HttpAgent, type IncomingHttpHeaders, request as requestHttp } from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'
import { messageOf } from '../../../model/error.js'
import type { Clock } from '../../../io/clock.js'
import { neverConnected } from '../../../io/post-json.js'

/** Reading stops when a body is longer than this. */
const MAX_BYTES = 64 * 1024 * 1024
/** Grace period for a server that ended its stream but keeps the connection open. */
const LINGER_MS = 1000

export interface HttpRequest {
  readonly url: URL
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
  readonly timeoutMs: number
}

/** A reply whose headers have arrived. */
export interface Opened {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** Time since the request was sent. */
  readonly elapsedMs: () => number
}

/** Takes the body of a reply, in pieces. */
export interface BodyReader {
  readonly push: (bytes: Buffer) => void
  /** Whether everything relevant has arrived, even if more follows. Absent: the reply is complete when the body ends. */
  readonly isDone?: () => boolean
}

export type End =
  | { readonly kind: 'whole' }
  /** The connection broke during the body. */
  | { readonly kind: 'cut' }
  | { readonly kind: 'too-long' }
  | { readonly kind: 'timeout' }
  /** There was no connection, or it broke before a reply began. `isUnsent`: certainly no part of the request was received. */
  | { readonly kind: 'unanswered'; readonly reason: string; readonly isUnsent: boolean }
  /** The reply is not HTTP. */
  | { readonly kind: 'garbled'; readonly reason: string }

export interface Exchange<Reader> {
  readonly end: End
  /** Time from sending the request to the end of the reply. */
  readonly latencyMs: number
  /** `null` if no reply began. */
  readonly opened: (Opened & { readonly reader: Reader }) | null
}

/** Connections to a server, kept open between requests. Disposing closes them. */
export type Connections = ReturnType<typeof openConnections>

/**
 * Creates the connections without opening any. Node's own client needs a third of the CPU time of the built-in fetch, and half of
 * its memory.
 */
export function openConnections(clock: Clock, { maxBytes = MAX_BYTES } = {}) {
  const options = { keepAlive: true, maxFreeSockets: 1024 }
  const agents = { http: new HttpAgent(options), https: new HttpsAgent(options) }
  // Not a `Set`: when members come and go, V8 keeps reallocating its table, and the old tables retain their members until a full
  // collection.
  const stopping = new EventEmitter<{ readonly stop: [reason: Error] }>().setMaxListeners(0)

  const exchangeOn = async <Reader extends BodyReader>(
    agent: HttpAgent | HttpsAgent | false,
    request: HttpRequest,
    openReader: (opened: Opened) => Reader,
  ): Promise<Exchange<Reader>> =>
    new Promise((resolve, reject) => {
      const { url, method, headers, body, timeoutMs } = request
      const sentAtMs = clock.monotonicMs()
      const elapsedMs = (): number => clock.monotonicMs() - sentAtMs
      let opened: Exchange<Reader>['opened'] = null
      let length = 0
      let isUnderWay = true

      const outgoing = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, { method, headers, agent })
      const settle = (): boolean => {
        const wasUnderWay = isUnderWay
        isUnderWay = false
        clearTimeout(timer)
        stopping.off('stop', stop)
        return wasUnderWay
      }
      const finish = (end: End): void => {
        if (!settle()) return
        if (end.kind !== 'whole') outgoing.destroy()
        resolve({ end, latencyMs: elapsedMs(), opened })
      }
      const stop = (reason: Error): void => {
        settle()
        outgoing.destroy()
        reject(reason)
      }
      const timer = setTimeout(() => finish({ kind: 'timeout' }), timeoutMs)
      stopping.on('stop', stop)

      outgoing.on('response', (response) => {
        const reader = openReader({ status: response.statusCode ?? 0, headers: response.headers, elapsedMs })
        opened = { status: response.statusCode ?? 0, headers: response.headers, elapsedMs, reader }
        if (Number(response.headers['content-length'] ?? 0) > maxBytes) return finish({ kind: 'too-long' })
        response.on('data', (bytes: Buffer) => {
          length += bytes.length
          if (length > maxBytes) return finish({ kind: 'too-long' })
          if (!isUnderWay) return
          reader.push(bytes)
          if (reader.isDone?.() !== true) return
          finish({ kind: 'whole' })
          const lingering = setTimeout(() => outgoing.destroy(), LINGER_MS).unref()
          response.once('close', () => clearTimeout(lingering))
        })
        response.on('end', () => finish({ kind: 'whole' }))
        response.on('error', () => finish({ kind: 'cut' }))
      })
      outgoing.on('error', (error: NodeJS.ErrnoException) => {
        if (opened !== null) return finish({ kind: 'cut' })
        if (error.code?.startsWith('HPE_') === true) return finish({ kind: 'garbled', reason: error.message })
        // A server may close a kept-alive connection just as it is reused. Then the request is sent once more on a new one.
        if (outgoing.reusedSocket && agent !== false && settle()) resolve(exchangeOn(false, request, openReader))
        else {
          // What was sent on the kept connection may have come.
          const isUnsent = agent !== false && neverConnected(error)
          finish({ kind: 'unanswered', reason: describeError(error), isUnsent })
        }
      })
      outgoing.end(body ?? undefined)
    })
  return {
    /** Sends one request and returns its reply, whatever the outcome. Rejects only with the reason of `stopAll`. */
    exchange: async <Reader extends BodyReader>(request: HttpRequest, openReader: (opened: Opened) => Reader) =>
      exchangeOn(request.url.protocol === 'https:' ? agents.https : agents.http, request, openReader),
    stopAll: (reason: Error) => void stopping.emit('stop', reason),
    [Symbol.dispose]: (): void => {
      agents.http.destroy()
      agents.https.destroy()
    },
  }
}

/** An error for `localhost`, which is tried at several addresses, has one message for each address and none of its own. */
function describeError(error: Error): string {
  return error instanceof AggregateError && error.message === ''
    ? error.errors.map(messageOf).join(', ')
    : error.message
}
