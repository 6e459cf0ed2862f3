import { randomUUID } from 'node:crypto'
import type { Stats } from 'node:fs'
import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '../io/clock.js'
import { writeByDraft } from '../io/files.js'
import { refuseToWriteOut } from '../io/links.js'
import { type Log, whyUnwritable } from '../io/log.js'
import { tryJson } from '../model/json.js'

/** Raised when an entry of an older Goldenpair could be misread. */
const LAYOUT = 'v1'
/** A twentieth of what GitHub keeps for the caches of a repository. */
const MOST_BYTES = 500e6
/** Larger replies are asked for again. */
const LARGEST_ENTRY_BYTES = 5e6

/**
 * A cache in a folder, a file for each reply under its hash. An entry is written whole under another name and then renamed, so that
 * nobody reads half of one, and whoever writes the same at the same time writes an equal one. Where the folder outgrows `maxBytes`, what was
 * not asked for the longest goes.
 */
export function openCache(input: {
  readonly folder: string
  readonly maxBytes?: number
  readonly clock: Clock
  readonly log: Log
}) {
  const { folder, maxBytes = MOST_BYTES, clock, log } = input
  /** Looked at before the first entry is added, and again when enough has been. */
  let roomBytes = 0
  let isFull = false
  let shrinking: Promise<void> | null = null

  const makeRoom = async (): Promise<void> => {
    roomBytes = maxBytes - (await shrinkFolder(join(folder, LAYOUT), { maxBytes, nowMs: clock.now().getTime() }))
  }

  return {
    /** Where it is kept; what is in this folder is no change of a checkout. */
    folder,
    /** Undefined where there is none, or one that cannot be read. Whoever asks checks it: it comes from a file. */
    find: async (key: string): Promise<unknown> => {
      const path = pathOf(folder, key)
      const text = await readFile(path, 'utf8').catch(() => null)
      if (text === null) return undefined
      const value = tryJson(text)
      // The time of its last use, for `shrinkFolder`; another process may have removed it meanwhile.
      if (value !== undefined) await utimes(path, clock.now(), clock.now()).catch(() => undefined)
      return value
    },
    /** Keeps a value that JSON can hold. Never rejects for a file: the first failure is reported, and nothing is kept any more. */
    keep: async (key: string, value: unknown): Promise<void> => {
      const text = JSON.stringify(value)
      const bytes = Buffer.byteLength(text)
      if (isFull || bytes > LARGEST_ENTRY_BYTES) return
      try {
        refuseToWriteOut(join(folder, LAYOUT))
        roomBytes -= bytes
        if (roomBytes < 0) await (shrinking ??= makeRoom().finally(() => (shrinking = null)))
        const path = pathOf(folder, key)
        await writeByDraft(path, { draft: `${path}.${randomUUID()}.draft`, text })
      } catch (error) {
        if (isFull) return
        isFull = true
        // Whatever a file system refuses: no answer that is paid for is lost over it.
        const reason = whyUnwritable(error) ?? (error instanceof Error ? error.message : String(error))
        log.warning(`Stopped writing to the cache ${folder}: ${reason}.`)
      }
    },
  }
}

/** Two letters of the hash are a folder, since some file systems are slow with 100,000 files in one. */
function pathOf(folder: string, key: string): string {
  const name = key.replace(/^sha256:/, '')
  return join(folder, LAYOUT, name.slice(0, 2), `${name}.json`)
}

/** Names of entries, and of those that are being written: whatever else is in the folder is not the cache's. */
const NAMES = /^[\da-f]{64}\.json(\.[-\da-f]{36}\.draft)?$/
/** Whoever has been writing for that long was killed. */
const OLD_DRAFT_MS = 3600_000
/** Down to this share of the limit, so that not every new entry makes it look again. */
const LEFT_SHARE = 0.9

/**
 * Removes the entries in a folder and those below that were not used for the longest, until they have at most nine tenths of `maxBytes`.
 * Gives the bytes that are left. Files that vanish meanwhile are another process's doing.
 */
async function shrinkFolder(
  folder: string,
  { maxBytes, nowMs }: { readonly maxBytes: number; readonly nowMs: number },
): Promise<number> {
  const all = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const entries: { readonly path: string; readonly facts: Stats }[] = []
  for (const { parentPath, name } of all.filter((file) => file.isFile() && NAMES.test(file.name))) {
    const path = join(parentPath, name)
    const facts = await stat(path).catch(() => null)
    if (facts === null) continue
    if (name.endsWith('.draft') && nowMs - facts.mtimeMs > OLD_DRAFT_MS) await rm(path, { force: true })
    else entries.push({ path, facts })
  }
  let bytes = entries.reduce((sum, { facts }) => sum + facts.size, 0)
  for (const { path, facts } of entries.sort((a, b) => a.facts.mtimeMs - b.facts.mtimeMs)) {
    if (bytes <= maxBytes * LEFT_SHARE) break
    await rm(path, { force: true })
    bytes -= facts.size
  }
  return bytes
}

/** Keeps replies by a hash of everything that decides them. Several processes may use one folder at a time. */
export type ReplyCache = ReturnType<typeof openCache>
