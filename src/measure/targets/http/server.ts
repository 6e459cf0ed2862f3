import { connect, createServer } from 'node:net'
import { type Clock, systemSleep } from '../../../io/clock.js'
import { describeCommand, startProgram } from '../../../io/start-program.js'
import { UserError } from '../../../model/error.js'
import type { Failure } from '../../../model/run/observation.js'
import {
  type AttemptFailure,
  type CommandContext,
  type CommandOptions,
  crashFailure,
  gaveUpFailure,
  MAX_ENDS_IN_A_ROW,
  unaskedFailure,
  warnOfRestart,
} from '../target.js'
import type { Connections } from './connections.js'
import { randomInt } from 'node:crypto'
import { resolve } from 'node:path'
import { expandAddress, type HttpOptions, namesIn } from './options.js'

/** How long to wait for a program to end after its connections broke. */
const ENDS_WITHIN_MS = 1000

/** A server that is waited for. If its command is known, it is also started, restarted when it ends, and stopped. */
export type Server = ReturnType<typeof keepServer>

/** Starts the program at once, so that it warms up before the first question. */
function keepServer(options: ServerOptions, { clock, log, hasAnswered: answeredBefore = false }: CommandContext) {
  let launch = launchServer(options, clock)
  let hasAnswered = answeredBefore
  let endsInARow = 0
  let restarts = 0
  let failure: UserError | null = null
  let gaveUp: AttemptFailure | null = null
  /** The last launch whose end was counted. */
  let counted: Launch | null = null
  const startFailure = (): UserError | null => (hasAnswered ? null : failure)
  const countEnd = (ended: Launch, how: string): void => {
    if (counted === ended) return
    counted = ended
    endsInARow += 1
    if (!hasAnswered) failure = ended.refuse(`${how} before it answered anything`)
  }
  const restart = (how: string): void => {
    countEnd(launch, how)
    const refusal = startFailure()
    if (endsInARow < MAX_ENDS_IN_A_ROW) {
      warnOfRestart(log, how, (restarts += 1))
      launch = launchServer(options, clock)
    } else if (refusal !== null) throw refusal
    else gaveUp = gaveUpFailure({ ends: endsInARow })
  }
  return {
    startFailure,
    /**
     * Waits until the server is ready and returns it, or returns a failure if it ended too often to be restarted. Rejects with the
     * user error `target-not-ready`, or with the reason given to `stop`.
     */
    ready: async (): Promise<Launch | AttemptFailure> => {
      const how = launch.ended()
      // A server that ended before it was ready is not restarted; awaiting `ready` below gives the reason.
      if (how !== null && launch.isReady() && gaveUp === null) restart(how)
      if (gaveUp !== null) return gaveUp
      const current = launch
      try {
        await current.ready
        return current
      } catch (error) {
        if (!(error instanceof UserError) || !hasAnswered) throw error
        gaveUp = unaskedFailure(`The target has ended. ${error.message}`)
        return gaveUp
      }
    },
    /** Call after a connection broke. Returns the crash that caused it, or `null` if the program is still running. */
    findCrash: async (broken: Launch): Promise<Failure | null> => {
      const how = await broken.endsWithin(ENDS_WITHIN_MS)
      if (how === null) return null
      countEnd(broken, how)
      return crashFailure(how, broken.program)
    },
    /** Call after the server replied to a request, with any status. */
    markAnswer: (): void => {
      hasAnswered = true
      endsInARow = 0
    },
    stop: async (reason: Error): Promise<void> => launch.stop(reason),
  }
}

interface ServerOptions {
  /** `null` if somebody else starts the server. */
  readonly program: CommandOptions | null
  readonly look: Look
  /** The address that is checked, for messages. */
  readonly address: string
  /** Maximum time to become ready. */
  readonly startMs: number
}

/** One start of a server. */
type Launch = ReturnType<typeof launchServer>

/** Starts the program of a server, if there is one, and checks repeatedly whether the server is ready. */
function launchServer({ program: given, look, address, startMs }: ServerOptions, clock: Clock) {
  const waiting = new AbortController()
  let isReady = false
  let ended: string | null = null
  const program =
    given === null
      ? null
      : startProgram({
          ...given,
          onEnd: ({ how }) => {
            ended = how
            waiting.abort(new Error(how))
          },
        })
  /** Returns the user error for a server that never answered. */
  const refuse = (how: string): UserError => {
    const command = given === null ? null : describeCommand(given.command)
    return new UserError('target-not-ready', { command, address, how, log: program?.log().trimEnd() ?? '' })
  }
  const demandUp = (): void => {
    if (ended !== null) throw refuse(`${ended} before it was ready`)
    waiting.signal.throwIfAborted()
  }
  const wait = async (): Promise<void> => {
    const endMs = clock.monotonicMs() + startMs
    for (let pauseMs = FIRST_PAUSE_MS; !isReady; pauseMs = Math.min(pauseMs * 1.5, LONGEST_PAUSE_MS)) {
      const problem = await look()
      demandUp()
      const leftMs = endMs - clock.monotonicMs()
      if (problem === null) isReady = true
      else if (leftMs <= 0) throw refuse(`was not ready within ${startMs / 1000} s (${problem})`)
      else await systemSleep(Math.min(pauseMs, leftMs), waiting.signal).catch(demandUp)
    }
  }
  const ready = wait()
  // The server may end before anybody awaits this.
  ready.catch(() => undefined)
  return {
    program,
    /** Rejects with the user error `target-not-ready`, or with the reason given to `stop`. */
    ready,
    isReady: () => isReady,
    /** How the program ended by itself, such as "exited with code 1"; `null` while it runs. */
    ended: (): string | null => ended,
    refuse,
    /** Like `ended`, but waits up to this time for the end to be noticed. */
    endsWithin: async (milliseconds: number): Promise<string | null> => {
      if (ended === null) await systemSleep(milliseconds, waiting.signal).catch(() => undefined)
      return ended
    },
    /** Ends the program and stops waiting for it. */
    stop: async (reason: Error): Promise<void> => {
      waiting.abort(reason)
      await program?.terminate(given?.shutdownMs ?? 0)
    },
  }
}

