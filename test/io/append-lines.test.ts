import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { continueLineFile, createLineFile } from '../../src/io/append-lines.js'
import { replaceFile } from '../../src/io/files.js'

let folder: string
let path: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'goldenpair-lines-'))
  path = join(folder, 'lines')
})
afterEach(async () => rm(folder, { recursive: true }))

test('a line is in the file when append returns', async () => {
  using file = createLineFile(path)
  file.append('plum ☂')
  expect(await readFile(path, 'utf8')).toBe('plum ☂\n')
  file.append('pear')
  expect(await readFile(path, 'utf8')).toBe('plum ☂\npear\n')
})

test.each([
  ['', ''],
  ['half', ''],
  ['a\nb\n', 'a\nb\n'],
  ['a\nhalf', 'a\n'],
  [`a\n${'x'.repeat(200_000)}`, 'a\n'],
  [`${'x'.repeat(65_535)}\nhalf`, `${'x'.repeat(65_535)}\n`],
])('going on with %.10j drops a line that was cut', async (before, kept) => {
  await writeFile(path, before)
  using file = continueLineFile(path)
  file.append('next')
  expect(await readFile(path, 'utf8')).toBe(`${kept}next\n`)
})

describe('what cannot be written is the user’s error', () => {
  const message = (reason: string): string =>
    `Cannot write ${path}: ${reason}. Fix that, or name another place with the input \`output-dir\`.`

  test.each([
    ['lines', async (at: string) => Promise.resolve(createLineFile(at))],
    ['a whole file', async (at: string) => replaceFile(at, 'text')],
  ])('%s below a file', async (_, write) => {
    await writeFile(join(folder, 'file'), '')
    path = join(folder, 'file', 'deep', 'lines')
    await expect(async () => write(path)).rejects.toThrow(message('part of the path is a file'))
  })

  test('a whole file in the place of a folder, and nothing of it is left', async () => {
    path = join(folder, 'place')
    await replaceFile(join(path, 'inner'), 'text')
    await expect(replaceFile(path, 'text')).rejects.toThrow(message('it is a folder'))
    expect(await readdir(folder)).toEqual(['place'])
  })

  test.skipIf(process.platform === 'win32')(
    'over a link in the place of its draft, and the old file stays',
    async () => {
      await writeFile(path, 'old')
      await symlink('/dev/null', `${path}.tmp`)
      await expect(replaceFile(path, 'new')).rejects.toThrow(message('it is a link, or its links form a loop'))
      expect(await readFile(path, 'utf8')).toBe('old')
      expect(await readdir(folder)).toEqual(['lines'])
    },
  )

  test.skipIf(!existsSync('/dev/full'))('on a full disk', () => {
    path = '/dev/full'
    using file = createLineFile(path)
    expect(() => file.append('plum')).toThrow(message('the disk is full'))
  })
})
