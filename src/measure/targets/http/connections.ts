import { EventEmitter } from 'node:events'
import { Agent as HttpAgent, type IncomingHttpHeaders, request as requestHttp } from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'
import type { Clock } from '../../../io/clock.js'
import { neverConnected } from '../../../io/post-json.js'

/** A longer body is given up. */
const MAX_BYTES = 64 * 1024 * 1024
/** A server that has ended its stream may keep the connection open for ever. */
const LINGER_MS = 1000

export interface HttpRequest {
  readonly url: URL
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
  readonly timeoutMs: number
}

/** A reply whose body is about to come. */
export interface Opened {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** Since the request was sent. */
  readonly elapsedMs: () => number
}

/** Takes the body of a reply, in pieces. */
export interface BodyReader {
  readonly push: (bytes: Buffer) => void
  /** Whether all that counts has come, whatever else may follow. Absent: that is when the body ends. */
  readonly isDone?: () => boolean
}

export type End =
  | { readonly kind: 'whole' }
  /** The connection broke in the body. */
  | { readonly kind: 'cut' }
  | { readonly kind: 'too-long' }
  | { readonly kind: 'timeout' }
  /** No connection, or it broke before a reply had begun; `isUnsent`: nobody can have got anything of the request. */
  | { readonly kind: 'unanswered'; readonly reason: string; readonly isUnsent: boolean }
  /** What came is no HTTP. */
  | { readonly kind: 'garbled'; readonly reason: string }

export interface Exchange<Reader> {
  readonly end: End
  /** From sending the request to the end of the reply. */
  readonly latencyMs: number
  /** Null when no reply has begun. */
  readonly opened: (Opened & { readonly reader: Reader }) | null
}

/** Connections to a server, kept open between requests. Disposing closes them. */
export type Connections = ReturnType<typeof openConnections>

/** Opens nothing yet. Node's own client takes a third of the processor time of the built-in fetch, and half of its memory. */
export function openConnections(clock: Clock, { maxBytes = MAX_BYTES } = {}) {
  const options = { keepAlive: true, maxFreeSockets: 1024 }
  const agents = { http: new HttpAgent(options), https: new HttpsAgent(options) }
  // No `Set`: V8 makes a new table again and again where members come and go, and old tables keep what they held until a full collection.
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
        // A server may close a kept connection just when it is used again. That is no answer: a new one is opened, once.
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
    /** One request and its reply, whatever becomes of it. Rejects only with the reason of `stopAll`. */
    exchange: async <Reader extends BodyReader>(request: HttpRequest, openReader: (opened: Opened) => Reader) =>
      exchangeOn(request.url.protocol === 'https:' ? agents.https : agents.http, request, openReader),
    stopAll: (reason: Error) => void stopping.emit('stop', reason),
    [Symbol.dispose]: (): void => {
      agents.http.destroy()
      agents.https.destroy()
    },
  }
}

/** `localhost` is tried by several addresses; then the error has no message of its own, but one for each. */
function describeError(error: Error): string {
  return error instanceof AggregateError && error.message === ''
    ? error.errors.map((one) => (one instanceof Error ? one.message : String(one))).join(', ')
    : error.message
}
