import { lstat, rm } from 'node:fs/promises'
import { continueLineFile, createLineFile, type LineFile } from '../../io/append-lines.js'
import { makeFolder, replaceFile } from '../../io/files.js'
import { failWriting, asOutputError } from '../../io/log.js'
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
import { refuseUnsafeWrite } from '../../io/links.js'
import { nullOnError, UserError } from '../../model/error.js'
import { tryJson } from '../../model/json.js'

/** A run folder that is being written. Disposing it closes the file; without `finish` the run stays unfinished. */
export type RunWriter = Awaited<ReturnType<typeof openWriter>>

async function removeOld(folder: string): Promise<void> {
  const { run: head, trials } = runFiles(folder)
  // If the process is killed halfway, there must be no run rather than the old run.json with the trials of the new run.
  for (const old of [head, ...Object.values(sideFiles(folder))]) await remove(old)
  // Removed rather than emptied: closing a file that was emptied waits for the disk. A link stays a link.
  if ((await lstat(trials).catch(() => null))?.isFile() === true) await remove(trials)
}

/** Whether a folder holds a run, finished or not. */
export async function hasRun(folder: string): Promise<boolean> {
  return (await fileSize(runFiles(folder).run)) !== null
}

/** Removes the last line of trials.jsonl if it was cut off when the run was killed. Throws `output-unwritable`. */
export function dropCutTrial(folder: string): void {
  continueLineFile(runFiles(folder).trials)[Symbol.dispose]()
}

type OpenRun = readonly [folder: string, run: Run, tell?: (message: string) => void]

/**
 * Starts a run folder: an empty trials.jsonl, the given run.json, and none of the other files that are read with them.
 * This function and the writer's functions throw `run-locked` and `output-unwritable`.
 * @param tell is called if a lock was taken over
 */
export const writeRun = async (...of: OpenRun): Promise<RunWriter> => openWriter(true, ...of)

/** Continues the run folder of an interrupted run after its last whole trial. Throws as `writeRun`. */
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
    opened = (isNew ? createLineFile : continueLineFile)(files.trials)
    await writeHead(run)
  } catch (error) {
    close()
    throw error
  }
  const trials = opened
  const append = appendTrials(trials.append)
  return {
    /** Adds a line to trials.jsonl. Once it resolves, the trial survives, however this process ends. */
    append: async (trial: Trial) => Promise.resolve(append(trial)),
    /** Replaces run.json of a run that ends before all trials are written. */
    pause: async (head: Run) => void (await writeHead(head)),
    /**
     * Replaces run.json once all trials are written. Unless the run was stopped, removes `unjudged.jsonl`, whose answers
     * are in the trials by then. Returns what the folder must hold from now on.
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
  await rm(path, { force: true }).catch(failWriting(path))
}

/** Exists in a run folder while a process writes to it. */
const LOCK_FILE = 'run.lock'
const holderSchema = z.object({ pid: z.int().positive(), host: z.string() })
type Holder = z.infer<typeof holderSchema>

/** Throws `run-locked` if another live process is writing a run into the folder. */
export function requireUnlocked(folder: string): void {
  const path = join(folder, LOCK_FILE)
  const holder = readHolder(path)
  if (holder !== null && isHeld(holder)) throw new UserError('run-locked', { folder, pid: holder.pid, path })
}

/**
 * Takes the lock of a run folder. Takes over the lock of a process that is dead or on another machine, and tells `tell`
 * about it. Disposing releases the lock. Throws `run-locked` and `output-unwritable`.
 */
export function lockRun(folder: string, tell: (message: string) => void): Disposable {
  const path = join(folder, LOCK_FILE)
  refuseUnsafeWrite(path)
  requireUnlocked(folder)
  const left = readHolder(path)
  try {
    makeFolder(folder)
    if (left !== null) rmSync(path, { force: true })
    writeFileSync(path, JSON.stringify({ pid: process.pid, host: hostname() }), { flag: 'wx' })
  } catch (error) {
    // Another process was quicker.
    requireUnlocked(folder)
    throw asOutputError(error, path)
  }
  if (left !== null)
    tell(`Took over ${folder} from process ${left.pid} on ${left.host}, which ended without releasing it.`)
  return {
    [Symbol.dispose]: () => {
      if (readHolder(path)?.pid === process.pid) rmSync(path, { force: true })
    },
  }
}

/** Returns the holder of a lock; `null` if there is no lock. A lock that cannot be read belongs to nobody. */
function readHolder(path: string): Holder | null {
  const text = nullOnError(() => readFileSync(path, 'utf8'))
  if (text === null) return null
  const holder = holderSchema.safeParse(tryJson(text))
  return holder.success ? holder.data : { pid: 0, host: 'an unknown machine' }
}

/**
 * Whether another live process of this machine holds a lock. A lock with the id of this process was left by an earlier
 * one.
 */
const isHeld = ({ pid, host }: Holder): boolean => host === hostname() && pid !== process.pid && isAlive(pid)
