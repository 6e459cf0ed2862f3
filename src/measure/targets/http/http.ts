import type { Program } from '../../../io/start-program.js'
import { UserError } from '../../../model/error.js'
import {
  type AskLimits,
  type Attempt,
  type AttemptFailure,
  type CommandContext,
  defineTarget,
  NOT_BILLED,
  stderrTail,
  type TargetRequest,
  type TargetSession,
  timeoutFailure,
  watchSignal,
} from '../target.js'
import { addResources, protocolFailure, type ReadReply, toAttempt, TOO_LONG } from '../read-reply.js'
import { joinNames } from '../../../format/join-names.js'
import { quoteLine } from '../../../io/log.js'
import { isQuotedJson, listUnsent, namesCase } from '../template.js'
import { type Connections, type Exchange, openConnections } from './connections.js'
import { httpOptions, prepareRequests } from './options.js'
import {
  compileReader,
  type ExcerptReader,
  openExcerptReader,
  readStatusFailure,
  type ReplyReader,
} from './read-body.js'
import { describeAddress, givePort, type Server, startServer } from './server.js'

/** A server that is asked over HTTP, and started where its command is given: docs/protocol.md. */
export const http = defineTarget({
  name: 'http',
  title: 'A server that is asked over HTTP',
  options: httpOptions,
  // A server that is already running may run any code.
  decidedBy: ({ start }) => (start === undefined ? null : 'checkout'),
  asks: ({ url }) => String(url),
  async start(options, { workingDirectory, settings, env: visible, ...context }) {
    const { url, method, body } = options
    if (method === 'GET' || body !== undefined) {
      if (!namesCase([url, body]))
        context.log.warning('`url` and `body` of the `http` target have no `{{query}}`: every case asks the same.')
      const unsent = listUnsent([url, body], settings).map((name) => `\`${name}\``)
      if (unsent.length > 0)
        context.log.warning(
          `\`url\` and \`body\` of the \`http\` target have no \`{{settings}}\`, so the server does not get ${joinNames(unsent)}.`,
        )
    }
    if (isQuotedJson(body))
      context.log.warning(
        '`body` of the `http` target is a text that is JSON, and is sent as a JSON string. Give the object or list itself: `body: {q: "{{query}}"}`.',
      )
    const connections = openConnections(context.clock)
    for (let left = 3; ; left--) {
      const env = await givePort(options, visible)
      const requests = prepareRequests(options, { env, settings })
      try {
        const server = await startServer(options, { ...context, ...requests, env, workingDirectory, connections })
        return openSession({ ...requests, connections, server, openReader: compileReader(options) }, context)
      } catch (error) {
        // Another program has taken the port that was free a moment ago.
        const isChosen = env !== visible && options.env?.['PORT'] === undefined
        const isTaken = error instanceof UserError && error.code === 'target-address-taken'
        if (left === 0 || !isChosen || !isTaken) throw error
      }
    }
  },
})

/** Permission to ask a server. */
interface Turn extends Disposable {
  readonly isExclusive: boolean
  /** Whether no other request was in flight since this turn began. */
  isAlone: boolean
}

/** Runs requests concurrently, or one alone. If a request is alone, it must be the cause of whatever happens to the server. */
class Turns {
  readonly #underWay = new Set<Turn>()
  readonly #waiting: { readonly isExclusive: boolean; readonly begin: (turn: Turn) => void }[] = []

  /** Resolves when the request may begin; disposing the turn ends it. Exclusive turns come first. */
  async take({ isExclusive }: { readonly isExclusive: boolean }): Promise<Turn> {
    return new Promise((begin) => {
      if (isExclusive) this.#waiting.unshift({ isExclusive, begin })
      else this.#waiting.push({ isExclusive, begin })
      this.#beginWaiting()
    })
  }

  #beginWaiting(): void {
    for (let next = this.#waiting[0]; next !== undefined && this.#hasRoomFor(next); next = this.#waiting[0]) {
      this.#waiting.shift()
      const turn: Turn = {
        isExclusive: next.isExclusive,
        isAlone: this.#underWay.size === 0,
        [Symbol.dispose]: () => {
          this.#underWay.delete(turn)
          this.#beginWaiting()
        },
      }
      for (const other of this.#underWay) other.isAlone = false
      this.#underWay.add(turn)
      next.begin(turn)
    }
  }

  #hasRoomFor({ isExclusive }: { readonly isExclusive: boolean }): boolean {
    const [current] = this.#underWay
    return current === undefined || !(isExclusive || current.isExclusive)
  }
}

interface SessionParts extends ReturnType<typeof prepareRequests> {
  readonly connections: Connections
  /** `null` if there is no server to start or to wait for. */
  readonly server: Server | null
  readonly openReader: ReturnType<typeof compileReader>
}

