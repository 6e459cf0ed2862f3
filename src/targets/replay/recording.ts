import type { Observation } from '../../model/observation.js'
import type { Log } from '../../io/log.js'
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
