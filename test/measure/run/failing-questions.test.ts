import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { buildMetrics } from '../../../src/metrics/build-metrics.js'
import type { Trial } from '../../../src/model/run/run.js'
import { DEFAULT_SCORING } from '../../../src/model/suite/scoring.js'
import type { Suite } from '../../../src/model/suite/suite.js'
import type { OpenRounds, RoundsState } from '../../../src/measure/run/input.js'
import { runSuite } from '../../../src/measure/run/run-suite.js'
import { REGISTRY } from '../../../src/measure/targets/index.js'
import { type Attempt, defineTarget, type TargetDefinition } from '../../../src/measure/targets/target.js'
import { NO_PROVIDERS } from '../../modes/no-providers.js'
import { makeCase } from '../../store/runs/make-run.js'
import { recordLog } from '../targets/start-session.js'

type Answering = (index: number, nowMs: number) => Attempt

const OK: Attempt = { status: 'ok', latency_ms: 1, reply: { answer: 'x' } }
const failed = (failure: Extract<Attempt, { status: 'failed' }>['failure']): Attempt => ({
  status: 'failed',
  latency_ms: 1,
  failure,
})
const DOWN = failed({ kind: 'infrastructure', status: 500, message: 'HTTP 500' })
const BUSY = failed({ kind: 'infrastructure', status: 429, message: 'HTTP 429', retry_after_s: 60 })
const HANGS = failed({ kind: 'timeout', message: 'No reply within 20 s.' })
const EXITS = failed({ kind: 'crash', message: 'The target ended with exit code 3.' })

/** Asks numbered questions once. The clock passes only while somebody sleeps. */
async function run(input: {
  readonly cases: number
  readonly concurrency: number
  readonly target: Suite['variants'][string]['target']
  readonly targets: (nowMs: () => number) => readonly TargetDefinition[]
  readonly rounds?: OpenRounds
}) {
  const folder = await mkdtemp(join(tmpdir(), 'goldenpair-failing-questions-'))
  onTestFinished(async () => rm(folder, { recursive: true }))
  const cases = Array.from({ length: input.cases }, (_, index) => makeCase(`c${index}`, { query: String(index) }))
  const scoring = { k: [1], primary_k: 1, success: 'all', pricing: { models: {} } } as const
  const suite: Suite = {
    ...{ name: 'numbers', version: '1', description: null, file: 'golden/suite.yaml', cases, ...scoring },
    ...{ variants: { v: { name: 'v', target: input.target } }, default_variant: 'v', trials: 1, baseline_trials: 1 },
    ...{
      concurrency: input.concurrency,
      timeout_seconds: 20,
      retries: 2,
      seed: 1,
      alpha: 0.05,
      min_scored_share: 0.95,
    },
    ...{ max_cost_usd: null, zero_tolerance: 'critical', scoring: DEFAULT_SCORING, gates: [], controlled: {} },
  }
  const log = recordLog()
  let passedMs = 0
  await runSuite({
    ...{ suite, cases, metrics: buildMetrics(scoring), mode: 'ab', seed: 7, session_id: 's', commit: 'c0ffee' },
    ...{ branch: null, subset: null, env: { PATH: process.env['PATH'] }, targetEnvNames: [], judges: [], log },
    ...{ providers: NO_PROVIDERS, workingDirectory: folder, targets: input.targets(() => passedMs) },
    arms: [{ variant: 'v', trials: 1, out: join(folder, 'run') }],
    clock: { now: () => new Date(passedMs), monotonicMs: () => passedMs },
    sleep: async (milliseconds) => Promise.resolve(void (passedMs += milliseconds)),
    signal: new AbortController().signal,
    ...(input.rounds && { rounds: input.rounds }),
    onProgress: () => undefined,
  })
  const text = await readFile(join(folder, 'run', 'trials.jsonl'), 'utf8')
  const ended = new Map<string, number>()
  for (const line of text.trimEnd().split('\n')) {
    const { observation, retries } = JSON.parse(line) as Trial
    const how = observation.status === 'ok' ? 'ok' : observation.failure.message.slice(0, 20).trimEnd()
    const end = `${how}, ${retries} retries`
    ended.set(end, (ended.get(end) ?? 0) + 1)
  }
  return {
    ended: Object.fromEntries(ended),
    passedMs,
    hasGivenUp: log.lines.some((line) => line.includes('Giving up')),
  }
}

async function runScripted(cases: number, concurrency: number, answer: Answering, rounds?: OpenRounds) {
  const scripted = (nowMs: () => number): TargetDefinition =>
    defineTarget({
      name: 'scripted',
      title: 'Scripted',
      options: z.object({}),
      start: async () =>
        Promise.resolve({
          ask: async ({ query }) => Promise.resolve(answer(Number(query), nowMs())),
          corpusFingerprint: null,
          startFailure: () => null,
          [Symbol.asyncDispose]: async () => Promise.resolve(),
        }),
    })
  const target = { type: 'scripted', options: {}, settings: {}, deterministic: false }
  return run({ cases, concurrency, target, targets: (nowMs) => [scripted(nowMs)], ...(rounds && { rounds }) })
}

const oneInFour =
  (bad: Attempt): Answering =>
  (index) =>
    index % 4 === 0 ? bad : OK

