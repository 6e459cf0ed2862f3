import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PairComparison } from '../../../../src/model/result/pair-comparison.js'
import { referenceSchema } from '../../../../src/model/run/reference.js'
import { validatorOf } from '../../../schemas.js'
import { runCli } from '../run-cli.js'

/** The number of the ten cases that a variant answers. */
const VARIANTS = { some: 3, fewer: 2, most: 10, again: 10 }
const SUITE = `
name: fruit
cases: cases.yaml
target: { type: command, command: [${JSON.stringify(process.execPath)}, target.mjs], shutdown_seconds: 1 }
zero_tolerance: off
variants:
${Object.entries(VARIANTS)
  .map(([name, right]) => `  ${name}: { settings: { right: ${right} } }\n`)
  .join('')}gates: [{ metric: success, max_drop: 5pp }]
`
const CASES = Array.from({ length: 10 }, (_, index) => {
  return `- { id: c${String(index).padStart(2, '0')}, query: '${index}', tags: [t${index % 2}], checks: [{ contains: yes }] }\n`
}).join('')
const TARGET = `
import { createInterface } from 'node:readline'
createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, query, settings } = JSON.parse(line)
  console.log(JSON.stringify({ id, answer: Number(query) < settings.right ? 'yes' : 'no' }))
})
`

let folder: string
const plain = (text: string): string => text.replaceAll('\u202f', ' ')
const goldenpair = async (...args: string[]) => {
  const { code, out, log } = await runCli(folder, args)
  return { code, out: plain(out), log: plain(log) }
}
const reference = async () => plain(await readFile(join(folder, 'golden/reference.json'), 'utf8'))

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'goldenpair-ratchet-'))
  await mkdir(join(folder, 'golden'))
  await writeFile(join(folder, 'golden/suite.yaml'), SUITE)
  await writeFile(join(folder, 'golden/cases.yaml'), CASES)
  await writeFile(join(folder, 'target.mjs'), TARGET)
  for (const variant of Object.keys(VARIANTS)) await goldenpair('run', '--variant', variant, '--out', variant)
})
beforeEach(async () => {
  await rm(join(folder, 'golden/reference.json'), { force: true })
  await goldenpair('ratchet', 'some')
})
afterAll(async () => rm(folder, { recursive: true }))

