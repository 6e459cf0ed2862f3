import { UserError } from '../../model/error.js'

/** The value of a JSON text of a run, whose file the error names. Throws `run-invalid`. */
export function parseJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    const problem = `it is not JSON (${cause instanceof Error ? cause.message : String(cause)})`
    throw new UserError('run-invalid', { path, line: null, problem }, { cause })
  }
}
