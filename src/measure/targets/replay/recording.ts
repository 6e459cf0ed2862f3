import { countOf } from '../../../format/format-number.js'
import type { Log } from '../../../io/log.js'
import type { Observation } from '../../../model/run/observation.js'
import type { TargetRequest } from '../target.js'

/** Observations that were recorded, read from disk one at a time. */
export interface Recording extends AsyncDisposable {
  /** What was searched, where the recording says it. */
  readonly corpus: string | null
  /** What is not recorded is a failed observation. */
  readonly observe: (request: TargetRequest) => Promise<Observation>
}

export interface RecordingContext {
  readonly workingDirectory: string
  readonly log: Log
}

/** There is nothing to replay for a trial, and nobody measured how long that took. */
export function notRecorded(message: string): Observation {
  return { status: 'failed', latency_ms: null, failure: { kind: 'target', message } }
}

/** A question as it is compared with the one that was recorded: how it was wrapped and indented does not count. */
export function foldBlanks(text: string): string {
  return text.trim().replace(/\s+/g, ' ')
}

/** Faults of lines of a file, for one warning. */
interface LineNotes {
  readonly add: (line: number, problem: string) => void
  readonly warn: (log: Log) => void
}

/** So many are named, the others counted. */
const MOST_NAMED = 3
const LENGTH = 200

export function noteLines(file: string): LineNotes {
  const named: string[] = []
  let count = 0
  return {
    add: (line, problem) => {
      count++
      if (named.length < MOST_NAMED) named.push(`${file}:${line}: ${problem.slice(0, LENGTH)}`)
    },
    warn: (log) => {
      if (count === 0) return
      const more = count > named.length ? ` (and ${count - named.length} more)` : ''
      log.warning(`${countOf(count, 'line')} of ${file} cannot be replayed: ${named.join('; ')}${more}`)
    },
  }
}
