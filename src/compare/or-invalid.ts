import { UserError } from '../model/error.js'

/** The value, or what stands in for it when computing it fails, which is a bug of Goldenpair. What the user can mend is thrown on. */
export function orInvalid<Value, Other>(compute: () => Value, instead: (reason: string) => Other): Value | Other {
  try {
    return compute()
  } catch (error) {
    if (error instanceof UserError) throw error
    return instead(`it could not be computed, please report this bug of Goldenpair: ${describe(error)}`)
  }
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
