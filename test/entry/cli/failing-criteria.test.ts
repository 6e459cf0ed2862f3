import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PairComparison } from '../../../src/model/result/pair-comparison.js'
import { runCli } from './run-cli.js'
import { pairOf } from '../../pair-of.js'

const SUITE = `
name: fruit
cases: cases.yaml
target: { type: command, command: [${JSON.stringify(process.execPath)}, target.mjs], shutdown_seconds: 1 }
max_cost_usd: 6.5
variants:
  good: {}
  broken: { settings: { fails: always } }
  steady: { deterministic: true, settings: { fails: always } }
  flaky: { settings: { fails: first } }
  dear: { settings: { fails: always, cost: 1 } }
  down: { settings: { fails: always, once: true } }
  crash: { settings: { fails: crash } }
gates: [{ metric: success, max_drop: 90pp }]
`
const CASES = ['a', 'b', 'c', 'd', 'e', 'f']
  .map((id) => `- { id: ${id}, query: ${id}?, critical: ${id < 'd'}, checks: [{ contains: yes }] }\n`)
  .join('')

/** The critical cases a and b, and the other case d, fail as the settings say. */
const TARGET = `
import { createInterface } from 'node:readline'
createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, case: name, trial, settings: { fails, cost, once } } = JSON.parse(line)
  if (once && trial > 0) process.exit(1)
  const bad = 'abd'.includes(name) && (fails === 'always' || fails === 'crash' || (fails === 'first' && trial === 0))
  if (bad && fails === 'crash') process.exit(1)
  console.log(JSON.stringify({ id, answer: bad ? 'no' : 'yes', cost_usd: cost ?? 0 }))
})
`

let folder: string

async function compared(out: string): Promise<PairComparison> {
  return pairOf(await readFile(join(folder, out, 'comparison.json'), 'utf8'))
}

const lines = async (out: string): Promise<unknown[]> =>
  (await readFile(join(folder, out, 'confirmations.jsonl'), 'utf8'))
    .trimEnd()
    .split('\n')
    .map((line): unknown => JSON.parse(line))

// Runs in one pass, because three rounds would be proof by themselves.
const runAgainst = async (variant: string, ...more: string[]) =>
  runCli(folder, ['run', '--variant', variant, '--out', variant, '--baseline', 'base', '--trials', '1', ...more])

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'goldenpair-zero-'))
  await mkdir(join(folder, 'golden'))
  await writeFile(join(folder, 'golden/suite.yaml'), SUITE)
  await writeFile(join(folder, 'golden/cases.yaml'), CASES)
  await writeFile(join(folder, 'target.mjs'), TARGET)
  expect((await runCli(folder, ['run', '--out', 'base'])).code).toBe(0)
})
afterAll(async () => rm(folder, { recursive: true }))

