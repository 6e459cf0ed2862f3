import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A file of a folder, or a folder in it. */
export interface FolderEntry {
  /** The path relative to the folder. */
  readonly path: string
  /** `null` for a folder. */
  readonly content: Buffer | null
}

/** Reads everything in a folder, each folder before its files. Modes and links are not kept. */
export function readFolder(folder: string, within = ''): readonly FolderEntry[] {
  return readdirSync(join(folder, within), { withFileTypes: true }).flatMap((entry) => {
    const path = join(within, entry.name)
    if (entry.isDirectory()) return [{ path, content: null }, ...readFolder(folder, path)]
    return [{ path, content: readFileSync(join(folder, path)) }]
  })
}

/** Writes the copy into an empty folder. */
export function writeFolder(folder: string, entries: readonly FolderEntry[]): void {
  for (const { path, content } of entries)
    if (content === null) mkdirSync(join(folder, path))
    else writeFileSync(join(folder, path), content)
}
