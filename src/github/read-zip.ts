import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Entry } from 'yauzl'

declare module 'yauzl' {
  // yauzl 3 has these; its published types are still those of 2.10.
  function openPromise(path: string, options: Options): Promise<ZipFile>
  interface ZipFile {
    eachEntry(): AsyncIterable<Entry>
    openReadStreamPromise(entry: Entry): Promise<Readable>
  }
}

/** A zip that is not what Goldenpair wrote. Its message says why it was refused, without a full stop. */
export class ZipRefused extends Error {
  override readonly name = 'ZipRefused'
}

export interface ZipLimits {
  readonly maxEntries: number
  /** Of everything together, unpacked. */
  readonly maxBytes: number
  /** Unpacked bytes for each packed one, over the whole archive. */
  readonly maxRatio: number
}

/** A run of 100,000 trials with long answers stays below; repetitive JSON packs to a fortieth, a zip bomb to a thousandth. */
export const ZIP_LIMITS: ZipLimits = { maxEntries: 1000, maxBytes: 2 ** 31, maxRatio: 200 }

/** Archives this small may have any ratio: a page of blanks is no bomb. */
const RATIO_FREE_BYTES = 2 ** 20

export interface ExtractZip {
  readonly archive: string
  /** An empty folder; nothing is written outside it and no file twice. */
  readonly folder: string
  /** Size of the archive in bytes. */
  readonly archiveBytes: number
  readonly limits?: ZipLimits
}

/**
 * Unpacks a zip of unknown origin, counting the bytes that really come out.
 * @throws ZipRefused for too many entries or bytes, a ratio like a bomb's, links and other special files, encryption,
 * names that leave the folder, the same name twice, and archives that are damaged
 */
export async function extractZip({ archive, folder, archiveBytes, limits = ZIP_LIMITS }: ExtractZip): Promise<void> {
  const yauzl = await import('yauzl')
  const allowed = Math.min(limits.maxBytes, Math.max(RATIO_FREE_BYTES, archiveBytes * limits.maxRatio))
  let bytes = 0
  const count = () =>
    new Transform({
      transform(chunk: Buffer, _encoding, done) {
        bytes += chunk.length
        if (bytes > allowed) done(new ZipRefused(`it unpacks to more than ${allowed} bytes from ${archiveBytes}`))
        else done(null, chunk)
      },
    })
  try {
    const zip = await yauzl.openPromise(archive, { strictFileNames: true, validateEntrySizes: true })
    if (zip.entryCount > limits.maxEntries) {
      zip.close()
      throw new ZipRefused(`it has ${zip.entryCount} entries, more than ${limits.maxEntries}`)
    }
    for await (const entry of zip.eachEntry()) {
      const reason = refuseEntry(entry)
      if (reason !== null) throw new ZipRefused(reason)
      // yauzl has refused absolute names, backslashes and "..".
      const path = join(folder, entry.fileName)
      if (entry.fileName.endsWith('/')) continue
      await mkdir(dirname(path), { recursive: true })
      await pipeline(await zip.openReadStreamPromise(entry), count(), createWriteStream(path, { flags: 'wx' }))
    }
  } catch (error) {
    if (error instanceof ZipRefused || !(error instanceof Error)) throw error
    throw new ZipRefused(error.message.replace(/\.$/, ''), { cause: error })
  }
}

const FILE_TYPE = 0o170000
const REGULAR = 0o100000
const DIRECTORY = 0o040000

function refuseEntry(entry: Entry): string | null {
  const name = JSON.stringify(entry.fileName.slice(0, 100))
  // The upper 16 bits are the file's mode where a Unix made the zip, else 0.
  const type = (entry.externalFileAttributes >>> 16) & FILE_TYPE
  if (type !== 0 && type !== REGULAR && type !== DIRECTORY) return `${name} is a link or another special file`
  if (entry.isEncrypted()) return `${name} is encrypted`
  return null
}
