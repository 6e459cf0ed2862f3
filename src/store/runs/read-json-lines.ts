import { createReadStream } from 'node:fs'
import { UserError } from '../../model/error.js'
import type { Log } from '../../io/log.js'
import { splitLines } from '../../io/split-lines.js'
import { MAX_LENGTH, MAX_LENGTH_NAME } from './run-files.js'

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
    for (const line of whole) yield { line: ++lineNumber, value: parseLine(path, lineNumber, line) }
  }
  if (!splitter.end()) return
  const value = tryJson(lines[0] ?? '')
  if (value === undefined)
    log.warning(`${path}:${lineNumber + 1} is cut off and left out: the run was ended while writing it.`)
  else yield { line: lineNumber + 1, value }
}

function parseLine(path: string, line: number, text: string): unknown {
  const value = tryJson(text)
  if (value === undefined) throw new UserError('run-invalid', { path, line, problem: 'the line is not JSON' })
  return value
}

function tryJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
