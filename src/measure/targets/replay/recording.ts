import { groupBy } from '../../../model/group-by.js'
import { countOf } from '../../../format/format-number.js'
import type { LogLine } from '../../../exchange/import/llmc-log-lines.js'
import type { Log } from '../../../io/log.js'
import type { Observation } from '../../../model/run/observation.js'
import type { TargetRequest } from '../target.js'
import type { Place } from './placed-file.js'

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

/** A line of a log that was read, and what it is joined by. */
export interface PlacedLogLine extends LogLine, Place {}

/** A trial: the planner's line, and the lines of the enrichment log that are its attempts, in their order. */
interface LoggedTrial {
  readonly line: PlacedLogLine
  readonly attempts: readonly PlacedLogLine[]
}

/** The trials of a case in the order of the log. */
type FindTrials = (asked: { readonly case: string; readonly query: string }) => readonly LoggedTrial[]

/**
 * Joins the two logs. A case's trials are the planner's lines with its id as `query_id`, else with its text as `query`. An attempt belongs
 * to the case by `query_id`, and where it has none to the trial with its key. Of several trials of a case an attempt belongs to the one
 * with its key, else to the last that began before it; where times are missing too it belongs to none. LLMC's `task_id` is the hash of a
 * span and joins nothing.
 */
export function joinLines(planner: readonly PlacedLogLine[], enrichment: readonly PlacedLogLine[]): FindTrials {
  const byId = groupBy(planner, ({ query_id }) => query_id)
  const byText = groupBy(planner, ({ query }) => (query === null ? null : foldBlanks(query)))
  const attemptsById = groupBy(enrichment, ({ query_id }) => query_id)
  const attemptsByKey = groupBy(enrichment, ({ query_id, key }) => (query_id === null ? key : null))
  return ({ case: caseId, query }) => {
    const lines = byId.get(caseId) ?? byText.get(foldBlanks(query)) ?? []
    const ids = new Set([caseId, ...lines.flatMap((line) => line.query_id ?? [])])
    const named = [...ids].flatMap((id) => attemptsById.get(id) ?? [])
    const owners = new Map(named.map((attempt) => [attempt, findOwner(attempt, lines)]))
    return lines.map((line) => ({
      line,
      attempts: [
        ...named.filter((attempt) => owners.get(attempt) === line),
        ...(line.key === null ? [] : (attemptsByKey.get(line.key) ?? [])),
      ].sort((a, b) => a.start - b.start),
    }))
  }
}

function findOwner(attempt: PlacedLogLine, lines: readonly PlacedLogLine[]): PlacedLogLine | undefined {
  const keyed = attempt.key === null ? undefined : lines.find(({ key }) => key === attempt.key)
  if (keyed !== undefined || lines.length === 1) return keyed ?? lines[0]
  const { time } = attempt
  if (time === null) return undefined
  return lines.filter((line) => line.time !== null && line.time <= time).at(-1)
}
