import { readFileSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { extractZip, readZipTexts, ZipRefused, type ZipLimits } from '../../src/github/read-zip.js'
import { packZip } from '../doubles/github/artifacts/zip.js'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'goldenpair-zip-'))
})
afterEach(async () => rm(folder, { recursive: true, force: true }))

async function extract(bytes: Buffer, limits?: ZipLimits): Promise<string[]> {
  const archive = join(folder, 'a.zip')
  const out = join(folder, 'out')
  await writeFile(archive, bytes)
  await extractZip({ archive, folder: out, archiveBytes: bytes.length, ...(limits === undefined ? {} : { limits }) })
  return (await readdir(out, { recursive: true })).sort()
}

/** Returns the start of the first entry in the central directory. Its mode is in the upper half of the word at 38. */
function patchFirstEntry(zip: Buffer, change: (entry: Buffer) => void): Buffer {
  change(zip.subarray(zip.indexOf('PK\x01\x02')))
  return zip
}

describe('a zip of unknown origin', () => {
  test('is unpacked with its folders', async () => {
    const names = await extract(packZip({ 'run.json': '{}', 'deep/er/trials.jsonl': '1\n', 'empty/': '' }))
    expect(names).toEqual(['deep', join('deep', 'er'), join('deep', 'er', 'trials.jsonl'), 'run.json'])
    expect(await readFile(join(folder, 'out', 'deep', 'er', 'trials.jsonl'), 'utf8')).toBe('1\n')
  })

  test.each([
    ['leaves the folder', { '../evil': 'x' }, 'invalid relative path: ../evil'],
    ['leaves it further down', { 'a/../../evil': 'x' }, 'invalid relative path: a/../../evil'],
    ['is absolute', { '/etc/evil': 'x' }, 'absolute path: /etc/evil'],
    ['has a drive', { 'C:/evil': 'x' }, 'absolute path: C:/evil'],
    ['has backslashes', { '..\\evil': 'x' }, 'invalid characters in fileName: ..\\evil'],
  ])('is refused if a name %s', async (_what, files, message) => {
    await expect(extract(packZip(files))).rejects.toThrow(message)
    expect(await readdir(folder)).not.toContain('evil')
  })

  test('is refused with a link in it', async () => {
    const zip = patchFirstEntry(packZip({ link: '/etc/passwd' }), (entry) =>
      entry.writeUInt32LE((0o120777 << 16) >>> 0, 38),
    )
    await expect(extract(zip)).rejects.toThrow('"link" is a link or another special file')
  })

  test('is refused if it is encrypted', async () => {
    const zip = patchFirstEntry(packZip({ secret: 'x' }), (entry) => entry.writeUInt16LE(0x0801, 8))
    await expect(extract(zip)).rejects.toThrow('"secret" is encrypted')
  })

  test('is refused with the same name twice', async () => {
    const zip = packZip({ aa: '1', ab: '2' })
    for (let at = zip.indexOf('ab'); at >= 0; at = zip.indexOf('ab')) zip.write('aa', at)
    await expect(extract(zip)).rejects.toThrow('EEXIST')
  })

  test('is refused with too many entries, before any is written', async () => {
    const limits = { maxEntries: 1, maxBytes: 100, maxRatio: 10 }
    await expect(extract(packZip({ a: '', b: '' }), limits)).rejects.toThrow('it has 2 entries, more than 1')
    expect(await readdir(folder)).toEqual(['a.zip'])
  })

  test('is refused with too many bytes over all entries', async () => {
    const limits = { maxEntries: 9, maxBytes: 100, maxRatio: 1000 }
    const zip = packZip({ a: 'x'.repeat(60), b: 'x'.repeat(60) })
    await expect(extract(zip, limits)).rejects.toThrow(`it unpacks to more than 100 bytes from ${zip.length}`)
  })

  test('is refused with the ratio of a bomb', async () => {
    const zip = packZip({ bomb: Buffer.alloc(20 * 2 ** 20) })
    await expect(extract(zip)).rejects.toThrow(/^it unpacks to more than \d+ bytes from \d+$/)
  })

  test('is refused if a declared size is false', async () => {
    const zip = patchFirstEntry(packZip({ a: 'x'.repeat(60) }), (entry) => entry.writeUInt32LE(10, 24))
    await expect(extract(zip)).rejects.toThrow('too many bytes in the stream')
  })

  test('is refused if it is not a zip', async () => {
    await expect(extract(Buffer.from('<html>sorry</html>'))).rejects.toMatchObject({
      name: 'ZipRefused',
      message: 'End of central directory record signature not found. Either not a zip file, or file is truncated',
    })
  })
})

