import { type Program, type ProgramEnd, startProgram } from '../../../io/start-program.js'
import type { UserError } from '../../../model/error.js'
import type { Observation } from '../../../model/run/observation.js'
import {
  type AskLimits,
  cannotStart,
  type CommandContext,
  type CommandOptions,
  crashed,
  MAX_ENDS_IN_A_ROW,
  NAMELESS,
  type TargetRequest,
  type TargetSession,
  timedOut,
} from '../target.js'
import { makeQuestion, type ParsedLine, parseRest, type Question, readLines } from './parse-reply.js'

/** A question and the program that was started for it. */
interface Call {
  readonly question: Question
  readonly program: Program
}

/** Starts a new process for each question, with nothing but that question on its stdin. */
export class PerCaseSession implements TargetSession {
  readonly corpusFingerprint = null
  readonly #options: CommandOptions
  readonly #context: CommandContext
  readonly #calls = new Set<Call>()
  #fatal: UserError | null = null
  #startFailure: UserError | null = null
  #startsWithoutAnswer = 0
  #hasAnswered: boolean

  constructor(options: CommandOptions, context: CommandContext) {
    this.#options = options
    this.#context = context
    this.#hasAnswered = context.hasAnswered ?? false
  }

  async ask(request: TargetRequest, { timeoutMs, signal }: AskLimits): Promise<Observation> {
    signal.throwIfAborted()
    if (this.#fatal !== null) throw this.#fatal
    const question = makeQuestion(request, { timeoutMs }, this.#context)
    const call = { question, program: this.#start(question, request) }
    const { program } = call
    this.#calls.add(call)
    const abort = (): void => question.reject(signal.reason)
    signal.addEventListener('abort', abort, { once: true })
    question.begin(program, () => {
      question.fail(timedOut(timeoutMs, program))
      program.kill()
    })
    program.write(question.line)
    program.endInput()
    try {
      return await question.observation
    } finally {
      signal.removeEventListener('abort', abort)
      // The next question may want the machine for itself.
      await program.close(signal.aborted ? 0 : this.#options.shutdownMs)
      this.#calls.delete(call)
    }
  }

  startFailure(): UserError | null {
    return this.#hasAnswered ? null : this.#startFailure
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const { question } of this.#calls) question.reject(new Error('The target was closed.'))
    await Promise.all([...this.#calls].map(async ({ program }) => program.close(0)))
  }

  #start(question: Question, { traceparent }: TargetRequest): Program {
    const { env } = this.#options
    const program: Program = startProgram({
      ...this.#options,
      // The name that OpenTelemetry has for it where there is no request to carry it.
      env: traceparent === undefined ? env : { ...env, TRACEPARENT: traceparent },
      ...readLines((parsed, line) => this.#receive({ question, program }, parsed, line)),
      onEnd: (end) => this.#end({ question, program }, end),
    })
    return program
  }

  #receive({ question, program }: Call, parsed: ParsedLine, line: string): void {
    const isOwn = 'id' in parsed && parsed.id === question.id
    if (!isOwn && parsed.kind !== 'nameless') {
      program.note(`${line.slice(0, 1000)}\n`)
      return
    }
    this.#hasAnswered = true
    if (parsed.kind === 'reply') question.succeed(parsed.reply)
    else if (parsed.kind === 'failure') question.fail(parsed.failure)
    else question.fail(NAMELESS)
  }

  #end(call: Call, end: ProgramEnd): void {
    const { question, program } = call
    if (end.rest !== '') this.#receive(call, parseRest(end.rest), end.rest)
    if (!this.#hasAnswered) {
      this.#startsWithoutAnswer += 1
      this.#startFailure = cannotStart(this.#options.command, end.how, {
        program,
        questions: this.#startsWithoutAnswer,
      })
      if (!end.hasStarted || this.#startsWithoutAnswer >= MAX_ENDS_IN_A_ROW) {
        this.#fatal = this.#startFailure
        for (const other of this.#calls) other.question.reject(this.#fatal)
        return
      }
    }
    question.fail(crashed(end.how, program))
  }
}
