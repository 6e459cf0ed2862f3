import { readFile } from 'node:fs/promises'
import { setImmediate } from 'node:timers/promises'
import type { z } from 'zod'
import type { Log } from '../../io/log.js'
import { readLines } from '../../io/split-lines.js'
import { UserError } from '../../model/error.js'
import { tryJson } from '../../model/json.js'
import { describeFaults, readStored } from '../../model/run/file-version.js'
import { fileSize, MAX_LENGTH, MAX_LENGTH_NAME } from './run-files.js'

/** The caller may keep Node busy: after this many milliseconds, signals are handled before the next line. */
const DEAF_MS = 100

/**
 * The values of a file with one JSON document a line, one at a time, with their line numbers from 1; a line that is not wanted is not parsed. A last
 * line without its line feed that is not JSON was being written when its writer was killed: it is left out with a warning.
 * Throws `run-too-large` and `run-invalid`, naming the line.
 */
export async function* readJsonLines(
  path: string,
  log: Log,
  isWanted = (_line: number): boolean => true,
): AsyncGenerator<{ readonly line: number; readonly value: unknown }> {
  for await (const lines of readLines(path, MAX_LENGTH)) {
    let heardAt = performance.now()
    for (const { number: line, text, isTooLong, hasLineFeed } of lines) {
      if (isTooLong) throw new UserError('run-too-large', { path, line, limit: MAX_LENGTH_NAME })
      if (!isWanted(line)) continue
      const value = tryJson(text)
      if (value !== undefined) yield { line, value }
      else if (hasLineFeed) throw new UserError('run-invalid', { path, line, problem: 'the line is not JSON' })
      else log.warning(`${path}:${line} is cut off and was ignored: the run ended while writing it.`)
      if (performance.now() - heardAt < DEAF_MS) continue
      await setImmediate()
      heardAt = performance.now()
    }
  }
}

/** The value of a JSON text of a run, whose file the error names. Throws `run-invalid`. */
export function parseJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    const problem = `it is not JSON (${cause instanceof Error ? cause.message : String(cause)})`
    throw new UserError('run-invalid', { path, line: null, problem }, { cause })
  }
}

/** The value of a whole file of JSON of a run. Throws `run-too-large` and `run-invalid`. */
export async function readJson(path: string): Promise<unknown> {
  if (((await fileSize(path)) ?? 0) > MAX_LENGTH)
    throw new UserError('run-too-large', { path, line: null, limit: MAX_LENGTH_NAME })
  return parseJson(path, await readFile(path, 'utf8'))
}

/** A stored value by its schema, as `readStored` reads it. Throws `run-invalid`, which names its file, and its line where it has one. */
export function parseStored<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  place: { readonly path: string; readonly line: number | null },
): z.output<Schema> {
  const parsed = readStored(schema, value)
  if (parsed.success) return parsed.data
  throw new UserError('run-invalid', { ...place, problem: describeFaults(parsed.error) })
}
