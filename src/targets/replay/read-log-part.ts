import { readLogLine, type LogLine } from '../../import/llmc-log-lines.js'
import type { Log } from '../../io/log.js'
import type { PlacedLogLine } from './join-lines.js'
import { noteLines } from './note-lines.js'
import type { PlacedFile } from './placed-file.js'

/** The lines of a log that count: those that begin in a range of bytes, and were written in a span of time. */
export interface LogPart {
  readonly offset: number
  /** Null is to the end. */
  readonly length: number | null
  readonly since: string | null
  readonly until: string | null
  /** The field that joins the logs beside `query_id`. */
  readonly key: string | null
}

/** What the lines of a part are joined by, and where they are. Lines that are none, or that `refuse` has words for, are counted in a warning. */
export async function readLogPart(
  file: PlacedFile,
  {
    part,
    refuse,
    log,
  }: { readonly part: LogPart; readonly refuse: (line: LogLine) => string | null; readonly log: Log },
): Promise<readonly PlacedLogLine[]> {
  const lines: PlacedLogLine[] = []
  const notes = noteLines(file.name)
  const since = part.since === null ? -Infinity : Date.parse(part.since)
  const until = part.until === null ? Infinity : Date.parse(part.until)
  const hasTimes = part.since !== null || part.until !== null
  for await (const { number, start, length, text, isTooLong } of file.lines()) {
    if (start < part.offset || text.trim() === '') continue
    if (part.length !== null && start >= part.offset + part.length) break
    const line = isTooLong ? null : readLogLine(tryJson(text), part.key)
    if (line === null) {
      notes.add(number, isTooLong ? 'it is longer than 64 MB.' : 'it is no JSON object.')
      continue
    }
    if (hasTimes && line.time === null) {
      notes.add(number, 'it has no `timestamp` that `since` and `until` could look at.')
      continue
    }
    if (line.time !== null && (line.time < since || line.time >= until)) continue
    const problem = refuse(line)
    if (problem === null) lines.push({ ...line, start, length })
    else notes.add(number, problem)
  }
  notes.warn(log)
  return lines
}

/** Undefined for what is no JSON. */
function tryJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
