import { z } from 'zod'
import { describeCommand, type Program } from '../../../io/start-program.js'
import { UserError } from '../../../model/error.js'
import type { Failure } from '../../../model/run/observation.js'
import type { TargetContext } from '../target.js'

/**
 * After so many questions in a row, each of which ended the program, it is called broken. Fewer would be no proof: of a target that crashes on
 * three of four questions, ten in a row are not rare in a suite of 40.
 */
export const MAX_ENDS_IN_A_ROW = 20

export const NAMELESS: Failure = { kind: 'protocol', message: 'The reply has no `id`.' }

export function crashed(how: string, program: Program | null): Failure {
  return { kind: 'crash', message: `The target ${how}.`, ...stderrTail(program) }
}

export function timedOut(timeoutMs: number, program: Program | null): Failure {
  return { kind: 'timeout', message: `No reply within ${timeoutMs / 1000} s.`, ...stderrTail(program) }
}

export function givenUp(times: number): Failure {
  const message = `The target ended or hung ${times} times in a row without an answer and is not started again.`
  return { kind: 'crash', message }
}

/** A failure's `stderr_tail`, left out when the program wrote nothing. */
export function stderrTail(program: Program | null): { readonly stderr_tail?: string } {
  const tail = program?.log() ?? ''
  return tail === '' ? {} : { stderr_tail: tail }
}

/** The user's error for a program that has never answered, and ended with so many questions one after the other. */
export function cannotStart(
  command: string | readonly string[],
  how: string,
  { program, questions }: { readonly program: Program; readonly questions: number },
): UserError {
  return new UserError('target-cannot-start', {
    command: describeCommand(command),
    how: questions < MAX_ENDS_IN_A_ROW ? how : `${how} on each of its first ${questions} questions`,
    log: program.log().trimEnd(),
  })
}

/** Warnings of what a program wrote that counted for nothing; empty where there was none of it. */
export function describeNoise({ strays, late }: { readonly strays: number; readonly late: number }): readonly string[] {
  return [
    ...(strays > 0
      ? [
          `The target wrote ${strays === 1 ? '1 line to stdout that is' : `${strays} lines to stdout that are`} no reply to a request. Log to stderr instead.`,
        ]
      : []),
    ...(late > 0
      ? [`${late === 1 ? '1 reply came after its' : `${late} replies came after their`} time-out and did not count.`]
      : []),
  ]
}

/** A function that calls `stop` when a signal is aborted, and throws where it was: one listener for a whole run, not one for each request. */
export function watchSignal(stop: (reason: unknown) => void): (signal: AbortSignal) => void {
  let watched: AbortSignal | null = null
  return (signal) => {
    signal.throwIfAborted()
    if (signal === watched) return
    watched = signal
    signal.addEventListener('abort', () => stop(signal.reason), { once: true })
  }
}

/** How a target's program is started. */
export interface CommandOptions {
  /** A list starts the program directly; a string goes through the shell. */
  readonly command: string | readonly string[]
  readonly cwd: string
  readonly env: Readonly<Record<string, string>>
  /** How long it may take to end after its stdin was closed. */
  readonly shutdownMs: number
}

/** Options of every target that starts a program. */
export const programOptions = {
  /** Relative to the checkout. */
  cwd: z.string().min(1).optional(),
  /** Literal values, added to the environment. The suite is public: no secrets here. */
  env: z.record(z.string().min(1), z.string()).default({}),
  /** What keeps a question from meeting the state that the one before it left: a new program, or a message. */
  reset: z.enum(['none', 'message', 'process']).default('none'),
  /** How long the program may take to end after its stdin was closed. */
  shutdown_seconds: z.number().nonnegative().max(600).default(5),
}

export type CommandContext = Pick<TargetContext, 'clock' | 'meter' | 'log' | 'hasAnswered'>
