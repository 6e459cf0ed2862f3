import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { evaluate } from '../../../src/modes/evaluate/evaluate.js'
import { watchRun } from '../../../src/modes/evaluate/watch-run.js'
import type { Baseline } from '../../../src/store/baselines/baseline.js'
import { readRun } from '../../../src/store/runs/read-run.js'
import { runCli } from '../../entry/cli/run-cli.js'
import { recordLog } from '../../measure/targets/start-session.js'

/** Replies with all that tables and metrics look at; one question in five fails. */
const TARGET = `
import { createInterface } from 'node:readline'
for await (const line of createInterface({ input: process.stdin })) {
  const { id, case: name, trial, settings } = JSON.parse(line)
  const number = Number(name.slice(1))
  const spans = [{ path: 'a.md', score: 0.5, text: 'yes, it is' }, { path: 'b.md', score: 0.25, tokens: number }]
  const reply = {
    answer: number <= settings.knows ? 'yes' : 'no', spans, model: 'gpt-4o-mini', ttft_ms: 1.5,
    usage: { input_tokens: 100 + trial, output_tokens: 10 }, planner: { route: number % 2 ? 'local' : 'mid', confidence: number / 12 },
    ...(number === 3 && { cost_usd: 0.01 }), steps: [{ type: 'plan', text: 'so' }], claims: [{ text: 'it is', supported: true }],
  }
  const error = { message: 'it broke' }
  process.stdout.write(JSON.stringify({ id, ...(number % 5 === 0 ? { error } : reply) }) + '\\n')
}
`
const FILES = ['comparison.json', 'comment.md', 'report.html', 'report.md', 'junit.xml', 'cases.csv'] as const

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'goldenpair-watch-'))
  const cases = Array.from({ length: 12 }, (_, index) => ({
    id: `q${index + 1}`,
    query: `is it <true> (${index + 1})`,
    tags: [index % 2 ? 'odd' : 'even'],
    expected_answer: 'yes',
    expected_spans: [{ path: 'a.md' }, { path: 'b.md', relevance: 2 }],
  }))
  const suite = {
    name: 'quiz',
    cases: 'cases.jsonl',
    trials: 2,
    judge: { type: 'lexical' },
    scoring: { k: [10, 1], judged: ['answer', 'claims'] },
    pricing: { models: { 'gpt-4o-mini': { input: 1, output: 2 } } },
    target: { type: 'command', command: ['node', 'target.mjs'] },
    variants: { old: { settings: { knows: 12 } }, new: { settings: { knows: 6 } } },
    gates: [{ metric: 'success', primary: true, max_drop: '5pp' }],
  }
  await writeFile(join(folder, 'suite.yaml'), JSON.stringify(suite))
  await writeFile(join(folder, 'cases.jsonl'), cases.map((golden) => `${JSON.stringify(golden)}\n`).join(''))
  await writeFile(join(folder, 'target.mjs'), TARGET)
})
afterAll(async () => rm(folder, { recursive: true }))

async function runVariant(variant: string, more: readonly string[] = []): Promise<string> {
  const out = join(folder, variant)
  const { log } = await runCli(folder, ['run', '--suite', 'suite.yaml', '--variant', variant, '--out', out, ...more])
  expect(log).toContain('The run is in')
  return out
}

async function found(at: string): Promise<Baseline> {
  const { commit, branch } = await readRun(at)
  return { kind: 'found', folder: at, commit, branch, age_hours: null, distance: null, run_url: null, note: null }
}

/** What was written when the run was measured, beside its folder unless elsewhere, and what is written when its folder is read instead. */
async function evaluateBoth(
  out: string,
  baseline: Baseline,
  written = out,
): Promise<{ measured: string[]; read: string[] }> {
  const again = join(folder, 'again')
  await evaluate({
    ...{ candidates: [out], baseline, outputFolder: again, failOn: 'regression', details: 'full' },
    ...{ charts: { kind: 'quickchart', url: 'https://quickchart.io' }, links: {}, log: recordLog() },
  })
  const readAll = async (from: string) => Promise.all(FILES.map(async (file) => readFile(join(from, file), 'utf8')))
  return { measured: await readAll(written), read: await readAll(again) }
}

describe('what a run says of itself is, byte for byte, what its folder says', () => {
  test('alone, and beside a baseline', async () => {
    const old = await runVariant('old')
    const alone = await evaluateBoth(old, {
      kind: 'none',
      reason: 'no baseline was given; name one with --baseline, or use `goldenpair compare` later',
    })
    expect(alone.measured).toEqual(alone.read)
    expect(await readFile(join(old, 'trials.jsonl'), 'utf8')).not.toContain('"protocol"')

    const changed = await runVariant('new', ['--baseline', 'old'])
    const beside = await evaluateBoth(changed, await found(old))
    expect(beside.measured).toEqual(beside.read)
    expect(beside.measured[0]).not.toEqual(alone.measured[0])
  })

  test('and so do two that were measured side by side', async () => {
    const both = join(folder, 'both')
    await runCli(folder, ['ab', '--suite', 'suite.yaml', '--out', both])
    const { measured, read } = await evaluateBoth(
      join(both, 'runs', 'new'),
      await found(join(both, 'runs', 'old')),
      both,
    )
    expect(measured).toEqual(read)
  })

  test('unless this process has not made all of its trials', async () => {
    const run = await readRun(join(folder, 'old'))
    const watch = watchRun(0)
    watch.onScored(run, [{ case: 'a', trial: 0, scores: {}, unscored: {} }])
    expect(watch.finish()).toBeNull()
  })
})
