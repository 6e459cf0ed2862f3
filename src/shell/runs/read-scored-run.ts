import type { GoldenCase } from '../../core/model/case.js'
import type { Observation } from '../../core/model/observation.js'
import type { Run, ScoredRun, ScoredTrial, Trial } from '../../core/model/run.js'
import type { Log } from '../io/log.js'
import { readRun } from './read-run.js'
import { readTrialsOf } from './read-trials-of.js'

/** Scores a stored observation again, for a run whose own scores are not to be believed. */
export type Rescore = (golden: GoldenCase, observation: Observation) => Pick<Trial, 'scores' | 'unscored'>

/**
 * A stored run with the scores of all its trials; observations are read and dropped one by one, so a hundred thousand
 * trials fit in memory. `run` is the folder's run.json, where the caller has read it already. Throws as `readRun` and `readTrialsOf` do.
 */
export async function readScoredRun(
  folder: string,
  { log, rescore, run: known }: { readonly log: Log; readonly rescore?: Rescore; readonly run?: Run },
): Promise<ScoredRun> {
  const run = known ?? (await readRun(folder))
  const trials: ScoredTrial[] = []
  const compact = compactor()
  for await (const { trial, golden } of readTrialsOf(run, folder, log)) {
    const { scores, unscored } = rescore === undefined ? compact(trial) : rescore(golden, trial.observation)
    trials.push({ case: golden.id, trial: trial.trial, scores, unscored })
  }
  return { run, trials, stale_cases: run.stale_cases }
}

/** Scores as they stay in memory: a copy takes a third of what a parsed object does, and equal reasons are kept once. */
function compactor(): (trial: Trial) => Pick<Trial, 'scores' | 'unscored'> {
  const reasons = new Map<string, string>()
  const keepOnce = (reason: string): string => {
    if (!reasons.has(reason)) reasons.set(reason, reason)
    return reasons.get(reason) ?? reason
  }
  return ({ scores, unscored }) => ({
    scores: { ...scores },
    unscored: Object.fromEntries(Object.entries(unscored).map(([id, reason]) => [id, keepOnce(reason)])),
  })
}
