import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Progress } from '../../../../src/format/describe-progress.js'
import { systemClock } from '../../../../src/io/clock.js'
import type { NextTries, RoundsDirector, RoundsState } from '../../../../src/measure/run/input.js'
import { runSuite, type RunSuiteInput } from '../../../../src/measure/run/run-suite.js'
import { REGISTRY } from '../../../../src/measure/targets/index.js'
import { buildMetrics } from '../../../../src/metrics/build-metrics.js'
import type { RoundsPlan } from '../../../../src/model/run/rounds-plan.js'
import type { Trial } from '../../../../src/model/run/run.js'
import { DEFAULT_SCORING } from '../../../../src/model/suite/scoring.js'
import type { Suite } from '../../../../src/model/suite/suite.js'
import { openCache } from '../../../../src/store/open-cache.js'
import { readScoredRun } from '../../../../src/store/runs/read-run.js'
import { NO_PROVIDERS } from '../../../modes/no-providers.js'
import { makeCase } from '../../../store/runs/make-run.js'
import { storedTrials } from '../../../store/runs/stored-trials.js'
import { recordLog } from '../../targets/start-session.js'

/** Answers by the seed that it is given, and fails where the case says so: `down 1` is an outage in trial 1 alone. */
const PROGRAM = `import { createInterface } from 'node:readline'
createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, query, trial, seed } = JSON.parse(line)
  const [word, which] = query.split(' ')
  const reply = word === 'down' && which === String(trial)
    ? { error: { kind: 'infrastructure', status: 503, message: 'overloaded' } }
    : { answer: word === 'wrong' ? 'no' : query.split(' ').at(-1), cost_usd: 0.1, model_fingerprint: String(seed) }
  process.stdout.write(JSON.stringify({ id, ...reply }) + '\\n')
})`

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'goldenpair-rounds-'))
  await writeFile(join(folder, 'target.mjs'), PROGRAM)
})
afterEach(async () => rm(folder, { recursive: true }))

const VARIANT = {
  name: 'now',
  target: {
    type: 'command',
    options: { command: [process.execPath, 'target.mjs'], shutdown_seconds: 1 },
    settings: {},
    deterministic: false,
  },
}
const PLAN: RoundsPlan = {
  cap: 3,
  alpha: 0.05,
  tries: { steady: 1, varying: 2 },
  classes: { fig: 'steady', pear: 'varying', plum: 'steady' },
  gates: [],
}

interface Asked {
  readonly suite?: Partial<Suite>
  readonly more?: Partial<RunSuiteInput>
  /** What is asked for after so many complete rounds; all rounds of `PLAN` unless given. */
  readonly next?: (state: RoundsState) => NextTries | null
  readonly stopAt?: number
}

const wanted = (case_id: string, tries = 1, more: Partial<NextTries['cases'][number]> = {}) => ({
  ...{ case_id, tries, asked_on: false },
  ...more,
})
const ROUND = [wanted('fig'), wanted('pear', 2), wanted('plum')]
const toTheCap = ({ complete }: RoundsState): NextTries | null =>
  complete === PLAN.cap
    ? null
    : { round: complete + 1, cases: complete === 0 ? [...ROUND, wanted('new')] : ROUND, open: ['success'] }

async function ask({ suite: changes = {}, more = {}, next = toTheCap, stopAt }: Asked = {}) {
  const suite: Suite = {
    ...{ name: 'fruit', version: '1', description: null, file: 'golden/suite.yaml' },
    cases: ['plum', 'pear', 'fig', 'new'].map((id) => makeCase(id)),
    variants: { now: VARIANT },
    default_variant: 'now',
    ...{ k: [1], primary_k: 1, success: 'all', trials: 1, rounds: 3, baseline_trials: 3 },
    ...{ concurrency: 2, timeout_seconds: 20, retries: 0, seed: 7, alpha: 0.05, min_scored_share: 0.95 },
    ...{ max_cost_usd: null, zero_tolerance: 'critical', pricing: { models: {} }, scoring: DEFAULT_SCORING },
    ...{ gates: [], controlled: {} },
    ...changes,
  }
  const states: RoundsState[] = []
  const waits: number[] = []
  const progress: Progress[] = []
  const stop = new AbortController()
  const director: RoundsDirector = {
    plan: PLAN,
    next: (state) => {
      states.push(state)
      return Promise.resolve(next(state))
    },
  }
  const log = recordLog()
  const finished = await runSuite({
    suite,
    arms: [{ variant: 'now', out: join(folder, 'run'), trials: 5 }],
    cases: suite.cases,
    metrics: buildMetrics(suite),
    ...{ mode: 'run', seed: suite.seed, session_id: 'session', commit: 'c0ffee', branch: null, subset: null },
    env: { PATH: process.env['PATH'] },
    targetEnvNames: [],
    providers: NO_PROVIDERS,
    judges: [],
    workingDirectory: folder,
    targets: REGISTRY,
    rounds: () => Promise.resolve(director),
    clock: systemClock,
    sleep: (milliseconds) => Promise.resolve(void waits.push(milliseconds)),
    log,
    signal: stop.signal,
    onProgress: (state) => {
      progress.push(state)
      if (state.done === stopAt) stop.abort(new Error('killed'))
    },
    ...more,
  }).catch((error: unknown) => {
    if (stopAt === undefined) throw error
    return []
  })
  return { run: finished[0]?.run, finished, states, waits, progress, log: log.lines }
}

