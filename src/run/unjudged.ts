import { countOf } from '../format/format-number.js'
import type { TrialRecord } from '../model/run.js'
import { trialKey } from '../model/trial-key.js'
import type { Log } from '../io/log.js'
import { unjudgedFile } from '../store/runs/run-files.js'
import { writeUnjudged } from '../store/runs/unjudged-file.js'

/**
 * The answers of an arm that are paid for and not judged to the end, because the budget had no room for a reading or the run was stopped. Disposing
 * it says how many this run has left behind.
 */
export interface Unjudged extends Disposable {
  /** What an earlier part of the run has left of a trial; undefined is nothing. */
  readonly find: (caseId: string, trial: number) => TrialRecord | undefined
  /** Throws `output-unwritable`. */
  readonly keep: (record: TrialRecord) => void
}

/**
 * Opens no file yet.
 * @param earlier what an interrupted run has left, by `trialKey`
 */
export function openUnjudged({
  folder,
  earlier,
  isResumable,
  log,
}: {
  readonly folder: string
  readonly earlier: ReadonlyMap<string, TrialRecord>
  /** Its command has a `--resume`. */
  readonly isResumable: boolean
  readonly log: Log
}): Unjudged {
  const writer = writeUnjudged(folder)
  let kept = 0
  return {
    find: (caseId, trial) => earlier.get(trialKey(caseId, trial)),
    keep: (record) => {
      writer.append(record)
      kept += 1
    },
    [Symbol.dispose]: () => {
      writer[Symbol.dispose]()
      if (kept === 0) return
      const left = `${countOf(kept, 'answer is', 'answers are')} not judged to the end and kept in ${unjudgedFile(folder)}`
      log.info(isResumable ? `${left}: \`--resume\` judges them, and asks for none of them again.` : `${left}.`)
    },
  }
}
