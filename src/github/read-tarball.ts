import { mkdir, open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'

/** An archive that is not taken. Its message says why, as a clause. */
export class TarballRefused extends Error {
  override readonly name = 'TarballRefused'
}

export interface TarballLimits {
  /** Packed. */
  readonly maxArchiveBytes: number
  readonly maxEntries: number
  /** Of everything together, unpacked. */
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
  try {
    await pipeline(body, limitBytes(limits.maxArchiveBytes), createGunzip(), async (unpacked: AsyncIterable<Buffer>) =>
      writeEntries(takeFrom(unpacked, limits.maxBytes), folder, limits.maxEntries),
    )
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (!/^(?:Z_|ERR_ZLIB|EEXIST|EISDIR|ENOTDIR)/.test(code)) throw error
    throw new TarballRefused(
      code.startsWith('E') && !code.startsWith('ERR') ? 'it has a name twice' : 'it is damaged',
      {
        cause: error,
      },
    )
  }
}

function limitBytes(max: number): Transform {
  let bytes = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      if (bytes > max) done(new TarballRefused(`it is more than ${max} bytes`))
      else done(null, chunk)
    },
  })
}

/** Exactly as many bytes as are asked for; null at the end. */
type Take = (count: number) => Promise<Buffer | null>

function takeFrom(chunks: AsyncIterable<Buffer>, max: number): Take {
  const source = chunks[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)
  let taken = 0
  return async (count) => {
    const parts = [rest]
    let length = rest.length
    while (length < count) {
      const next = await source.next()
      if (next.done === true) return null
      parts.push(next.value)
      length += next.value.length
    }
    taken += count
    if (taken > max) throw new TarballRefused(`it unpacks to more than ${max} bytes`)
    const all = parts.length === 1 ? rest : Buffer.concat(parts)
    rest = all.subarray(count)
    return all.subarray(0, count)
  }
}

const BLOCK = 512
const PIECE = 2 ** 20

/** Of a header: https://pubs.opengroup.org/onlinepubs/9799919799/utilities/pax.html, "ustar Interchange Format". */
interface Header {
  readonly path: string
  readonly size: number
  readonly mode: number
  readonly type: string
}

async function writeEntries(take: Take, folder: string, maxEntries: number): Promise<void> {
  let entries = 0
  let longPath: string | null = null
  for (;;) {
    const block = await take(BLOCK)
    // Two empty blocks end an archive; whatever follows is padding.
    if (block === null || block.every((byte) => byte === 0)) return
    const header = readHeader(block)
    entries += 1
    if (entries > maxEntries) throw new TarballRefused(`it has more than ${maxEntries} entries`)
    if (header.type === 'x' || header.type === 'g') {
      const records = await takeContent(take, header.size)
      // A global one carries the commit.
      if (header.type === 'x') longPath = readPaxPath(records) ?? longPath
      continue
    }
    const path = longPath ?? header.path
    longPath = null
    await writeEntry(take, { ...header, path }, folder)
  }
}

async function writeEntry(take: Take, { path, size, mode, type }: Header, folder: string): Promise<void> {
  const shown = JSON.stringify(path.slice(0, 100))
  if (type !== '0' && type !== '\0' && type !== '5')
    throw new TarballRefused(`${shown} is a link or another special file`)
  const [, ...segments] = path.replace(/\/+$/, '').split('/')
  const isInside = segments.every((name) => name !== '' && name !== '.' && name !== '..' && !/^\.git$/i.test(name))
  if (!isInside || path.startsWith('/') || /[\\\0]/.test(path))
    throw new TarballRefused(`the name ${shown} leaves its folder`)
  const target = join(folder, ...segments)
  if (type === '5') {
    await mkdir(target, { recursive: true })
    return
  }
  if (segments.length === 0) throw new TarballRefused(`${shown} is in no folder`)
  await mkdir(dirname(target), { recursive: true })
  await using file = await open(target, 'wx', (mode & 0o111) === 0 ? 0o644 : 0o755)
  for (let left = size; left > 0; left -= PIECE) {
    const piece = await take(Math.min(left, PIECE))
    if (piece === null) throw new TarballRefused('it is damaged')
    await file.writeFile(piece)
  }
  await take((BLOCK - (size % BLOCK)) % BLOCK)
}

async function takeContent(take: Take, size: number): Promise<Buffer> {
  if (size > PIECE) throw new TarballRefused('it is damaged')
  const content = await take(Math.ceil(size / BLOCK) * BLOCK)
  if (content === null) throw new TarballRefused('it is damaged')
  return content.subarray(0, size)
}

function readHeader(block: Buffer): Header {
  const text = (from: number, length: number) => block.toString('utf8', from, from + length).split('\0', 1)[0] ?? ''
  const octal = (from: number, length: number) => Number.parseInt(text(from, length).trim() || '0', 8)
  const sum = block.reduce((total, byte, at) => total + (at >= 148 && at < 156 ? 32 : byte), 0)
  const size = octal(124, 12)
  if (octal(148, 8) !== sum || !Number.isSafeInteger(size)) throw new TarballRefused('it is damaged')
  const prefix = text(257, 5) === 'ustar' ? text(345, 155) : ''
  const name = text(0, 100)
  return {
    path: prefix === '' ? name : `${prefix}/${name}`,
    size,
    mode: octal(100, 8),
    type: String.fromCharCode(block[156] ?? 0),
  }
}

/** Records are "length key=value\n", the length counting itself. */
function readPaxPath(records: Buffer): string | null {
  let path: string | null = null
  for (let at = 0; at < records.length;) {
    const length = Number.parseInt(records.toString('utf8', at, at + 20), 10)
    if (!(length > 0)) throw new TarballRefused('it is damaged')
    const [, key, value] = /^\d+ ([^=]+)=([\s\S]*)\n$/.exec(records.toString('utf8', at, at + length)) ?? []
    if (key === 'path' && value !== undefined) path = value
    at += length
  }
  return path
}
