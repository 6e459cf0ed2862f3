import { quoteLine } from '../../../io/log.js'
import { type Program, type ProgramEnd, startProgram } from '../../../io/start-program.js'
import type { UserError } from '../../../model/error.js'
import type { Failure } from '../../../model/run/observation.js'
import {
  startError,
  type CommandContext,
  type CommandOptions,
  crashFailure,
  gaveUpFailure,
  MAX_ENDS_IN_A_ROW,
  MISSING_ID,
  stderrTail,
  type TargetSession,
  timeoutFailure,
  warnOfRestart,
  watchSignal,
} from '../target.js'
import { makeQuestion, type ParsedLine, parseRest, type Question, watchLines, PendingQuestions } from './parse-reply.js'

/** Restarts after hangs without an answer in between; each may have cost a whole time-out. */
const MAX_HANGS = 5
/**
 * A program that ended this often without ever answering is started once without a question. If it ends then too, it cannot start.
 */
const STARTS_BEFORE_TRIAL = 3
/**
 * How long a start without a question is observed: based on the longest life so far, with a margin because the machine may be busy.
 */
const trialMs = (longestLifeMs: number): number => Math.min(1000 + 4 * longestLifeMs, 30_000)
/** A program counts as hung when this many requests in a row time out without any reply. */
const TIMEOUTS_OF_A_HANG = 2
/** After the program ended this often with several questions in flight, a question is asked alone. */
const MAX_CRASHES_IN_COMPANY = 2

interface SessionOptions extends CommandOptions {
  /** Whether to ask one question at a time, with a reset message before each except the first. */
  readonly resetsByMessage: boolean
}

/**
 * Opens a session with one long-running program over JSON lines. Matches replies by id and restarts the program when it ends or
 * hangs. Questions that were in flight with others are then asked again, so that a trial fails only because of its own question.
 * Starts the program at once, to warm it up before the first question.
 */
