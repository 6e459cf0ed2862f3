import { lstat, rm } from 'node:fs/promises'
import type { Run, Trial } from '../../core/model/run.js'
import { continueLines, createLines, type LineFile } from '../io/append-lines.js'
import { asOutputError } from '../io/output-error.js'
import { replaceFile } from '../io/replace-file.js'
import { fileSize } from './file-size.js'
import { confirmationsFile, runFiles, unjudgedFile } from './run-files.js'

/** A run folder that is being written. Disposing it closes the file; without `finish` the run stays unfinished. */
export interface RunWriter extends AsyncDisposable {
  /** Writes run.json as it is at the start, before the first trial. */
  readonly begin: (run: Run) => Promise<void>
  /** Adds a line to trials.jsonl; when it resolves, the trial outlives this process however that ends. */
  readonly append: (trial: Trial) => Promise<void>
  /** Replaces run.json whole, when all trials are written; what was still to be judged of one that is whole is in them. */
  readonly finish: (run: Run) => Promise<void>
}

/**
 * Opens a run folder for a new run: an empty trials.jsonl, and none of the other files that are read with it.
 * Throws the user's error `output-unwritable`, and so do the writer's functions.
 */
export async function startRun(folder: string): Promise<RunWriter> {
  const { run, trials } = runFiles(folder)
  // Killed halfway, there must be no run rather than the old run's head over the new one's trials.
  for (const old of [run, confirmationsFile(folder), unjudgedFile(folder)]) await remove(old)
  // Not emptied where it stands: to close a file that was is to wait for the disk. A link stays one.
  if ((await lstat(trials).catch(() => null))?.isFile() === true) await remove(trials)
  return writeTo(folder, createLines(trials))
}

/** Goes on with a run folder whose run was interrupted, after its last whole trial. Throws as `startRun`. */
export function continueRun(folder: string): RunWriter {
  return writeTo(folder, continueLines(runFiles(folder).trials))
}

/** Starts a run folder and its run. Throws as `startRun`. */
export async function writeRun(folder: string, run: Run): Promise<RunWriter> {
  const writer = await startRun(folder)
  try {
    await writer.begin(run)
    return writer
  } catch (error) {
    await writer[Symbol.asyncDispose]()
    throw error
  }
}

function writeTo(folder: string, trials: LineFile): RunWriter {
  const writeCases = casesWriter()
  const writeHead = async (run: Run): Promise<void> => {
    const head = `${JSON.stringify({ ...run, cases: [] }, null, INDENT)}\n`
    // No other member stands as far to the left.
    await replaceFile(
      runFiles(folder).run,
      head.replace(NO_CASES, () => writeCases(run.cases)),
    )
  }
  return {
    begin: writeHead,
    append: async (trial) => Promise.resolve(trials.append(JSON.stringify(trial))),
    finish: async (run) => {
      await writeHead(run)
      if (run.stopped === undefined) await remove(unjudgedFile(folder))
    },
    [Symbol.asyncDispose]: () => Promise.resolve(trials[Symbol.dispose]()),
  }
}

const INDENT = 2
const NO_CASES = '\n  "cases": []'

/** Nearly all of a run.json are its cases, and at the end they are those of the beginning. */
function casesWriter(): (cases: Run['cases']) => string {
  let last: { readonly cases: Run['cases']; readonly text: string } | null = null
  return (cases) => {
    if (last?.cases !== cases)
      last = { cases, text: `\n  "cases": ${JSON.stringify(cases, null, INDENT).replaceAll('\n', '\n  ')}` }
    return last.text
  }
}

async function remove(path: string): Promise<void> {
  await rm(path, { force: true }).catch((error: unknown) => {
    throw asOutputError(error, path)
  })
}

/** Whether a folder holds a run, finished or not. */
export async function hasRun(folder: string): Promise<boolean> {
  return (await fileSize(runFiles(folder).run)) !== null
}

/** Takes the last line out of trials.jsonl if it was being written when the run was killed. Throws as `startRun`. */
export function dropCutTrial(folder: string): void {
  continueLines(runFiles(folder).trials)[Symbol.dispose]()
}
