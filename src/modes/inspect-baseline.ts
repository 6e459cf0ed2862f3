import { basename } from 'node:path'
import { summarizeRun } from '../metrics/summarize-run.js'
import { UserError, type ErrorCode } from '../model/error.js'
import type { ScoredRun } from '../model/run.js'
import type { Log } from '../io/log.js'
import { readScoredRun } from '../store/runs/read-scored-run.js'

/**
 * Why a stored run cannot be compared with, as a clause for "it is skipped: …"; null when it can. It is read to its end:
 * damage that shows only later would fail a pull request for its baseline's fault.
 */
export async function inspectBaseline(folder: string, log: Log): Promise<string | null> {
  try {
    return describeFailedMeasurement(await readScoredRun(folder, { log }))
  } catch (error) {
    const damage = describeDamage(error)
    if (damage === null) throw error
    return damage
  }
}

/** A measurement with too few scored cases is invalid, whatever its `mode` says. */
function describeFailedMeasurement({ run, trials }: ScoredRun): string | null {
  if (run.counts === null) return 'its run was never finished'
  if (trials.length === 0) return 'it has no trials'
  const { infrastructure } = run.counts
  if (infrastructure >= trials.length) return `none of its ${trials.length} trials was answered`
  const success = summarizeRun({ metrics: [{ id: 'success' }], trials })['success']
  if (success === undefined || success.n >= run.settings.min_scored_share * success.applicable) return null
  return `only ${success.n} of its ${success.applicable} cases could be scored`
}

/** Without the path, which tells a reader of the report nothing, and without the advice, which is for who has the run. */
function describeDamage(error: unknown): string | null {
  if (hasCode(error, 'run-not-found')) return `it has no ${error.facts.missing}`
  if (hasCode(error, 'run-too-large'))
    return `its ${basename(error.facts.path)} is over the limit of ${error.facts.limit}`
  if (!hasCode(error, 'run-invalid')) return error instanceof UserError ? error.message : null
  const { path, line, problem } = error.facts
  return `its ${basename(path)} is damaged${line === null ? '' : ` in line ${line}`}: ${problem.slice(0, 200)}`
}

function hasCode<Code extends ErrorCode>(error: unknown, code: Code): error is UserError<Code> {
  return error instanceof UserError && error.code === code
}
