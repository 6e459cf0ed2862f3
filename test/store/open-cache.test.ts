import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { systemClock } from '../../src/io/clock.js'
import { sha256 } from '../../src/io/sha256.js'
import { openCache } from '../../src/store/open-cache.js'
import { recordLog } from '../measure/targets/start-session.js'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'goldenpair-cache-'))
})
afterEach(async () => rm(folder, { recursive: true }))

const open = (maxBytes?: number, path = folder) => {
  const log = recordLog()
  return { ...openCache({ folder: path, clock: systemClock, log, ...(maxBytes !== undefined && { maxBytes }) }), log }
}

async function files(): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  return found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

async function age(key: string, hours: number): Promise<void> {
  const at = new Date(Date.now() - hours * 3600_000)
  for (const path of await files()) if (path.includes(key.slice('sha256:'.length))) await utimes(path, at, at)
}

test('another process finds a stored entry, as long as it can be read', async () => {
  const key = sha256('a')
  await open().keep(key, { answer: 'x', n: [1, null] })
  expect(await open().find(key)).toEqual({ answer: 'x', n: [1, null] })
  expect(await open().find(sha256('b'))).toBeUndefined()
  const [path = ''] = await files()
  await writeFile(path, '{"answer": "x", "n"')
  expect(await open().find(key)).toBeUndefined()
  await open().keep(key, 'whole again')
  expect(await open().find(key)).toBe('whole again')
})

test('concurrent writers of the same entries leave each complete, and nothing else', async () => {
  const caches = Array.from({ length: 8 }, () => open())
  const keys = Array.from({ length: 10 }, (_, index) => sha256(String(index)))
  const value = { answer: 'x'.repeat(20_000) }
  await Promise.all(caches.flatMap(({ keep, find }) => keys.map(async (key) => keep(key, value).then(() => find(key)))))
  expect(await Promise.all(keys.map(async (key) => open().find(key)))).toEqual(keys.map(() => value))
  expect(await files()).toHaveLength(keys.length)
})

test('a full folder loses its least recently used entries, and no other files', async () => {
  const keys = ['a', 'b', 'c', 'd'].map(sha256)
  const [a = '', b = '', c = ''] = keys
  const text = 'x'.repeat(98)
  for (const key of keys) await open().keep(key, text)
  await writeFile(join(folder, 'v1', 'README.md'), 'not ours'.repeat(100))
  const draft = join(
    folder,
    'v1',
    'aa',
    `${'0'.repeat(64)}.json.${'0'.repeat(8)}-0000-0000-0000-${'0'.repeat(12)}.draft`,
  )
  await mkdir(join(folder, 'v1', 'aa'), { recursive: true })
  await writeFile(draft, 'half')
  for (const [index, key] of [...keys, '0'.repeat(64)].entries())
    await age(`sha256:${key.replace('sha256:', '')}`, 10 - index)
  // This entry is the oldest, but now the last one used.
  expect(await open().find(a)).toBe(text)
  await open(400).keep(sha256('e'), text)
  expect(await open().find(b)).toBeUndefined()
  expect(await Promise.all([a, c, sha256('e')].map(async (key) => open().find(key)))).toEqual([text, text, text])
  expect((await files()).filter((path) => path.endsWith('.draft') || path.endsWith('.md'))).toEqual([
    join(folder, 'v1', 'README.md'),
  ])
})

test('a folder that cannot be written is reported once, and nothing breaks', async () => {
  const path = join(folder, 'file')
  await writeFile(path, '')
  const cache = open(undefined, path)
  await cache.keep(sha256('a'), 1)
  await cache.keep(sha256('b'), 1)
  expect(await cache.find(sha256('a'))).toBeUndefined()
  expect(cache.log.lines).toEqual([`warning: Stopped writing to the cache ${path}: part of the path is a file.`])

  const odd = open(undefined, join(folder, 'x'.repeat(300)))
  await odd.keep(sha256('a'), 1)
  await odd.keep(sha256('b'), 1)
  expect(odd.log.lines).toEqual([expect.stringMatching(/^warning: Stopped writing to the cache .*: ENAMETOOLONG: /)])
})
