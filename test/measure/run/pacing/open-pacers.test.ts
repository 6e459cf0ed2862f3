import { expect, test } from 'vitest'
import { REGISTRY as JUDGES } from '../../../../src/measure/judges/index.js'
import { type CallEnd, openPacers } from '../../../../src/measure/run/pacing/pacer.js'
import { REGISTRY as TARGETS } from '../../../../src/measure/targets/index.js'
import { NO_PROVIDERS } from '../../../modes/no-providers.js'
import { recordLog } from '../../targets/start-session.js'
import { startTime } from './virtual-time.js'

test('targets at one address with one key share a rate limit, and judges share theirs', () => {
  const { clock, sleep } = startTime()
  const providers = { ...NO_PROVIDERS, openaiApiKey: 'sk-1', openaiBaseUrl: 'https://llm.example.com/v1' }
  const shared = { concurrency: 2, retries: 1, clock, sleep, log: recordLog() }
  const pacers = openPacers({ ...shared, targets: TARGETS, judges: JUDGES, providers })
  const target = (type: string, options: Record<string, unknown>, limits = {}) =>
    pacers.ofTarget({ name: 'v', target: { type, options, settings: {}, deterministic: false }, limits })
  const judge = (options: Record<string, unknown>) => pacers.ofJudge({ type: 'openai', options })

  const own = target('openai', { model: 'gpt-4.1' })
  expect(target('openai', { model: 'gpt-5', base_url: 'https://llm.example.com/v1/' })).toBe(own)
  expect(judge({})).toBe(judge({ base_url: 'https://llm.example.com/v1' }))
  const github = judge({ preset: 'github-models' })
  const http = { url: 'http://127.0.0.1:8080/ask' }
  const others = [
    own,
    github,
    judge({}),
    target('openai', { model: 'gpt-4.1', preset: 'github-models' }),
    target('openai', { model: 'gpt-4.1', api_key_env: 'OTHER_KEY' }),
    target('openai', { model: 'gpt-4.1', base_url: 'https://other.example.com/v1' }),
    target('openai', { model: 'gpt-4.1' }, { requests_per_minute: 60 }),
    target('http', http),
    target('command', { command: 'a' }),
    target('module', { module: 'a.js' }),
  ]
  expect(new Set(others).size).toBe(others.length)
  expect(target('http', http)).toBe(others[7])
  expect(target('command', { command: 'b' })).toBe(others[8])
})

test('a target and a judge at one address share one rate, and a judge that is down stays down however well targets are answered', async () => {
  const { clock, sleep, passUntil } = startTime()
  const providers = { ...NO_PROVIDERS, openaiApiKey: 'sk-1', openaiBaseUrl: 'https://llm.example.com/v1' }
  const shared = { concurrency: 1, retries: 1, clock, sleep, log: recordLog() }
  const pacers = openPacers({ ...shared, targets: TARGETS, judges: JUDGES, providers })
  const limits = { requests_per_minute: 2 }
  const options = { model: 'gpt-4.1' }
  const target = pacers.ofTarget({
    ...{ name: 'v', limits },
    target: { type: 'openai', options, settings: {}, deterministic: false },
  })
  const judge = pacers.ofJudge({ type: 'openai', options: {}, limits })
  const { signal } = new AbortController()
  const startedMs = clock.monotonicMs()
  let calls = 0
  const callOf = async (pacer: typeof target, end: CallEnd): Promise<void> =>
    (await pacer.enter({ id: `call ${++calls}`, question: `${calls}`, tokens: 0 }, signal))?.leave(end)
  const answered = { kind: 'answered', tokens: 0 } as const
  await passUntil(
    callOf(target, answered)
      .then(async () => callOf(judge, answered))
      .then(async () => callOf(target, answered)),
  )
  expect(clock.monotonicMs() - startedMs).toBeGreaterThanOrEqual(30_000)

  for (let trial = 0; trial < 500 && judge.gaveUp() === null; trial++) {
    await passUntil(callOf(judge, { kind: 'trouble', isLimited: false, retryAfterMs: null, message: '503' }))
    await passUntil(callOf(target, answered))
  }
  expect([judge.gaveUp() === null, target.gaveUp()]).toEqual([false, null])
})

test.each([
  ['http', { url: 'http://ann:secret@127.0.0.1:8000/ask?key=secret' }, 'the target at http://127.0.0.1:8000/ask'],
  ['http', { url: 'http://127.0.0.1:${PORT}/ask' }, 'the target'],
  ['openai', { model: 'm', base_url: 'http://127.0.0.1:11434/v1' }, 'the target at http://127.0.0.1:11434/v1'],
  ['command', { command: 'a' }, 'the target'],
  ['judge', { base_url: 'https://llm.example.com/v1' }, 'the judge at https://llm.example.com/v1'],
])('names what is given up, of type %s with %j, as %s', async (type, options, called) => {
  const { clock, sleep, passUntil } = startTime()
  const log = recordLog()
  const shared = { concurrency: 1, retries: 1, clock, sleep, log }
  const pacers = openPacers({ ...shared, targets: TARGETS, judges: JUDGES, providers: NO_PROVIDERS })
  const target = { type, options, settings: {}, deterministic: false }
  const pacer =
    type === 'judge' ? pacers.ofJudge({ type: 'openai', options }) : pacers.ofTarget({ name: 'v', target, limits: {} })
  const { signal } = new AbortController()
  const trouble = { kind: 'trouble', isLimited: false, retryAfterMs: null, message: 'no' } as const
  for (let trial = 0; trial < 500 && pacer.gaveUp() === null; trial++)
    await passUntil(
      pacer.enter({ id: `${trial}`, question: `${trial}`, tokens: 0 }, signal).then((call) => call?.leave(trouble)),
    )
  expect(log.lines.at(-1)).toContain(`Giving up on ${called}: it did not answer for`)
  expect(log.lines.join()).not.toContain('secret')
})
