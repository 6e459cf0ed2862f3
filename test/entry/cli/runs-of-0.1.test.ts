import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { goldenpair } from './recorded-terminal.js'

// A suite, runs and a reference written by Goldenpair 0.1.0 (`goldenpair run` and `ratchet` of its bundle). Never regenerate them:
// docs/compatibility.md promises that they can still be read.
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'goldenpair-0.1-'))
  cpSync(new URL('../../fixtures/0.1.0', import.meta.url), folder, { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

interface Compared {
  readonly verdict: { readonly word: string }
}

test('runs of 0.1.0 compare as before', async () => {
  const { code, out } = await goldenpair(folder, ['compare', 'first', 'second', '--json'])
  const { verdict } = JSON.parse(out) as Compared
  expect([code, verdict.word]).toEqual([1, 'regressed'])
  const { out: told } = await goldenpair(folder, ['compare', 'first', 'second'])
  expect(told).toContain('❌ Regressed: 1 of 3 cases broke')
  expect(told).toContain('critical case     ❌ norway broke')
})

test('a run of 0.1.0 is a baseline for a current run', async () => {
  const args = ['run', '--variant', 'second', '--baseline', 'first', '--out', 'now']
  const { code, out } = await goldenpair(folder, args)
  expect(code).toBe(1)
  expect(out).toContain('critical case     ❌ norway broke')
  expect(readFileSync(join(folder, 'now/run.json'), 'utf8')).toContain('"schema_version": 1')
})

test('a reference of 0.1.0 is not lowered', async () => {
  const { code, log } = await goldenpair(folder, ['ratchet', 'second'])
  expect(code).toBe(3)
  expect(log.replaceAll('\u202f', ' ')).toContain('this would lower it: success 100 % → 67 % (−33 points, n = 3)')
})

/** Commands that read a run, a reference or a comparison; tested with files of 0.1.0 and with the named file from a later version. */
const READERS: readonly { readonly args: readonly string[]; readonly code: number; readonly file: string }[] = [
  { args: ['compare', 'first', 'second'], code: 1, file: 'second/run.json' },
  { args: ['compare', 'golden/reference.json', 'first'], code: 0, file: 'golden/reference.json' },
  { args: ['run', '--baseline', 'first', '--out', 'now'], code: 0, file: 'first/run.json' },
  { args: ['run', '--baseline', 'golden/reference.json', '--out', 'now'], code: 0, file: 'golden/reference.json' },
  // The run can be read but not resumed, because some metrics had another definition.
  { args: ['run', '--resume', '--out', 'first'], code: 3, file: 'first/run.json' },
  { args: ['merge', 'first', '--out', 'now'], code: 3, file: 'first/run.json' },
  { args: ['history', 'second'], code: 0, file: 'second/run.json' },
  { args: ['export', 'second', '--to', 'jsonl'], code: 0, file: 'second/run.json' },
  { args: ['judge', 'second', '--suite', 'golden/judged.yaml', '--out', 'now'], code: 0, file: 'second/run.json' },
  { args: ['ratchet', 'first', '--reference', 'new.json'], code: 0, file: 'first/run.json' },
  { args: ['ratchet', 'first'], code: 0, file: 'golden/reference.json' },
  { args: ['pages', 'site', '--report', 'report', '--place', 'pr-1'], code: 0, file: 'report/comparison.json' },
]

test.each(READERS)('$args reads 0.1.0, and a later $file unless that forbids it', async ({ args, code, file }) => {
  await goldenpair(folder, ['compare', 'first', 'second', '--out', 'report'])
  const suite = readFileSync(join(folder, 'golden/suite.yaml'), 'utf8')
  writeFileSync(join(folder, 'golden/judged.yaml'), `${suite}scoring: { judged: [answer] }\njudge: { type: lexical }\n`)
  const path = join(folder, file)
  const kept = JSON.parse(readFileSync(path, 'utf8')) as Readonly<Record<string, unknown>>
  const own = Number(kept['schema_version'])
  const writtenAs = async (changes: object): Promise<Awaited<ReturnType<typeof goldenpair>>> => {
    writeFileSync(path, JSON.stringify({ ...kept, ...changes }, null, 2))
    return goldenpair(folder, args)
  }
  const forget = (): void => rmSync(join(folder, 'now'), { recursive: true, force: true })
  for (const [field, changes] of [
    ['schema_version', { schema_version: 99, min_reader: undefined, new_field: 1 }],
    ['min_reader', { schema_version: 99, min_reader: 99, new_field: 1 }],
  ] as const) {
    const refused = await writtenAs(changes)
    expect(refused.code).toBe(3)
    expect(refused.log).toContain(
      `error: ${file} has ${field} 99, and this Goldenpair reads ${own}: a newer one wrote it. Update Goldenpair; in workflows, use one version in every job.`,
    )
  }
  const later = await writtenAs({ schema_version: 99, min_reader: own, new_field: 1 })
  forget()
  const read = await writtenAs({})
  expect(read.log).not.toContain('a newer one wrote it')
  expect([later.code, read.code], read.log).toEqual([code, code])
})

/** Objects with metrics, models or options as keys, to which no unknown field can be added. */
const NAMED_BY_THEIR_KEYS =
  'summaries metrics scores unscored models target controlled agents tools route_tiers grade_scale'.split(' ')

/** Returns a file as a later version may write it, with an additional field in every object. */
function addFields(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((entry) => addFields(entry))
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([key, member]) => [key, addFields(member, key)])
  return { ...Object.fromEntries(fields), ...(NAMED_BY_THEIR_KEYS.includes(name) ? {} : { later: { by: [1] } }) }
}

test('runs with fields of a later version give the same comparison', async () => {
  const compare = async (): Promise<string> => {
    const { code, out, log } = await goldenpair(folder, ['compare', 'first', 'second', '--json'])
    expect(code, log).toBe(1)
    return out
  }
  const before = await compare()
  let added = 0
  for (const run of ['first', 'second'])
    for (const name of ['run.json', 'trials.jsonl']) {
      const path = join(folder, run, name)
      const lines = name === 'run.json' ? [readFileSync(path, 'utf8')] : readFileSync(path, 'utf8').trim().split('\n')
      const later = lines.map((line) => JSON.stringify(addFields(JSON.parse(line))))
      added += later.join().split('"later"').length - 1
      writeFileSync(path, `${later.join('\n')}\n`)
    }
  expect(added).toBeGreaterThan(100)
  expect(await compare()).toBe(before)
})

test('files written by people stay strict: a typo in a suite is an error', async () => {
  const path = join(folder, 'golden/suite.yaml')
  writeFileSync(path, `${readFileSync(path, 'utf8')}later: 1\n`)
  const { code, out } = await goldenpair(folder, ['validate'])
  expect(code).toBe(3)
  expect(out).toContain('`later` is unknown')
})
