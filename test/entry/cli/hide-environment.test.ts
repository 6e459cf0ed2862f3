import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

const PROGRAMS = join(import.meta.dirname, '../..', 'fixtures', 'programs')
const SECRET = 'ghs_not_for_targets'

let temp = ''
beforeEach(() => {
  temp = mkdtempSync(join(tmpdir(), 'goldenpair-hide-'))
})
afterEach(() => rmSync(temp, { recursive: true, force: true }))

function start(hide: 'yes' | 'no') {
  const program = ['--import', join(PROGRAMS, 'typescript.mjs'), join(PROGRAMS, 'start-target.mjs')]
  const env = {
    PATH: process.env['PATH'],
    RUNNER_TEMP: temp,
    HIDE: hide,
    LANG: 'C.UTF-8',
    MYSQL_PWD: SECRET,
    'INPUT_GITHUB-TOKEN': SECRET,
  }
  const { stdout, stderr } = spawnSync(process.execPath, program, { env, encoding: 'utf8' })
  if (stdout === '') throw new Error(stderr)
  return JSON.parse(stdout) as { readonly token: string; readonly target: string }
}

// Since 22.15 Node can replace its own process; the Action runs on Node 24.
const canHide = process.platform === 'linux' && 'execve' in process

describe.skipIf(!canHide)('the environment of the Action', () => {
  test('is not the one its process was started with, so that no target can read it there', () => {
    const { token, target } = start('yes')
    expect(token).toBe(SECRET)
    expect(target).toContain('LANG=C.UTF-8')
    expect(target).not.toContain(SECRET)
    expect(target).not.toContain('INPUT_GITHUB-TOKEN')
  })

  test('leaves no file behind', () => {
    start('yes')
    expect(readdirSync(temp)).toEqual([])
  })

  test('would otherwise be readable for every target', () => {
    expect(start('no').target).toContain(SECRET)
  })
})
