import { execFileSync } from 'node:child_process'
import { copyFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { systemClock } from '../../../../src/io/clock.js'
import { defineJudge } from '../../../../src/measure/judges/judge.js'
import { buildMetrics } from '../../../../src/metrics/build-metrics.js'
import type { Trial } from '../../../../src/model/run/run.js'
import { DEFAULT_SCORING } from '../../../../src/model/suite/scoring.js'
import type { Suite, Variant } from '../../../../src/model/suite/suite.js'
import { type FinishedArm, runSuite, type RunSuiteInput } from '../../../../src/measure/run/run-suite.js'
import { openCache } from '../../../../src/store/open-cache.js'
import { REGISTRY } from '../../../../src/measure/targets/index.js'
import { NO_PROVIDERS } from '../../../modes/no-providers.js'
import { makeCase } from '../../../store/runs/make-run.js'
import { FIXTURES, recordLog } from '../../targets/start-session.js'
import { storedTrials } from '../../../store/runs/stored-trials.js'

const SECRET = 'planted-key-4711'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'goldenpair-cache-run-'))
  await copyFile(join(FIXTURES, 'scripted.mjs'), join(folder, 'scripted.mjs'))
  await writeFile(join(folder, '.gitignore'), 'cache/\nrun-*/\n')
  git('init', '--quiet')
  commit()
})
afterEach(async () => rm(folder, { recursive: true }))

