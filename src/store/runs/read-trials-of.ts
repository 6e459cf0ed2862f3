import type { GoldenCase } from '../../model/case.js'
import { UserError } from '../../model/error.js'
import type { Run, Trial } from '../../model/run.js'
import { trialKey } from '../../model/trial-key.js'
import type { Log } from '../../io/log.js'
import { readTrials } from './read-trials.js'
import { runFiles } from './run-files.js'

/**
 * The trials of a run, each with its case, one at a time in the order written. Throws as `readTrials` does, and `run-invalid`
 * for a trial of an unknown case or one that is there twice.
 */
export async function* readTrialsOf(
  run: Pick<Run, 'cases'>,
  folder: string,
  log: Log,
): AsyncGenerator<{ readonly trial: Trial; readonly golden: GoldenCase }> {
  const path = runFiles(folder).trials
  const cases = new Map(run.cases.map((golden) => [golden.id, golden]))
  const seen = new Set<string>()
  let line = 0
  for await (const trial of readTrials(folder, log)) {
    line += 1
    const golden = cases.get(trial.case)
    const key = trialKey(trial.case, trial.trial)
    const fail = (problem: string): UserError => new UserError('run-invalid', { path, line, problem })
    if (golden === undefined) throw fail(`the case \`${trial.case}\` is not in run.json`)
    if (seen.has(key)) throw fail(`trial ${trial.trial} of case \`${trial.case}\` is there twice`)
    seen.add(key)
    yield { trial, golden }
  }
}