const trialsOf = (name = 'run') => storedTrials(join(folder, name))
/** `round:case trial`, with `+` where it was asked on, in the order in which they finished. */
const listTrials = (trials: readonly Trial[]) =>
  trials.map(({ case: id, trial, round, asked_on }) => `${round ?? '-'}:${id} ${trial}${asked_on ? '+' : ''}`)

test('every round is complete before a look, and varying cases are asked twice per round, others only in the first', async () => {
  const { run, states, progress } = await ask()
  const rounds = listTrials(trialsOf()).map((one) => one.split(':'))
  expect(rounds.map(([round]) => round).join('')).toBe('1111122223333')
  const cases = (round: string) => rounds.filter(([own]) => own === round).map(([, which]) => which)
  expect(cases('1').toSorted()).toEqual(['fig 0', 'new 0', 'pear 0', 'pear 1', 'plum 0'])
  expect(cases('2').toSorted()).toEqual(['fig 1', 'pear 2', 'pear 3', 'plum 1'])
  expect(cases('3').toSorted()).toEqual(['fig 2', 'pear 4', 'pear 5', 'plum 2'])
  expect(states.map(({ complete, arms }) => [complete, arms[0]?.trials.length])).toEqual([
    [0, 0],
    [1, 5],
    [2, 9],
    [3, 13],
  ])
  expect(run).toMatchObject({ plan: PLAN, trials_per_case: 3, counts: { trials: 13 } })
  expect(run?.stopped).toBeUndefined()
  expect(
    progress.map(({ round, done, total }) => `${round?.number ?? '-'}/${round?.most ?? '-'} ${done}/${total}`),
  ).toEqual([
    ...['1/3 0/5', '1/3 1/5', '1/3 2/5', '1/3 3/5', '1/3 4/5', '1/3 5/5'],
    ...['2/3 5/9', '2/3 6/9', '2/3 7/9', '2/3 8/9', '2/3 9/9'],
    ...['3/3 9/13', '3/3 10/13', '3/3 11/13', '3/3 12/13', '3/3 13/13'],
  ])
})

test('the cases of a round are in a different order from the last round, and each try has its own seed', async () => {
  const cases = Array.from({ length: 12 }, (_, index) => makeCase(`c${index}`))
  const all = cases.map(({ id }) => wanted(id))
  await ask({
    suite: { cases, concurrency: 1 },
    next: ({ complete }) => (complete === 2 ? null : { round: complete + 1, cases: all, open: [] }),
  })
  const trials = trialsOf()
  const [first, second] = [1, 2].map((round) => trials.filter((one) => one.round === round).map((one) => one.case))
  expect(first?.toSorted()).toEqual(second?.toSorted())
  expect(first).not.toEqual(second)
  const seeds = trials.map(({ trial, observation }) => [
    trial,
    observation.status === 'ok' && observation.reply.model_fingerprint,
  ])
  expect(new Set(seeds.map((one) => one.join(' ')))).toEqual(new Set(['0 7', '1 8']))
})

test('the arms of a round are asked side by side, and extra tries of one arm are asked only of it', async () => {
  const suite = { variants: { now: VARIANT, then: { ...VARIANT, name: 'then' } }, concurrency: 1 }
  const arms = ['now', 'then'].map((variant) => ({ variant, out: join(folder, variant), trials: 1 }))
  const next = ({ complete }: RoundsState): NextTries | null =>
    complete === 2
      ? null
      : {
          round: complete + 1,
          cases: [wanted('fig'), ...(complete === 1 ? [wanted('fig', 1, { asked_on: true, arm: 1 })] : [])],
          open: [],
        }
  await ask({ suite, more: { arms }, next })
  expect([listTrials(trialsOf('now')), listTrials(trialsOf('then'))]).toEqual([
    ['1:fig 0', '2:fig 1'],
    ['1:fig 0', '2:fig 1', '2:fig 2+'],
  ])
})

