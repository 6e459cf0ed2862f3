import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { UserError } from '../../model/error.js'
import { isReference } from './read-reference.js'
import { fileSize, runFiles, sideFiles } from './run-files.js'

/** What files held when only Goldenpair had written them, to detect later whether a target has changed them. */
export interface Seal {
  /** Empty if the names are whole paths. */
  readonly folder: string
  /** SHA-256 in hex by file name in the folder; `null` for a file that must not exist. */
  readonly files: Readonly<Record<string, string | null>>
}

/** Seals a run folder or a reference. Throws the system's error if a file cannot be read. */
export async function sealRun(folder: string): Promise<Seal> {
  const isFile = await isReference(folder)
  const paths = isFile ? [folder] : Object.values({ ...runFiles(folder), ...sideFiles(folder) })
  const files: Record<string, string | null> = {}
  for (const path of paths) files[basename(path)] = await digestFile(path)
  return { folder: isFile ? dirname(folder) : folder, files }
}

/**
 * Throws `files-rewritten`, naming the files, if any differ from their seal. If a file is sealed twice, the later seal
 * counts.
 */
export async function requireSealed(seals: readonly Seal[]): Promise<void> {
  const expected = new Map(
    seals.flatMap(({ folder, files }) =>
      Object.entries(files).map(([name, digest]) => [join(folder, name), digest] as const),
    ),
  )
  const changed: string[] = []
  for (const [path, digest] of expected)
    if ((await digestFile(path).catch(() => 'unreadable')) !== digest) changed.push(path)
  if (changed.length > 0) throw new UserError('files-rewritten', { files: changed })
}

/** Returns the SHA-256 of a file in hex; `null` if there is none. */
async function digestFile(path: string): Promise<string | null> {
  if ((await fileSize(path)) === null) return null
  const hash = createHash('sha256')
  for await (const bytes of createReadStream(path, { highWaterMark: 256 * 1024 })) hash.update(bytes as Buffer)
  return hash.digest('hex')
}