export function openPersistent(options: SessionOptions, context: CommandContext): TargetSession {
  /** Questions to send. Those to be asked again come first. */
  const waiting: Question[] = []
  const underWay = new PendingQuestions()
  let running: Program | null = null
  let endedBecause = 'ended'
  /** Whether the program was just started or reset. */
  let isFresh = true
  /** Whether the program may still be loading: it has neither said that it is ready nor answered. */
  let isLoading = true
  /** Set while the program resets itself. */
  let resetTimer: NodeJS.Timeout | null = null
  let fatal: UserError | null = null
  let startFailure: UserError | null = null
  let startsWithoutAnswer = 0
  let startedAtMs = 0
  let longestLifeMs = 0
  /** Set while a program runs without a question to see whether it stays up. */
  let trialTimer: NodeJS.Timeout | null = null
  let hasAnswered = context.hasAnswered ?? false
  /** Number of consecutive questions that each ended the program on their own. */
  let ends = 0
  let hangs = 0
  let timeoutsInARow = 0
  let restarts = 0
  let strayLines = 0
  let firstStray = ''
  let lateReplies = 0

  const start = (): Program => {
    startedAtMs = context.clock.monotonicMs()
    isLoading = true
    const program: Program = startProgram({
      ...options,
      ...watchLines((parsed, line) => {
        if (line !== '') receive(program, parsed, line)
        sendWaiting()
      }),
      onEnd: (end) => finish(program, end),
    })
    return program
  }

  const sendWaiting = (): void => {
    for (let next = waiting[0]; next !== undefined && hasRoomFor(next); next = waiting[0]) {
      const program = running ?? restart()
      if (program === null) {
        const unasked = gaveUpFailure({ ends, hangs })
        for (const { hasTimedOut, timeoutMs, fail } of waiting.splice(0))
          fail(hasTimedOut ? timeoutFailure(timeoutMs, null) : unasked)
        return
      }
      if (options.resetsByMessage && !isFresh) {
        reset(program, next.timeoutMs)
        return
      }
      waiting.shift()
      send(program, next)
    }
  }

  const restart = (): Program | null => {
    if (hangs > MAX_HANGS || ends >= MAX_ENDS_IN_A_ROW) return null
    warnOfRestart(context.log, endedBecause, (restarts += 1))
    running = start()
    return running
  }

  const hasRoomFor = (question: Question): boolean => {
    if (resetTimer !== null || trialTimer !== null) return false
    const current = underWay.first()
    return current === undefined || !(isExclusive(question) || isExclusive(current))
  }

  const isExclusive = ({ crashes }: Question): boolean => options.resetsByMessage || crashes >= MAX_CRASHES_IN_COMPANY

  const send = (program: Program, question: Question): void => {
    isFresh = false
    underWay.add(question)
    question.begin(program, () => expire(question))
    program.write(question.line)
  }

  const reset = (program: Program, timeoutMs: number): void => {
    const message = `The target did not answer the reset within ${timeoutMs / 1000} s.`
    resetTimer = setTimeout(() => failReset({ kind: 'timeout', message }), timeoutMs)
    program.write('{"reset":true}\n')
  }

  /** Fails the next question, which would have met the state left by the previous one. */
  const failReset = (failure: Failure): void => {
    waiting.shift()?.fail({ ...failure, ...stderrTail(running) })
    replaceProgram('did not reset itself')
    sendWaiting()
  }

  const receive = (program: Program, parsed: ParsedLine, line: string): void => {
    if (parsed.kind === 'reset' && resetTimer !== null) {
      clearTimeout(resetTimer)
      resetTimer = null
      isFresh = parsed.isDone
      if (!parsed.isDone)
        failReset({ kind: 'protocol', message: `The target answered the reset with ${line.slice(0, 200)}` })
      return
    }
    if (parsed.kind === 'ready' && isLoading) {
      isLoading = false
      for (const waited of underWay.all()) waited.begin(program, () => expire(waited))
      return
    }
    const question = underWay.takeAnswered(parsed)
    const isLate = question === undefined && underWay.takeLate(parsed)
    if (question === undefined && !isLate) {
      if (strayLines === 0) firstStray = quoteLine(line.slice(0, 1000), []).slice(0, 200)
      strayLines += 1
      program.note(`${line.slice(0, 1000)}\n`)
      return
    }
    hasAnswered = true
    isLoading = false
    ends = 0
    hangs = 0
    timeoutsInARow = 0
    if (isLate) lateReplies += 1
    else if (parsed.kind === 'reply') question?.succeed(parsed.reply)
    else question?.fail(parsed.kind === 'failure' ? parsed.failure : MISSING_ID)
  }

  /** The second time-out in a row may only have waited behind the first, so a new program is asked that question once more. */
  const expire = (question: Question): void => {
    underWay.expire(question)
    timeoutsInARow += 1
    const isHang = isExclusive(question) || timeoutsInARow >= TIMEOUTS_OF_A_HANG
    const isSuspect = question.isAlone || question.hasTimedOut || !isHang
    if (isSuspect) question.fail(timeoutFailure(question.timeoutMs, running))
    if (isHang) {
      const count = timeoutsInARow === 1 ? 'a request' : `${timeoutsInARow} requests`
      replaceProgram(`answered nothing while ${count} timed out`)
      question.hasTimedOut = true
      waiting.unshift(...underWay.takeAll(), ...(isSuspect ? [] : [question]))
    }
    sendWaiting()
  }

  const replaceProgram = (because: string): void => {
    running?.kill()
    forgetProgram(because)
    hangs += 1
  }

  const forgetProgram = (because: string): void => {
    running = null
    endedBecause = because
    isFresh = true
    timeoutsInARow = 0
    stopTimers()
  }

  const stopTimers = (): void => {
    clearTimeout(resetTimer ?? undefined)
    clearTimeout(trialTimer ?? undefined)
    resetTimer = null
    trialTimer = null
  }

  const finish = (program: Program, end: ProgramEnd): void => {
    if (end.rest !== '') receive(program, parseRest(end.rest), end.rest)
    const hadQuestions = underWay.first() !== undefined
    forgetProgram('ended')
    if (!hasAnswered && (!end.hasStarted || !hadQuestions)) {
      refuse(startError(options.command, end.how, { program, questions: 0 }))
      return
    }
    const again = underWay.takeAll().filter((question) => {
      if (!question.isAlone) return true
      ends += 1
      question.fail(crashFailure(end.how, program))
      return false
    })
    for (const question of again) question.crashes += hasAnswered ? 1 : MAX_CRASHES_IN_COMPANY
    waiting.unshift(...again)
    if (!hasAnswered) {
      startsWithoutAnswer += 1
      longestLifeMs = Math.max(longestLifeMs, context.clock.monotonicMs() - startedAtMs)
      startFailure = startError(options.command, end.how, { program, questions: ends })
      if (ends >= MAX_ENDS_IN_A_ROW) {
        refuse(startFailure)
        return
      }
      if (startsWithoutAnswer === STARTS_BEFORE_TRIAL) tryStart()
    }
    sendWaiting()
  }

  const refuse = (error: UserError): void => {
    startFailure = error
    fatal = error
    rejectAll(error)
  }

  /** Starts the program without a question for a while. If it stays up, the questions caused the ends. */
  const tryStart = (): void => {
    running = start()
    trialTimer = setTimeout(() => {
      trialTimer = null
      sendWaiting()
    }, trialMs(longestLifeMs))
  }

  const rejectAll = (reason: unknown): void => {
    stopTimers()
    for (const question of [...underWay.takeAll(), ...waiting.splice(0)]) question.reject(reason)
  }

  const watch = watchSignal((reason) => rejectAll(reason))
  running = start()
  return {
    corpusFingerprint: null,
    ask: async (request, limits) => {
      watch(limits.signal)
      if (fatal !== null) throw fatal
      const question = makeQuestion(request, limits, context)
      waiting.push(question)
      sendWaiting()
      return question.observation
    },
    startFailure: () => (hasAnswered ? null : startFailure),
    [Symbol.asyncDispose]: async () => {
      rejectAll(new Error('The target was closed.'))
      const stray = strayLines === 1 ? '1 line to stdout that is' : `${strayLines} lines to stdout that are`
      const advice = `Log to stderr instead. The first: ${firstStray}`
      if (strayLines > 0) context.log.warning(`The target wrote ${stray} no reply to a request. ${advice}`)
      const late = lateReplies === 1 ? '1 reply came after its' : `${lateReplies} replies came after their`
      if (lateReplies > 0) context.log.warning(`${late} time-out and did not count.`)
      await running?.close(options.shutdownMs)
      running = null
    },
  }
}
