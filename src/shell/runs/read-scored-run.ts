import { UserError } from '../../core/model/error.js'
import type { GoldenCase } from '../../core/model/case.js'
import type { Observation } from '../../core/model/observation.js'
import type { ScoredRun, ScoredTrial, Trial } from '../../core/model/run.js'
import type { Log } from '../io/log.js'
import { readRun } from './read-run.js'
import { readTrials } from './read-trials.js'
import { runFiles } from './run-files.js'

/** Scores a stored observation again, for a run whose own scores are not to be believed. */
export type Rescore = (golden: GoldenCase, observation: Observation) => Pick<Trial, 'scores' | 'unscored'>

/**
 * A stored run with the scores of all its trials; observations are read and dropped one by one, so a hundred thousand
 * trials fit in memory. Throws as `readRun` and `readTrials` do, and `run-invalid` for a trial of an unknown case or a
 * trial that is there twice.
 */
export async function readScoredRun(
  folder: string,
  { log, rescore }: { readonly log: Log; readonly rescore?: Rescore },
): Promise<ScoredRun> {
  const run = await readRun(folder)
  const path = runFiles(folder).trials
  const cases = new Map(run.cases.map((golden) => [golden.id, golden]))
  const seen = new Set<string>()
  const trials: ScoredTrial[] = []
  for await (const trial of readTrials(folder, log)) {
    const golden = cases.get(trial.case)
    const key = `${trial.trial} ${trial.case}`
    const fail = (problem: string): UserError =>
      new UserError('run-invalid', { path, line: trials.length + 1, problem })
    if (golden === undefined) throw fail(`the case \`${trial.case}\` is not in run.json`)
    if (seen.has(key)) throw fail(`trial ${trial.trial} of case \`${trial.case}\` is there twice`)
    seen.add(key)
    const { scores, unscored } = rescore === undefined ? trial : rescore(golden, trial.observation)
    trials.push({ case: golden.id, trial: trial.trial, scores, unscored })
  }
  return { run, trials }
}
