import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import type { Progress } from '../../../src/format/describe-progress.js'
import { systemClock } from '../../../src/io/clock.js'
import { buildMetrics } from '../../../src/metrics/build-metrics.js'
import type { Trial } from '../../../src/model/run/run.js'
import { DEFAULT_SCORING } from '../../../src/model/suite/scoring.js'
import type { Suite } from '../../../src/model/suite/suite.js'
import { runSuite, type RunSuiteInput } from '../../../src/measure/run/run-suite.js'
import { readScoredRun } from '../../../src/store/runs/read-run.js'
import { openSpendFile } from '../../../src/store/spend-ledger.js'
import { REGISTRY } from '../../../src/measure/targets/index.js'
import type { AskLimits, TargetRequest } from '../../../src/measure/targets/target.js'
import { startOpenAiDouble } from '../../doubles/openai/server.js'
import { NO_PROVIDERS } from '../../modes/no-providers.js'
import { accessTo } from '../providers/ask-double.js'
import { makeCase } from '../../store/runs/make-run.js'
import { FIXTURES, recordLog } from '../targets/start-session.js'

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

const makeCost = (usd: number, limitUsd: number | null = null) => ({ usd, limitUsd, isLeast: false })

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
    providers: NO_PROVIDERS,
    judges: [],
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

test('a field that no metric reads is named once for all arms, with the field that is read', async () => {
  const program = `require('readline').createInterface({ input: process.stdin }).on('line', (line) =>
    console.log(JSON.stringify({ id: JSON.parse(line).id, answer: 'x', tool_calls: [{ id: 'c1' }] })))`
  const target = {
    type: 'command',
    options: { command: [process.execPath, '-e', program], shutdown_seconds: 1 },
    settings: {},
    deterministic: false,
  }
  const variants = { old: { name: 'old', target }, new: { name: 'new', target } }
  const { input, log } = record(makeSuite({ variants }), [
    { variant: 'old', trials: 1 },
    { variant: 'new', trials: 1 },
  ])
  await runSuite(input)
  expect(log.lines.filter((line) => line.startsWith('warning'))).toEqual([
    'warning: Goldenpair does not read these fields of the replies: `tool_calls` (it reads `tools`). See docs/protocol.md#the-reply.',
  ])
})

test('two arms are measured side by side, each into its own run folder', async () => {
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
  expect(fresh?.counts.trials).toBe(3)
  expect(old?.fingerprints.target).not.toBe(fresh?.fingerprints.target)
  expect({ ...old?.fingerprints, target: '' }).toEqual({ ...fresh?.fingerprints, target: '' })
  expect(old?.fingerprints.suite).toMatch(/^sha256:/)
  expect(progress.at(-1)).toBe('9/9 0')
  expect(log.lines).toEqual([])

  const stored = await readScoredRun(join(folder, 'old'), { log })
  expect(stored.run).toEqual(old)
  expect(stored.trials).toHaveLength(6)
})

test('a worker writes its answer before it asks again, so that a killed run loses at most one answer per worker', async () => {
  const steps: string[] = []
  const targets = REGISTRY.map((definition) => ({
    ...definition,
    start: async (context: Parameters<typeof definition.start>[0]) => {
      const session = await definition.start(context)
      const ask = session.ask.bind(session)
      return Object.assign(session, {
        ask: async (request: TargetRequest, limits: AskLimits) => {
          steps.push('ask')
          return ask(request, limits)
        },
      })
    },
  }))
  const { input } = record(makeSuite({ concurrency: 1 }), [{ variant: 'old', trials: 1 }])
  await runSuite({ ...input, targets, onProgress: ({ done }) => void (done > 0 && steps.push('keep')) })
  expect(steps).toEqual(['ask', 'keep', 'ask', 'keep', 'ask', 'keep'])
})

