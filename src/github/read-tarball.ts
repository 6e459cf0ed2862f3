import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { Extract } from 'tar-stream'
import { limitBytes } from './stream-answer.js'

type Entry = Extract extends AsyncIterable<infer Item> ? Item : never

/** An archive that is not taken. Its message says why, as a clause. */
export class TarballRefused extends Error {
  override readonly name = 'TarballRefused'
}

export interface TarballLimits {
  /** Packed. */
  readonly maxArchiveBytes: number
  readonly maxEntries: number
  /** Everything together, unpacked. */
  readonly maxBytes: number
}

/** The Linux kernel is 90,000 files in 1.5 GB, packed to 230 MB. */
export const TARBALL_LIMITS: TarballLimits = {
  maxArchiveBytes: 500 * 2 ** 20,
  maxEntries: 200_000,
  maxBytes: 4 * 2 ** 30,
}

export interface ExtractTarball {
  /** The archive as it arrives. */
  readonly body: Readable
  /** An empty folder; nothing is written outside it and no file twice. */
  readonly folder: string
  readonly limits?: TarballLimits
}

/**
 * Unpacks a commit's archive (tar, gzip) without the one folder that everything in it is in, counting the bytes that really come.
 * @throws TarballRefused for too many bytes or entries, links and other special files, names that leave the folder or enter `.git`,
 * the same name twice, and an archive that is damaged
 */
export async function extractTarball({ body, folder, limits = TARBALL_LIMITS }: ExtractTarball): Promise<void> {
  const { extract } = await import('tar-stream')
  const archive = extract()
  const { maxArchiveBytes, maxBytes, maxEntries } = limits
  const results = await Promise.allSettled([
    // First: an entry that is refused ends the archive, which is then no failure of its own.
    writeEntries(archive, folder, maxEntries),
    pipeline(
      body,
      limitBytes(maxArchiveBytes, () => new TarballRefused(`it is more than ${maxArchiveBytes} bytes`)),
      createGunzip(),
      limitBytes(maxBytes, () => new TarballRefused(`it unpacks to more than ${maxBytes} bytes`)),
      archive,
    ),
  ])
  for (const result of results) if (result.status === 'rejected') throw describeFailure(result.reason)
}

/** The errors of tar-stream are plain ones; those of zlib and of the file system have a code. */
function describeFailure(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const code = 'code' in error ? String(error.code) : ''
  if (/^(?:EEXIST|EISDIR|ENOTDIR)/.test(code)) return new TarballRefused('it has a name twice', { cause: error })
  const isPlain = code === '' && Object.getPrototypeOf(error) === Error.prototype
  return isPlain || /^(?:Z_|ERR_ZLIB)/.test(code) ? new TarballRefused('it is damaged', { cause: error }) : error
}

async function writeEntries(archive: Extract, folder: string, maxEntries: number): Promise<void> {
  let entries = 0
  for await (const entry of archive) {
    entries += 1
    if (entries > maxEntries) throw new TarballRefused(`it has more than ${maxEntries} entries`)
    await writeEntry(entry, folder)
  }
}

async function writeEntry(entry: Entry, folder: string): Promise<void> {
  const { name, type, mode } = entry.header
  const shown = JSON.stringify(name.slice(0, 100))
  if (type !== 'file' && type !== 'directory') throw new TarballRefused(`${shown} is a link or another special file`)
  const [, ...segments] = name.replace(/\/+$/, '').split('/')
  const isInside = segments.every((part) => part !== '' && part !== '.' && part !== '..' && !/^\.git$/i.test(part))
  if (!isInside || name.startsWith('/') || /[\\\0]/.test(name))
    throw new TarballRefused(`the name ${shown} leaves its folder`)
  const target = join(folder, ...segments)
  if (type === 'directory') {
    await mkdir(target, { recursive: true })
    entry.resume()
    return
  }
  if (segments.length === 0) throw new TarballRefused(`${shown} is in no folder`)
  await mkdir(dirname(target), { recursive: true })
  await pipeline(entry, createWriteStream(target, { flags: 'wx', mode: (mode & 0o111) === 0 ? 0o644 : 0o755 }))
}
