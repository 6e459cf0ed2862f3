import { mkdir, mkdtemp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeAtomic } from '../../src/io/files.js'

test('a file is replaced as a whole, with its folder, and a refusal of the file system leaves no draft', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'goldenpair-draft-'))
  const path = join(folder, 'deep/er/file.txt')
  const draft = `${path}.draft`
  await writeAtomic(path, { draft, text: 'one' })
  await writeAtomic(path, { draft, text: 'two' })
  expect(await readFile(path, 'utf8')).toBe('two')
  // A folder cannot be replaced by a file.
  await mkdir(join(folder, 'deep/taken'))
  const taken = join(folder, 'deep/taken')
  await expect(writeAtomic(taken, { draft: `${taken}.draft`, text: 'x' })).rejects.toThrow(/EISDIR|EPERM|EEXIST/)
  expect(await readdir(join(folder, 'deep'))).toEqual(['er', 'taken'])
  expect(await readdir(join(folder, 'deep/er'))).toEqual(['file.txt'])
})
