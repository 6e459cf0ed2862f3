import { closeSync, openSync, readSync } from 'node:fs'
import { z } from 'zod'
import type { Log } from '../../io/log.js'
import { groupBy } from '../../model/group-by.js'
import { type TrialRecord, trialRecordSchema } from '../../model/run/run.js'
import { findLines, parseLine, parseStored } from './read-json-lines.js'
import { isReference } from './read-reference.js'
import { readTrials } from './read-run.js'
import { runFiles } from './run-files.js'

/** What is recorded of the trials of a few cases but their scores, by case id and in order of trial: the second pass, for what a report shows of them. */
export async function readObservations(
  folder: string,
  input: {
    readonly caseIds: ReadonlySet<string>
    /** Cases of which every trial is shown and none is kept. */
    readonly seen?: { readonly caseIds: ReadonlySet<string>; readonly add: (trial: TrialRecord) => void }
    readonly log: Log
    /** The trials as the first pass found them, line by line: then nothing else is read again. */
    readonly order?: readonly Pick<TrialRecord, 'case'>[]
  },
): Promise<Map<string, TrialRecord[]>> {
  const { caseIds, seen, log, order } = input
  const kept: TrialRecord[] = []
  const isWanted = (id = ''): boolean => caseIds.has(id) || seen?.caseIds.has(id) === true
  const read =
    order === undefined ? readTrials(folder, log) : readSomeTrials(folder, (place) => isWanted(order[place]?.case))
  for await (const trial of read) {
    if (seen?.caseIds.has(trial.case) === true) seen.add(trial)
    if (caseIds.has(trial.case)) kept.push(trial)
  }
  const byCase = groupBy(kept, (trial) => trial.case)
  for (const trials of byCase.values()) trials.sort((a, b) => a.trial - b.trial)
  return byCase
}

/** The first pass has seen the scores, and they are nine tenths of most lines. */
const recordSchema = z.object(trialRecordSchema.shape)

/**
 * The trials on some lines of a run folder that `readTrials` has read before: the other lines are not even decoded, which makes a second
 * pass cheap. `isWanted` gets the place of a line, from 0. A reference has none. Throws `run-invalid` where the file has changed since.
 */
async function* readSomeTrials(folder: string, isWanted: (place: number) => boolean): AsyncGenerator<TrialRecord> {
  if (await isReference(folder)) return
  const path = runFiles(folder).trials
  const file = openSync(path, 'r')
  try {
    for (const [place, { start, end }] of findLines(file).entries()) {
      if (!isWanted(place)) continue
      const bytes = Buffer.alloc(end - start)
      readSync(file, bytes, 0, bytes.length, start)
      yield parseStored(recordSchema, parseLine(path, place + 1, bytes.toString('utf8')), { path, line: place + 1 })
    }
  } finally {
    closeSync(file)
  }
}