test('an unscored try is repeated once at the end of its round', async () => {
  const cases = [makeCase('fig', { query: 'down 0' }), makeCase('pear', { query: 'answer pear' }), makeCase('plum')]
  const { run } = await ask({ suite: { cases, concurrency: 1 } })
  expect(listTrials(trialsOf()).slice(4, 6)).toEqual(['1:fig 1', expect.stringMatching(/^2:/)])
  expect(run).toMatchObject({ counts: { trials: 13, infrastructure: 1 }, trials_per_case: 3 })

  await rm(join(folder, 'run'), { recursive: true })
  const down = [makeCase('fig', { query: 'down 0' }), makeCase('pear', { query: 'down 1' }), makeCase('plum')]
  await writeFile(join(folder, 'target.mjs'), PROGRAM.replace('which === String(trial)', 'trial < 3'))
  await ask({
    suite: { cases: down, concurrency: 1 },
    next: (state) => (state.complete === 1 ? null : toTheCap(state)),
  })
  expect(listTrials(trialsOf()).toSorted()).toEqual([
    '1:fig 0',
    '1:fig 1',
    '1:pear 0',
    '1:pear 1',
    '1:pear 2',
    '1:pear 3',
    '1:plum 0',
  ])
})

test('extra tries never come from the cache', async () => {
  await writeFile(join(folder, 'options.json'), '{}')
  const server = { name: 'now', target: { ...VARIANT.target, type: 'mock-server' } }
  const asked: string[] = []
  const targets = [
    {
      ...REGISTRY[0],
      name: 'mock-server',
      cost: 'bounded' as const,
      decidedBy: () => 'options' as const,
      start: () =>
        Promise.resolve({
          corpusFingerprint: null,
          startFailure: () => null,
          ask: ({ id }: { id: string }) => {
            asked.push(id)
            return Promise.resolve({ status: 'ok' as const, latency_ms: 1, reply: { answer: id } })
          },
          [Symbol.asyncDispose]: () => Promise.resolve(),
        }),
    },
  ] as unknown as RunSuiteInput['targets']
  const cache = openCache({ folder: join(folder, 'cache'), clock: systemClock, log: recordLog() })
  const first = await ask({ suite: { variants: { now: server } }, more: { targets, cache } })
  expect(first.run?.counts.cached).toBeUndefined()
  asked.length = 0
  await rm(join(folder, 'run'), { recursive: true })
  const second = await ask({ suite: { variants: { now: server } }, more: { targets, cache } })
  expect(second.run?.counts.cached).toBe(4)
  expect(asked.toSorted()).toEqual([
    'fig#1',
    'fig#2',
    'pear#1',
    'pear#2',
    'pear#3',
    'pear#4',
    'pear#5',
    'plum#1',
    'plum#2',
  ])
})

test('a budget that ends inside a round keeps the earlier rounds, and states what was planned', async () => {
  const priced = { variants: { now: { ...VARIANT, max_trial_cost_usd: 0.1 } }, concurrency: 1 }
  const { run, states } = await ask({ suite: { ...priced, max_cost_usd: 0.7 } })
  expect(states.map(({ complete }) => complete)).toEqual([0, 1])
  expect(run).toMatchObject({
    trials_per_case: 1,
    counts: { trials: 7 },
    stopped: { because: 'budget', made: 7, planned: 9 },
  })

  await rm(join(folder, 'run'), { recursive: true })
  const early = await ask({ suite: { ...priced, max_cost_usd: 0.3 } })
  expect(early.run).toMatchObject({ trials_per_case: 1, stopped: { made: 3, planned: 5 } })

  // A budget that ends together with a round is noticed when the next round begins.
  await rm(join(folder, 'run'), { recursive: true })
  const between = await ask({ suite: { ...priced, max_cost_usd: 0.5 } })
  expect(between.run).toMatchObject({ trials_per_case: 1, stopped: { made: 5, planned: 9 } })
})

