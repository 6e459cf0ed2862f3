import type { Trial } from '../../core/model/run.js'
import type { Log } from '../io/log.js'
import { readTrials } from './read-trials.js'

/** The whole trials of a few cases, by case id and in order of trial: the second pass, for what a report shows of them. */
export async function readObservations(
  folder: string,
  { caseIds, log }: { readonly caseIds: ReadonlySet<string>; readonly log: Log },
): Promise<Map<string, Trial[]>> {
  const found = new Map<string, Trial[]>()
  for await (const trial of readTrials(folder, log)) {
    if (!caseIds.has(trial.case)) continue
    const trials = found.get(trial.case) ?? []
    trials.push(trial)
    found.set(trial.case, trials)
  }
  for (const trials of found.values()) trials.sort((a, b) => a.trial - b.trial)
  return found
}
