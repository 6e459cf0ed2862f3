import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runSuite, type RunSuiteInput } from '../../src/app/run-suite.js'
import { buildMetrics } from '../../src/core/metrics/build-metrics.js'
import type { Trial } from '../../src/core/model/run.js'
import { DEFAULT_SCORING } from '../../src/core/model/scoring.js'
import type { Suite } from '../../src/core/model/suite.js'
import { systemClock } from '../../src/shell/io/clock.js'
import { readScoredRun } from '../../src/shell/runs/read-scored-run.js'
import { REGISTRY } from '../../src/shell/targets/index.js'
import { makeCase } from '../shell/runs/make-run.js'
import { FIXTURES, recordLog } from '../shell/targets/start-session.js'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'goldenpair-run-suite-'))
})
afterEach(async () => rm(folder, { recursive: true }))

function makeSuite(more: Partial<Suite> = {}): Suite {
  const options = { command: [process.execPath, 'scripted.mjs'], shutdown_seconds: 1 }
  const variant = (name: string) => ({
    name,
    target: { type: 'command', options, settings: { name }, deterministic: false },
  })
  return {
    name: 'fruit',
    version: '1',
    description: null,
    file: 'golden/suite.yaml',
    cases: ['plum', 'pear', 'fig'].map((id) => makeCase(id)),
    variants: { old: variant('old'), new: variant('new') },
    default_variant: 'old',
    k: [1, 3],
    primary_k: 3,
    success: 'all',
    trials: 1,
    baseline_trials: 3,
    concurrency: 4,
    timeout_seconds: 20,
    retries: 2,
    seed: 1,
    alpha: 0.05,
    min_scored_share: 0.95,
    max_cost_usd: null,
    zero_tolerance: 'critical',
    pricing: { models: {} },
    scoring: DEFAULT_SCORING,
    gates: [],
    controlled: {},
    ...more,
  }
}

interface Recorded {
  readonly input: RunSuiteInput
  readonly waits: number[]
  readonly progress: string[]
  readonly log: ReturnType<typeof recordLog>
}

function record(suite: Suite, arms: readonly { variant: string; trials: number }[], seed = 7): Recorded {
  const waits: number[] = []
  const progress: string[] = []
  const log = recordLog()
  const { k, primary_k, success, pricing } = suite
  const input: RunSuiteInput = {
    suite,
    arms: arms.map(({ variant, trials }) => ({ variant, trials, out: join(folder, variant) })),
    cases: suite.cases,
    metrics: buildMetrics({ k, primary_k, success, pricing }),
    mode: 'ab',
    seed,
    session_id: 'session',
    commit: 'c0ffee',
    branch: 'main',
    subset: null,
    env: { PATH: process.env['PATH'], RUNNER_NAME: 'box' },
    targetEnvNames: [],
    workingDirectory: FIXTURES,
    targets: REGISTRY,
    clock: systemClock,
    sleep: (milliseconds) => Promise.resolve(void waits.push(milliseconds)),
    log,
    signal: new AbortController().signal,
    onProgress: ({ done, total, failed }) => void progress.push(`${done}/${total} ${failed}`),
  }
  return { input, waits, progress, log }
}

async function readTrials(variant: string): Promise<Trial[]> {
  const text = await readFile(join(folder, variant, 'trials.jsonl'), 'utf8')
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Trial)
}

test('two arms are measured side by side, each into its run folder', async () => {
  const { input, progress, log } = record(makeSuite(), [
    { variant: 'old', trials: 2 },
    { variant: 'new', trials: 1 },
  ])
  const finished = await runSuite(input)

  expect(finished.map(({ variant, out }) => [variant, out])).toEqual([
    ['old', join(folder, 'old')],
    ['new', join(folder, 'new')],
  ])
  const [old, fresh] = finished.map(({ run }) => run)
  expect(old).toMatchObject({
    run_id: 'session-1-old',
    session_id: 'session',
    mode: 'ab',
    variant: 'old',
    commit: 'c0ffee',
    branch: 'main',
    seed: 7,
    trials_per_case: 2,
    settings: { k: [1, 3], target: { type: 'command', settings: { name: 'old' } }, concurrency: 4 },
    environment: { node: process.version, runner: 'box' },
    counts: { cases: 3, trials: 6, ok: 6, failed: 0, infrastructure: 0, timeouts: 0, retries: 0 },
    summaries: { 'answer.exact-match': { mean: 1, n: 3, applicable: 3 } },
  })
  expect(fresh?.counts?.trials).toBe(3)
  expect(old?.fingerprints.target).not.toBe(fresh?.fingerprints.target)
  expect({ ...old?.fingerprints, target: '' }).toEqual({ ...fresh?.fingerprints, target: '' })
  expect(old?.fingerprints.suite).toMatch(/^sha256:/)
  expect(progress.at(-1)).toBe('9/9 0')
  expect(log.lines).toEqual([])

  const stored = await readScoredRun(join(folder, 'old'), { log })
  expect(stored.run).toEqual(old)
  expect(stored.trials).toHaveLength(6)
})

