import type { ExitCode } from './result/verdict.js'
import { ERROR_MESSAGES, type ErrorFacts } from './error-catalogue.js'

/** A code of the error catalogue. */
export type ErrorCode = keyof ErrorFacts

/**
 * Something the user can mend. The message comes from the catalogue: what happened, where, what was got, what to do.
 * Every other error that reaches an entry is a bug of Goldenpair and is shown with its stack.
 */
export class UserError<Code extends ErrorCode = ErrorCode> extends Error {
  readonly code: Code
  readonly facts: ErrorFacts[Code]

  constructor(code: Code, facts: ErrorFacts[Code], options?: { cause?: unknown }) {
    super(ERROR_MESSAGES[code](facts), options)
    this.name = 'UserError'
    this.code = code
    this.facts = facts
  }
}

/** For `catch`: what is made of a mistake of the user's; every other error is thrown again. */
export const onMistake =
  <Instead>(use: (mistake: UserError) => Instead) =>
  (error: unknown): Instead => {
    if (error instanceof UserError) return use(error as UserError)
    throw error
  }

/** The refusal of an input of the Action. */
export const refusedInput = (name: string, got: string, expected: string): UserError =>
  new UserError('input-invalid', { name, got, expected, suggestion: null })

/** What a bug is reported with. */
export function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** 3: the user's to mend; 2 where nothing can be told: nothing was measured within the user's limit, or a target rewrote what was. */
export function exitCodeOfError(error: Error): ExitCode {
  return 'code' in error && (error.code === 'month-exhausted' || error.code === 'files-rewritten') ? 2 : 3
}
