import { randomUUID } from 'node:crypto'
import type { Stats } from 'node:fs'
import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { messageOf } from '../model/error.js'
import type { Clock } from '../io/clock.js'
import { writeAtomic } from '../io/files.js'
import { refuseUnsafeWrite } from '../io/links.js'
import { type Log, explainUnwritable } from '../io/log.js'
import { tryJson } from '../model/json.js'

/** Increased whenever an entry of an older Goldenpair could be misread. */
const LAYOUT = 'v1'
/** A twentieth of what GitHub keeps for the caches of a repository. */
const MAX_BYTES = 500e6
/** Larger replies are not kept, so they are asked for again. */
const LARGEST_ENTRY_BYTES = 5e6

/**
 * Opens a cache in a folder with one file per reply, named by its hash. An entry is written under another name and then
 * renamed, so that nobody reads half of one; concurrent writers of one entry write equal files. If the folder outgrows
 * `maxBytes`, the least recently used entries are removed.
 */
export function openCache(input: {
  readonly folder: string
  readonly maxBytes?: number
  readonly clock: Clock
  readonly log: Log
}) {
  const { folder, maxBytes = MAX_BYTES, clock, log } = input
  /** Bytes that may still be added; counted before the first entry, and again when they are used up. */
  let roomBytes = 0
  let isFull = false
  let shrinking: Promise<void> | null = null

  const stopWriting = (reason: string): void => {
    if (!isFull) log.warning(`Stopped writing to the cache ${folder}: ${reason}.`)
    isFull = true
  }
  const makeRoom = async (): Promise<void> => {
    roomBytes = maxBytes - (await shrinkFolder(join(folder, LAYOUT), { maxBytes, nowMs: clock.now().getTime() }))
  }

  return {
    /** The folder of the cache. Its files are no changes of a checkout. */
    folder,
    /**
     * Returns an entry; undefined if there is none or it cannot be read. Callers must validate it, since it comes from a
     * file.
     */
    find: async (key: string): Promise<unknown> => {
      const path = pathOf(folder, key)
      const text = await readFile(path, 'utf8').catch(() => null)
      if (text === null) return undefined
      const value = tryJson(text)
      // Sets the time of the last use, for `shrinkFolder`; another process may have removed the file meanwhile.
      if (value !== undefined) await utimes(path, clock.now(), clock.now()).catch(() => undefined)
      return value
    },
    /**
     * Keeps a value that JSON can hold. Never rejects because of a file: the first failure is reported, and nothing more
     * is kept.
     */
    keep: async (key: string, value: unknown): Promise<void> => {
      const text = JSON.stringify(value)
      const bytes = Buffer.byteLength(text)
      if (isFull || bytes > LARGEST_ENTRY_BYTES) return
      try {
        refuseUnsafeWrite(join(folder, LAYOUT))
        roomBytes -= bytes
        if (roomBytes < 0) await (shrinking ??= makeRoom().finally(() => (shrinking = null)))
        const path = pathOf(folder, key)
        await writeAtomic(path, { draft: `${path}.${randomUUID()}.draft`, text })
      } catch (error) {
        // Any failure of the file system: a paid answer must not be lost over it.
        stopWriting(explainUnwritable(error) ?? messageOf(error))
      }
    },
  }
}

/** Uses the first two letters of the hash as a folder, since some file systems are slow with 100,000 files in one. */
function pathOf(folder: string, key: string): string {
  const name = key.replace(/^sha256:/, '')
  return join(folder, LAYOUT, name.slice(0, 2), `${name}.json`)
}

/** Names of entries, and of drafts of entries. Other files in the folder are not the cache's. */
const NAMES = /^[\da-f]{64}\.json(\.[-\da-f]{36}\.draft)?$/
/** The writer of a draft this old was killed. */
const OLD_DRAFT_MS = 3600_000
/** The share of the limit that is left, so that not every new entry needs another look. */
const LEFT_SHARE = 0.9

/**
 * Removes the least recently used entries below a folder until at most nine tenths of `maxBytes` are left. Returns the
 * bytes that are left. Other processes may remove files meanwhile.
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

/** A cache of replies by a hash of everything that decides them. Several processes may use one folder at a time. */
export type ReplyCache = ReturnType<typeof openCache>
