import { UserError } from '../../../core/model/error.js'
import type { Failure, Observation } from '../../../core/model/observation.js'
import type { AskLimits, TargetContext, TargetRequest, TargetSession } from '../target.js'
import { parseBeginning, parseReply, type ParsedLine } from './parse-reply.js'
import { startProgram, type Program } from './start-program.js'

/** Restarts allowed without an answer in between. */
const MAX_RESTARTS = 5
/** A program that lets this many requests time out and says nothing in between is taken to hang. */
const TIMEOUTS_OF_A_HANG = 2

export interface CommandOptions {
  readonly command: string | readonly string[]
  readonly cwd: string
  readonly env: Readonly<Record<string, string>>
  readonly shutdownMs: number
}

interface Pending {
  readonly line: string
  readonly timeoutMs: number
  readonly resolve: (observation: Observation) => void
  readonly reject: (reason: unknown) => void
  sentAtMs: number
  timer: NodeJS.Timeout | undefined
}

/** Asks a program that stays up, over JSON lines: matches replies by id, restarts the program when it ends or hangs. */
export class CommandSession implements TargetSession {
  readonly corpusFingerprint = null
  readonly #options: CommandOptions
  readonly #context: Pick<TargetContext, 'clock' | 'log'>
  readonly #pending = new Map<string, Pending>()
  readonly #timedOut = new Set<string>()
  #program: Program | null
  #signal: AbortSignal | null = null
  #fatal: UserError | null = null
  #hasAnswered = false
  #restarts = 0
  #timeoutsInARow = 0
  #strayLines = 0
  #lateReplies = 0

  /** Starts the program, so that it warms up before the first question. */
  constructor(options: CommandOptions, context: Pick<TargetContext, 'clock' | 'log'>) {
    this.#options = options
    this.#context = context
    this.#program = this.#start()
  }

  async ask(request: TargetRequest, { timeoutMs, signal }: AskLimits): Promise<Observation> {
    this.#watch(signal)
    if (this.#fatal !== null) throw this.#fatal
    const program = this.#program ?? this.#restart('ended')
    if (program === null) return givenUp()
    return new Promise((resolve, reject) => {
      const line = `${JSON.stringify(request)}\n`
      const pending: Pending = { line, timeoutMs, resolve, reject, sentAtMs: 0, timer: undefined }
      this.#pending.set(request.id, pending)
      this.#send(program, request.id, pending)
    })
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#rejectAll(new Error('The target was closed.'))
    if (this.#strayLines > 0)
      this.#context.log.warning(
        `The target wrote ${this.#strayLines} lines to stdout that are no reply to a request. Log to stderr instead.`,
      )
    if (this.#lateReplies > 0)
      this.#context.log.warning(`${this.#lateReplies} replies came after their time-out and were not counted.`)
    await this.#program?.close(this.#options.shutdownMs)
    this.#program = null
  }

  #start(): Program {
    const program: Program = startProgram({
      ...this.#options,
      onLine: (line) => {
        if (line !== '') this.#receive(program, parseReply(line), line)
      },
      onTooLong: (beginning) => {
        const message = 'The reply is longer than 64 MB.'
        this.#receive(program, parseBeginning(beginning, message), `${message} It begins: ${beginning}`)
      },
      onEnd: (how) => this.#end(program, how),
    })
    return program
  }

  #restart(why: string): Program | null {
    if (this.#restarts === MAX_RESTARTS) return null
    this.#restarts += 1
    this.#context.log.warning(`The target ${why} and is started again.`)
    this.#program = this.#start()
    return this.#program
  }

  #send(program: Program, id: string, pending: Pending): void {
    pending.sentAtMs = this.#context.clock.monotonicMs()
    pending.timer = setTimeout(() => this.#expire(id, pending), pending.timeoutMs)
    program.write(pending.line)
  }

  #receive(program: Program, parsed: ParsedLine, line: string): void {
    if (parsed.kind === 'noise') {
      this.#strayLines += 1
      program.note(`${line.slice(0, 1000)}\n`)
      return
    }
    this.#hasAnswered = true
    this.#restarts = 0
    this.#timeoutsInARow = 0
    const pending = this.#pending.get(parsed.id)
    if (pending === undefined) {
      if (this.#timedOut.delete(parsed.id)) this.#lateReplies += 1
      else this.#receive(program, { kind: 'noise' }, line)
      return
    }
    if (parsed.kind === 'failure') this.#fail(parsed.id, pending, parsed.failure)
    else this.#settle(parsed.id, pending, { status: 'ok', latency_ms: this.#latency(pending), reply: parsed.reply })
  }

  #expire(id: string, pending: Pending): void {
    this.#fail(id, pending, {
      kind: 'timeout',
      message: `No reply within ${pending.timeoutMs / 1000} s.`,
      ...this.#stderrTail(this.#program),
    })
    this.#timedOut.add(id)
    this.#timeoutsInARow += 1
    if (this.#timeoutsInARow >= TIMEOUTS_OF_A_HANG) this.#replaceHanging()
  }

  /** Requests that waited behind the hanging ones are not to blame: the new program is asked them again. */
  #replaceHanging(): void {
    this.#timeoutsInARow = 0
    this.#timedOut.clear()
    this.#program?.kill()
    this.#program = null
    const program = this.#restart(`answered nothing while ${TIMEOUTS_OF_A_HANG} requests timed out`)
    for (const [id, pending] of this.#pending) {
      clearTimeout(pending.timer)
      if (program === null) this.#settle(id, pending, givenUp())
      else this.#send(program, id, pending)
    }
  }

  #end(program: Program, how: string): void {
    this.#program = null
    if (!this.#hasAnswered) {
      const { command } = this.#options
      const name = typeof command === 'string' ? command : command.join(' ')
      this.#fatal = new UserError('target-cannot-start', { command: name, how, log: program.log().trimEnd() })
      this.#rejectAll(this.#fatal)
    }
    for (const [id, pending] of this.#pending)
      this.#fail(id, pending, { kind: 'crash', message: `The target ${how}.`, ...this.#stderrTail(program) })
  }

  #fail(id: string, pending: Pending, failure: Failure): void {
    this.#settle(id, pending, { status: 'failed', latency_ms: this.#latency(pending), failure })
  }

  #settle(id: string, pending: Pending, observation: Observation): void {
    this.#pending.delete(id)
    clearTimeout(pending.timer)
    pending.resolve(observation)
  }

  #rejectAll(reason: unknown): void {
    for (const pending of this.#pending.values()) {
      clearTimeout(pending.timer)
      pending.reject(reason)
    }
    this.#pending.clear()
  }

  #watch(signal: AbortSignal): void {
    signal.throwIfAborted()
    // One listener for a whole run instead of one for each request.
    if (signal === this.#signal) return
    this.#signal = signal
    signal.addEventListener('abort', () => this.#rejectAll(signal.reason), { once: true })
  }

  #latency({ sentAtMs }: Pending): number {
    return this.#context.clock.monotonicMs() - sentAtMs
  }

  #stderrTail(program: Program | null): { stderr_tail?: string } {
    const tail = program?.log() ?? ''
    return tail === '' ? {} : { stderr_tail: tail }
  }
}

function givenUp(): Observation {
  const message = `The target ended or hung ${MAX_RESTARTS + 1} times in a row without an answer and is not started again.`
  return { status: 'failed', latency_ms: 0, failure: { kind: 'crash', message } }
}
