import type { UserError } from '../../model/error.js'
import type { Observation } from '../../model/observation.js'
import type { Program } from '../../io/programs/start-program.js'
import type { CommandContext } from '../json-lines/command-options.js'
import type { AskLimits, TargetRequest, TargetSession } from '../target.js'
import type { Connections, End, HttpRequest } from './connections.js'
import type { compileReader } from './read-body.js'
import { findRedirect, openExcerptReader } from './read-failure.js'
import { readOutcome } from './read-outcome.js'
import type { Server } from './server.js'
import { describeAddress } from './start-server.js'
import { Turns } from './turns.js'

/** Redirects of one request that are followed. */
const MAX_REDIRECTS = 3

export interface SessionParts {
  readonly connections: Connections
  /** Null: nothing is started and nothing waited for. */
  readonly server: Server | null
  readonly origin: URL
  readonly makeRequest: (request: TargetRequest) => Omit<HttpRequest, 'timeoutMs'>
  readonly openReader: ReturnType<typeof compileReader>
  /** What requests carry and no message may show. */
  readonly secrets: readonly string[]
}

interface Attempt {
  readonly observation: Observation
  readonly end: End['kind']
}

/** Asks a server over HTTP, and keeps it going where it is Goldenpair's to start. */
export class HttpSession implements TargetSession {
  readonly corpusFingerprint = null
  readonly #parts: SessionParts
  readonly #context: CommandContext
  readonly #turns = new Turns()
  #signal: AbortSignal | null = null

  constructor(parts: SessionParts, context: CommandContext) {
    this.#parts = parts
    this.#context = context
  }

  async ask(request: TargetRequest, limits: AskLimits): Promise<Observation> {
    this.#watch(limits.signal)
    const { server } = this.#parts
    return server === null
      ? (await this.#attempt(request, limits, null)).observation
      : this.#askServer(server, request, limits)
  }

  startFailure(): UserError | null {
    return this.#parts.server?.startFailure() ?? null
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#stop(new Error('The target was closed.'))
    this.#parts.connections[Symbol.dispose]()
  }

  /** When the server ends with others under way, the question is asked again on its own, so that it fails only for its own doing. */
  async #askServer(server: Server, request: TargetRequest, limits: AskLimits): Promise<Observation> {
    for (let isExclusive = false; ; isExclusive = true) {
      using turn = await this.#turns.take({ isExclusive })
      limits.signal.throwIfAborted()
      const launch = await server.ready()
      if ('kind' in launch) return { status: 'failed', latency_ms: 0, failure: launch }
      const { observation, end } = await this.#attempt(request, limits, launch.program)
      if (end === 'whole') server.markAnswer()
      const crash = end === 'cut' || end === 'unanswered' ? await server.findCrash(launch) : null
      if (crash === null) return observation
      if (turn.isAlone()) return { status: 'failed', latency_ms: observation.latency_ms, failure: crash }
    }
  }

  async #attempt(request: TargetRequest, { timeoutMs }: AskLimits, program: Program | null): Promise<Attempt> {
    const { connections, makeRequest, openReader, secrets, origin } = this.#parts
    const { clock } = this.#context
    let toSend: HttpRequest = { ...makeRequest(request), timeoutMs }
    let latencyMs = 0
    for (let redirects = 0; ; redirects++) {
      const exchange = await connections.exchange(toSend, ({ status, headers, elapsedMs }) =>
        status >= 200 && status < 300
          ? openReader({ id: request.id, elapsedMs, encoding: headers['content-encoding'] })
          : openExcerptReader(secrets),
      )
      latencyMs += exchange.latencyMs
      const to = exchange.opened !== null && redirects < MAX_REDIRECTS ? findRedirect(exchange.opened, toSend) : null
      if (to === null) {
        const read = readOutcome(exchange, { timeoutMs, program, clock, address: describeAddress(origin) })
        const observation: Observation =
          read.kind === 'reply'
            ? { status: 'ok', latency_ms: latencyMs, reply: read.reply }
            : { status: 'failed', latency_ms: latencyMs, failure: read.failure }
        return { observation, end: exchange.end.kind }
      }
      toSend = { ...toSend, url: to, timeoutMs: Math.max(0, timeoutMs - latencyMs) }
    }
  }

  async #stop(reason: Error): Promise<void> {
    this.#parts.connections.stopAll(reason)
    await this.#parts.server?.stop(reason)
  }

  #watch(signal: AbortSignal): void {
    signal.throwIfAborted()
    // One listener for a whole run instead of one for each request.
    if (signal === this.#signal) return
    this.#signal = signal
    signal.addEventListener('abort', () => void this.#stop(asError(signal.reason)), { once: true })
  }
}

function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason))
}
