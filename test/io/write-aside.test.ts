import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startWriting } from '../../src/io/files.js'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'goldenpair-aside-'))))
afterEach(() => rmSync(folder, { recursive: true }))

test('all files are whole when writing has finished', async () => {
  const writing = startWriting()
  const texts = new Map(['a.txt', 'deep/er/b.txt'].map((name) => [join(folder, name), `${name}\n`.repeat(50_000)]))
  for (const [path, text] of texts) writing.write(path, text)
  await writing.finish()
  for (const [path, text] of texts) expect(readFileSync(path, 'utf8')).toBe(text)
})

test('what could not be written is thrown at the end, the first that was given, and the others are written', async () => {
  writeFileSync(join(folder, 'file'), '')
  const writing = startWriting()
  writing.write(join(folder, 'file', 'first.txt'), 'a')
  writing.write(join(folder, 'file', 'second.txt'), 'b')
  writing.write(join(folder, 'third.txt'), 'c')
  // Long enough for a rejection that nobody handles to end the process.
  await new Promise((resolve) => setTimeout(resolve, 20))
  await expect(writing.finish()).rejects.toMatchObject({ code: 'output-unwritable', message: /first\.txt/ })
  expect(readFileSync(join(folder, 'third.txt'), 'utf8')).toBe('c')
})