describe('goldenpair ratchet', () => {
  test('writes a run for review: one case per line, checked by its schema, the same bytes every time', async () => {
    const text = await reference()
    const value: unknown = JSON.parse(text)
    expect(validatorOf('reference')(value)).toBe(true)
    expect(referenceSchema.parse(value)).toEqual(value)
    expect(value).toMatchObject({ kind: 'reference', schema_version: 1, variant: 'some', commit: null })
    expect(text.split('\n').filter((line) => line.startsWith('    {"id":"c'))).toHaveLength(10)
    expect(text).toContain('    "success": {"mean":0.3,"n":10,"applicable":10}')
    expect(text).not.toContain('performance.latency":[')
    await goldenpair('ratchet', 'some')
    expect(await reference()).toBe(text)
  })

  test('raises the reference and lists the changes', async () => {
    const { code, out } = await goldenpair('ratchet', 'most')
    expect(code).toBe(0)
    expect(out).toMatch(/^Wrote golden\/reference\.json: run [\w-]+-most\. Review and commit it\.\n/)
    expect(out).toMatch(/^ {2}success +30 % → 100 % \(\+70 points \[\+\d+, \+\d+\], n = 10\)$/m)
    expect(JSON.parse(await reference())).toMatchObject({ variant: 'most' })
  })

  test('never lowers it silently, however little', async () => {
    const before = await reference()
    const { code, log } = await goldenpair('ratchet', 'fewer')
    expect(code).toBe(3)
    expect(log).toMatch(
      /reference\.json was not written, because this would lower it: success 30 % → 20 % \(−10 points, n = 10\)\. If you mean to lower it, say why with --allow-lower "REASON"; the file keeps the reason\.$/,
    )
    expect(await reference()).toBe(before)
  })

  test('lowers it for a reason, which is stored in the file', async () => {
    const { code, out } = await goldenpair('ratchet', 'fewer', '--allow-lower', 'pears are retired')
    expect(code).toBe(0)
    expect(out).toContain('  lower: success 30 % → 20 % (−10 points, n = 10)')
    expect(JSON.parse(await reference())).toMatchObject({
      lowered: { reason: 'pears are retired', metrics: ['success 30 % → 20 % (−10 points, n = 10)'] },
    })
  })

  test('proposes the second of two nights that both beat it', async () => {
    const { code } = await goldenpair('ratchet', 'most', 'again')
    expect(code).toBe(0)
    expect(JSON.parse(await reference())).toMatchObject({ variant: 'again' })
  })

  test('keeps it if one of two nights does not beat it', async () => {
    const before = await reference()
    const { code, out } = await goldenpair('ratchet', 'fewer', 'most')
    expect(code).toBe(0)
    expect(out).toMatch(
      /^golden\/reference\.json stays as it is: 2 runs must both improve on it, and [\w-]+-fewer is inconclusive\.\n/,
    )
    expect(await reference()).toBe(before)
  })

  const edited = async (name: string, edit: (text: string) => string): Promise<string> => {
    await cp(join(folder, 'some'), join(folder, name), { recursive: true })
    const path = join(folder, name, 'run.json')
    await writeFile(path, edit(await readFile(path, 'utf8')))
    return name
  }

  test.each<[string, (text: string) => string, string]>([
    ['never finished', (text) => text.replace(/"counts": \{[^}]*\}/, '"counts": null'), 'it never finished'],
    [
      'of a target that was given up',
      (text) => text.replace('"infrastructure": 0', '"infrastructure": 0, "unasked": 1'),
      'its target was given up, so not all was asked',
    ],
    ['of a part', (text) => text.replace('"subset": null', '"subset": "tag:t1"'), 'it measured only the cases tag:t1'],
    ['of a shard', (text) => text.replace('"shard": null', '"shard": {"index":1,"of":2}'), 'it is shard 1/2 of a run'],
    [
      'cut short',
      (text) => text.replace('"trials_per_case": 1', '"trials_per_case": 2'),
      'only 10 of its 20 trials were made',
    ],
    [
      'of another suite',
      (text) => text.replace('"name": "fruit"', '"name": "veg"'),
      'it is of the suite veg, not of fruit',
    ],
  ])('refuses a run %s', async (name, edit, problem) => {
    const { code, log } = await goldenpair('ratchet', await edited(name, edit))
    expect(code).toBe(3)
    expect(log).toContain(`cannot be the reference: ${problem}. Name a complete, valid run of the suite.`)
  })

  test('refuses the same night twice, and a reference in place of a run', async () => {
    expect((await goldenpair('ratchet', 'most', 'most')).log).toContain(
      'it was measured in the same session as the other run, so the two are not independent',
    )
    expect((await goldenpair('ratchet', 'golden/reference.json')).log).toContain('it is a reference itself')
  })

  test('a reference is a baseline for run and compare, with the verdict of its run', async () => {
    const verdictOf = async (...args: string[]) => {
      const { code } = await goldenpair(...args)
      const written = await readFile(join(folder, args.at(-1) ?? '', 'comparison.json'), 'utf8')
      const { verdict, gates, flips, zero_tolerance } = JSON.parse(written) as PairComparison
      return { code, verdict, gates, flips, zero_tolerance }
    }
    const expected = await verdictOf('compare', 'some', 'most', '--out', 'report')
    expect(expected).toMatchObject({ code: 0, verdict: { word: 'improved' } })
    expect(await verdictOf('compare', 'golden/reference.json', 'most', '--out', 'report')).toEqual(expected)
    const args = ['run', '--variant', 'most', '--baseline', 'golden/reference.json', '--out', 'fresh']
    expect((await verdictOf(...args)).verdict).toEqual(expected.verdict)
  })

  test('a metric with a changed definition is not compared', async () => {
    const path = join(folder, 'golden/reference.json')
    await writeFile(path, (await reference()).replace(/"success":"sha256:/, '$&0'))
    const { out } = await goldenpair('compare', 'golden/reference.json', 'most', '--out', 'report')
    expect(out).toContain("defined differently from the baseline's")
  })

  test.each([
    ['[]', 'cannot be read: it is not a reference that `goldenpair ratchet` wrote.'],
    [
      '{"kind":"reference","schema_version":9}',
      'has schema_version 9, and this Goldenpair reads 1: a newer one wrote it.',
    ],
    ['{"kind":"reference","schema_version":1}', 'cannot be read: `suite`: Invalid input'],
  ])('a damaged reference is not overwritten: %s', async (text, message) => {
    await writeFile(join(folder, 'golden/reference.json'), text)
    const { code, log } = await goldenpair('ratchet', 'some')
    expect(code).toBe(3)
    expect(log).toContain(message)
    expect(await reference()).toBe(text)
  })

  test.each([
    ['success', '1.5', 'trial 0: `success` is 1.5, but only 0 and 1 are possible'],
    ['success', '0.5', 'trial 0: `success` is 0.5, but only 0 and 1 are possible'],
    ['success', '-3', 'trial 0: `success` is -3, but only 0 and 1 are possible'],
    ['success', '1,2', 'trial 1: `success` is 2, but only 0 and 1 are possible'],
    ['success', '1e999', '`cases[1].scores.success[0]`: Invalid input: expected number, received Infinity'],
    ['planner.confidence', '1.01', 'trial 0: `planner.confidence` is 1.01, but it lies between 0 and 1'],
    ['tokens.total', '-1', 'trial 0: `tokens.total` is -1, but it is never below 0'],
  ])('refuses a score that its metric cannot have, wherever it is read: %s of %s', async (metric, score, problem) => {
    const old = await reference()
    const text = old.replace(new RegExp(`("id":"c01".*"${metric}":)\\[.*?\\]`), `$1[${score}]`)
    expect(text).not.toBe(old)
    await writeFile(join(folder, 'golden/reference.json'), text)
    const message = `error: The run golden/reference.json cannot be read: case \`c01\`, ${problem}. Restore the file from git, or write it again with \`goldenpair ratchet\`.`
    for (const args of [
      ['compare', 'golden/reference.json', 'most', '--out', 'report'],
      ['run', '--variant', 'most', '--baseline', 'golden/reference.json', '--out', 'fresh'],
      ['ratchet', 'most'],
    ])
      expect(await goldenpair(...args)).toMatchObject({ code: 3, log: expect.stringContaining(message) as string })
    expect(await reference()).toBe(text)
  })

  test('makes no reference of a run with a score that its metric cannot have', async () => {
    const path = join(await edited('rewritten', String), 'trials.jsonl')
    const text = await readFile(join(folder, path), 'utf8')
    await writeFile(join(folder, path), text.replace('"success":1', '"success":1.5'))
    const { code, log } = await goldenpair('ratchet', 'rewritten')
    expect(code).toBe(3)
    expect(log).toMatch(
      /^error: The run rewritten\/trials\.jsonl cannot be read: case `c0\d`, trial 0: `success` is 1\.5, but only 0 and 1 are possible\. Measure again, or name another run folder\.$/m,
    )
  })
})
