import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { goldenpair } from './recorded-terminal.js'

// Suite, runs and reference as Goldenpair 0.1.0 wrote them, by `goldenpair run` and `ratchet` of its bundle. They are never written anew: that
// they are still read is the promise of CHANGELOG.md.
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'goldenpair-0.1-'))
  cpSync(new URL('../../fixtures/0.1.0', import.meta.url), folder, { recursive: true })
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
  expect(told).toContain('❌ Regressed: 1 of 3 cases broke')
  expect(told).toContain('critical case     ❌ norway broke')
})

test('its run is a baseline for a run of today', async () => {
  const args = ['run', '--variant', 'second', '--baseline', 'first', '--out', 'now']
  const { code, out } = await goldenpair(folder, args)
  expect(code).toBe(1)
  expect(out).toContain('critical case     ❌ norway broke')
  expect(readFileSync(join(folder, 'now/run.json'), 'utf8')).toContain('"schema_version": 1')
})

test('its reference is not lowered', async () => {
  const { code, log } = await goldenpair(folder, ['ratchet', 'second'])
  expect(code).toBe(3)
  expect(log.replaceAll('\u202f', ' ')).toContain('this would lower it: success 100 % → 67 % (−33 points, n = 3)')
})

/** What reads a run, a reference or a comparison: with files of 0.1.0, and with the named one as a later version would write it. */
const READERS: readonly { readonly args: readonly string[]; readonly code: number; readonly file: string }[] = [
  { args: ['compare', 'first', 'second'], code: 1, file: 'second/run.json' },
  { args: ['compare', 'golden/reference.json', 'first'], code: 0, file: 'golden/reference.json' },
  { args: ['run', '--baseline', 'first', '--out', 'now'], code: 0, file: 'first/run.json' },
  { args: ['run', '--baseline', 'golden/reference.json', '--out', 'now'], code: 0, file: 'golden/reference.json' },
  // It is read, but not resumed: some metrics had another definition.
  { args: ['run', '--resume', '--out', 'first'], code: 3, file: 'first/run.json' },
  { args: ['merge', 'first', '--out', 'now'], code: 3, file: 'first/run.json' },
  { args: ['history', 'second'], code: 0, file: 'second/run.json' },
  { args: ['export', 'second', '--to', 'jsonl'], code: 0, file: 'second/run.json' },
  { args: ['judge', 'second', '--suite', 'golden/judged.yaml', '--out', 'now'], code: 0, file: 'second/run.json' },
  { args: ['ratchet', 'first', '--reference', 'new.json'], code: 0, file: 'first/run.json' },
  { args: ['ratchet', 'first'], code: 0, file: 'golden/reference.json' },
  { args: ['pages', 'site', '--report', 'report', '--place', 'pr-1'], code: 0, file: 'report/comparison.json' },
]

test.each(READERS)('$args reads it, and refuses a later $file', async ({ args, code, file }) => {
  await goldenpair(folder, ['compare', 'first', 'second', '--out', 'report'])
  const suite = readFileSync(join(folder, 'golden/suite.yaml'), 'utf8')
  writeFileSync(join(folder, 'golden/judged.yaml'), `${suite}scoring: { judged: [answer] }\njudge: { type: lexical }\n`)
  const path = join(folder, file)
  const kept = readFileSync(path, 'utf8')
  const [, own = ''] = /"schema_version": ?(\d+)/.exec(kept) ?? []
  const read = await goldenpair(folder, args)
  expect(read.log).not.toContain('a newer one wrote it')
  expect(read.code, read.log).toBe(code)
  rmSync(join(folder, 'now'), { recursive: true, force: true })
  writeFileSync(path, kept.replace(/("schema_version": ?)\d+/, '$199').replace('{', '{"new_field":1,'))
  const refused = await goldenpair(folder, args)
  expect(refused.code).toBe(3)
  expect(refused.log).toContain(
    `error: ${path} has schema_version 99, and this Goldenpair reads ${own}: a newer one wrote it. Update Goldenpair; in workflows, use one version in every job.`,
  )
})