const FIRST_PAUSE_MS = 20
const LONGEST_PAUSE_MS = 500
/** Time limit of one check: a server that is busy starting may accept a connection without answering. */
const LOOK_MS = 5000

/** Checks whether a server is ready. Resolves to `null` if it is, else to the reason as a clause. */
type Look = () => Promise<string | null>

/** Checks for a 2xx reply to a GET of the address. */
export function probePage(url: URL, connections: Connections): Look {
  return async () => {
    const request = { url, method: 'GET', headers: {}, body: null, timeoutMs: LOOK_MS }
    const { end, opened } = await connections.exchange(request, () => ({ push: () => undefined }))
    if (opened !== null && opened.status >= 200 && opened.status < 300) return null
    if (opened !== null) return `it answered with HTTP ${opened.status}`
    return 'reason' in end ? end.reason : 'it did not answer'
  }
}

/** Checks that the port accepts connections. */
export function probePort(url: URL): Look {
  const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80)
  // URLs write IPv6 addresses in brackets.
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
 * Returns the environment used to expand a server's options. If Goldenpair starts the server and the options use `${PORT}`, sets
 * `PORT` to a free port, so that two variants or checkouts can run side by side.
 */
export async function givePort(
  { url, ready, start, env: own }: HttpOptions,
  env: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, string>>> {
  if (start === undefined) return env
  const texts = [url, ready ?? '', ...(typeof start === 'string' ? [start] : start)]
  if (!texts.flatMap(namesIn).includes('PORT')) return env
  return { ...env, PORT: own?.['PORT'] ?? String(await findFreePort()) }
}

/**
 * Starts the server of the options and waits for it in the background. Returns `null` if there is nothing to start or to wait for.
 * Throws the user error `target-address-taken` if something else already answers at the address.
 */
export async function startServer(
  options: HttpOptions,
  input: CommandContext & {
    readonly env: Readonly<Record<string, string>>
    /** Where requests are sent to. */
    readonly origin: URL
    readonly workingDirectory: string
    readonly connections: Connections
  },
): Promise<Server | null> {
  const { env, origin, workingDirectory, connections, ...context } = input
  const { start, ready } = options
  if (start === undefined && ready === undefined) return null
  const page = ready === undefined ? null : new URL(expandAddress(ready, { option: 'ready', env }))
  const place = page ?? origin
  const address = page === null ? place.origin : describeAddress(page)
  const probeOrigin = probePort(place)
  const look = page === null ? probeOrigin : probePage(page, connections)
  const startMs = options.start_seconds * 1000
  if (start === undefined) return keepServer({ program: null, look, address, startMs }, context)

  const command = typeof start === 'string' ? givePortTo(start, env) : start.map((part) => givePortTo(part, env))
  if ((await probeOrigin()) === null)
    throw new UserError('target-address-taken', { address: place.origin, command: describeCommand(command) })
  const program = {
    command,
    cwd: resolve(workingDirectory, options.cwd ?? '.'),
    env: { ...env, ...options.env },
    shutdownMs: options.shutdown_seconds * 1000,
  }
  return keepServer({ program, look, address, startMs }, context)
}

/** Formats an address for messages, without the parts that may be secret. */
export function describeAddress({ origin, pathname }: URL): string {
  return `${origin}${pathname}`
}

function givePortTo(text: string, env: Readonly<Record<string, string>>): string {
  return text.replaceAll('${PORT}', env['PORT'] ?? '${PORT}')
}

/** Ports below those that systems assign automatically (from 32,768 on Linux, from 49,152 on macOS and Windows). */
const PORTS = { first: 20_000, end: 32_768 }

/**
 * Returns a port of the loopback address on which nobody listens now. It is not one assigned by the system: that could go to
 * another program's connection before the server listens on it.
 */
async function findFreePort(): Promise<number> {
  const port = randomInt(PORTS.first, PORTS.end)
  const isFree = await new Promise<boolean>((resolveFree) => {
    const server = createServer()
    server.once('error', () => resolveFree(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolveFree(true)))
  })
  return isFree ? port : findFreePort()
}
