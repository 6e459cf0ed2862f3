import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { shareSignal } from '../../../src/io/clock.js'
import { UserError } from '../../../src/model/error.js'
import { observationSchema } from '../../../src/model/run/observation.js'
import { REGISTRY } from '../../../src/measure/targets/index.js'
import type { TargetSession } from '../../../src/measure/targets/target.js'
import { targetEnvironment } from '../../../src/io/target-environment.js'
import { isAlive } from './is-alive.js'
import { KNOWN_TARGETS, type KnownTarget } from './known-targets.js'
import { ask, makeRequest, startSession } from './start-session.js'

const NEVER = shareSignal(new AbortController().signal)

test('every registered target fulfils the contract', () => {
  expect(Object.keys(KNOWN_TARGETS).sort()).toEqual(REGISTRY.map(({ name }) => name))
})

describe.each(REGISTRY)('target $name', (target) => {
  let known: KnownTarget
  let session: TargetSession
  const start = async (options = known.options, env: Readonly<Record<string, string | undefined>> = {}) => {
    const { workingDirectory, programs } = known
    return startSession(target, options, {
      workingDirectory,
      env: targetEnvironment(env, ['FLAVOUR']),
      ...(programs && { programs }),
    })
  }
  const answerOf = async (query: string): Promise<string> => {
    const observation = await ask(session, query)
    return observation.status === 'ok' ? observation.reply.answer : JSON.stringify(observation)
  }

  beforeAll(async () => {
    const make = KNOWN_TARGETS[target.name]
    if (make === undefined) throw new Error(`known-targets.ts has no factory for ${target.name}`)
    known = await make()
    session = await start()
  })
  afterAll(async () => {
    await session[Symbol.asyncDispose]()
    await known[Symbol.asyncDispose]()
  })

  test('answers many questions at once, each with its own answer, which the stored run can contain', async () => {
    const words = Array.from({ length: 40 }, (_, index) => `plum${index}`)
    const answers = await Promise.all(
      words.map(async (word) => session.ask(makeRequest(`answer ${word}`), { timeoutMs: 60_000, signal: NEVER })),
    )
    const isOwn = (answer: string, word: string): boolean => answer.trim().split(/\W+/).includes(word)
    expect(answers.filter((one, index) => one.status !== 'ok' || !isOwn(one.reply.answer, words[index] ?? ''))).toEqual(
      [],
    )
    for (const one of answers) expect(observationSchema.parse(JSON.parse(JSON.stringify(one)))).toEqual(one)
    expect(session.startFailure()).toBeNull()
  })

  test('gets seed, settings and the number of spans', async ({ skip }) => {
    skip(known.unable.includes('hear'))
    const request = {
      ...makeRequest('request'),
      trial: 2,
      seed: 9,
      top_k: 7,
      settings: { route_tier: 'local', no_cache: true, max_steps: 3, nested: { a: [1] } },
    }
    const observation = await session.ask(request, { timeoutMs: 60_000, signal: NEVER })
    expect(JSON.parse(observation.status === 'ok' ? observation.reply.answer : '{}')).toMatchObject(request)
  })

  test('interrupts questions that take too long, while the others continue', async ({ skip }) => {
    skip(known.unable.includes('stay-silent'))
    const [late, ...others] = await Promise.all([
      ask(session, 'silent', { timeoutMs: 150 }),
      ...['plum1', 'plum2'].map(async (word) => answerOf(`answer ${word}`)),
    ])
    expect(late).toMatchObject({ status: 'failed', failure: { kind: 'timeout', message: 'No reply within 0.15 s.' } })
    expect([...others, await answerOf('answer plum3')]).toEqual(['plum1', 'plum2', 'plum3'])
  })

  test.for([
    ['of the wrong type', 'wrong', 'break'],
    ['no number', 'nan', 'break'],
    ['longer than 64 MB', 'huge', 'break-at-length'],
  ] as const)('a reply that is %s is a protocol failure', async ([, query, ability], { skip }) => {
    skip(known.unable.includes('break') || known.unable.includes(ability))
    expect(await ask(session, query)).toMatchObject({ status: 'failed', failure: { kind: 'protocol' } })
  })

  test('distinguishes an outage from its own failure, and retries neither', async ({ skip }) => {
    skip(known.unable.includes('fail'))
    expect(await ask(session, 'outage')).toMatchObject({
      failure: { kind: 'infrastructure', status: 429, retry_after_s: 3 },
    })
    expect(await ask(session, 'refuse')).toMatchObject({
      failure: { kind: 'target', message: expect.stringContaining('the index is empty') as string },
    })
    if (known.unable.includes('count')) return
    expect([await answerOf('times outage'), await answerOf('times refuse')]).toEqual(['1', '1'])
  })

  test('rejects questions after the run was stopped', async () => {
    const signal = AbortSignal.abort(new Error('stopped'))
    await expect(session.ask(makeRequest('answer plum1'), { timeoutMs: 1000, signal })).rejects.toThrow('stopped')
  })

  test('shows a child only what it may see, rejects questions in progress when the run stops, and leaves nothing running', async ({
    skip,
  }) => {
    skip(known.unable.includes('run-a-process'))
    const secrets = [
      'OPENAI_API_KEY',
      'GITHUB_TOKEN',
      'ACTIONS_RUNTIME_TOKEN',
      'INPUT_SLACK-WEBHOOK-URL',
      'DATABASE_URL',
    ]
    const planted = Object.fromEntries(secrets.map((name) => [name, 'planted']))
    const own = await start(known.options, { ...planted, FLAVOUR: 'plum' })
    const observation = await ask(own, 'process')
    const { pid, env } = JSON.parse(observation.status === 'ok' ? observation.reply.answer : '{}') as {
      readonly pid: number
      readonly env: readonly string[]
    }
    // The target gets only the variables that it was given, not even HOME.
    expect(env.filter((name) => name !== 'PORT')).toEqual(['FLAVOUR', 'PATH'])
    const stop = new AbortController()
    const asked = own
      .ask(makeRequest('silent'), { timeoutMs: 60_000, signal: stop.signal })
      .catch((error: unknown) => error)
    await ask(own, 'answer plum1')
    stop.abort(new Error('stopped by hand'))
    expect(await asked).toEqual(new Error('stopped by hand'))
    await own[Symbol.asyncDispose]()
    await expect.poll(() => isAlive(pid)).toBe(false)
  })

  test('that can never answer is the user’s error, at the start or at the questions', async () => {
    const outcome = await start(known.broken).then(
      async (broken) => {
        const found = await ask(broken, 'answer plum1').catch((error: unknown) => error)
        const failure = found instanceof Error ? found : broken.startFailure()
        await broken[Symbol.asyncDispose]()
        return failure
      },
      (error: unknown) => error,
    )
    expect(outcome).toBeInstanceOf(UserError)
  })

  test('gives the same corpus fingerprint twice', async () => {
    const again = await start()
    expect(again.corpusFingerprint).toBe(session.corpusFingerprint)
    await again[Symbol.asyncDispose]()
  })
})