/** How the trials end: each with its own message after its own retries. */
test.each<[string, number, Answering, Readonly<Record<string, number>>]>([
  ['one question in four fails', 52, oneInFour(DOWN), { 'ok, 0 retries': 39, 'HTTP 500, 2 retries': 13 }],
  ['one question in four asks to wait', 24, oneInFour(BUSY), { 'ok, 0 retries': 18, 'HTTP 429, 2 retries': 6 }],
  ['one question in four hangs', 52, oneInFour(HANGS), { 'ok, 0 retries': 39, 'No reply within 20 s, 0 retries': 13 }],
  [
    'one question in four ends it',
    52,
    oneInFour(EXITS),
    { 'ok, 0 retries': 39, 'The target ended wit, 0 retries': 13 },
  ],
  [
    'one question of eight fails',
    8,
    (index) => (index === 3 ? DOWN : OK),
    { 'ok, 0 retries': 7, 'HTTP 500, 2 retries': 1 },
  ],
  [
    'three questions in four fail',
    52,
    (index) => (index % 4 === 0 ? OK : DOWN),
    { 'ok, 0 retries': 13, 'HTTP 500, 2 retries': 39 },
  ],
])('where %s, every other question is answered and the target is not given up', async (_, cases, answer, expected) => {
  for (const concurrency of [1, 4, 32]) {
    const { ended, hasGivenUp } = await runScripted(cases, concurrency, answer)
    expect([concurrency, ended, hasGivenUp]).toEqual([concurrency, expected, false])
  }
})

test('a target that never answers in time ends the run after eight trials', async () => {
  const hanging = async (concurrency: number) => {
    let asked = 0
    const error = await runScripted(52, concurrency, () => (asked++, HANGS)).catch((thrown: unknown) => thrown)
    return { error, asked }
  }
  expect(await hanging(1)).toMatchObject({
    asked: 8,
    error: { code: 'target-answered-nothing', facts: { trials: 8, detail: 'No reply within 20 s.' } },
  })
  const atOnce = await hanging(4)
  expect(atOnce.error).toMatchObject({ code: 'target-answered-nothing' })
  expect(atOnce.asked).toBeLessThan(16)
  let isFirst = true
  const { ended } = await runScripted(52, 1, () => {
    const attempt = isFirst ? OK : HANGS
    isFirst = false
    return attempt
  })
  expect(ended).toEqual({ 'ok, 0 retries': 1, 'No reply within 20 s, 0 retries': 51 })
})

/** Asks six cases in rounds; with `isFact` all of them once more in the first, as of a deterministic target. */
const askSix =
  (isFact: boolean): OpenRounds =>
  async ([only]) => {
    const ids = only?.cases.map(({ id }) => id) ?? []
    const classes = Object.fromEntries(ids.map((id) => [id, 'steady' as const]))
    const plan = { cap: 3, alpha: 0.05, tries: { steady: 1, varying: 2 }, classes, gates: [] }
    const next = async ({ complete }: RoundsState) => {
      const isRepeat = isFact && complete === 1
      const cases = ids.map((case_id) => ({ case_id, tries: 1, asked_on: isRepeat }))
      return Promise.resolve(complete === 3 ? null : { round: isRepeat ? 1 : complete + 1, cases, open: [] })
    }
    return Promise.resolve({ plan, next })
  }

test.each([
  ['hangs', HANGS],
  ['ends at every question', EXITS],
  ['refuses every question', failed({ kind: 'target', message: 'HTTP 400' })],
])('a target that %s is asked in the first round only', async (_, attempt) => {
  for (const isFact of [false, true]) {
    let asked = 0
    await expect(runScripted(6, 2, () => (asked++, attempt), askSix(isFact))).rejects.toMatchObject({
      code: 'target-answered-nothing',
      facts: { trials: 6 },
    })
    expect(asked).toBe(6)
  }
})

test('a target that answers one question is asked in all rounds', async () => {
  let asked = 0
  await runScripted(6, 2, (index) => (asked++, index === 3 ? OK : HANGS), askSix(false))
  expect(asked).toBe(18)
})

/** Answers the first twenty requests, then none until the time has come. */
const downUntil = (upMs: number) => (): Answering => {
  let asked = 0
  return (_, nowMs) => (++asked > 20 && nowMs < upMs ? DOWN : OK)
}

test.each<[string, () => Answering, number, boolean]>([
  ['for a minute is waited for: every question is answered', downUntil(60_000), 52, false],
  ['for good is given up: what was answered before stays', downUntil(Infinity), 20, true],
])('a target that is down %s', async (_, startAnswering, answered, isGivenUp) => {
  for (const concurrency of [1, 4]) {
    const { ended, hasGivenUp, passedMs } = await runScripted(52, concurrency, startAnswering())
    const ok = Object.entries(ended).reduce((sum, [end, count]) => sum + (end.startsWith('ok') ? count : 0), 0)
    expect([concurrency, ok, hasGivenUp]).toEqual([concurrency, answered, isGivenUp])
    expect(passedMs).toBeLessThan(5 * 60_000)
  }
})

test('a server that answers one question in four with 500 is asked all the others', async () => {
  const server = createServer((request, response) => {
    void request.toArray().then((chunks: Buffer[]) => {
      const { query } = JSON.parse(Buffer.concat(chunks).toString('utf8')) as { query: string }
      if (Number(query) % 4 === 0) response.writeHead(500).end()
      else response.writeHead(200, { 'content-type': 'application/json' }).end('{"answer":"x"}')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close().closeAllConnections())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const target = { type: 'http', options: { url }, settings: {}, deterministic: false }
  const { ended, hasGivenUp } = await run({ cases: 52, concurrency: 4, target, targets: () => REGISTRY })
  expect(ended).toEqual({ 'ok, 0 retries': 39, 'The target answered, 2 retries': 13 })
  expect(hasGivenUp).toBe(false)
})
