import { UserError } from '../../core/model/error.js'
import { collectScores, type ScoreCollector } from '../../core/stats/collect-scores.js'
import type { Run } from '../../core/model/run.js'
import type { Log } from '../../shell/io/log.js'
import { readRun } from '../../shell/runs/read-run.js'
import { readTrialsOf } from '../../shell/runs/read-trials-of.js'
import { dropCutTrial, hasRun } from '../../shell/runs/write-run.js'
import { findDifferences } from './find-differences.js'
import { startTally, type Tally } from './tally.js'

/** What an interrupted run has measured. */
export interface Interrupted {
  /** Its run.json, unfinished. */
  readonly run: Run
  readonly tally: Tally
  readonly scored: ScoreCollector
}

/**
 * Reads the run in a folder to go on with it as `fresh` would have started it; null when there is nothing to go on from.
 * Drops a trial that was being written when the run was killed.
 * Throws `run-differs` when the run was started differently, and what `readRun` and `readTrialsOf` throw.
 */
export async function readInterrupted(folder: string, fresh: Run, log: Log): Promise<Interrupted | null> {
  if (!(await hasRun(folder))) {
    log.info(`There is no run in ${folder} to resume: it is started.`)
    return null
  }
  const stored = await readRun(folder)
  const differences = findDifferences(stored, fresh)
  if (differences.length > 0) throw new UserError('run-differs', { folder, differences })
  dropCutTrial(folder)
  const tally = startTally(stored.pricing)
  const scored = collectScores()
  let count = 0
  for await (const { trial } of readTrialsOf(stored, folder, log)) {
    tally.add(trial)
    const { case: caseId, scores, unscored, observation } = trial
    scored.add(
      { case: caseId, trial: trial.trial, scores: { ...scores }, unscored: { ...unscored } },
      observation.status,
    )
    count += 1
  }
  // Nothing but failures is what a target leaves that cannot be asked; it may have been mended since.
  if (tally.counts().ok === 0 && tally.firstFailure() !== null) return null
  log.info(`Resuming: ${count} of ${stored.cases.length * stored.trials_per_case} trials are there.`)
  const run: Run = { ...stored, finished_at: null, counts: null, summaries: {} }
  delete run.stopped
  return { run, tally, scored }
}