test('a request carries what the protocol says, with a seed for each trial', async () => {
  const suite = makeSuite({ cases: [makeCase('fig', { query: 'request' })] })
  await runSuite(record(suite, [{ variant: 'old', trials: 2 }]).input)
  const requests = (await readTrials('old')).map(({ observation }) =>
    observation.status === 'ok' ? (JSON.parse(observation.reply.answer) as unknown) : null,
  )
  const request = { case: 'fig', query: 'request', top_k: 3, settings: { name: 'old' } }
  expect(requests).toEqual([
    { ...request, id: 'fig#0', trial: 0, seed: 7 },
    { ...request, id: 'fig#1', trial: 1, seed: 8 },
  ])
})

test('an outage is retried with growing waits, counted, and then unscored', async () => {
  const query = 'error {"kind":"infrastructure","status":429,"message":"slow down"}'
  const suite = makeSuite({ cases: [makeCase('fig', { query }), makeCase('plum')], retries: 2 })
  const { input, waits, progress } = record(suite, [{ variant: 'old', trials: 1 }])
  const [arm] = await runSuite(input)
  expect(waits).toHaveLength(2)
  expect(waits[0]).toBeGreaterThanOrEqual(500)
  expect(waits[0]).toBeLessThanOrEqual(1000)
  expect(waits[1]).toBeGreaterThanOrEqual(1000)
  expect(waits[1]).toBeLessThanOrEqual(2000)
  expect(arm?.run.counts).toEqual({
    cases: 2,
    trials: 2,
    ok: 1,
    failed: 0,
    infrastructure: 1,
    timeouts: 0,
    retries: 2,
  })
  expect(arm?.run.summaries['answer.exact-match']).toEqual({ mean: 1, n: 1, applicable: 2 })
  expect(progress.at(-1)).toBe('2/2 1')
  const fig = (await readTrials('old')).find((trial) => trial.case === 'fig')
  expect(fig).toMatchObject({
    retries: 2,
    scores: {},
    observation: { failure: { kind: 'infrastructure', status: 429 } },
  })
})

test('every other failure is a failed case and asked once', async () => {
  const suite = makeSuite({
    cases: [
      makeCase('fig', { query: 'silent', timeout_seconds: 0.2 }),
      makeCase('pear', { query: 'error {"message":"no index"}' }),
      makeCase('plum'),
    ],
    concurrency: 1,
  })
  const { input, waits } = record(suite, [{ variant: 'old', trials: 1 }])
  const [arm] = await runSuite(input)
  expect(waits).toEqual([])
  expect(arm?.run.counts).toMatchObject({ trials: 3, ok: 1, failed: 2, infrastructure: 0, timeouts: 1 })
  expect(arm?.run.summaries['answer.exact-match']).toEqual({ mean: 1 / 3, n: 3, applicable: 3 })
})

test('the models that answered are recorded, sorted', async () => {
  const cases = ['b', 'a', 'b'].map((model, index) =>
    makeCase(`c${index}`, { query: `reply {"answer":"x","model":"${model}"}` }),
  )
  const [arm] = await runSuite(record(makeSuite({ cases }), [{ variant: 'old', trials: 1 }]).input)
  expect(arm?.run.fingerprints.models).toEqual(['a', 'b'])
})

test('past the budget nothing more is asked, and it is said', async () => {
  const cases = Array.from({ length: 10 }, (_, index) =>
    makeCase(`c${index}`, { query: 'reply {"answer":"x","cost_usd":0.5}' }),
  )
  const suite = makeSuite({ cases, max_cost_usd: 1, concurrency: 1 })
  const { input, log } = record(suite, [{ variant: 'old', trials: 1 }])
  const [arm] = await runSuite(input)
  expect(arm?.run.counts).toMatchObject({ cases: 3, trials: 3, ok: 3 })
  expect(arm?.run.cases).toHaveLength(10)
  expect(log.lines).toEqual([
    'warning: The budget of $1 (max_cost_usd) was passed: $1.5000 is known to be spent. 7 of 10 trials were not made.',
  ])
})

describe('a run that cannot go on', () => {
  test('because the target does not start leaves an unfinished run', async () => {
    const suite = makeSuite({ cases: [makeCase('fig', { query: 'exit 4' }), makeCase('plum', { query: 'exit 4' })] })
    const { input } = record(suite, [{ variant: 'old', trials: 1 }])
    await expect(runSuite(input)).rejects.toMatchObject({ code: 'target-cannot-start' })
    expect((await readScoredRun(join(folder, 'old'), { log: recordLog() })).run).toMatchObject({
      counts: null,
      finished_at: null,
    })
  })

  test('because it was stopped keeps the trials that were made', async () => {
    const stop = new AbortController()
    const suite = makeSuite({ cases: [makeCase('fig'), makeCase('plum', { query: 'silent' })] })
    const { input } = record(suite, [{ variant: 'old', trials: 1 }])
    const onProgress = () => stop.abort(new Error('stopped by hand'))
    await expect(runSuite({ ...input, signal: stop.signal, onProgress })).rejects.toThrow('stopped by hand')
    expect((await readTrials('old')).map((trial) => trial.case)).toEqual(['fig'])
  })

  test('because the variant is unknown says which are known', async () => {
    const { input } = record(makeSuite(), [{ variant: 'odl', trials: 1 }])
    await expect(runSuite(input)).rejects.toMatchObject({
      code: 'variant-unknown',
      message: 'The variant `odl` is unknown. Did you mean `old`? Known: old, new.',
    })
  })
})
