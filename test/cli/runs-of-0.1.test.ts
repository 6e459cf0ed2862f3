import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { goldenpair } from './recorded-terminal.js'

// Suite, runs and reference as Goldenpair 0.1.0 wrote them, by `goldenpair run` and `ratchet` of its bundle. They are never written anew: that
// they are still read is the promise of docs/upgrading.md.
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'goldenpair-0.1-'))
  cpSync(new URL('../fixtures/0.1.0', import.meta.url), folder, { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

interface Compared {
  readonly verdict: { readonly word: string }
}

test('its runs compare as they did', async () => {
  const { code, out } = await goldenpair(folder, ['compare', 'first', 'second', '--json'])
  const { verdict } = JSON.parse(out) as Compared
  expect([code, verdict.word]).toEqual([1, 'regressed'])
  const { out: told } = await goldenpair(folder, ['compare', 'first', 'second'])
  expect(told).toContain('the critical case norway broke')
})

test('its run is a baseline for a run of today', async () => {
  const args = ['run', '--variant', 'second', '--baseline', 'first', '--out', 'now']
  const { code, out } = await goldenpair(folder, args)
  expect(code).toBe(1)
  expect(out).toContain('the critical case norway broke')
  expect(readFileSync(join(folder, 'now/run.json'), 'utf8')).toContain('"schema_version": 1')
})

test('its reference is not lowered', async () => {
  const { code, log } = await goldenpair(folder, ['ratchet', 'second'])
  expect(code).toBe(3)
  expect(log.replaceAll('\u202f', ' ')).toContain('this would lower it: success 100 % → 67 % (−33 points, n = 3)')
})

test('a run of a later version names what it needs', async () => {
  const path = join(folder, 'second/run.json')
  writeFileSync(path, readFileSync(path, 'utf8').replace('"schema_version":1', '"schema_version":2'))
  expect(await goldenpair(folder, ['compare', 'first', 'second'])).toMatchObject({
    code: 3,
    log: expect.stringContaining('has schema_version 2, and this Goldenpair reads 1.') as string,
  })
})