test('a killed run continues inside its round, sees the same at every look, and has the same plan', async () => {
  const whole = await ask()
  const first = trialsOf()
  const seen = ({ states }: { readonly states: readonly RoundsState[] }) =>
    states.map(({ complete, arms }) => [complete, arms[0]?.trials.map((one) => `${one.case} ${one.trial}`).toSorted()])
  for (const stopAt of [2, 5, 7]) {
    await rm(join(folder, 'run'), { recursive: true })
    await ask({ stopAt, more: { isResuming: false } })
    expect(trialsOf().length).toBeLessThan(13)
    const rest = await ask({ more: { isResuming: true } })
    expect(listTrials(trialsOf()).toSorted()).toEqual(listTrials(first).toSorted())
    expect(seen(rest)).toEqual(seen(whole))
    expect(rest.run).toMatchObject({ trials_per_case: 3, counts: { trials: 13 } })
  }
  const again = await ask({ more: { isResuming: true } })
  expect(again.run?.counts.trials).toBe(13)

  const other = { ...PLAN, classes: { ...PLAN.classes, fig: 'varying' as const } }
  const replanned = ask({
    more: { isResuming: true, rounds: () => Promise.resolve({ plan: other, next: () => Promise.resolve(null) }) },
  })
  await expect(replanned).rejects.toMatchObject({
    code: 'run-differs',
    facts: { differences: ['the baseline or the rounds that it plans have changed'] },
  })
})

test('extra tries wait, continue the numbering, and count in no mean', async () => {
  const checked = (id: string, query: string) => makeCase(id, { query, checks: [{ contains: id, ignore_case: false }] })
  const cases = [checked('fig', 'wrong fig'), checked('pear', 'answer pear'), checked('plum', 'answer plum')]
  const next = (state: RoundsState): NextTries | null => {
    if (state.complete < PLAN.cap) return toTheCap(state)
    const made = state.arms[0]?.trials.filter((one) => one.asked_on).length ?? 0
    if (made === 2) return null
    return { round: 3, cases: [wanted('fig', made + 1, { asked_on: true })], open: [], wait_ms: 20_000 }
  }
  const { run, waits } = await ask({ suite: { cases }, next })
  expect(waits.filter((ms) => ms > 0 && ms !== 30_000)).toEqual([20_000, 20_000])
  expect(listTrials(trialsOf()).slice(-2)).toEqual(['3:fig 3+', '3:fig 4+'])
  // One of three cases fails, no matter how often it was asked.
  expect(run?.summaries['success']).toEqual({ mean: 2 / 3, n: 3, applicable: 3 })
  const { trials } = await readScoredRun(join(folder, 'run'), { log: recordLog() })
  expect(trials.filter((one) => one.asked_on).map(({ round }) => round)).toEqual([3, 3])
})

test('giving up a provider ends the rounds', async () => {
  const cases = Array.from({ length: 20 }, (_, index) => makeCase(`c${index}`, { query: 'down always' }))
  await writeFile(join(folder, 'target.mjs'), PROGRAM.replace('which === String(trial)', 'true'))
  let passedMs = 0
  const clock = { now: () => new Date(), monotonicMs: () => passedMs }
  const sleep = async (ms: number) => Promise.resolve(void (passedMs += ms))
  const all = cases.map(({ id }) => wanted(id))
  const { run, states } = await ask({
    suite: { cases, retries: 1 },
    more: { clock, sleep },
    next: ({ complete }) => ({ round: complete + 1, cases: all, open: [] }),
  })
  expect(states).toHaveLength(1)
  // What was not asked is not asked again.
  expect(run).toMatchObject({ trials_per_case: 1, counts: { trials: 20, ok: 0, infrastructure: 20 } })
  expect(run?.counts.unasked).toBeGreaterThan(0)
})

test('giving up a program ends the rounds', async () => {
  const cases = Array.from({ length: 15 }, (_, index) => makeCase(`c${index}`))
  await writeFile(
    join(folder, 'target.mjs'),
    PROGRAM.replace('const [word', 'if (trial > 0) process.exit(3)\n  const [word'),
  )
  const all = cases.map(({ id }) => wanted(id))
  const { run, states } = await ask({
    suite: { cases, concurrency: 1 },
    next: ({ complete }) => ({ round: complete + 1, cases: all, open: [] }),
  })
  expect(states).toHaveLength(3)
  const counts = { trials: 45, ok: 15, failed: 20, infrastructure: 10, unasked: 10 }
  expect(run).toMatchObject({ trials_per_case: 3, counts })
})
