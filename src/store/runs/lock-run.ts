import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { refuseToWriteOut } from '../../io/links.js'
import { asOutputError } from '../../io/log.js'
import { makeFolder } from '../../io/make-folder.js'
import { UserError } from '../../model/error.js'

/** In a run folder while a process writes it. */
const LOCK_FILE = 'run.lock'
const holderSchema = z.object({ pid: z.int().positive(), host: z.string() })
type Holder = z.infer<typeof holderSchema>

/** Throws the user's error `run-locked` where another process that is alive is writing a run into the folder. */
export function demandUnlocked(folder: string): void {
  const path = join(folder, LOCK_FILE)
  const holder = readHolder(path)
  if (holder !== null && isAlive(holder)) throw new UserError('run-locked', { folder, pid: holder.pid, path })
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
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch {
    return null
  }
  try {
    return holderSchema.parse(JSON.parse(text))
  } catch {
    return { pid: 0, host: 'an unknown machine' }
  }
}

/** A process of this machine that is not this one: with its number, an earlier one left the lock. */
function isAlive({ pid, host }: Holder): boolean {
  if (host !== hostname() || pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: it is another user's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
