import { createReadStream, readSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { setImmediate } from 'node:timers/promises'
import type { z } from 'zod'
import type { Log } from '../../io/log.js'
import { splitLines } from '../../io/split-lines.js'
import { UserError } from '../../model/error.js'
import { tryJson } from '../../model/json.js'
import { readStored } from '../../model/run/file-version.js'
import { fileSize, MAX_LENGTH, MAX_LENGTH_NAME } from './run-files.js'

/** The caller may keep Node busy: after this many milliseconds, signals are handled before the next line. */
const DEAF_MS = 100

/**
 * The values of a file with one JSON document a line, one at a time, with their line numbers from 1. A last line without its line
 * feed that is not JSON was being written when its writer was killed: it is left out with a warning.
 * Throws `run-too-large` and `run-invalid`, naming the line.
 */
export async function* readJsonLines(
  path: string,
  log: Log,
): AsyncGenerator<{ readonly line: number; readonly value: unknown }> {
  let lines: string[] = []
  let lineNumber = 0
  const splitter = splitLines({
    maxLength: MAX_LENGTH,
    onLine: (line) => lines.push(line),
    onTooLong: () => {
      throw new UserError('run-too-large', { path, line: lineNumber + lines.length + 1, limit: MAX_LENGTH_NAME })
    },
  })
  for await (const bytes of createReadStream(path, { highWaterMark: 256 * 1024 })) {
    splitter.push(bytes as Buffer)
    const whole = lines
    lines = []
    let heardAt = performance.now()
    for (const line of whole) {
      yield { line: ++lineNumber, value: parseLine(path, lineNumber, line) }
      if (performance.now() - heardAt < DEAF_MS) continue
      await setImmediate()
      heardAt = performance.now()
    }
  }
  if (!splitter.end()) return
  const value = tryJson(lines[0] ?? '')
  if (value === undefined)
    log.warning(`${path}:${lineNumber + 1} is cut off and was ignored: the run ended while writing it.`)
  else yield { line: lineNumber + 1, value }
}

/** The value of a line. Throws `run-invalid`, naming the line. */
export function parseLine(path: string, line: number, text: string): unknown {
  const value = tryJson(text)
  if (value === undefined) throw new UserError('run-invalid', { path, line, problem: 'the line is not JSON' })
  return value
}

/** Where a line of a file is, in bytes, without its line feed. */
interface LinePlace {
  readonly start: number
  readonly end: number
}

const LINE_FEED = 10
const BLOCK = 1024 * 1024

/**
 * The places of an open file's lines in order, the last one even without its line feed; the text itself is not kept. In one go: nothing
 * else is under way where a run is read, and to be called for every block takes longer than to read it.
 */
export function findLines(file: number): readonly LinePlace[] {
  const places: LinePlace[] = []
  const block = Buffer.alloc(BLOCK)
  let start = 0
  let offset = 0
  for (let length = readSync(file, block, 0, BLOCK, 0); length > 0; length = readSync(file, block, 0, BLOCK, offset)) {
    const bytes = block.subarray(0, length)
    for (let end = bytes.indexOf(LINE_FEED); end >= 0; end = bytes.indexOf(LINE_FEED, end + 1)) {
      places.push({ start, end: offset + end })
      start = offset + end + 1
    }
    offset += length
  }
  return start === offset ? places : [...places, { start, end: offset }]
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
  throw new UserError('run-invalid', { ...place, problem: describeFirstIssue(parsed.error) })
}

/**
 * The first thing wrong with a stored value, by its place.
 * @example '`cases[3].query`: Invalid input: expected string, received number'
 */
export function describeFirstIssue(error: z.ZodError): string {
  const [issue] = error.issues
  if (issue === undefined) return error.message
  const place = issue.path.reduce<string>(
    (name, key) => (typeof key === 'number' ? `${name}[${key}]` : `${name}${name === '' ? '' : '.'}${String(key)}`),
    '',
  )
  return place === '' ? issue.message : `\`${place}\`: ${issue.message}`
}
