import type { ExitCode } from './result/verdict.js'
import { ERROR_MESSAGES, type ErrorFacts } from './error-catalogue.js'

/** A code of the error catalogue. */
export type ErrorCode = keyof ErrorFacts

/**
 * A mistake that the user can fix. The message comes from the catalogue: what happened, where, what was found, what to do. Any other error
 * that reaches an entry is a bug in Goldenpair and is shown with its stack.
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

/** Makes a handler for `catch` that handles `UserError` and rethrows every other error. */
export const onMistake =
  <Instead>(use: (mistake: UserError) => Instead) =>
  (error: unknown): Instead => {
    if (error instanceof UserError) return use(error as UserError)
    throw error
  }

/** Makes the error for an invalid input of the Action. */
export const refusedInput = (name: string, got: string, expected: string): UserError =>
  new UserError('input-invalid', { name, got, expected, suggestion: null })

/** Returns the result of a call; `null` if it fails, for whatever reason. */
export function nullOnError<Value>(call: () => Value): Value | null {
  try {
    return call()
  } catch {
    return null
  }
}

/** Returns the message of anything that was thrown. */
export const messageOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown))

/** Returns the text that a bug is reported with: the stack, or else the message. */
export function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/**
 * Returns the exit code of an error: 3 for a mistake of the user; 2 if nothing can be concluded, because the monthly budget left nothing to
 * measure or a target rewrote the files that were measured.
 */
export function exitCodeOfError(error: Error): ExitCode {
  return 'code' in error && (error.code === 'month-exhausted' || error.code === 'files-rewritten') ? 2 : 3
}
