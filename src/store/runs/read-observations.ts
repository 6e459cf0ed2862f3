import type { TrialRecord } from '../../model/run.js'
import type { Log } from '../../io/log.js'
import { readSomeTrials } from './read-some-trials.js'
import { readTrials } from './read-trials.js'

/** What is recorded of the trials of a few cases but their scores, by case id and in order of trial: the second pass, for what a report shows of them. */
export async function readObservations(
  folder: string,
  {
    caseIds,
    seen,
    log,
    order,
  }: {
    readonly caseIds: ReadonlySet<string>
    /** Cases of which every trial is shown and none is kept. */
    readonly seen?: { readonly caseIds: ReadonlySet<string>; readonly add: (trial: TrialRecord) => void }
    readonly log: Log
    /** The trials as the first pass found them, line by line: then nothing else is read again. */
    readonly order?: readonly Pick<TrialRecord, 'case'>[]
  },
): Promise<Map<string, TrialRecord[]>> {
  const found = new Map<string, TrialRecord[]>()
  const isWanted = (id = ''): boolean => caseIds.has(id) || seen?.caseIds.has(id) === true
  const read =
    order === undefined ? readTrials(folder, log) : readSomeTrials(folder, (place) => isWanted(order[place]?.case))
  for await (const trial of read) {
    if (seen?.caseIds.has(trial.case) === true) seen.add(trial)
    if (!caseIds.has(trial.case)) continue
    const trials = found.get(trial.case) ?? []
    trials.push(trial)
    found.set(trial.case, trials)
  }
  for (const trials of found.values()) trials.sort((a, b) => a.trial - b.trial)
  return found
}
