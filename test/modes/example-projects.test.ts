import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { systemClock, systemSleep } from '../../src/io/clock.js'
import { buildMetrics } from '../../src/metrics/build-metrics.js'
import { loadSuite, SUITE_REGISTRIES } from '../../src/measure/load-suite.js'
import { runSuite } from '../../src/measure/run/run-suite.js'
import { REGISTRY } from '../../src/measure/targets/index.js'
import { recordLog } from '../measure/targets/start-session.js'
import { runCli } from '../entry/cli/run-cli.js'
import { pairOf } from '../pair-of.js'
import { NO_PROVIDERS } from './no-providers.js'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'goldenpair-examples-'))
})
afterAll(async () => rm(folder, { recursive: true }))

describe.each([
  ['python-target', 10, { default: 1, 'plain-counts': 1 }],
  ['node-target', 8, { default: 1, 'one-passage': 1 }],
])('examples/%s', (name, cases, expected) => {
  test('answers its golden questions in every variant', async () => {
    const workingDirectory = fileURLToPath(new URL(`../../examples/${name}`, import.meta.url))
    const log = recordLog()
    const suite = await loadSuite({
      path: 'golden/suite.yaml',
      workingDirectory,
      registries: SUITE_REGISTRIES,
      log,
    })
    expect(Object.keys(suite.variants)).toEqual(Object.keys(expected))
    const finished = await runSuite({
      suite,
      arms: Object.keys(expected).map((variant) => ({ variant, trials: 1, out: join(folder, name, variant) })),
      cases: suite.cases,
      metrics: buildMetrics(suite),
      mode: 'ab',
      seed: suite.seed,
      session_id: 'session',
      commit: null,
      branch: null,
      subset: null,
      env: process.env,
      targetEnvNames: [],
      providers: NO_PROVIDERS,
      judges: [],
      workingDirectory,
      targets: REGISTRY,
      clock: systemClock,
      sleep: systemSleep,
      log,
      signal: new AbortController().signal,
      onProgress: () => undefined,
    })
    for (const { run } of finished) expect(run.counts).toMatchObject({ cases, trials: cases, ok: cases })
    expect(Object.fromEntries(finished.map(({ variant, run }) => [variant, run.summaries['success']?.mean]))).toEqual(
      expected,
    )
    // Declined answers count tokens too: a case without tokens would make the token gate, and so the comparison, invalid.
    for (const { run } of finished) expect(run.summaries['tokens.total']).toMatchObject({ n: cases, applicable: cases })
    expect(log.lines).toEqual([])
  })
})

test('the judge of examples/python-target disagrees with people, but too few answers are labelled for its gate to warn', async () => {
  const workingDirectory = fileURLToPath(new URL('../../examples/python-target', import.meta.url))
  const run = async (...flags: readonly string[]) =>
    runCli(workingDirectory, ['run', '--suite', 'golden/judged.yaml', ...flags])
  const [main, change] = [join(folder, 'judged'), join(folder, 'change')]
  expect((await run('--out', main)).code).toBe(0)
  expect((await run('--baseline', main, '--out', change)).code).toBe(0)
  const { gates, verdict } = pairOf(await readFile(join(change, 'comparison.json'), 'utf8'))
  expect(verdict).toMatchObject({ word: 'inconclusive', because: 'primary-gate', primary: 'success', exit_code: 0 })
  const kappa = expect.closeTo(0.4, 9) as number
  expect(gates.map(({ gate, agreement, candidate }) => [gate.id, gate.severity, agreement, candidate])).toEqual([
    [
      'success',
      'fail',
      { kappa, low: expect.any(Number) as number, high: expect.any(Number) as number, n: 4, needed: 20 },
      0.9,
    ],
    ['retrieval.precision@1', 'fail', undefined, 1],
    ['answer.similarity', 'warn', undefined, expect.closeTo(0.74, 2)],
  ])
})
