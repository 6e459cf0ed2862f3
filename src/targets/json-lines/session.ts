import { type Program, type ProgramEnd, startProgram } from '../../io/start-program.js'
import type { UserError } from '../../model/error.js'
import type { Failure, Observation } from '../../model/run/observation.js'
import { TOO_LONG } from '../read-reply.js'
import type { AskLimits, TargetRequest, TargetSession } from '../target.js'
import {
  cannotStart,
  type CommandContext,
  type CommandOptions,
  crashed,
  describeNoise,
  givenUp,
  NAMELESS,
  stderrTail,
  timedOut,
} from './failures.js'
import { makeQuestion, parseBeginning, type ParsedLine, parseReply, parseRest, type Question } from './parse-reply.js'
import { UnderWay } from './under-way.js'

/** Restarts after a question that ended the program on its own, or after a hang, without an answer in between. */
const MAX_RESTARTS = 5
/** A program that ended this often and never answered cannot start. */
const MAX_STARTS_WITHOUT_ANSWER = 3
/** A program that lets this many requests time out and says nothing in between is taken to hang. */
const TIMEOUTS_OF_A_HANG = 2
/** The program may end this often with several questions under way before one is asked on its own. */
const MAX_CRASHES_IN_COMPANY = 2

interface SessionOptions extends CommandOptions {
  /** One question at a time; before each but the first the program is asked to forget the one before. */
  readonly resetsByMessage: boolean
}

/**
 * Asks a program that stays up, over JSON lines: matches replies by id, restarts the program when it ends or hangs, and asks
 * again what was under way with other questions, so that a trial fails only for what its own question did.
 */
export class CommandSession implements TargetSession {
  readonly corpusFingerprint = null
  readonly #options: SessionOptions
  readonly #context: CommandContext
  /** Those to be asked again come first. */
  readonly #waiting: Question[] = []
  readonly #underWay = new UnderWay()
  #program: Program | null
  #endedBecause = 'ended'
  /** It was reset, or just started. */
  #isFresh = true
  /** Runs while the program resets itself. */
  #resetTimer: NodeJS.Timeout | null = null
  #signal: AbortSignal | null = null
  #fatal: UserError | null = null
  #startFailure: UserError | null = null
  #startsWithoutAnswer = 0
  #hasAnswered: boolean
  #defeats = 0
  #timeoutsInARow = 0
  #strayLines = 0
  #lateReplies = 0

  /** Starts the program, so that it warms up before the first question. */
  constructor(options: SessionOptions, context: CommandContext) {
    this.#options = options
    this.#context = context
    this.#hasAnswered = context.hasAnswered ?? false
    this.#program = this.#start()
  }

