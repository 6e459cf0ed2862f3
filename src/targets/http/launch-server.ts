import { UserError } from '../../model/error.js'
import type { Clock } from '../../io/clock.js'
import { systemSleep } from '../../io/sleep.js'
import { describeCommand } from '../../io/programs/describe-command.js'
import { startProgram, type Program } from '../../io/programs/start-program.js'
import { waitUntilReady, type Look } from './wait-until-ready.js'

export interface ServerOptions {
  /** Null: somebody else starts it. */
  readonly program: {
    readonly command: string | readonly string[]
    readonly cwd: string
    readonly env: Readonly<Record<string, string>>
    /** How long it may take to end after SIGTERM. */
    readonly shutdownMs: number
  } | null
  readonly look: Look
  /** What is looked at, for messages. */
  readonly address: string
  /** How long it may take to be ready. */
  readonly startMs: number
}

/** One start of a server. */
export interface Launch {
  readonly program: Program | null
  /** Rejects with the user's error `target-not-ready`, and with the reason of `stop`. */
  readonly ready: Promise<void>
  readonly isReady: () => boolean
  /** How the program has ended by itself, such as "exited with code 1"; null while it runs. */
  readonly ended: () => string | null
  /** The same, when that may take until then to be known. */
  readonly endsWithin: (milliseconds: number) => Promise<string | null>
  /** The user's error for a server that never answered. */
  readonly refuse: (how: string) => UserError
  /** Ends the program and the waiting for it. */
  readonly stop: (reason: Error) => Promise<void>
}

/** Starts the program of a server, where there is one, and looks whether it is ready until it is. */
export function launchServer({ program: given, look, address, startMs }: ServerOptions, clock: Clock): Launch {
  const waiting = new AbortController()
  let isReady = false
  let ended: string | null = null
  let markEnd = (): void => undefined
  const end = new Promise<void>((resolve) => {
    markEnd = resolve
  })
  const program =
    given === null
      ? null
      : startProgram({
          ...given,
          onLine: (line) => program?.note(`${line}\n`),
          onTooLong: (beginning) => program?.note(`${beginning} …\n`),
          onEnd: ({ how }) => {
            ended = how
            markEnd()
            waiting.abort(new Error(how))
          },
        })
  const refuse: Launch['refuse'] = (how) => {
    const command = given === null ? null : describeCommand(given.command)
    return new UserError('target-not-ready', { command, address, how, log: program?.log().trimEnd() ?? '' })
  }
  const wait = async (): Promise<void> => {
    const { signal } = waiting
    const limits = { limitMs: startMs, signal, monotonicMs: () => clock.monotonicMs() }
    const problem = await waitUntilReady(look, limits).catch((error: unknown) => {
      if (ended === null) throw error
      return null
    })
    if (ended !== null) throw refuse(`${ended} before it was ready`)
    if (problem !== null) throw refuse(`was not ready within ${startMs / 1000} s (${problem})`)
    isReady = true
  }
  const ready = wait()
  // It may end before anybody asks.
  ready.catch(() => undefined)
  return {
    program,
    ready,
    isReady: () => isReady,
    ended: () => ended,
    refuse,
    endsWithin: async (milliseconds) => {
      if (ended === null) await Promise.race([end, systemSleep(milliseconds, waiting.signal).catch(() => undefined)])
      return ended
    },
    stop: async (reason) => {
      waiting.abort(reason)
      await program?.terminate(given?.shutdownMs ?? 0)
    },
  }
}
