import { UserError } from '../../model/error.js'
import type { Failure } from '../../model/observation.js'
import { describeCommand } from '../../io/programs/describe-command.js'
import type { Program } from '../../io/programs/start-program.js'

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

/** A failure's `stderr_tail`, left out when the program has said nothing. */
export function stderrTail(program: Program | null): { readonly stderr_tail?: string } {
  const tail = program?.log() ?? ''
  return tail === '' ? {} : { stderr_tail: tail }
}

/** The user's error for a program that has never answered. */
export function cannotStart(command: string | readonly string[], how: string, program: Program): UserError {
  return new UserError('target-cannot-start', {
    command: describeCommand(command),
    how,
    log: program.log().trimEnd(),
  })
}
