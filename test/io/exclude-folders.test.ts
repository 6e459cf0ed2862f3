import { posix, win32 } from 'node:path'
import { expect, test } from 'vitest'
import { excludeFolders } from '../../src/io/git.js'

test.each([
  ['/app', '/app/out/runs', posix, [':(exclude,literal)out/runs']],
  ['/app', '/app/..out', posix, [':(exclude,literal)..out']],
  ['/app/packages/a', '/app/out', posix, []],
  ['/app', '/app', posix, []],
  ['C:\\app', 'C:\\app\\out\\runs', win32, [':(exclude,literal)out/runs']],
  ['C:\\app', 'c:\\APP\\out', win32, [':(exclude,literal)out']],
  ['C:\\app', 'D:\\out', win32, []],
  ['C:\\app\\packages', 'C:\\app\\out', win32, []],
])('from %s, %s is excluded for git', (cwd, folder, path, specs) => {
  expect(excludeFolders(cwd, [folder], path)).toEqual(specs)
})
