import type { GoldenCase } from '../../model/case.js'
import { collectScores } from '../../stats/collect-scores.js'
import type { Run, ScoredRun, Trial } from '../../model/run.js'
import type { Log } from '../../io/log.js'
import { isReference, readReference, runOfReference, trialsOfReference } from './read-reference.js'
import { readRun } from './read-run.js'
import { readTrialsOf } from './read-trials-of.js'

/** Scores a stored trial again, for a run whose own scores are not to be believed. */
export type Rescore = (golden: GoldenCase, trial: Trial) => Pick<Trial, 'scores' | 'unscored'>

/**
 * A stored run with the scores of all its trials; observations are read and dropped one by one, so a hundred thousand
 * trials fit in memory. A reference has its scores as they were recorded and nothing to score again. `run` is the folder's run.json, where the caller has read it already. Throws as `readRun` and `readTrialsOf` do.
 */
export async function readScoredRun(
  folder: string,
  { log, rescore, run: known }: { readonly log: Log; readonly rescore?: Rescore; readonly run?: Run },
): Promise<ScoredRun> {
  if (await isReference(folder)) {
    const reference = await readReference(folder)
    const run = known ?? runOfReference(reference)
    return { run, trials: trialsOfReference(reference), stale_cases: run.stale_cases }
  }
  const run = known ?? (await readRun(folder))
  const collected = collectScores()
  for await (const { trial, golden } of readTrialsOf(run, folder, log)) {
    // A copy takes a third of the memory of a parsed object.
    const { scores, unscored } =
      rescore === undefined ? { scores: { ...trial.scores }, unscored: { ...trial.unscored } } : rescore(golden, trial)
    collected.add({ case: golden.id, trial: trial.trial, scores, unscored }, trial.observation.status)
  }
  return { run, trials: collected.trials(), stale_cases: run.stale_cases }
}
