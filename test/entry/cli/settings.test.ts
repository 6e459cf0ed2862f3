import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FIXTURES } from '../../measure/targets/start-session.js'
import { pairOf } from '../../pair-of.js'
import { runCli } from './run-cli.js'

const CASES = `cases: suite.yaml.cases.jsonl
gates: [{ metric: answer.empty, max: 0 }]
`
const SUITE = `target:
  type: command
  command: [${process.execPath}, ${join(FIXTURES, 'scripted.mjs')}]
  shutdown_seconds: 1
  settings: { route_tier: codex, passages: 2 }
variants:
  baseline: {}
  capability: { settings: { max_steps: 15 } }
${CASES}`

let folder: string
const run = async (...args: readonly string[]) => runCli(folder, ['run', '--fail-on', 'never', ...args])
const readJson = async (path: string): Promise<unknown> => JSON.parse(await readFile(join(folder, path), 'utf8'))
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'goldenpair-settings-'))
  await writeFile(join(folder, 'suite.yaml'), SUITE)
  await writeFile(
    join(folder, 'suite.yaml.cases.jsonl'),
    '{"id":"a","query":"request"}\n{"id":"b","query":"error \\"ECONNREFUSED\\""}\n',
  )
  await writeFile(join(folder, 'again.yaml'), `target: { type: replay, from: forced }\ntrials: 2\n${CASES}`)
})
afterAll(async () => rm(folder, { recursive: true }))

test('flags override settings of the variant: they reach the target and are in run.json', async () => {
  const flags = ['--tier', 'local', '--model', 'm', '--no-cache', '--max-tool-calls', '0', '--mode', 'capability']
  const more = ['--query-timeout-seconds', '9', '--subset', 'id:a', '--suite', 'suite.yaml']
  const { code, log } = await run(...flags, ...more, '--out', 'forced')
  expect([code, log]).toEqual([0, expect.not.stringContaining('error') as string])
  const settings = { route_tier: 'local', model: 'm', no_cache: true, max_tool_calls: 0, max_steps: 15, passages: 2 }
  expect(await readJson('forced/run.json')).toMatchObject({
    variant: 'capability',
    settings: {
      target: { settings },
      timeout_seconds: 9,
      declared: [
        'settings.max_steps',
        'settings.max_tool_calls',
        'settings.model',
        'settings.no_cache',
        'settings.route_tier',
      ],
    },
  })
  const trial = (await readJson('forced/trials.jsonl')) as { observation: { reply: { answer: string } } }
  expect(JSON.parse(trial.observation.reply.answer)).toMatchObject({ settings })
})

test('a run is replayed with its latency and marked; missing answers fail, and a recorded time affects no gate', async () => {
  const { code } = await run('--suite', 'again.yaml', '--out', 'replayed')
  expect(code).toBe(0)
  expect(await readJson('replayed/run.json')).toMatchObject({
    settings: { replayed: true, deterministic: true },
    counts: { trials: 4, ok: 1, failed: 3, infrastructure: 0 },
  })
  const first = (await readJson('forced/trials.jsonl')) as { observation: unknown }
  const lines = (await readFile(join(folder, 'replayed/trials.jsonl'), 'utf8')).trim().split('\n')
  const trials = lines.map((line) => JSON.parse(line) as { case: string; trial: number; observation: unknown })
  expect(trials.find((one) => one.case === 'a' && one.trial === 0)?.observation).toEqual(first.observation)
  const compared = await runCli(folder, ['compare', 'forced', 'replayed', '--json', '--fail-on', 'never'])
  const comparison = pairOf(compared.out)
  expect(comparison.interleaved).toBe(false)
  expect(comparison.warnings).toContain(
    "This run's answers were replayed from a recording, so they do not show what has changed since.",
  )
  expect(comparison.metrics.find(({ metric }) => metric.id === 'performance.latency')?.reason).toBe(
    'replayed from a recording',
  )
})

test.each([
  [['--tier', 'local', '--route-tier', 'api'], '--tier: got `local`, expected the same as --route-tier, or none.'],
  [['--max-steps', '0'], '--max-steps: got `0`, expected a whole number from 1.'],
  [['--runs', '2', '--trials', '3'], '--runs: got `2`, expected the same as --trials, or none.'],
])('impossible flags are refused: %j', async (flags, message) => {
  expect(await run('--suite', 'suite.yaml', ...flags)).toMatchObject({ code: 3, log: `error: ${message}` })
})
