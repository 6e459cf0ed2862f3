import { createWriteStream } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import type { Run, Trial } from '../../core/model/run.js'
import { runFiles } from './run-files.js'

/** A run folder that is being written. Disposing it closes the file; without `finish` the run stays unfinished. */
export interface RunWriter extends AsyncDisposable {
  /** Adds a line to trials.jsonl; waits only when the disk is slower than the trials. */
  readonly append: (trial: Trial) => Promise<void>
  /** Replaces run.json whole when all trials are on disk. */
  readonly finish: (run: Run) => Promise<void>
}

/** Starts a run folder: writes run.json as it is now and an empty trials.jsonl, over what an earlier run left there. */
export async function writeRun(folder: string, run: Run): Promise<RunWriter> {
  await mkdir(folder, { recursive: true })
  const files = runFiles(folder)
  const trials = createWriteStream(files.trials, { highWaterMark: 1024 * 1024 })
  await once(trials, 'open')
  await replaceFile(files.run, run)
  const done = finished(trials)
  done.catch(() => undefined)
  const close = async (): Promise<void> => {
    trials.end()
    await done
  }
  return {
    append: async (trial) => {
      if (!trials.write(`${JSON.stringify(trial)}\n`)) await Promise.race([once(trials, 'drain'), done])
    },
    finish: async (result) => {
      await close()
      await replaceFile(files.run, result)
    },
    [Symbol.asyncDispose]: close,
  }
}

/** A reader sees the old file or the new one, never half of it. */
async function replaceFile(path: string, run: Run): Promise<void> {
  await writeFile(`${path}.tmp`, `${JSON.stringify(run, null, 2)}\n`)
  await rename(`${path}.tmp`, path)
}
