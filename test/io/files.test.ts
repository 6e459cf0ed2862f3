import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeFolder, shortenPaths } from '../../src/io/files.js'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'goldenpair-folder-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test.each([
  ['Cannot read /shop/golden/a.yaml: it is a folder.', '/shop', 'Cannot read golden/a.yaml: it is a folder.'],
  ['(/shop/a, `/shop/b c`)', '/shop', '(a, `b c`)'],
  [
    '/shop is not inside /shopping/a, /old/shop/b or ./shop/c',
    '/shop',
    '/shop is not inside /shopping/a, /old/shop/b or ./shop/c',
  ],
  ['/shop (old)+/a and /shop/b', '/shop (old)+', 'a and /shop/b'],
  ['file:///tmp/a and /tmp/b', '/', 'file:///tmp/a and /tmp/b'],
] as const)('the paths of %j inside %j are written from there', (text, inside, shown) => {
  expect(shortenPaths(text, inside)).toBe(shown)
})

test('makes a folder and those above it, and leaves what is there', () => {
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
