import type { ConfirmationsEnd, ConfirmationsHead } from '../../model/confirmation.js'
import type { Trial } from '../../model/run.js'
import { createLines } from '../../io/append-lines.js'
import { confirmationsFile } from './run-files.js'

/** The re-runs of a run folder that are being written. */
export interface ConfirmationsWriter extends Disposable {
  readonly append: (trial: Trial) => void
  /** Says why not all were made, as the last line. */
  readonly stop: (end: ConfirmationsEnd) => void
}

/** Starts `confirmations.jsonl` over what was there. Throws the user's error `output-unwritable`, and so do the writer's functions. */
export function writeConfirmations(folder: string, head: ConfirmationsHead): ConfirmationsWriter {
  const lines = createLines(confirmationsFile(folder))
  const write = (value: ConfirmationsHead | Trial | ConfirmationsEnd): void => lines.append(JSON.stringify(value))
  write(head)
  return { append: write, stop: write, [Symbol.dispose]: () => lines[Symbol.dispose]() }
}
