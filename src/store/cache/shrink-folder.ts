import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Names of entries, and of those that are being written: whatever else is in the folder is not the cache's. */
const NAMES = /^[\da-f]{64}\.json(?<draft>\.[-\da-f]{36}\.draft)?$/
/** Whoever has been writing for that long was killed. */
const OLD_DRAFT_MS = 3600_000
/** Down to this share of the limit, so that not every new entry makes it look again. */
const LEFT_SHARE = 0.9
/** Files looked at at a time. */
const BATCH = 64

interface Entry {
  readonly path: string
  readonly isDraft: boolean
  readonly bytes: number
  /** When it was last used. */
  readonly usedMs: number
}

/**
 * Removes the entries in a folder and those below that were not used for the longest, until they have at most nine tenths of `maxBytes`.
 * Gives the bytes that are left. Files that vanish meanwhile are another process's doing.
 */
export async function shrinkFolder(
  folder: string,
  { maxBytes, nowMs }: { readonly maxBytes: number; readonly nowMs: number },
): Promise<number> {
  const entries = await listEntries(folder)
  const isLeft = ({ isDraft, usedMs }: Entry): boolean => isDraft && nowMs - usedMs > OLD_DRAFT_MS
  for (const { path } of entries.filter(isLeft)) await rm(path, { force: true })
  const kept = entries.filter((entry) => !isLeft(entry))
  let bytes = kept.reduce((sum, entry) => sum + entry.bytes, 0)
  for (const entry of kept.sort((a, b) => a.usedMs - b.usedMs)) {
    if (bytes <= maxBytes * LEFT_SHARE) break
    await rm(entry.path, { force: true })
    bytes -= entry.bytes
  }
  return bytes
}

async function listEntries(folder: string): Promise<readonly Entry[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = found.filter((file) => file.isFile() && NAMES.test(file.name))
  const entries: Entry[] = []
  for (let from = 0; from < files.length; from += BATCH) {
    const looked = await Promise.all(
      files.slice(from, from + BATCH).map(async ({ parentPath, name }) => {
        const path = join(parentPath, name)
        const facts = await stat(path).catch(() => null)
        const isDraft = NAMES.exec(name)?.groups?.['draft'] !== undefined
        return facts === null ? [] : [{ path, isDraft, bytes: facts.size, usedMs: facts.mtimeMs }]
      }),
    )
    entries.push(...looked.flat())
  }
  return entries
}
