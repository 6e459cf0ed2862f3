import { createReadStream } from 'node:fs'
import { UserError } from '../../core/model/error.js'
import { trialSchema, type Trial } from '../../core/model/run.js'
import type { Log } from '../io/log.js'
import { splitLines } from '../io/split-lines.js'
import { describeFirstIssue } from './describe-first-issue.js'
import { fileSize } from './read-run.js'
import { MAX_LENGTH, MAX_LENGTH_NAME, runFiles } from './run-files.js'

/**
 * The trials of a run folder, one at a time in the order written, each checked. A last line without its line feed that
 * is not JSON was being written when the run was killed: it is left out with a warning.
 * Throws `run-not-found`, `run-too-large` and `run-invalid`, naming the line.
 */
export async function* readTrials(folder: string, log: Log): AsyncGenerator<Trial> {
  const path = runFiles(folder).trials
  if ((await fileSize(path)) === null) throw new UserError('run-not-found', { folder, missing: 'trials.jsonl' })
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
    for (const line of whole) yield parseTrial(path, ++lineNumber, parseLine(path, lineNumber, line))
  }
  if (!splitter.end()) return
  const value = tryJson(lines[0] ?? '')
  if (value === undefined)
    log.warning(`${path}:${lineNumber + 1} is cut off and left out: the run was ended while writing it.`)
  else yield parseTrial(path, lineNumber + 1, value)
}

function parseLine(path: string, line: number, text: string): unknown {
  const value = tryJson(text)
  if (value === undefined) throw new UserError('run-invalid', { path, line, problem: 'the line is not JSON' })
  return value
}

function parseTrial(path: string, line: number, value: unknown): Trial {
  const parsed = trialSchema.safeParse(value)
  if (parsed.success) return parsed.data
  throw new UserError('run-invalid', { path, line, problem: describeFirstIssue(parsed.error) })
}

function tryJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
