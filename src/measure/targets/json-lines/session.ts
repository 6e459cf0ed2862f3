import { type Program, type ProgramEnd, startProgram } from '../../../io/start-program.js'
import type { UserError } from '../../../model/error.js'
import type { Failure, Observation } from '../../../model/run/observation.js'
import {
  type AskLimits,
  cannotStart,
  type CommandContext,
  type CommandOptions,
  crashed,
  describeNoise,
  givenUp,
  MAX_ENDS_IN_A_ROW,
  NAMELESS,
  stderrTail,
  type TargetRequest,
  type TargetSession,
  timedOut,
  watchSignal,
} from '../target.js'
import { makeQuestion, type ParsedLine, parseRest, type Question, readLines, UnderWay } from './parse-reply.js'

/** Restarts after a hang without an answer in between: each may have cost a whole time-out. */
const MAX_HANGS = 5
/** A program that ended this often and never answered is started once without a question: one that ends then cannot start. */
const STARTS_BEFORE_TRIAL = 3
/** A trial start may take that much longer than the longest of those before took to end: the machine may be busy. */
const trialMs = (longestLifeMs: number): number => Math.min(1000 + 4 * longestLifeMs, 30_000)
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
  readonly #watch = watchSignal((reason) => this.#rejectAll(reason))
  #fatal: UserError | null = null
  #startFailure: UserError | null = null
  #startsWithoutAnswer = 0
  #startedAtMs = 0
  #longestLifeMs = 0
  /** Runs while a program is started without a question. */
  #trialTimer: NodeJS.Timeout | null = null
  #hasAnswered: boolean
  /** Questions in a row, each of which ended the program on its own. */
  #ends = 0
  #hangs = 0
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
    this.#startedAtMs = this.#context.clock.monotonicMs()
    const program: Program = startProgram({
      ...this.#options,
      ...readLines((parsed, line) => {
        if (line !== '') this.#receive(program, parsed, line)
        this.#sendWaiting()
      }),
      onEnd: (end) => this.#end(program, end),
    })
    return program
  }

  #sendWaiting(): void {
    for (let next = this.#waiting[0]; next !== undefined && this.#hasRoomFor(next); next = this.#waiting[0]) {
      const program = this.#program ?? this.#restart()
      if (program === null) {
        for (const question of this.#waiting.splice(0)) question.fail(givenUp(this.#ends + this.#hangs))
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
    if (this.#hangs > MAX_HANGS || this.#ends >= MAX_ENDS_IN_A_ROW) return null
    this.#context.log.warning(`The target ${this.#endedBecause} and is started again.`)
    this.#program = this.#start()
    return this.#program
  }

  #hasRoomFor(question: Question): boolean {
    if (this.#resetTimer !== null || this.#trialTimer !== null) return false
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
    this.#ends = 0
    this.#hangs = 0
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
    this.#hangs += 1
  }

  #forgetProgram(because: string): void {
    this.#program = null
    this.#endedBecause = because
    this.#isFresh = true
    this.#timeoutsInARow = 0
    this.#stopTimers()
  }

  #stopTimers(): void {
    clearTimeout(this.#resetTimer ?? undefined)
    clearTimeout(this.#trialTimer ?? undefined)
    this.#resetTimer = null
    this.#trialTimer = null
  }

  #end(program: Program, end: ProgramEnd): void {
    if (end.rest !== '') this.#receive(program, parseRest(end.rest), end.rest)
    const hadQuestions = this.#underWay.first() !== undefined
    this.#forgetProgram('ended')
    if (!this.#hasAnswered && (!end.hasStarted || !hadQuestions)) {
      this.#refuse(cannotStart(this.#options.command, end.how, { program, questions: 0 }))
      return
    }
    const again = this.#underWay.takeAll().filter((question) => {
      if (!question.isAlone) return true
      this.#ends += 1
      question.fail(crashed(end.how, program))
      return false
    })
    for (const question of again) question.crashes += this.#hasAnswered ? 1 : MAX_CRASHES_IN_COMPANY
    this.#waiting.unshift(...again)
    if (!this.#hasAnswered) {
      this.#startsWithoutAnswer += 1
      this.#longestLifeMs = Math.max(this.#longestLifeMs, this.#context.clock.monotonicMs() - this.#startedAtMs)
      this.#startFailure = cannotStart(this.#options.command, end.how, { program, questions: this.#ends })
      if (this.#ends >= MAX_ENDS_IN_A_ROW) {
        this.#refuse(this.#startFailure)
        return
      }
      if (this.#startsWithoutAnswer === STARTS_BEFORE_TRIAL) this.#tryStart()
    }
    this.#sendWaiting()
  }

  #refuse(error: UserError): void {
    this.#startFailure = error
    this.#fatal = error
    this.#rejectAll(error)
  }

  /** Starts the program and asks it nothing for a while: if it stays up, it was the questions that ended it. */
  #tryStart(): void {
    this.#program = this.#start()
    this.#trialTimer = setTimeout(() => {
      this.#trialTimer = null
      this.#sendWaiting()
    }, trialMs(this.#longestLifeMs))
  }

  #rejectAll(reason: unknown): void {
    this.#stopTimers()
    for (const question of [...this.#underWay.takeAll(), ...this.#waiting.splice(0)]) question.reject(reason)
  }
}