describe('goldenpair run --baseline', () => {
  test('asks a broken critical case three times in all, and three failures confirm it', async () => {
    const { code, out, log } = await runAgainst('broken')
    expect(code).toBe(1)
    expect(log).toContain('Asking 2 broken cases again, up to 3 trials in all.')
    expect(out).toContain('a (critical, passed 1 of 1, now 0 of 3)')
    const comparison = await compared('broken')
    expect(comparison.verdict).toMatchObject({ word: 'regressed', because: 'zero-tolerance' })
    expect(comparison.zero_tolerance).toEqual(['a', 'b'])
    // Confirmations count in no mean: three of six cases fail, each counted once.
    expect(comparison.gates[0]).toMatchObject({ n: 6, baseline: 1, candidate: 0.5 })
    const [head, ...trials] = await lines('broken')
    expect(head).toMatchObject({ schema_version: 1, baseline_run_id: comparison.baseline?.run_id })
    expect(trials).toHaveLength(4)
    expect(comparison.candidate.trials_per_case).toBe(1)
  })

  test('a case that passes when repeated is flaky, and is not asked a third time', async () => {
    const { code } = await runAgainst('flaky')
    expect(code).toBe(0)
    const comparison = await compared('flaky')
    expect(comparison.zero_tolerance).toEqual([])
    expect(comparison.flips.filter(({ kind }) => kind === 'flaky')).toMatchObject([
      { case_id: 'a', candidate: { passed: 1, trials: 2 } },
      { case_id: 'b', candidate: { passed: 1, trials: 2 } },
    ])
    expect(await lines('flaky')).toHaveLength(3)
  })

  test('a case that the budget excludes stays newly failing, with a note; the first by id have precedence', async () => {
    const { code } = await runAgainst('dear', '--concurrency', '1')
    expect(code).toBe(0)
    expect((await compared('dear')).warnings).toEqual([
      '2 broken cases were not asked often enough to be confirmed, since the budget (max_cost_usd) is spent: a, b.',
    ])
    // Six trials cost $6; a seventh could exceed $6.50.
    expect(await lines('dear')).toMatchObject([{ schema_version: 1 }, { stopped_by: 'budget', cases: ['a', 'b'] }])
    expect((await compared('dear')).zero_tolerance).toEqual([])
  })

  test('a target that does not restart proves nothing', async () => {
    const { code } = await runAgainst('down')
    expect(code).toBe(0)
    expect((await compared('down')).warnings).toEqual([
      '2 broken cases were not asked often enough to be confirmed, since the target did not start again: a, b.',
    ])
    expect(await lines('down')).toMatchObject([{ schema_version: 1 }, { stopped_by: 'target', cases: ['a', 'b'] }])
  })

  test('a target that is given up while it does not restart proves nothing either', async () => {
    const names = Array.from({ length: 40 }, (_, place) => `${place < 14 ? 'a' : 'f'}${place}`)
    const many = names.map((id) => `- { id: ${id}, query: ${id}?, critical: true, checks: [{ contains: yes }] }\n`)
    await writeFile(join(folder, 'golden/many.yaml'), many.join(''))
    await writeFile(join(folder, 'many.yaml'), SUITE.replace('cases.yaml', 'golden/many.yaml'))
    await writeFile(join(folder, 'target.mjs'), TARGET.replace("'abd'.includes(name)", "'abd'.includes(name[0])"))
    const run = ['run', '--suite', 'many.yaml', '--trials', '1', '--concurrency', '1']
    expect((await runCli(folder, [...run, '--out', 'many-base'])).code).toBe(0)
    await runCli(folder, [...run, '--variant', 'down', '--baseline', 'many-base', '--out', 'many'])
    const [, ...ends] = await lines('many')
    expect(ends).toMatchObject([{ stopped_by: 'target', cases: { length: 14 } }])
    expect((await compared('many')).zero_tolerance).toEqual([])
  })

  test('a question that crashes it every time is confirmed', async () => {
    const { code } = await runAgainst('crash')
    expect(code).toBe(1)
    expect((await compared('crash')).zero_tolerance).toEqual(['a', 'b'])
  })

  test('a deterministic target needs no re-run, nor does a run without a baseline', async () => {
    const { code } = await runAgainst('steady')
    expect(code).toBe(1)
    expect((await compared('steady')).zero_tolerance).toEqual(['a', 'b'])
    await expect(lines('steady')).rejects.toThrow('ENOENT')
    await expect(lines('base')).rejects.toThrow('ENOENT')
  })
})