function git(...args: string[]): void {
  const who = ['-c', 'user.name=a', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false']
  execFileSync('git', [...who, ...args], { cwd: folder, stdio: 'ignore' })
}

function commit(): void {
  git('add', '.')
  git('commit', '--quiet', '--message', 'x')
}

const asks = (query: string, id = query): Suite['cases'][number] => ({ ...makeCase(id), query })
const CASES = [
  asks('pid 1'),
  asks(`answer got ${SECRET}`),
  asks('exit 3'),
  { ...asks('pid 2', 'timed'), checks: [{ max_latency_s: 9 }] },
]

const OPTIONS = { command: [process.execPath, 'scripted.mjs'], mode: 'per-case' }
const DEFAULT: Variant = {
  name: 'default',
  target: { type: 'command', options: OPTIONS, settings: {}, deterministic: false },
}

let count = 0
async function runOnce({
  trials = 1,
  seed = 1,
  change = {},
  ...effects
}: {
  readonly trials?: number
  readonly seed?: number
  readonly change?: Partial<Suite>
} & Partial<Pick<RunSuiteInput, 'judges' | 'sleep'>> = {}): Promise<{
  readonly trials: Record<string, Trial>
  readonly run: FinishedArm['run']
  readonly log: readonly string[]
}> {
  const log = recordLog()
  const out = join(folder, `run-${(count += 1)}`)
  const suite: Suite = {
    ...{ name: 'fruit', version: '1', description: null, file: 'golden/suite.yaml', cases: CASES },
    variants: { default: DEFAULT },
    ...{ default_variant: 'default', k: [1], primary_k: 1, success: 'all', trials, baseline_trials: 3, concurrency: 4 },
    ...{ timeout_seconds: 20, retries: 0, seed, alpha: 0.05, min_scored_share: 0.95, max_cost_usd: null },
    ...{ zero_tolerance: 'critical', pricing: { models: {} }, scoring: DEFAULT_SCORING, gates: [], controlled: {} },
    ...change,
  }
  const [arm] = await runSuite({
    suite,
    arms: [{ variant: 'default', trials, out }],
    cases: suite.cases,
    metrics: buildMetrics(suite),
    ...{ mode: 'run', seed, session_id: 's', commit: null, branch: null, subset: null },
    env: { PATH: process.env['PATH'], SERVICE_API_KEY: SECRET },
    targetEnvNames: ['SERVICE_API_KEY'],
    providers: NO_PROVIDERS,
    judges: [],
    workingDirectory: folder,
    targets: REGISTRY,
    cache: openCache({ folder: join(folder, 'cache'), clock: systemClock, log }),
    clock: systemClock,
    sleep: async () => Promise.resolve(),
    ...effects,
    log,
    signal: new AbortController().signal,
    onProgress: () => undefined,
  })
  if (arm === undefined) throw new Error('no arm was measured')
  const made = storedTrials(out)
  return { trials: Object.fromEntries(made.map((one) => [one.case, one])), run: arm.run, log: log.lines }
}

const answerOf = (trial: Trial | undefined): string | null =>
  trial?.observation.status === 'ok' ? trial.observation.reply.answer : null

test('an answer is asked once while code, question, trial and seed are unchanged, and its time counts once', async () => {
  const first = await runOnce()
  const second = await runOnce()
  expect(answerOf(second.trials['pid 1'])).toBe(answerOf(first.trials['pid 1']))
  expect(answerOf(second.trials['timed'])).not.toBe(answerOf(first.trials['timed']))
  expect(second.trials['pid 1']?.observation).toMatchObject({ latency_ms: null, cached: true })
  expect(first.trials['pid 1']?.scores['performance.latency']).toBeGreaterThan(0)
  expect(second.trials['pid 1']?.unscored).toMatchObject({
    'performance.latency': 'the answer came from the cache',
    'resources.memory-mb': 'the answer came from the cache',
  })
  // A failure is asked for again.
  expect(second.trials['exit 3']?.observation).toMatchObject({
    status: 'failed',
    latency_ms: expect.any(Number) as number,
  })
  expect([first.run.counts.cached, second.run.counts.cached]).toEqual([undefined, 2])
  expect(second.log).toContain('info: 2 of 4 answers of `default` came from the cache.')
  const otherSeed = await runOnce({ seed: 2 })
  expect(otherSeed.run.counts.cached).toBeUndefined()
})

test('changed code is asked again, the same code of another commit is not, and uncommitted code is not cached', async () => {
  const first = await runOnce()
  git('commit', '--quiet', '--allow-empty', '--message', 'nothing')
  expect((await runOnce()).run.counts.cached).toBe(2)
  await writeFile(join(folder, 'other.txt'), 'x')
  const dirty = await runOnce()
  expect(dirty.run.counts.cached).toBeUndefined()
  expect(dirty.log).toContain(
    'info: The answers of `default` are not cached: the checkout has uncommitted changes or is not a git repository.',
  )
  commit()
  expect(answerOf((await runOnce()).trials['pid 1'])).not.toBe(answerOf(first.trials['pid 1']))
})

test('secrets repeated by the target are not stored in the run or in the cache', async () => {
  const { trials } = await runOnce()
  expect(answerOf(trials[`answer got ${SECRET}`])).toBe('got (hidden)')
  const found = await readdir(join(folder, 'cache'), { recursive: true, withFileTypes: true })
  const kept = found
    .filter((entry) => entry.isFile())
    .map(async (entry) => readFile(join(entry.parentPath, entry.name), 'utf8'))
  expect((await Promise.all(kept)).filter((text) => text.includes(SECRET))).toEqual([])
  expect(kept).toHaveLength(2)
})

test('cached answers and readings reserve no money and wait for no rate limit', async () => {
  const asked: string[] = []
  const judge = defineJudge({
    ...{ name: 'counting', title: 'Counts what it is asked', options: z.strictObject({}) },
    start: async () =>
      Promise.resolve({
        identity: {},
        bound: () => ({ model: 'm', input_tokens: 1_000_000, output_tokens: 1 }),
        ask: async ({ case: id }) => {
          asked.push(id)
          const value = { reasoning: '', correctness: 4, completeness: 4, faithfulness: 4 }
          return Promise.resolve({ kind: 'read', value, spent: { model: 'm', input_tokens: 9, output_tokens: 1 } })
        },
        [Symbol.asyncDispose]: async () => Promise.resolve(),
      }),
  })
  const cases = ['a', 'b', 'c'].map((id) => asks(`reply {"answer":"${id}","cost_usd":0.3}`, id))
  const change: Partial<Suite> = {
    cases: cases.slice(0, 2),
    scoring: { ...DEFAULT_SCORING, judged: ['answer'] },
    judge: { type: 'counting', options: {}, trials: 1, rubric_trials: 1, prompts: {} },
    pricing: { models: { m: { input: 1, output: 1 } } },
  }
  const first = await runOnce({ change, judges: [judge] })
  expect(first.run.counts).toMatchObject({ ok: 2, judge: { readings: 2, failed: 0 } })

  // The budget is one cent, but a call needs $0.30; a second call would have to sleep first.
  const limits = { requests_per_minute: 1 }
  const slept: number[] = []
  const again = {
    judges: [judge],
    sleep: async (ms: number) => Promise.resolve(void slept.push(ms)),
    change: {
      ...change,
      ...{ max_cost_usd: 0.01, judge_limits: limits },
      variants: { default: { ...DEFAULT, limits, max_trial_cost_usd: 0.3 } },
    },
  }
  const second = await runOnce(again)
  expect(second.run.stopped).toBeUndefined()
  expect(second.run.counts).toMatchObject({ trials: 2, ok: 2, cached: 2, judge: { readings: 2, cached: 2 } })
  expect([asked.sort(), slept]).toEqual([['a', 'b'], []])
  const third = await runOnce({ ...again, change: { ...again.change, cases } })
  expect(third.run.stopped).toMatchObject({ because: 'budget', made: 2, planned: 3, spent_usd: 0 })
})
