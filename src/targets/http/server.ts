import { UserError } from '../../model/error.js'
import type { Failure } from '../../model/run/observation.js'
import { type CommandContext, crashed, givenUp } from '../json-lines/failures.js'
import { type Launch, launchServer, type ServerOptions } from './launch-server.js'

/** Starts after a program that ended without an answer since its start. */
const MAX_RESTARTS = 5
/** A program that ended this often and never answered cannot start. */
const MAX_STARTS_WITHOUT_ANSWER = 3
/** How long a program may take to end after its connections broke. */
const ENDS_WITHIN_MS = 1000

/** A server that is waited for and, where its command is known, started, started again when it has ended, and stopped. */
export class Server {
  readonly #options: ServerOptions
  readonly #context: CommandContext
  #launch: Launch
  #endsInARow = 0
  #hasAnswered: boolean
  #startFailure: UserError | null = null
  #givenUp: Failure | null = null
  /** The last launch whose end was counted. */
  #counted: Launch | null = null

  /** Starts the program, so that it warms up before the first question. */
  constructor(options: ServerOptions, context: CommandContext) {
    this.#options = options
    this.#context = context
    this.#hasAnswered = context.hasAnswered ?? false
    this.#launch = launchServer(options, context.clock)
  }

  /**
   * The server when it is ready, which may take a while; a failure when it has ended too often to be started again. Rejects with the
   * user's error `target-not-ready`, and with the reason of `stop`.
   */
  async ready(): Promise<Launch | Failure> {
    const how = this.#launch.ended()
    // One that ended before it was ready is not started again: waiting for it says why.
    if (how !== null && this.#launch.isReady() && this.#givenUp === null) this.#restart(how)
    if (this.#givenUp !== null) return this.#givenUp
    const launch = this.#launch
    try {
      await launch.ready
      return launch
    } catch (error) {
      if (!(error instanceof UserError) || !this.#hasAnswered) throw error
      this.#givenUp = { kind: 'crash', message: `The target has ended. ${error.message}` }
      return this.#givenUp
    }
  }

  /** After a connection to it broke: the crash that this was, null when the program runs on. */
  async findCrash(launch: Launch): Promise<Failure | null> {
    const how = await launch.endsWithin(ENDS_WITHIN_MS)
    if (how === null) return null
    this.#countEnd(launch, how)
    return crashed(how, launch.program)
  }

  /** It replied to a request, with whatever status. */
  markAnswer(): void {
    this.#hasAnswered = true
    this.#endsInARow = 0
  }

  startFailure(): UserError | null {
    return this.#hasAnswered ? null : this.#startFailure
  }

  async stop(reason: Error): Promise<void> {
    await this.#launch.stop(reason)
  }

  #restart(how: string): void {
    this.#countEnd(this.#launch, how)
    const failure = this.startFailure()
    if (failure !== null && this.#endsInARow >= MAX_STARTS_WITHOUT_ANSWER) throw failure
    if (this.#endsInARow > MAX_RESTARTS) {
      this.#givenUp = givenUp(this.#endsInARow)
      return
    }
    this.#context.log.warning(`The target ${how} and is started again.`)
    this.#launch = launchServer(this.#options, this.#context.clock)
  }

  #countEnd(launch: Launch, how: string): void {
    if (this.#counted === launch) return
    this.#counted = launch
    this.#endsInARow += 1
    if (!this.#hasAnswered) this.#startFailure = launch.refuse(`${how} before it answered anything`)
  }
}