/** Opens a session that asks a server over HTTP and restarts the server if Goldenpair started it. */
function openSession(parts: SessionParts, { clock, meter }: CommandContext): TargetSession {
  const { connections, server, makeRequest, openReader, secrets, variables: sent, origin } = parts
  const turns = new Turns()
  const stop = async (reason: Error): Promise<void> => {
    connections.stopAll(reason)
    await server?.stop(reason)
  }
  const watch = watchSignal((reason) => void stop(reason instanceof Error ? reason : new Error(String(reason))))

  const attempt = async (request: TargetRequest, { timeoutMs }: AskLimits, program: Program | null) => {
    const exchange = await connections.exchange({ ...makeRequest(request), timeoutMs }, (opened) =>
      opened.status >= 200 && opened.status < 300
        ? openReader({ ...opened, id: request.id, secrets })
        : openExcerptReader(secrets),
    )
    const read = quoteLog(readOutcome(exchange, timeoutMs, program), program, secrets)
    return { observation: toAttempt(read, exchange.latencyMs), end: exchange.end.kind }
  }

  /**
   * Converts an exchange into a reply or failure. A connection that fails, or breaks before the answer began, is an outage
   * unrelated to the question. A streamed answer that breaks off in the middle is a failed trial: the user got half an answer, and
   * a target that crashes on a question must not count as an outage.
   * @throws `target-refused` for 401, because no request can succeed
   */
  const readOutcome = (
    { end, opened }: Exchange<ReplyReader | ExcerptReader>,
    timeoutMs: number,
    program: Program | null,
  ): ReadReply => {
    if (end.kind === 'timeout') return failure(timeoutFailure(timeoutMs, program))
    if (end.kind === 'garbled') return protocolFailure(`The reply is not HTTP: ${end.reason}`)
    if (opened === null) {
      const reason = 'reason' in end ? end.reason : end.kind
      const cure = program === null && reason.includes('ECONNREFUSED') ? UNSTARTED : ''
      const message = `The target could not be reached: ${reason}${cure}`
      const unreached: AttemptFailure = { kind: 'infrastructure', message }
      return failure(end.kind === 'unanswered' && end.isUnsent ? { ...unreached, bill: NOT_BILLED } : unreached)
    }
    const { reader } = opened
    if ('excerpt' in reader) {
      const detail = reader.excerpt()
      if (opened.status === 401)
        throw new UserError('target-refused', { address: describeAddress(origin), detail, sent })
      return failure(readStatusFailure(opened, detail, clock))
    }
    if (end.kind === 'whole') return reader.finish()
    if (end.kind === 'too-long') return protocolFailure(TOO_LONG)
    return reader.hasBegun()
      ? protocolFailure('The connection broke in the middle of the streamed answer.')
      : failure({ kind: 'infrastructure', message: 'The connection broke before the answer arrived.' })
  }

  /**
   * Asks the server. If it ends while other questions are in flight, asks again alone, so that a question fails only because of
   * itself.
   */
  const askServer = async (own: Server, request: TargetRequest, limits: AskLimits): Promise<Attempt> => {
    for (let isExclusive = false; ; isExclusive = true) {
      using turn = await turns.take({ isExclusive })
      limits.signal.throwIfAborted()
      const launch = await own.ready()
      if ('kind' in launch) return { status: 'failed', latency_ms: 0, failure: launch }
      using reading = meter?.begin(launch.program?.pid)
      const { observation: observed, end } = await attempt(request, limits, launch.program)
      const observation = addResources(observed, (await reading?.end()) ?? null)
      if (end === 'whole') own.markAnswer()
      const crash = end === 'cut' || end === 'unanswered' ? await own.findCrash(launch) : null
      if (crash === null) return observation
      if (turn.isAlone) return { status: 'failed', latency_ms: observation.latency_ms, failure: crash }
    }
  }

  return {
    corpusFingerprint: null,
    ask: async (request, limits) => {
      watch(limits.signal)
      return server === null ? (await attempt(request, limits, null)).observation : askServer(server, request, limits)
    },
    startFailure: () => server?.startFailure() ?? null,
    [Symbol.asyncDispose]: async () => {
      await stop(new Error('The target was closed.'))
      connections[Symbol.dispose]()
    },
  }
}

const UNSTARTED = "; start it in an earlier step, or name its command in `start` of the suite's target"

/** Adds to an outage of a server that Goldenpair started the end of its log, and the last error that this names. */
function quoteLog(read: ReadReply, program: Program | null, secrets: readonly string[]): ReadReply {
  if (read.kind === 'reply' || read.failure.kind !== 'infrastructure') return read
  const tail = stderrTail(program)
  const error = (tail.stderr_tail ?? '').match(/^.*(?:Error|Exception)\b: .*/gm)?.at(-1)
  const said = error === undefined ? '' : `. Its log says: ${quoteLine(error, secrets).slice(0, 200)}`
  return failure({ ...read.failure, message: `${read.failure.message}${said}`, ...tail })
}

const failure = (value: AttemptFailure): ReadReply => ({ kind: 'failure', failure: value })
