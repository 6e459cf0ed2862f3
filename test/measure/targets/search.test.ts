import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { search } from '../../../src/measure/targets/search.js'
import { ask, startSession } from './start-session.js'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'goldenpair-search-'))
})
afterEach(async () => rm(folder, { recursive: true }))

async function write(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
}

async function pathsFor(options: Readonly<Record<string, unknown>>): Promise<unknown[]> {
  await using session = await startSession(search, options, { workingDirectory: folder })
  const observation = await ask(session, 'plum')
  return observation.status === 'ok' ? (observation.reply.spans ?? []).map(({ path }) => path).sort() : []
}

test('dependencies, builds, lock files, binary and large files and links are not searched', async () => {
  await write({
    'a.md': 'plum',
    '.github/workflows/ci.yml': 'plum: 1',
    'node_modules/x/index.js': 'plum()',
    'dist/index.js': 'plum()',
    'package-lock.json': '"plum"',
    'app.min.js': 'plum()',
    'image.png': 'plum\0',
    'large.txt': `plum ${'x '.repeat(500_001)}`,
  })
  await symlink('/etc', join(folder, 'etc'))
  await symlink(join(folder, 'a.md'), join(folder, 'b.md'))
  expect(await pathsFor({ top_k: 10 })).toEqual(['.github/workflows/ci.yml', 'a.md'])
})

test('globs include and exclude files', async () => {
  await write({ 'src/a.py': 'plum()', 'src/deep/b.py': 'plum()', 'docs/c.md': 'plum', 'docs/old/d.md': 'plum' })
  expect(await pathsFor({ include: ['src/**/*.py'] })).toEqual(['src/a.py', 'src/deep/b.py'])
  expect(await pathsFor({ include: ['**/*.{py,md}'], exclude: ['docs/old/**', 'src/*.py'] })).toEqual([
    'docs/c.md',
    'src/deep/b.py',
  ])
})

test('the corpus fingerprint changes only with a text', async () => {
  const fingerprint = async (options: object): Promise<string | null> =>
    (await startSession(search, { ...options }, { workingDirectory: folder })).corpusFingerprint
  await write({ 'a.md': 'plum', 'b.txt': 'pear' })
  const before = await fingerprint({})
  expect(before).toMatch(/^sha256:[0-9a-f]{64}$/)
  expect(await fingerprint({ k1: 2 })).toBe(before)
  await write({ 'b.txt': 'peach' })
  expect(await fingerprint({})).not.toBe(before)
})

test('an empty corpus is the user’s error', async () => {
  await write({ 'a.md': 'plum' })
  const start = startSession(search, { include: ['*.rst', '*.py'], exclude: ['x/**'] }, { workingDirectory: folder })
  await expect(start).rejects.toMatchObject({
    code: 'search-found-no-files',
    message: `The search target found no text in ${folder}: include *.rst, *.py, exclude x/**. Correct \`include\` and \`exclude\` of the suite's target.`,
  })
})