describe('the texts of a zip of unknown origin', () => {
  const LIMITS = { maxEntries: 10, maxBytes: 5_000_000, maxRatio: 1000, maxEntryBytes: 3_000_000 }
  async function readTexts(bytes: Buffer, limits = LIMITS): Promise<Readonly<Record<string, string>>> {
    const archive = join(folder, 'a.zip')
    await writeFile(archive, bytes)
    const texts: Record<string, string> = {}
    const wants = (name: string): boolean => name.endsWith('.json')
    const use = (name: string, text: string): void => void (texts[name] = text)
    await readZipTexts({ archive, archiveBytes: bytes.length, limits, wants, use })
    return texts
  }
  /** The two records of the first entry: the local one at 0, and the one in the central directory. */
  function patchBoth(zip: Buffer, offset: number, change: (at: number) => void): Buffer {
    change(offset)
    change(zip.indexOf('PK\x01\x02') + offset + 2)
    return zip
  }
  const zstd = readFileSync(new URL('../exchange/import/results/files/inspect-zstd.eval', import.meta.url))

  test('are read from the requested entries, deflated or with Zstandard', async () => {
    expect(await readTexts(packZip({ 'a.json': '{}', 'b.txt': 'x' }))).toEqual({ 'a.json': '{}' })
    expect(JSON.parse((await readTexts(zstd))['header.json'] ?? '')).toMatchObject({ version: 2, status: 'success' })
  })

  test.each<[string, () => Buffer, string]>([
    [
      'unpacks to more than is allowed',
      () => packZip({ 'a.json': 'x'.repeat(2_900_000), 'b.json': 'x'.repeat(2_900_000) }),
      'it unpacks to more than 5000000 bytes',
    ],
    [
      'has too large an entry',
      () => packZip({ 'a.json': 'x'.repeat(3_000_001) }),
      '"a.json" has 3000001 bytes, more than 3000000',
    ],
    [
      'has too many entries',
      () => packZip(Object.fromEntries(Array.from({ length: 11 }, (_, at) => [`${at}.json`, '']))),
      'it has 11 entries, more than 10',
    ],
    [
      'has bytes that are not text',
      () => packZip({ 'a.json': Buffer.from([0xff, 0xfe]) }),
      '"a.json" is not UTF-8 text',
    ],
    [
      'is packed in another way',
      () => {
        const zip = packZip({ 'a.json': '{}' })
        return patchBoth(zip, 8, (at) => zip.writeUInt16LE(14, at))
      },
      'unsupported compression method: 14',
    ],
    [
      'says a smaller size than Zstandard unpacks to',
      () => {
        const zip = Buffer.from(zstd)
        return patchBoth(zip, 22, (at) => zip.writeUInt32LE(100, at))
      },
      'invalid zstd data|offset is out of bounds|is damaged',
    ],
    [
      'says a larger size than Zstandard unpacks to',
      () => {
        const zip = Buffer.from(zstd)
        return patchBoth(zip, 22, (at) => zip.writeUInt32LE(1000, at))
      },
      '"_journal/start.json" is damaged',
    ],
    [
      'has Zstandard that is broken',
      () => {
        const zip = Buffer.from(zstd)
        zip.fill(0, 52, 60)
        return zip
      },
      '',
    ],
  ])('are refused if it %s', async (_what, zip, message) => {
    const refused = readTexts(zip())
    await expect(refused).rejects.toThrow(ZipRefused)
    await expect(refused).rejects.toThrow(new RegExp(message))
  })
})
