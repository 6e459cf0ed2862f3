import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { locateProgram, runProgram, runProgramNow } from '../../src/io/own-programs.js'

let root = ''
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'goldenpair-own-')))
  for (const folder of ['checkout/bin', 'empty', 'tools', 'real', 'linked'])
    mkdirSync(join(root, folder), { recursive: true })
  for (const folder of ['checkout/bin', 'tools', 'real', 'empty']) {
    const path = join(root, folder, 'tool')
    writeFileSync(path, '#!/bin/sh\necho "$0"; cat; [ "$1" = env ] && env\nexit 0\n')
    chmodSync(path, folder === 'empty' ? 0o644 : 0o755)
  }
  symlinkSync(join(root, 'real', 'tool'), join(root, 'linked', 'tool'))
  symlinkSync(join(root, 'checkout', 'bin', 'tool'), join(root, 'linked', 'own'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const locate = (name: string, folders: readonly string[]) => {
  const PATH = folders.map((folder) => (folder === '' ? '' : join(root, folder))).join(':')
  return locateProgram(name, { PATH }, join(root, 'checkout'))?.file.slice(root.length + 1) ?? null
}

test.each([
  ['the first on PATH', 'tool', ['tools', 'real'], 'tools/tool'],
  ['none of the workspace', 'tool', ['checkout/bin', 'tools'], 'tools/tool'],
  ['where a link leads', 'tool', ['linked'], 'real/tool'],
  ['not where a link leads into the workspace', 'own', ['linked'], null],
  ['not what cannot be run', 'tool', ['empty', 'tools'], 'tools/tool'],
  ['not in the working directory, which an empty folder of PATH is', 'tool', ['', 'real'], 'real/tool'],
  ['nothing if there is none', 'tool', [], null],
])('the search finds %s', (_, name, folders, found) => {
  expect(locate(name, folders)).toBe(found)
})

test("in a job the system's own program is used, whatever comes first on PATH", () => {
  writeFileSync(join(root, 'tools', 'sh'), '')
  chmodSync(join(root, 'tools', 'sh'), 0o755)
  const PATH = `${join(root, 'tools')}:${process.env['PATH'] ?? ''}`
  const here = join(root, 'checkout')
  expect(locateProgram('sh', { PATH }, here)?.file).toBe(join(root, 'tools', 'sh'))
  expect(locateProgram('sh', { PATH, GITHUB_WORKSPACE: here }, here)?.file).toBe(realpathSync('/usr/bin/sh'))
})

test('on Windows the first with its extension on PATH is used, also in a job', () => {
  for (const name of ['tools/tool.exe', 'real/tool.exe']) {
    writeFileSync(join(root, name), '')
    chmodSync(join(root, name), 0o755)
  }
  const PATH = ['checkout/bin', 'linked', 'tools', 'real'].map((folder) => join(root, folder)).join(':')
  const here = join(root, 'checkout')
  const found = locateProgram('tool', { PATH, GITHUB_WORKSPACE: here }, here, true)
  expect(found?.file).toBe(join(root, 'tools/tool.exe'))
})

test('a program runs to its end while everything waits, and its success is returned', () => {
  const find = (name: string) => locateProgram(name, { PATH: process.env['PATH'] }, join(root, 'checkout'))
  expect(runProgramNow(find('true'), [])).toBe(true)
  expect(runProgramNow(find('false'), [])).toBe(false)
  expect(runProgramNow(null, [])).toBe(false)
})

test('a program is started by its path, with its input and without secrets, and not after it was replaced', async () => {
  const path = join(root, 'tools', 'tool')
  const program = locateProgram('tool', { PATH: join(root, 'tools') }, join(root, 'checkout'))
  process.env['GOLDENPAIR_TEST_API_KEY'] = 'not for programs'
  try {
    const said = await runProgram(program, ['env'], { input: 'hello\n', env: { GIVEN: 'yes' } })
    expect(said.split('\n').slice(0, 2)).toEqual([path, 'hello'])
    expect(said).toContain('GIVEN=yes')
    expect(said).not.toContain('not for programs')
  } finally {
    delete process.env['GOLDENPAIR_TEST_API_KEY']
  }
  writeFileSync(path, '#!/bin/sh\necho other\n')
  await expect(runProgram(program, [])).rejects.toThrow(`${path} has been replaced`)
  await expect(runProgram(null, [])).rejects.toThrow('not on PATH')
})