test('a request has the fields of the protocol, with a seed for each trial', async () => {
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
  // Each retry first waits by itself, then for the pacer, whose pause is not longer and does not pass meanwhile in this test.
  expect(waits).toHaveLength(4)
  const [first = 0, , second = 0] = waits
  expect(first).toBeGreaterThanOrEqual(500)
  expect(first).toBeLessThanOrEqual(1000)
  expect(second).toBeGreaterThanOrEqual(1000)
  expect(second).toBeLessThanOrEqual(2000)
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

test('any other failure is a failed case and asked once', async () => {
  const suite = makeSuite({
    cases: [
      makeCase('fig', { query: 'silent', timeout_seconds: 0.2 }),
      makeCase('pear', { query: 'error {"message":"no index for sk-read-from-its-own-file"}' }),
      makeCase('plum'),
    ],
    concurrency: 1,
  })
  const { input, waits } = record(suite, [{ variant: 'old', trials: 1 }])
  const [arm] = await runSuite(input)
  expect(waits).toEqual([])
  expect(arm?.run.counts).toMatchObject({ trials: 3, ok: 1, failed: 2, infrastructure: 0, timeouts: 1 })
  expect(arm?.run.summaries['answer.exact-match']).toEqual({ mean: 1 / 3, n: 3, applicable: 3 })
  // A key that the job never had. The program gets it from elsewhere, and providers quote it in their errors.
  const pear = (await readTrials('old')).find((trial) => trial.case === 'pear')
  expect(pear).toMatchObject({ observation: { failure: { message: 'no index for (hidden)' } } })
})

test('the models that answered are recorded, sorted', async () => {
  const cases = ['b', 'a', 'b'].map((model, index) =>
    makeCase(`c${index}`, { query: `reply {"answer":"x","model":"${model}"}` }),
  )
  const [arm] = await runSuite(record(makeSuite({ cases }), [{ variant: 'old', trials: 1 }]).input)
  expect(arm?.run.fingerprints.models).toEqual(['a', 'b'])
})

test('a trial that could exceed the budget is not asked, and the run is incomplete', async () => {
  const cases = Array.from({ length: 10 }, (_, index) =>
    makeCase(`c${index}`, { query: 'reply {"answer":"x","cost_usd":0.5}' }),
  )
  const suite = makeSuite({ cases, max_cost_usd: 1, concurrency: 1 })
  const { input, log } = record(suite, [{ variant: 'old', trials: 1 }])
  const [arm] = await runSuite(input)
  expect(arm?.run.counts).toMatchObject({ cases: 2, trials: 2, ok: 2 })
  expect([arm?.run.cases.length, arm?.run.spent_usd]).toEqual([10, 1])
  const stopped = { because: 'budget', made: 2, planned: 10, limit_usd: 1, spent_usd: 1 }
  expect(arm?.run.stopped).toEqual({ ...stopped, detail: 'the next request could cost $0.50' })
  expect(log.lines).toEqual([
    'warning: The run `old` is incomplete: the run was stopped by its budget of $1 after 2 of 10 trials: $1 is spent, and the next request could cost $0.50.',
  ])
})

test.each<[string, number | null, readonly string[], Progress['cost'], Progress['cost']]>([
  ['nobody knows', null, ['', ''], null, null],
  ['the replies say', null, [',"cost_usd":0.5', ',"cost_usd":0.25'], null, makeCost(0.75)],
  ['one reply says', null, ['', ',"cost_usd":0.25'], null, { ...makeCost(0.25), isLeast: true }],
  ['comes out of a budget', 2, [',"cost_usd":0.5', ',"cost_usd":0.25'], makeCost(0, 2), makeCost(0.75, 2)],
])('the cost of a run that %s is reported during the run', async (_, max_cost_usd, costs, first, last) => {
  const cases = costs.map((cost, index) => makeCase(`c${index}`, { query: `reply {"answer":"x"${cost}}` }))
  const suite = makeSuite({ cases, max_cost_usd, concurrency: 1 })
  const seen: Progress[] = []
  const { input } = record(suite, [{ variant: 'old', trials: 1 }])
  await runSuite({ ...input, onProgress: (progress) => void seen.push(progress) })
  expect(seen.map(({ done, total, earlier }) => [done, total, earlier])).toEqual([0, 1, 2].map((done) => [done, 2, 0]))
  expect([seen[0]?.cost, seen[2]?.cost]).toEqual([first, last])
})

test('with a budget, a target that does not report its cost stops the run, unless the suite declares a worst case', async () => {
  const cases = ['a', 'b', 'c'].map((id) => makeCase(id, { query: 'answer x' }))
  const { old } = makeSuite().variants
  if (old === undefined) throw new Error('the suite has no variant `old`')
  const silent = record(makeSuite({ cases, max_cost_usd: 1 }), [{ variant: 'old', trials: 1 }])
  const [arm] = await runSuite(silent.input)
  expect(arm?.run.stopped).toMatchObject({
    because: 'unknown-cost',
    made: 1,
    detail: 'the target reported no input tokens. Set `max_trial_cost_usd` of the target, to 0 if it is free',
  })
  const declared = { cases, max_cost_usd: 1, variants: { old: { ...old, max_trial_cost_usd: 0.4 } } }
  const [counted] = await runSuite(record(makeSuite(declared), [{ variant: 'old', trials: 1 }]).input)
  expect(counted?.run).toMatchObject({ counts: { trials: 2 }, stopped: { because: 'budget' }, spent_usd: 0.8 })
})

test('with a budget, a model without a price is not asked at all, even if nothing caps its reply', async () => {
  const { old } = makeSuite().variants
  if (old === undefined) throw new Error('the suite has no variant `old`')
  const options = { model: 'unheard-of', base_url: 'http://127.0.0.1:9/v1' }
  const variant = { ...old, target: { ...old.target, type: 'openai', options, settings: {} } }
  const run = async (more: object) => {
    const suite = makeSuite({ max_cost_usd: 1, retries: 0, variants: { old: { ...variant, ...more } } })
    return runSuite(record(suite, [{ variant: 'old', trials: 1 }]).input)
  }
  await expect(run({})).rejects.toMatchObject({
    code: 'price-unknown',
    facts: {
      variant: 'old',
      reason: 'no price is known for the model unheard-of; set it under `pricing` in the suite',
    },
  })
  expect(await run({ max_trial_cost_usd: 0.1 })).toMatchObject([{ run: { counts: { infrastructure: 3 } } }])
})

test('a monthly limit bounds its runs, is recorded, and refuses a run when it is used up', async () => {
  const cases = ['a', 'b', 'c'].map((id) => makeCase(id, { query: 'reply {"answer":"x","cost_usd":0.5}' }))
  const suite = makeSuite({ cases, max_cost_usd: 5, max_cost_usd_per_month: 1.2, concurrency: 1 })
  const ledger = openSpendFile(join(folder, 'spend.jsonl'))
  const month = new Date().toISOString().slice(0, 7)
  ledger.add({ at: '2001-01-31T00:00:00.000Z', suite: 'fruit', usd: 9 })
  ledger.add({ at: new Date().toISOString(), suite: 'another', usd: 9 })
  const start = async () => runSuite({ ...record(suite, [{ variant: 'old', trials: 1 }]).input, ledger })
  const [arm] = await start()
  expect(arm?.run).toMatchObject({ counts: { trials: 2 }, stopped: { because: 'month', limit_usd: 1.2, spent_usd: 1 } })
  expect(await ledger.spentUsd({ suite: 'fruit', month })).toBe(1)
  ledger.add({ at: new Date().toISOString(), suite: 'fruit', usd: 0.25 })
  await expect(start()).rejects.toThrow(
    `The suite fruit has spent $1.25 of the $1.20 it may spend in ${month} (max_cost_usd_per_month), so nothing was measured.`,
  )
})

test('a provider that is down costs minutes, not a try of every trial', async () => {
  const query = 'error {"kind":"infrastructure","status":503,"message":"overloaded"}'
  const cases = Array.from({ length: 200 }, (_, index) => makeCase(`c${index}`, { query }))
  const { old } = makeSuite().variants
  if (old === undefined) throw new Error('the suite has no variant `old`')
  const money = { max_cost_usd: 100, variants: { old: { ...old, max_trial_cost_usd: 1 } } }
  const { input, waits } = record(makeSuite({ cases, retries: 1, ...money }), [{ variant: 'old', trials: 1 }])
  let passedMs = 0
  const clock = { now: () => new Date(), monotonicMs: () => passedMs }
  const sleep = async (ms: number) => Promise.resolve(void ((passedMs += ms), waits.push(ms)))
  const [arm] = await runSuite({ ...input, clock, sleep })
  expect(arm?.run).toMatchObject({ counts: { trials: 200, infrastructure: 200 }, spent_usd: 0 })
  expect(arm?.run.counts.retries).toBeLessThan(50)
  expect(passedMs).toBeLessThan(10 * 60_000)
  const trials = await readTrials('old')
  // A trial that was asked and then given up keeps its reason; only trials that were never asked are reported as such.
  const messages = trials.map(({ retries, observation }) =>
    observation.status === 'failed' ? [retries, observation.failure.message] : [retries, null],
  )
  expect(messages.filter(([retries, message]) => retries !== 0 && message !== 'overloaded')).toEqual([])
  expect(messages.filter(([, message]) => message === 'overloaded').length).toBeGreaterThanOrEqual(5)
  const [[, unasked] = []] = messages.filter(([, message]) => message !== 'overloaded')
  expect(unasked).toMatch(/^it did not answer for \d min, so Goldenpair stopped asking; the last error: .*overloaded/)
})

describe('a run that cannot continue', () => {
  test('because the target does not start leaves an unfinished run', async () => {
    const suite = makeSuite({ cases: [makeCase('fig', { query: 'exit 4' }), makeCase('plum', { query: 'exit 4' })] })
    const { input } = record(suite, [{ variant: 'old', trials: 1 }])
    await expect(runSuite(input)).rejects.toMatchObject({ code: 'target-cannot-start' })
    expect((await readScoredRun(join(folder, 'old'), { log: recordLog() })).run).toMatchObject({
      counts: null,
      finished_at: null,
    })
  })

  test('because no question was answered states why, for any target; a base and earlier answers only cause a message', async () => {
    await using double = await startOpenAiDouble()
    double.answerAll({ status: 404, message: 'There is no model gpt-9' })
    const refuse = createServer((_, response) => response.writeHead(404).end('no such place'))
    refuse.listen(0, '127.0.0.1')
    await once(refuse, 'listening')
    onTestFinished(() => void refuse.close())
    const url = `http://127.0.0.1:${(refuse.address() as AddressInfo).port}/ask`
    const target = (type: string, options: Record<string, unknown>) => ({
      name: type,
      target: { type, options, settings: {}, deterministic: false },
    })
    const { old } = makeSuite().variants
    if (old === undefined) throw new Error('the suite has no variant `old`')
    const variants = { openai: target('openai', { model: 'gpt-9' }), http: target('http', { url }), old }
    const cases = ['a', 'b', 'c'].map((id) => makeCase(id, { query: 'broken' }))
    const start = async (variant: string, more: Partial<RunSuiteInput> = {}) => {
      const { input } = record(makeSuite({ cases, variants }), [{ variant, trials: 1 }])
      return runSuite({ ...input, providers: accessTo(double), ...more }).catch((error: unknown) => error)
    }
    const silent = (variant: string, said: string) =>
      `The target of variant \`${variant}\` answered no question: all 3 trials failed. The first failure: ${said}. Nothing is compared or kept. Ask it by hand, and correct the suite's target (model, address, command, \`response\`, \`timeout_seconds\`) or what it asks.`
    expect(await start('openai')).toMatchObject({
      code: 'provider-answered-nothing',
      facts: { detail: `${double.url} answered 404: There is no model gpt-9` },
    })
    const said = 'The target answered with HTTP 404: no such place'
    expect(await start('http')).toMatchObject({ message: silent('http', said) })
    expect(await start('old')).toMatchObject({ code: 'target-answered-nothing', facts: { trials: 3 } })
    expect((await readScoredRun(join(folder, 'http'), { log: recordLog() })).run.counts).toBeNull()

    for (const more of [{ isBase: true }, { hasAnswered: true }] as const)
      expect(
        await start('http', { arms: [{ variant: 'http', trials: 1, out: join(folder, 'http'), ...more }] }),
      ).toMatchObject([{ run: { counts: { trials: 3, ok: 0, failed: 3 } } }])
  })

  test('because it was stopped keeps its trials', async () => {
    const stop = new AbortController()
    const suite = makeSuite({ cases: [makeCase('fig'), makeCase('plum', { query: 'silent' })] })
    const { input } = record(suite, [{ variant: 'old', trials: 1 }])
    const onProgress = ({ done }: Progress) => done > 0 && stop.abort(new Error('stopped by hand'))
    await expect(runSuite({ ...input, signal: stop.signal, onProgress })).rejects.toThrow('stopped by hand')
    expect((await readTrials('old')).map((trial) => trial.case)).toEqual(['fig'])
  })

  test.each([1, 3])('because trial %i cannot be stored states why', async (last) => {
    const { input } = record(makeSuite({ concurrency: 1 }), [{ variant: 'old', trials: 1 }])
    const onProgress = ({ done }: Progress): void => {
      if (done === last) throw new Error('the disk is full')
    }
    await expect(runSuite({ ...input, onProgress })).rejects.toThrow('the disk is full')
    expect((await readScoredRun(join(folder, 'old'), { log: recordLog() })).run.finished_at).toBeNull()
  })

  test('because the variant is unknown lists the known ones', async () => {
    const { input } = record(makeSuite(), [{ variant: 'odl', trials: 1 }])
    await expect(runSuite(input)).rejects.toMatchObject({
      code: 'variant-unknown',
      message: 'The variant `odl` is unknown. Did you mean `old`? Known: old, new.',
    })
  })
})