describe('goldenpair compare', () => {
  const candidate = async (name: string, edit: (recorded: string[]) => readonly string[]): Promise<string> => {
    await mkdir(join(folder, name))
    for (const file of ['run.json', 'trials.jsonl'])
      await copyFile(join(folder, 'broken', file), join(folder, name, file))
    const recorded = (await readFile(join(folder, 'broken/confirmations.jsonl'), 'utf8')).trimEnd().split('\n')
    await writeFile(join(folder, name, 'confirmations.jsonl'), `${edit(recorded).join('\n')}\n`)
    return name
  }

  test('counts the recorded re-runs', async () => {
    const { code } = await runCli(folder, ['compare', 'base', 'broken', '--out', 'again'])
    expect(code).toBe(1)
    expect((await compared('again')).zero_tolerance).toEqual(['a', 'b'])
  })

  test('scores them again', async () => {
    const forged = await candidate('forged', (recorded) => recorded.map((line) => line.replaceAll(':0,', ':1,')))
    expect((await runCli(folder, ['compare', 'base', forged, '--out', 'again'])).code).toBe(1)
  })

  test('leaves out those of another run', async () => {
    const other = await candidate('other', (recorded) => recorded.map((line) => line.replace(/"run_id":"/, '$&x')))
    const { code, log } = await runCli(folder, ['compare', 'base', other, '--out', 'again'])
    expect(code).toBe(0)
    expect(log).toMatch(/warning: .*confirmations\.jsonl was ignored: its re-runs belong to another run, "x/)
  })

  const end = '{"stopped_by":"time","cases":["a"]}'
  test.each<[string, (recorded: string[]) => readonly string[], string]>([
    [
      'of an unknown case',
      (all) => all.map((line) => line.replace('"case":"a"', '"case":"z"')),
      ':2 cannot be read: the case `z` is not in run.json.',
    ],
    [
      'that is one of the run',
      (all) => all.map((line) => line.replace('"trial":1', '"trial":0')),
      'a re-run of this run has a number from 1 to 3, not 0.',
    ],
    [
      'with a number far off',
      (all) => all.map((line) => line.replace('"trial":1', '"trial":9')),
      'a re-run of this run has a number from 1 to 3, not 9.',
    ],
    ['that is there twice', (all) => [...all, all[1] ?? ''], ' is there twice.'],
    [
      'after the end',
      (all) => [...all, end, all[1] ?? ''],
      ':7 cannot be read: nothing may follow the line that says why the re-runs ended.',
    ],
    [
      'that never was',
      (all) => [...all, end.replace('"a"', '"z"')],
      ':6 cannot be read: the case `z` is not in run.json.',
    ],
    [
      'of a later version',
      (all) => all.map((line) => line.replace('"min_reader":1', '"min_reader":2')),
      'has min_reader 2, and this Goldenpair reads 1: a newer one wrote it.',
    ],
    ['without a head', (all) => all.slice(1), ':1 cannot be read:'],
  ])('refuses a re-run %s', async (what, edit, message) => {
    const name = await candidate(`hostile ${what}`, edit)
    const { code, log } = await runCli(folder, ['compare', 'base', name, '--out', 'again'])
    expect(code).toBe(3)
    expect(log).toContain(message)
  })
})

test('failing criteria fail a run without a baseline, and name the cases', async () => {
  const suite = SUITE.replace('gates:', 'criteria: { empty_answer: 0 }\ngates:').replace(
    'fails: always',
    'fails: silent',
  )
  await writeFile(join(folder, 'golden/criteria.yaml'), suite)
  const silent = TARGET.replace("fails === 'always'", "fails === 'silent'").replace("bad ? 'no'", "bad ? ' '")
  await writeFile(join(folder, 'target.mjs'), silent)
  const args = ['run', '--suite', 'golden/criteria.yaml', '--variant', 'broken', '--out', 'silent']
  const { code, out } = await runCli(folder, args)
  await writeFile(join(folder, 'target.mjs'), TARGET)
  expect(code).toBe(1)
  expect(out).toContain('❌ Regressed: empty-answer rate is 50 %, above the maximum of 0 %')
  expect(out).toContain('empty-answer rate: 3 cases break its bound: a, b, d.')
  const comparison = await compared('silent')
  expect(comparison.verdict).toMatchObject({ word: 'regressed', because: 'absolute-bound', exit_code: 1 })
  expect(comparison.gates[1]).toMatchObject({ verdict: 'breached', broken_by: ['a', 'b', 'd'] })
})
