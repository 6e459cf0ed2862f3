import { rm } from 'node:fs/promises'
import type { Run, Trial } from '../../core/model/run.js'
import { continueLines, createLines, type LineFile } from '../io/append-lines.js'
import { asOutputError } from '../io/output-error.js'
import { replaceFile } from '../io/replace-file.js'
import { fileSize } from './file-size.js'
import { confirmationsFile, runFiles } from './run-files.js'

/** A run folder that is being written. Disposing it closes the file; without `finish` the run stays unfinished. */
export interface RunWriter extends AsyncDisposable {
  /** Adds a line to trials.jsonl; when it resolves, the trial outlives this process however that ends. */
  readonly append: (trial: Trial) => Promise<void>
  /** Replaces run.json whole, when all trials are written. */
  readonly finish: (run: Run) => Promise<void>
}

/**
 * Starts a run folder: an empty trials.jsonl over what an earlier run left there, then run.json as it is now.
 * Throws the user's error `output-unwritable`, and so do the writer's functions.
 */
export async function writeRun(folder: string, run: Run): Promise<RunWriter> {
  // Killed halfway, there must be no run rather than the old run's head over the new one's trials.
  for (const old of [runFiles(folder).run, confirmationsFile(folder)])
    await rm(old, { force: true }).catch((error: unknown) => {
      throw asOutputError(error, old)
    })
  return openWriter(folder, run, createLines)
}

/** Whether a folder holds a run, finished or not. */
export async function hasRun(folder: string): Promise<boolean> {
  return (await fileSize(runFiles(folder).run)) !== null
}

/** Takes the last line out of trials.jsonl if it was being written when the run was killed. Throws as `writeRun`. */
export function dropCutTrial(folder: string): void {
  continueLines(runFiles(folder).trials)[Symbol.dispose]()
}

/** Goes on with a run folder whose run was interrupted, after its last whole trial. Throws as `writeRun`. */
export async function continueRun(folder: string, run: Run): Promise<RunWriter> {
  return openWriter(folder, run, continueLines)
}

async function openWriter(folder: string, run: Run, openLines: (path: string) => LineFile): Promise<RunWriter> {
  const files = runFiles(folder)
  const trials = openLines(files.trials)
  const writeHead = async (head: Run): Promise<void> => replaceFile(files.run, `${JSON.stringify(head, null, 2)}\n`)
  try {
    await writeHead(run)
  } catch (error) {
    trials[Symbol.dispose]()
    throw error
  }
  return {
    append: async (trial) => Promise.resolve(trials.append(JSON.stringify(trial))),
    finish: writeHead,
    [Symbol.asyncDispose]: () => Promise.resolve(trials[Symbol.dispose]()),
  }
}
