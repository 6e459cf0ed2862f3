import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { validatorOf } from '../../schemas.js'
import { runCli } from './run-cli.js'

const TARGET = `
import { createInterface } from 'node:readline'
for await (const line of createInterface({ input: process.stdin })) {
  const { id, case: name, settings } = JSON.parse(line)
  const reply = settings.broken === name ? { error: { message: 'no such page' } } : { answer: 'PASS', cost_usd: 0.01 }
  process.stdout.write(JSON.stringify({ id, ...reply }) + '\\n')
}
`

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'goldenpair-events-'))
  mkdirSync(join(folder, 'golden'))
  writeFileSync(join(folder, 'target.mjs'), TARGET)
  const cases = ['a', 'b'].map((id) => ({ id, query: id, critical: id === 'a', checks: [{ contains: 'PASS' }] }))
  const exact = ['a', 'b'].map((id) => ({ id, query: id, expected_answer: 'PASS' }))
  const suite = {
    ...{ name: 'pages', cases: ['cases.yaml'], concurrency: 1, retries: 0, max_cost_usd: 5 },
    target: { type: 'command', command: [process.execPath, 'target.mjs'], deterministic: true },
    variants: { good: {}, bad: { settings: { broken: 'a' } } },
    gates: [{ metric: 'success', primary: true, max_drop: '5pp' }],
  }
  const other = { ...suite, cases: ['exact.yaml'], gates: [{ metric: 'answer.exact-match', max_drop: '5pp' }] }
  const files = { 'cases.yaml': cases, 'suite.yaml': suite, 'exact.yaml': exact, 'other.yaml': other }
  for (const [name, content] of Object.entries(files))
    writeFileSync(join(folder, 'golden', name), JSON.stringify(content))
})
afterAll(() => rmSync(folder, { recursive: true }))

interface Line {
  readonly event: string
  readonly case?: string
  readonly [fact: string]: unknown
}

/** Returns the printed events without their times, after checking each line against the schema. */
async function follow(...args: string[]): Promise<{ readonly code: number; readonly events: readonly Line[] }> {
  const { code, out } = await runCli(folder, ['run', '--json', ...args])
  const validate = validatorOf('run-event')
  const events = out.split('\n').map((line) => {
    const { at, ...rest } = JSON.parse(line) as Line
    validate({ at, ...rest })
    expect(validate.errors ?? []).toEqual([])
    return rest
  })
  return { code, events }
}

test('a run prints its events, one per line, and finally its verdict', async () => {
  const { code, events } = await follow('--variant', 'good', '--out', 'main')
  const [begun, round, ...others] = events
  expect(code).toBe(0)
  expect(begun).toMatchObject({
    event: 'begun',
    schema_version: 1,
    suite: 'pages',
    variant: 'good',
    cases: 2,
    budget_usd: 5,
  })
  expect(round).toMatchObject({ event: 'round', round: 1, most: 1, open: [], trials: 2, total: 2 })
  const [first] = others.flatMap(({ case: id }) => id ?? [])
  const second = first === 'a' ? 'b' : 'a'
  expect(others.map(({ event, case: id }) => [event, id])).toEqual([
    ...['case-begun', 'case-answered', 'case-scored'].map((event) => [event, first]),
    ...['case-begun', 'case-answered', 'case-scored'].map((event) => [event, second]),
    ['ended', undefined],
  ])
  expect(others[1]).toMatchObject({ trial: 0, status: 'ok', failure: null })
  expect(others[5]).toMatchObject({ passed: true, scores: { success: 1 }, done: 2, total: 2, cost_usd: 0.02 })
  expect(others[6]).toMatchObject({
    exit_code: 0,
    gates: [{ id: 'success', failed: false }],
    broken: [],
    worse: [],
    counts: { cases: 2, trials: 2, ok: 2 },
    shard: null,
    files: { run: 'main', comparison: 'main/comparison.json', report: 'main/report.html' },
    error: null,
  })
})

test('the events include rounds, failed answers, warnings and broken cases', async () => {
  await follow('--variant', 'good', '--out', 'before')
  const { code, events } = await follow('--variant', 'bad', '--out', 'after', '--baseline', 'before')
  expect(code).toBe(1)
  expect(events.filter(({ event }) => event === 'round').map(({ round, most }) => [round, most])[0]).toEqual([1, 3])
  expect(events.find(({ event, status }) => event === 'case-answered' && status === 'failed')).toMatchObject({
    case: 'a',
    failure: { kind: 'target', message: 'no such page' },
  })
  expect(events.find(({ event, case: id }) => event === 'case-scored' && id === 'a')).toMatchObject({ passed: false })
  expect(events.at(-1)).toMatchObject({
    event: 'ended',
    exit_code: 1,
    verdict: { word: 'regressed' },
    broken: ['a'],
    worse: [],
  })
  expect(events.filter(({ event }) => event === 'ended')).toHaveLength(1)
})

test('the last event names the cases that are worse in a gate on another metric than success', async () => {
  const suite = ['--suite', 'golden/other.yaml']
  await follow(...suite, '--variant', 'good', '--out', 'exact')
  const { code, events } = await follow(...suite, '--variant', 'bad', '--out', 'inexact', '--baseline', 'exact')
  expect([code, events.at(-1)?.['worse']]).toEqual([1, ['a']])
})

test('warnings are events too', async () => {
  const { code, events } = await follow('--variant', 'good', '--max-cost-usd', '0.005', '--out', 'stopped')
  expect(code).toBe(2)
  expect(events.flatMap(({ event, message }) => (event === 'warning' ? [message] : []))[0]).toContain('is incomplete')
  expect(events.at(-1)).toMatchObject({ event: 'ended', exit_code: 2, verdict: { word: 'invalid' } })
})

test('a shard ends with its counts and without a verdict', async () => {
  const { code, events } = await follow('--variant', 'good', '--shard', '1/2', '--out', 'shard')
  expect(code).toBe(0)
  expect(events.at(-1)).toMatchObject({
    exit_code: 0,
    verdict: null,
    shard: { index: 1, of: 2 },
    files: { run: 'shard' },
  })
})

test('an error ends the events with its code and its message', async () => {
  const { code, events } = await follow('--variant', 'goood')
  expect(code).toBe(3)
  expect(events).toHaveLength(1)
  expect(events[0]).toMatchObject({ event: 'ended', exit_code: 3, verdict: null, error: { code: 'variant-unknown' } })
})