  async ask(request: TargetRequest, limits: AskLimits): Promise<Observation> {
    this.#watch(limits.signal)
    if (this.#fatal !== null) throw this.#fatal
    const question = makeQuestion(request, limits, this.#context)
    this.#waiting.push(question)
    this.#sendWaiting()
    return question.observation
  }

  startFailure(): UserError | null {
    return this.#hasAnswered ? null : this.#startFailure
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#rejectAll(new Error('The target was closed.'))
    for (const warning of describeNoise({ strays: this.#strayLines, late: this.#lateReplies }))
      this.#context.log.warning(warning)
    await this.#program?.close(this.#options.shutdownMs)
    this.#program = null
  }

  #start(): Program {
    const program: Program = startProgram({
      ...this.#options,
      onLine: (line) => {
        if (line !== '') this.#receive(program, parseReply(line), line)
        this.#sendWaiting()
      },
      onTooLong: (beginning) => {
        this.#receive(program, parseBeginning(beginning, TOO_LONG), `${TOO_LONG} It begins: ${beginning}`)
        this.#sendWaiting()
      },
      onEnd: (end) => this.#end(program, end),
    })
    return program
  }

  #sendWaiting(): void {
    for (let next = this.#waiting[0]; next !== undefined && this.#hasRoomFor(next); next = this.#waiting[0]) {
      const program = this.#program ?? this.#restart()
      if (program === null) {
        for (const question of this.#waiting.splice(0)) question.fail(givenUp(MAX_RESTARTS + 1))
        return
      }
      if (this.#options.resetsByMessage && !this.#isFresh) {
        this.#reset(program, next.timeoutMs)
        return
      }
      this.#waiting.shift()
      this.#send(program, next)
    }
  }

  #restart(): Program | null {
    if (this.#defeats > MAX_RESTARTS) return null
    this.#context.log.warning(`The target ${this.#endedBecause} and is started again.`)
    this.#program = this.#start()
    return this.#program
  }

  #hasRoomFor(question: Question): boolean {
    if (this.#resetTimer !== null) return false
    const current = this.#underWay.first()
    return current === undefined || !(this.#isExclusive(question) || this.#isExclusive(current))
  }

  #isExclusive({ crashes }: Question): boolean {
    return this.#options.resetsByMessage || crashes >= MAX_CRASHES_IN_COMPANY
  }

  #send(program: Program, question: Question): void {
    this.#isFresh = false
    this.#underWay.add(question)
    question.begin(program, () => this.#expire(question))
    program.write(question.line)
  }

  #reset(program: Program, timeoutMs: number): void {
    const message = `The target did not answer the reset within ${timeoutMs / 1000} s.`
    this.#resetTimer = setTimeout(() => this.#failReset({ kind: 'timeout', message }), timeoutMs)
    program.write('{"reset":true}\n')
  }

  /** What is waiting first would have met the state of the question before it. */
  #failReset(failure: Failure): void {
    this.#waiting.shift()?.fail({ ...failure, ...stderrTail(this.#program) })
    this.#replaceProgram('did not reset itself')
    this.#sendWaiting()
  }

  #receive(program: Program, parsed: ParsedLine, line: string): void {
    if (parsed.kind === 'reset' && this.#resetTimer !== null) {
      clearTimeout(this.#resetTimer)
      this.#resetTimer = null
      this.#isFresh = parsed.isDone
      if (!parsed.isDone)
        this.#failReset({ kind: 'protocol', message: `The target answered the reset with ${line.slice(0, 200)}` })
      return
    }
    const question = this.#underWay.takeAnswered(parsed)
    const isLate = question === undefined && this.#underWay.takeLate(parsed)
    if (question === undefined && !isLate) {
      this.#strayLines += 1
      program.note(`${line.slice(0, 1000)}\n`)
      return
    }
    this.#hasAnswered = true
    this.#defeats = 0
    this.#timeoutsInARow = 0
    if (isLate) this.#lateReplies += 1
    else if (parsed.kind === 'reply') question?.succeed(parsed.reply)
    else question?.fail(parsed.kind === 'failure' ? parsed.failure : NAMELESS)
  }

  /** The second in a row may only have waited behind the first: it is asked once more by a new program. */
  #expire(question: Question): void {
    this.#underWay.expire(question)
    this.#timeoutsInARow += 1
    const isHang = this.#isExclusive(question) || this.#timeoutsInARow >= TIMEOUTS_OF_A_HANG
    const isSuspect = question.isAlone || question.hasTimedOut || !isHang
    if (isSuspect) question.fail(timedOut(question.timeoutMs, this.#program))
    if (isHang) {
      const count = this.#timeoutsInARow === 1 ? 'a request' : `${this.#timeoutsInARow} requests`
      this.#replaceProgram(`answered nothing while ${count} timed out`)
      question.hasTimedOut = true
      this.#waiting.unshift(...this.#underWay.takeAll(), ...(isSuspect ? [] : [question]))
    }
    this.#sendWaiting()
  }

  #replaceProgram(because: string): void {
    this.#program?.kill()
    this.#forgetProgram(because)
    this.#defeats += 1
  }

  #forgetProgram(because: string): void {
    this.#program = null
    this.#endedBecause = because
    this.#isFresh = true
    this.#timeoutsInARow = 0
    if (this.#resetTimer !== null) clearTimeout(this.#resetTimer)
    this.#resetTimer = null
  }

  #end(program: Program, end: ProgramEnd): void {
    if (end.rest !== '') this.#receive(program, parseRest(end.rest), end.rest)
    const hadQuestions = this.#underWay.first() !== undefined
    this.#forgetProgram('ended')
    if (!this.#hasAnswered) {
      this.#startsWithoutAnswer += 1
      this.#startFailure = cannotStart(this.#options.command, end.how, program)
      if (!end.hasStarted || !hadQuestions || this.#startsWithoutAnswer >= MAX_STARTS_WITHOUT_ANSWER) {
        this.#fatal = this.#startFailure
        this.#rejectAll(this.#fatal)
        return
      }
    }
    const again = this.#underWay.takeAll().filter((question) => {
      if (!question.isAlone) return true
      this.#defeats += 1
      question.fail(crashed(end.how, program))
      return false
    })
    for (const question of again) question.crashes += this.#hasAnswered ? 1 : MAX_CRASHES_IN_COMPANY
    this.#waiting.unshift(...again)
    this.#sendWaiting()
  }

  #rejectAll(reason: unknown): void {
    if (this.#resetTimer !== null) clearTimeout(this.#resetTimer)
    this.#resetTimer = null
    for (const question of [...this.#underWay.takeAll(), ...this.#waiting.splice(0)]) question.reject(reason)
  }

  #watch(signal: AbortSignal): void {
    signal.throwIfAborted()
    // One listener for a whole run instead of one for each request.
    if (signal === this.#signal) return
    this.#signal = signal
    signal.addEventListener('abort', () => this.#rejectAll(signal.reason), { once: true })
  }
}
