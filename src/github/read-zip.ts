import { isUtf8 } from 'node:buffer'
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import zlib from 'node:zlib'
import type { Entry, ZipFile } from 'yauzl'
declare module 'yauzl' {
  // yauzl 3 has these, but its published types still describe 2.10.
  function openPromise(path: string, options: Options): Promise<ZipFile>
  interface ZipFile {
    eachEntry(): AsyncIterable<Entry>
    openReadStreamPromise(entry: Entry, options?: { readonly decodeFileData?: boolean }): Promise<Readable>
  }
}

/** A zip that was refused. The message says why, without a full stop. */
export class ZipRefused extends Error {
  override readonly name = 'ZipRefused'
}

/**
 * A run of 100,000 trials with long answers stays below these limits; repetitive JSON packs to a fortieth, a zip bomb to a thousandth.
 * `maxBytes` limits the total unpacked size, `maxRatio` the unpacked bytes per packed byte.
 */
export const ZIP_LIMITS = { maxEntries: 1000, maxBytes: 2 ** 31, maxRatio: 200 }
export type ZipLimits = Readonly<typeof ZIP_LIMITS>

/** Archives up to this unpacked size may have any ratio: a page of blanks is no bomb. */
const RATIO_FREE_BYTES = 2 ** 20

export interface ExtractZip {
  readonly archive: string
  /** An empty folder; nothing is written outside it and no file twice. */
  readonly folder: string
  /** Size of the archive in bytes. */
  readonly archiveBytes: number
  readonly limits?: ZipLimits | undefined
}

/**
 * Unpacks a zip of unknown origin. Limits apply to the sizes that the entries declare; an entry that unpacks to another size is refused.
 * @throws ZipRefused for too many entries or bytes, a ratio like a zip bomb's, links and other special files, encryption,
 * names that leave the folder, the same name twice, and damaged archives
 */
export async function extractZip({ archive, folder, archiveBytes, limits = ZIP_LIMITS }: ExtractZip): Promise<void> {
  const count = startCount(archiveBytes, limits)
  await eachEntry(archive, limits, async (zip, entry) => {
    const reason = refuseEntry(entry)
    if (reason !== null) throw new ZipRefused(reason)
    // yauzl has already refused absolute names, backslashes and "..".
    const path = join(folder, entry.fileName)
    if (entry.fileName.endsWith('/')) return
    count(entry)
    await mkdir(dirname(path), { recursive: true })
    await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(path, { flags: 'wx' }))
  })
}

/** Returns a function that counts the bytes an archive unpacks to, and throws if there are too many. */
function startCount(archiveBytes: number, { maxBytes, maxRatio }: ZipLimits): (entry: Entry) => void {
  const allowed = Math.min(maxBytes, Math.max(RATIO_FREE_BYTES, archiveBytes * maxRatio))
  let bytes = 0
  return (entry) => {
    bytes += entry.uncompressedSize
    if (bytes > allowed) throw new ZipRefused(`it unpacks to more than ${allowed} bytes from ${archiveBytes}`)
  }
}

/** Reads the entries of an archive one after the other. */
async function eachEntry(
  archive: string,
  { maxEntries }: ZipLimits,
  use: (zip: ZipFile, entry: Entry) => Promise<void>,
): Promise<void> {
  const yauzl = await import('yauzl')
  try {
    const zip = await yauzl.openPromise(archive, { strictFileNames: true, validateEntrySizes: true })
    try {
      if (zip.entryCount > maxEntries) throw new ZipRefused(`it has ${zip.entryCount} entries, more than ${maxEntries}`)
      for await (const entry of zip.eachEntry()) await use(zip, entry)
    } finally {
      zip.close()
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
  // The upper 16 bits are the file's mode if the zip was made on Unix, else 0.
  const type = (entry.externalFileAttributes >>> 16) & FILE_TYPE
  if (type !== 0 && type !== REGULAR && type !== DIRECTORY) return `${name} is a link or another special file`
  if (entry.isEncrypted()) return `${name} is encrypted`
  return null
}

export interface ReadZipTexts {
  readonly archive: string
  /** Size of the archive in bytes. */
  readonly archiveBytes: number
  /** `maxEntryBytes` limits the unpacked size of each entry, because each is held in memory. */
  readonly limits: ZipLimits & { readonly maxEntryBytes: number }
  /** Whether to read an entry of this name; the others are skipped. */
  readonly wants: (name: string) => boolean
  /** Receives the text of each entry that is read. */
  readonly use: (name: string, text: string) => void
}

/** Zstandard's id among the compression methods (APPNOTE.TXT 6.3.10, 4.4.5). */
const ZSTANDARD = 93

/**
 * Reads entries of a zip of unknown origin as UTF-8, one after the other and without writing anything; counts bytes as `extractZip` does.
 * Entries may be compressed by Zstandard.
 * @throws ZipRefused as `extractZip` does, and for an entry that is not UTF-8 or is compressed in another way
 */
export async function readZipTexts({ archive, archiveBytes, limits, wants, use }: ReadZipTexts): Promise<void> {
  const count = startCount(archiveBytes, limits)
  const names = new Set<string>()
  await eachEntry(archive, limits, async (zip, entry) => {
    if (!wants(entry.fileName)) return
    const name = JSON.stringify(entry.fileName.slice(0, 100))
    const reason = names.has(entry.fileName)
      ? `${name} is in it twice`
      : entry.uncompressedSize > limits.maxEntryBytes
        ? `${name} has ${entry.uncompressedSize} bytes, more than ${limits.maxEntryBytes}`
        : refuseEntry(entry)
    if (reason !== null) throw new ZipRefused(reason)
    names.add(entry.fileName)
    count(entry)
    const unpacked = await readEntry(zip, entry)
    if ('crc32' in zlib && zlib.crc32(unpacked) !== entry.crc32) throw new ZipRefused(`${name} is damaged`)
    if (!isUtf8(unpacked)) throw new ZipRefused(`${name} is not UTF-8 text`)
    use(entry.fileName, new TextDecoder().decode(unpacked))
  })
}

async function readEntry(zip: ZipFile, entry: Entry): Promise<Uint8Array> {
  const isZstandard = entry.compressionMethod === ZSTANDARD
  const bytes = await buffer(await zip.openReadStreamPromise(entry, isZstandard ? { decodeFileData: false } : {}))
  if (!isZstandard) return bytes
  // The buffer has the declared, already counted size, so the data cannot allocate more, whatever window it asks for.
  return (await import('fzstd')).decompress(bytes, Buffer.alloc(entry.uncompressedSize))
}
