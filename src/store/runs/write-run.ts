import { lstat, rm } from 'node:fs/promises'
import { continueLines, createLines, type LineFile } from '../../io/append-lines.js'
import { makeFolder, replaceFile } from '../../io/files.js'
import { asOutputError, orNull } from '../../io/log.js'
import { isAlive } from '../../io/platform.js'
import { sha256Hex } from '../../io/sha256.js'
import type { Run, Trial } from '../../model/run/run.js'
import { fileSize, runFiles, sideFiles } from './run-files.js'
import type { Seal } from './seal.js'
import { appendTrials } from './unscored-sets.js'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { refuseToWriteOut } from '../../io/links.js'
import { UserError } from '../../model/error.js'
import { tryJson } from '../../model/json.js'

/** A run folder that is being written. Disposing it closes the file; without `finish` the run stays unfinished. */
export type RunWriter = Awaited<ReturnType<typeof openWriter>>

async function removeOld(folder: string): Promise<void> {
  const { run: head, trials } = runFiles(folder)
  // Killed halfway, there must be no run rather than the old run's head over the new one's trials.
  for (const old of [head, ...Object.values(sideFiles(folder))]) await remove(old)
  // Not emptied where it stands: to close a file that was is to wait for the disk. A link stays one.
  if ((await lstat(trials).catch(() => null))?.isFile() === true) await remove(trials)
}

/** Whether a folder holds a run, finished or not. */
export async function hasRun(folder: string): Promise<boolean> {
  return (await fileSize(runFiles(folder).run)) !== null
}

/** Takes the last line out of trials.jsonl if it was being written when the run was killed. Throws as `writeRun`. */
export function dropCutTrial(folder: string): void {
  continueLines(runFiles(folder).trials)[Symbol.dispose]()
}

type OpenRun = readonly [folder: string, run: Run, tell?: (message: string) => void]

/**
 * Starts a run folder: an empty trials.jsonl, run.json as it is now, and none of the other files that are read with them.
 * Throws the user's errors `run-locked` and `output-unwritable`, and so do the writer's functions.
 * @param tell hears of a lock that was taken over
 */
export const writeRun = async (...of: OpenRun): Promise<RunWriter> => openWriter(true, ...of)

/** Goes on with a run folder whose run was interrupted, after its last whole trial. Throws as `writeRun`. */
export const continueRun = async (...of: OpenRun): Promise<RunWriter> => openWriter(false, ...of)

async function openWriter(isNew: boolean, ...[folder, run, tell]: OpenRun) {
  const files = runFiles(folder)
  const writeHead = async (head: Run): Promise<string> => {
    const text = `${JSON.stringify(head, null, 2)}\n`
    await replaceFile(files.run, text)
    return text
  }
  const lock = lockRun(folder, tell ?? (() => undefined))
  let opened: LineFile | null = null
  const close = (): void => {
    opened?.[Symbol.dispose]()
    lock[Symbol.dispose]()
  }
  try {
    if (isNew) await removeOld(folder)
    opened = (isNew ? createLines : continueLines)(files.trials)
    await writeHead(run)
  } catch (error) {
    close()
    throw error
  }
  const trials = opened
  const append = appendTrials(trials.append)
  return {
    /** Adds a line to trials.jsonl; when it resolves, the trial outlives this process however that ends. */
    append: async (trial: Trial) => Promise.resolve(append(trial)),
    /** Replaces run.json of a run that ends before all trials are written. */
    pause: async (head: Run) => void (await writeHead(head)),
    /**
     * Replaces run.json whole, when all trials are written; what was still to be judged of one that is whole is in them. Gives what the folder
     * must then hold.
     */
    finish: async (whole: Run): Promise<Seal> => {
      const text = await writeHead(whole)
      if (whole.stopped === undefined) await remove(sideFiles(folder).unjudged)
      const written = { 'run.json': sha256Hex(text), 'trials.jsonl': trials.digest(), 'confirmations.jsonl': null }
      return { folder, files: { ...written, ...(whole.stopped === undefined && { 'unjudged.jsonl': null }) } }
    },
    [Symbol.asyncDispose]: async () => Promise.resolve(close()),
  }
}

async function remove(path: string): Promise<void> {
  await rm(path, { force: true }).catch((error: unknown) => {
    throw asOutputError(error, path)
  })
}

/** In a run folder while a process writes it. */
const LOCK_FILE = 'run.lock'
const holderSchema = z.object({ pid: z.int().positive(), host: z.string() })
type Holder = z.infer<typeof holderSchema>

/** Throws the user's error `run-locked` where another process that is alive is writing a run into the folder. */
export function demandUnlocked(folder: string): void {
  const path = join(folder, LOCK_FILE)
  const holder = readHolder(path)
  if (holder !== null && isHeld(holder)) throw new UserError('run-locked', { folder, pid: holder.pid, path })
}

/**
 * Takes the lock of a run folder, also from a process that is dead or of another machine, of which `tell` hears. Disposing it gives it back.
 * Throws the user's errors `run-locked` and `output-unwritable`.
 */
export function lockRun(folder: string, tell: (message: string) => void): Disposable {
  const path = join(folder, LOCK_FILE)
  refuseToWriteOut(path)
  demandUnlocked(folder)
  const left = readHolder(path)
  try {
    makeFolder(folder)
    if (left !== null) rmSync(path, { force: true })
    writeFileSync(path, JSON.stringify({ pid: process.pid, host: hostname() }), { flag: 'wx' })
  } catch (error) {
    // Somebody was quicker.
    demandUnlocked(folder)
    throw asOutputError(error, path)
  }
  if (left !== null)
    tell(`Took over ${folder} from process ${left.pid} on ${left.host}, which ended without giving it back.`)
  return {
    [Symbol.dispose]: () => {
      if (readHolder(path)?.pid === process.pid) rmSync(path, { force: true })
    },
  }
}

/** Null where there is none; one that cannot be read is of nobody. */
function readHolder(path: string): Holder | null {
  const text = orNull(() => readFileSync(path, 'utf8'))
  if (text === null) return null
  const holder = holderSchema.safeParse(tryJson(text))
  return holder.success ? holder.data : { pid: 0, host: 'an unknown machine' }
}

/** A process of this machine that is not this one: with its number, an earlier one left the lock. */
const isHeld = ({ pid, host }: Holder): boolean => host === hostname() && pid !== process.pid && isAlive(pid)
