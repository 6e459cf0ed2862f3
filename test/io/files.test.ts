import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeFolder } from '../../src/io/files.js'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'goldenpair-folder-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a folder and its parents are made, and existing ones are unchanged', () => {
  makeFolder(join(folder, 'a/b/c'))
  makeFolder(join(folder, 'a/b'))
  expect(existsSync(join(folder, 'a/b/c'))).toBe(true)
})

test('a folder in place of a file, or below it, is refused', () => {
  writeFileSync(join(folder, 'file'), '')
  expect(() => makeFolder(join(folder, 'file'))).toThrow('EEXIST')
  // Node 20 names the path below the file in this error, later versions name the file.
  expect(() => makeFolder(join(folder, 'file/a/b'))).toThrow(/ENOTDIR|EEXIST/)
})

test.skipIf(!existsSync('/proc/sys'))('making a folder ends if nothing can be made', () => {
  expect(() => makeFolder('/proc/sys/x/y')).toThrow(/ENOENT|EACCES|EPERM|EROFS/)
})
