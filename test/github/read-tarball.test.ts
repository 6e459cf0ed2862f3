import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { extractTarball, TARBALL_LIMITS } from '../../src/github/check-out-commit.js'
import { packTarball } from '../doubles/github/archives/tarball.js'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'goldenpair-tarball-'))
})
afterEach(async () => rm(folder, { recursive: true, force: true }))

const text = (content: string) => Buffer.from(content)
const extract = async (archive: Buffer, limits = {}) =>
  extractTarball({
    body: Readable.from([archive.subarray(0, 7), archive.subarray(7)]),
    folder,
    limits: { ...TARBALL_LIMITS, ...limits },
  })

describe("a commit's archive", () => {
  test('is unpacked without its outer folder, with modes', async () => {
    const long = `o-r-abc/${'deep/'.repeat(30)}file.txt`
    await extract(
      packTarball([
        {
          path: 'pax_global_header',
          content: text('52 comment=0123456789012345678901234567890123456789\n'),
          type: 'g',
        },
        { path: 'o-r-abc/' },
        { path: 'o-r-abc/src/' },
        { path: 'o-r-abc/src/a.txt', content: text('a'.repeat(1000)) },
        { path: 'o-r-abc/run.sh', content: text('#!/bin/sh\n'), mode: '100755' },
        { path: 'o-r-abc/empty' },
        { path: 'pax', content: text(`${long.length + 10} path=${long}\n`), type: 'x' },
        { path: 'o-r-abc/short', content: text('far') },
      ]),
    )
    expect((await readdir(folder)).sort()).toEqual(['deep', 'empty', 'run.sh', 'src'])
    expect(await readFile(join(folder, 'src/a.txt'), 'utf8')).toBe('a'.repeat(1000))
    expect(await readFile(join(folder, long.slice('o-r-abc/'.length)), 'utf8')).toBe('far')
    expect((await stat(join(folder, 'run.sh'))).mode & 0o111).not.toBe(0)
  })

  const file = { path: 'top/a', content: text('x'.repeat(600)) }
  const large = { path: 'top/large', content: randomBytes(1_000_000) }
  const longName = (path: string): Buffer =>
    packTarball([
      { path: 'pax', content: text(`${path.length + 9} path=${path}\n`), type: 'x' },
      { ...file, path: 'top/b' },
    ])

  test('is unpacked completely if files are larger than a chunk', async () => {
    await extract(packTarball([large, file]))
    expect(large.content.equals(await readFile(join(folder, 'large')))).toBe(true)
    expect((await stat(join(folder, 'a'))).size).toBe(600)
  })

  test('fails if the connection does', async () => {
    const broken = new RangeError('gone')
    const body = Readable.from(
      (function* () {
        yield packTarball([large]).subarray(0, 500_000)
        throw broken
      })(),
    )
    await expect(extractTarball({ body, folder })).rejects.toBe(broken)
  })

  test.each<[string, Buffer, object, string]>([
    ['a link', packTarball([{ path: 'top/l', link: '/etc/passwd' }]), {}, '"top/l" is a link or another special file'],
    [
      'a way up',
      packTarball([{ path: 'top/../../x', content: text('x') }]),
      {},
      'the name "top/../../x" leaves its folder',
    ],
    [
      'an absolute name',
      packTarball([{ path: '/etc/x', content: text('x') }]),
      {},
      'the name "/etc/x" leaves its folder',
    ],
    ['a git folder', packTarball([{ path: 'top/.Git/config' }]), {}, 'the name "top/.Git/config" leaves its folder'],
    ['a file beside the folder', packTarball([{ path: 'x', content: text('x') }]), {}, '"x" is in no folder'],
    ['the same name twice', packTarball([file, file]), {}, 'it has a name twice'],
    ['too many entries', packTarball([{ path: 'top/' }, file]), { maxEntries: 1 }, 'it has more than 1 entries'],
    ['too many bytes', packTarball([file]), { maxBytes: 1000 }, 'it unpacks to more than 1000 bytes'],
    ['too many packed bytes', packTarball([file]), { maxArchiveBytes: 20 }, 'it is more than 20 bytes'],
    ['a way up by a long name', longName('top/../../x'), {}, 'the name "top/../../x" leaves its folder'],
    ['half a large file', gzipSync(gunzipSync(packTarball([large])).subarray(0, 700_000)), {}, 'it is damaged'],
    [
      'too many bytes of a large file',
      packTarball([large]),
      { maxBytes: 500_000 },
      'it unpacks to more than 500000 bytes',
    ],
    ['no archive', text('<html>sorry</html>'), {}, 'it is damaged'],
    ['half an archive', packTarball([file]).subarray(0, 40), {}, 'it is damaged'],
    ['something else packed', gzipSync('x'.repeat(2000)), {}, 'it is damaged'],
  ])('is refused with %s', async (_what, archive, limits, message) => {
    await expect(extract(archive, limits)).rejects.toMatchObject({ name: 'TarballRefused', message })
  })
})
