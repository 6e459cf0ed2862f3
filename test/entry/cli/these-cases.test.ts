import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writtenComparisonSchema } from '../../../src/model/result/written-comparison.js'
import { runCli } from './run-cli.js'

/** Passes the first so many trials of a task. */
const TARGET = `
import { createInterface } from 'node:readline'
for await (const line of createInterface({ input: process.stdin })) {
  const { id, trial, settings } = JSON.parse(line)
  process.stdout.write(JSON.stringify({ id, answer: trial < settings.passes ? 'PASS' : 'stuck' }) + '\\n')
}
`
const suiteOf = (parts: object) => JSON.stringify({ ...SUITE, ...parts })
const SUITE = {
  name: 'tiers',
  cases: ['cases.yaml'],
  trials: 10,
  target: { type: 'command', command: ['node', 'target.mjs'] },
  variants: { none: { settings: { passes: 0 } }, all: { settings: { passes: 10 } }, most: { settings: { passes: 8 } } },
  gates: [{ metric: 'success', primary: true, max_drop: '5pp' }],
}

let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'goldenpair-these-cases-'))
  mkdirSync(join(folder, 'golden'))
  writeFileSync(join(folder, 'target.mjs'), TARGET)
  writeFileSync(join(folder, 'golden/cases.yaml'), '- { id: task, query: do it, checks: [{ contains: PASS }] }\n')
  writeFileSync(join(folder, 'golden/suite.yaml'), suiteOf({}))
  writeFileSync(join(folder, 'golden/own.yaml'), suiteOf({ name: 'own', inference: 'these-cases' }))
  await goldenpair('ab', '--variants', 'none,all,most', '--out', 'kept')
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true }))

const goldenpair = async (...args: string[]) => runCli(folder, args)
const plain = (text: string): string => text.replaceAll('\u202f', ' ').replace(/\s+/g, ' ')
const headlineOf = (out: string): string => plain(out.split('\n\n')[0] ?? '')
const readJson = (path: string): unknown => JSON.parse(readFileSync(join(folder, path), 'utf8'))

describe('one task with ten trials an arm', () => {
  test('cannot be told over cases, and ab points to the setting', async () => {
    const { code, out } = await goldenpair('ab', '--variants', 'none,all', '--out', 'a')
    expect(code).toBe(0)
    expect(out).toContain('❔ Cannot tell')
    expect(plain(out)).toContain(
      'To ask which side is better on this case alone, by its 10 trials a side, set inference: these-cases (--inference these-cases).',
    )
  })

  test('is told for these cases by --inference, in words that claim no more', async () => {
    const { code, out } = await goldenpair('ab', '--variants', 'none,all', '--inference', 'these-cases', '--out', 'a')
    expect(code).toBe(0)
    expect(headlineOf(out)).toBe(
      '✅ Improved: success rose from 0 % to 100 %, for this one case; says nothing about others Success 0 % → 100 % (+100 points).',
    )
    expect(plain(out)).not.toContain('set inference: these-cases')
    expect(out).not.toContain('CI]')
    expect(writtenComparisonSchema.parse(readJson('a/comparison.json')).inference).toBe('these-cases')
  })

  test('fails where the second is worse', async () => {
    const { code, out } = await goldenpair('ab', '--variants', 'all,none', '--inference', 'these-cases', '--out', 'a')
    expect(code).toBe(1)
    expect(headlineOf(out)).toBe(
      '❌ Regressed: success fell from 100 % to 0 %, for this one case; says nothing about others Success 100 % → 0 % (−100 points; allowed 5).',
    )
  })

  test('says who of three is better, by the suite’s own setting', async () => {
    const { code, out } = await goldenpair(
      'ab',
      '--suite',
      'golden/own.yaml',
      '--variants',
      'none,all,most',
      '--out',
      'b',
    )
    expect(code).toBe(0)
    expect(headlineOf(out)).toBe(
      '❔ No winner: "all" and "most" cannot be told apart on success, for this one case; says nothing about others',
    )
    expect(writtenComparisonSchema.parse(readJson('b/comparison.json')).inference).toBe('these-cases')
    const usual = await goldenpair(
      'ab',
      '--suite',
      'golden/own.yaml',
      '--variants',
      'none,all',
      '--inference',
      'cases-like-these',
      '--out',
      'c',
    )
    expect(usual.out).toContain('❔ Cannot tell')
  })

  test('is told of recorded runs by compare, and by run only with the flag', async () => {
    const flag = ['--inference', 'these-cases']
    const compared = await goldenpair('compare', 'kept/runs/none', 'kept/runs/most', '--out', 'd', ...flag)
    expect(headlineOf(compared.out)).toContain('✅ Improved: success rose from 0 % to 80 %')
    const run = ['run', '--suite', 'golden/own.yaml', '--variant', 'all', '--out', 'e']
    const against = [...run, '--baseline', 'b/runs/none']
    expect((await goldenpair(...against, ...flag)).out).toContain('✅ Improved')
    const unasked = await goldenpair(...against)
    expect(unasked.out).toContain('❔ Cannot tell')
    expect(plain(unasked.out)).toContain(
      'The suite’s setting “inference: these-cases” counts for ab and compare alone: this verdict speaks of cases like these.',
    )
    const alone = await goldenpair(...run, ...flag)
    expect([alone.code, alone.log]).toEqual([
      3,
      'error: --inference: got `these-cases`, expected none without --baseline, as nothing is compared.',
    ])
  })

  test('takes no other word', async () => {
    const { code, log } = await goldenpair('ab', '--inference', 'all')
    expect(code).toBe(3)
    expect(log).toBe('error: --inference: got `all`, expected one of `cases-like-these`, `these-cases`.')
  })
})
