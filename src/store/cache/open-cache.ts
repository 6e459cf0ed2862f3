import { randomUUID } from 'node:crypto'
import { readFile, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '../../io/clock.js'
import type { Log } from '../../io/log.js'
import { whyUnwritable } from '../../io/output-error.js'
import { writeByDraft } from '../../io/write-by-draft.js'
import type { ReplyCache } from './reply-cache.js'
import { shrinkFolder } from './shrink-folder.js'

/** Raised when an entry of an older Goldenpair could be misread. */
const LAYOUT = 'v1'
/** A twentieth of what GitHub keeps for the caches of a repository. */
const MOST_BYTES = 500e6
/** Larger replies are asked for anew. */
const LARGEST_ENTRY_BYTES = 5e6

/**
 * A cache in a folder, a file for each reply under its hash. An entry is written whole under another name and then renamed, so that
 * nobody reads half of one, and whoever writes the same at the same time writes an equal one. Where the folder outgrows `maxBytes`, what was
 * not asked for the longest goes.
 */
export function openCache({
  folder,
  maxBytes = MOST_BYTES,
  clock,
  log,
}: {
  readonly folder: string
  readonly maxBytes?: number
  readonly clock: Clock
  readonly log: Log
}): ReplyCache {
  /** Looked at before the first entry is added, and again when enough has been. */
  let roomBytes = 0
  let isFull = false
  let shrinking: Promise<void> | null = null

  const makeRoom = async (): Promise<void> => {
    roomBytes = maxBytes - (await shrinkFolder(join(folder, LAYOUT), { maxBytes, nowMs: clock.now().getTime() }))
  }

  return {
    folder,
    find: async (key) => {
      const path = pathOf(folder, key)
      const text = await readFile(path, 'utf8').catch(() => null)
      if (text === null) return undefined
      const value = parse(text)
      // The time of its last use, for `shrinkFolder`; another process may have removed it meanwhile.
      if (value !== undefined) await utimes(path, clock.now(), clock.now()).catch(() => undefined)
      return value
    },
    keep: async (key, value) => {
      const text = JSON.stringify(value)
      const bytes = Buffer.byteLength(text)
      if (isFull || bytes > LARGEST_ENTRY_BYTES) return
      try {
        roomBytes -= bytes
        if (roomBytes < 0) await (shrinking ??= makeRoom().finally(() => (shrinking = null)))
        const path = pathOf(folder, key)
        await writeByDraft(path, { draft: `${path}.${randomUUID()}.draft`, text })
      } catch (error) {
        if (isFull) return
        isFull = true
        // Whatever a file system refuses: no answer that is paid for is lost over it.
        const reason = whyUnwritable(error) ?? (error instanceof Error ? error.message : String(error))
        log.warning(`Nothing more is kept in the cache ${folder}: ${reason}.`)
      }
    },
  }
}

/** Two letters of the hash are a folder, since some file systems are slow with 100,000 files in one. */
function pathOf(folder: string, key: string): string {
  const name = key.replace(/^sha256:/, '')
  return join(folder, LAYOUT, name.slice(0, 2), `${name}.json`)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
