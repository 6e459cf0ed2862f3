import { readFile } from 'node:fs/promises'
import { setImmediate } from 'node:timers/promises'
import type { z } from 'zod'
import type { Log } from '../../io/log.js'
import { readLines } from '../../io/split-lines.js'
import { messageOf, UserError } from '../../model/error.js'
import { tryJson } from '../../model/json.js'
import { describeFaults, readStored } from '../../model/run/file-version.js'
import { fileSize, MAX_LENGTH, MAX_LENGTH_NAME } from './run-files.js'

/** The caller may keep Node busy. After this many milliseconds, signals are handled before the next line. */
const DEAF_MS = 100

/**
 * Yields the values of a file with one JSON document per line, with line numbers from 1. Lines that are not wanted are
 * not parsed. A last line that is neither JSON nor has a line feed was cut off when its writer was killed; it is skipped
 * with a warning. Throws `run-too-large` and `run-invalid`, naming the line.
 */
export async function* readJsonLines(path: string, log: Log, isWanted = (_line: number): boolean => true) {
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

/** Parses a JSON text of a run. Throws `run-invalid`, which names the file `path`. */
export function parseJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    const problem = `it is not JSON (${messageOf(cause)})`
    throw new UserError('run-invalid', { path, line: null, problem }, { cause })
  }
}

/** Reads a whole JSON file of a run. Throws `run-too-large` and `run-invalid`. */
export async function readJson(path: string): Promise<unknown> {
  if (((await fileSize(path)) ?? 0) > MAX_LENGTH)
    throw new UserError('run-too-large', { path, line: null, limit: MAX_LENGTH_NAME })
  return parseJson(path, await readFile(path, 'utf8'))
}

/**
 * Parses a stored value by its schema, as `readStored` does. Throws `run-invalid`, which names the file and, if there is
 * one, the line.
 */
export function parseStored<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  place: { readonly path: string; readonly line: number | null },
): z.output<Schema> {
  const parsed = readStored(schema, value)
  if (parsed.success) return parsed.data
  throw new UserError('run-invalid', { ...place, problem: describeFaults(parsed.error) })
}
