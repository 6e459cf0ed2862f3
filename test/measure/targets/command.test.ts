import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { UserError } from '../../../src/model/error.js'
import { command } from '../../../src/measure/targets/command.js'
import { NOT_BILLED, type TargetSession } from '../../../src/measure/targets/target.js'
import { isAlive } from './is-alive.js'
import { ask, makeRequest, recordLog, startSession } from './start-session.js'

const SCRIPTED = { command: [process.execPath, 'scripted.mjs'], shutdown_seconds: 1 }
const failure = (kind: string, message: string, more: object = {}) => ({
  status: 'failed',
  failure: { kind, message, ...more },
})
const unasked = (message: string) => failure('infrastructure', message, { asked: false, bill: NOT_BILLED })

/** A shared program for tests that only ask questions. */
let shared: TargetSession
beforeAll(async () => {
  shared = await startSession(command, SCRIPTED)
})
afterAll(async () => shared[Symbol.asyncDispose]())

describe('a program that answers', () => {
  test("gets the protocol's request, and its reply is kept with unknown fields", async () => {
    expect(await ask(shared, 'request', { id: 'c1#0' })).toEqual({
      status: 'ok',
      reply: {
        answer: '{"id":"c1#0","case":"c1#0","trial":0,"query":"request","top_k":3,"seed":1,"settings":{}}',
      },
    })
    expect(await ask(shared, 'spans')).toEqual({
      status: 'ok',
      reply: { answer: 'ok', spans: [{ path: 'a.py', symbol: 'f', extra: 1 }], trace_id: 't', unknown: [1] },
    })
  })

  test('may answer in any order', async () => {
    const [a, b, c] = await Promise.all([
      ask(shared, 'hold', { id: 'a' }),
      ask(shared, 'hold', { id: 'b' }),
      ask(shared, 'release', { id: 'c' }),
    ])
    expect([a, b, c].map((one) => one.status === 'ok' && one.reply.answer)).toEqual([
      'released a',
      'released b',
      'done',
    ])
  })

  test('may be given as a single string for the shell, with its own folder and variables', async () => {
    await using session = await startSession(command, {
      command: `cd targets && "${process.execPath}" environment.mjs`,
      cwd: '..',
      env: { FLAVOUR: 'plum' },
    })
    const observation = await ask(session, 'x')
    expect(observation.status === 'ok' && observation.reply.answer).toContain('"FLAVOUR":"plum"')
  })
})

describe('a reply that breaks the protocol fails its trial at once', () => {
  test.each([
    ['reply {"answer":1}', 'The reply breaks the protocol: `answer`: Invalid input: expected string, received number'],
    ['reply {}', 'The reply has neither `answer` nor `error`.'],
    [
      'reply {"output":"Paris","docs":[],"a\\nb":1}',
      'The reply has neither `answer` nor `error`; it has `output`, `docs` and `a b`.',
    ],
    [
      'reply {"answer":"","spans":[{},{"score":"high"}]}',
      'The reply breaks the protocol: `spans[1].score`: Invalid input: expected number, received string',
    ],
    [
      'reply {"answer":"","cost_usd":1e308,"attempts":[{"cost_usd":1000000001}]}',
      'The reply breaks the protocol: `cost_usd`: Too big: expected number to be <=1000000000; `attempts[0].cost_usd`: Too big: expected number to be <=1000000000',
    ],
    [
      'error {"status":"503"}',
      "The reply's error breaks the protocol: `status`: Invalid input: expected number, received string",
    ],
  ])('%s', async (query, message) => {
    expect(await ask(shared, query)).toEqual(failure('protocol', message))
  })

  test('NaN, which Python writes, is named in the error', async () => {
    const observation = await ask(shared, 'broken')
    expect(observation.status === 'failed' && observation.failure.kind).toBe('protocol')
    expect(observation.status === 'failed' && observation.failure.message).toMatch(/^The reply is not JSON: .*token.*N/)
  })
})

describe('an outage is counted only if it looks like one', () => {
  test.each([
    [
      '{"kind":"infrastructure","status":429,"message":"slow down","retry_after_s":3}',
      'infrastructure',
      { status: 429, retry_after_s: 3 },
    ],
    ['{"kind":"infrastructure","status":503,"message":"down"}', 'infrastructure', { status: 503 }],
    ['{"kind":"infrastructure","message":"connect ECONNREFUSED 127.0.0.1:1"}', 'infrastructure', {}],
    ['{"status":502,"message":"bad"}', 'infrastructure', { status: 502 }],
    ['{"kind":"infrastructure","status":400,"message":"bad request"}', 'target', { status: 400 }],
    ['{"kind":"infrastructure","message":"I give up"}', 'target', {}],
    ['{"kind":"target","status":503,"message":"down"}', 'target', { status: 503 }],
    ['"it broke"', 'target', {}],
  ])('%s is %s', async (error, kind, more) => {
    expect(await ask(shared, `error ${error}`)).toMatchObject({ status: 'failed', failure: { kind, ...more } })
  })
})

// From here on each test starts its own programs, and waiting for them needs no CPU time.

test.concurrent('a request without a reply times out; its late reply is counted and dropped', async () => {
  const log = recordLog()
  {
    await using session = await startSession(command, SCRIPTED, { log })
    await ask(session, 'answer warm')
    expect(await ask(session, 'hold', { timeoutMs: 200 })).toEqual(failure('timeout', 'No reply within 0.2 s.'))
    expect(await ask(session, 'release')).toEqual({ status: 'ok', reply: { answer: 'done' } })
  }
  expect(log.lines).toEqual(['warning: 1 reply came after its time-out and did not count.'])
})

test.concurrent('lines that are not replies are counted and kept for the log', async () => {
  const log = recordLog()
  {
    await using session = await startSession(command, SCRIPTED, { log })
    await ask(session, 'line loading the model …')
    await ask(session, 'line {"id":"nobody","answer":"?"}')
    expect(await ask(session, 'exit 3')).toEqual(
      failure('crash', 'The target exited with code 3.', {
        stderr_tail: 'loading the model …\n{"id":"nobody","answer":"?"}\ngoing down with 3\n',
      }),
    )
  }
  expect(log.lines).toEqual([
    'warning: The target wrote 2 lines to stdout that are no reply to a request. Log to stderr instead. The first: loading the model …',
  ])
})

describe.concurrent('a program that says that it is ready', () => {
  const READY = 'line {"ready":true}'
  /** Counts how often the clock of each question starts. */
  async function countStarts(mode: string, queries: readonly string[]) {
    const log = recordLog()
    let starts = 0
    const meter = {
      begin: () => {
        starts++
        return { end: async () => Promise.resolve(null), [Symbol.dispose]: () => undefined }
      },
    }
    const counts: number[] = []
    {
      await using session = await startSession(command, { ...SCRIPTED, mode }, { log, meter })
      for (const query of queries) {
        await ask(session, query)
        counts.push(starts)
      }
    }
    return { counts, lines: log.lines.length }
  }

  test('starts the clocks again until it has answered; later such a line is no reply', async () => {
    expect(await countStarts('persistent', [READY, 'answer b'])).toEqual({ counts: [2, 3], lines: 0 })
    expect(await countStarts('persistent', ['answer a', READY])).toEqual({ counts: [1, 2], lines: 1 })
  })

  test('does not do so if each question has its own program, which could then hide what an answer takes', async () => {
    expect(await countStarts('per-case', [READY, 'answer b'])).toEqual({ counts: [1, 2], lines: 0 })
  })
})

describe.concurrent('a program that ends', () => {
  test('fails the only request in progress as crashed, and is started again', async () => {
    const log = recordLog()
    await using session = await startSession(command, SCRIPTED, { log })
    await ask(session, 'answer warm')
    expect(await ask(session, 'signal SIGKILL')).toEqual(failure('crash', 'The target was ended by SIGKILL.'))
    expect(await ask(session, 'answer again')).toEqual({ status: 'ok', reply: { answer: 'again' } })
    expect(log.lines).toEqual(['warning: The target ended and is started again.'])
  })

  test('at many questions is reported three times', async () => {
    const log = recordLog()
    await using session = await startSession(command, SCRIPTED, { log })
    for (let at = 0; at < 5; at += 1) {
      await ask(session, 'answer warm')
      await ask(session, 'signal SIGKILL')
    }
    await ask(session, 'answer again')
    const line = 'warning: The target ended and is started again.'
    expect(log.lines).toEqual([line, line, `${line} Later restarts are not reported.`])
  })

  test('is asked the requests in progress again, so that only the culprit crashes', async () => {
    const log = recordLog()
    await using session = await startSession(command, SCRIPTED, { log })
    await ask(session, 'answer warm')
    const asked = ['later pear', 'exit 3', 'answer plum', 'later fig'].map(async (query) => ask(session, query))
    expect(await Promise.all(asked)).toEqual([
      { status: 'ok', reply: { answer: 'pear' } },
      failure('crash', 'The target exited with code 3.', { stderr_tail: 'going down with 3\n' }),
      { status: 'ok', reply: { answer: 'plum' } },
      { status: 'ok', reply: { answer: 'fig' } },
    ])
  })

  test('with a culprit among many fails none of the others', async () => {
    await using session = await startSession(command, SCRIPTED)
    const queries = Array.from({ length: 40 }, (_, index) => (index % 13 === 5 ? 'exit 1' : `answer ${index}`))
    const observations = await Promise.all(
      queries.map(async (query, index) => ask(session, query, { id: `c${index}` })),
    )
    expect(observations.map((one) => (one.status === 'ok' ? one.reply.answer : one.failure.kind))).toEqual(
      queries.map((query, index) => (query === 'exit 1' ? 'crash' : String(index))),
    )
  })

  test('is not restarted forever', async () => {
    await using session = await startSession(command, SCRIPTED)
    await ask(session, 'answer warm')
    for (let round = 0; round < 20; round++)
      expect(await ask(session, 'exit 1')).toMatchObject(failure('crash', 'The target exited with code 1.'))
    expect(await ask(session, 'answer me')).toEqual(
      unasked('The target ended 20 times in a row without an answer, so Goldenpair stopped asking'),
    )
  })

  test('leaves the last 16 kB of its log, whole lines', async () => {
    await using session = await startSession(command, SCRIPTED)
    await ask(session, 'answer warm')
    expect(await ask(session, 'noisy')).toEqual(
      failure('crash', 'The target exited with code 7.', { stderr_tail: 'last words\n' }),
    )
  })

  test('by itself, whatever it is asked, is the user’s error, shown with its log', async () => {
    await using session = await startSession(command, { ...SCRIPTED, command: [process.execPath, 'no-start.mjs'] })
    const reasons = await Promise.all(
      ['plum', 'pear', 'fig', 'medlar'].map(async (query) => ask(session, query).catch((reason: unknown) => reason)),
    )
    const log = 'loading the model …\nno such file: model.bin'
    const error = new UserError('target-cannot-start', {
      command: `${process.execPath} no-start.mjs`,
      how: 'exited with code 2',
      log,
    })
    expect(reasons.filter((reason) => reason instanceof Error)).toEqual([error, error])
    expect(reasons[0]).toEqual(failure('crash', 'The target exited with code 2.', { stderr_tail: `${log}\n` }))
    expect(error.message).toBe(
      `The target \`${process.execPath} no-start.mjs\` exited with code 2 before it answered anything. Run it by hand, with a request on its stdin, to see why. The end of its log:\n  | loading the model …\n  | no such file: model.bin`,
    )
    await expect(ask(session, 'answer me')).rejects.toEqual(error)
  })

  test.each([
    ['command', SCRIPTED],
    ['a program per case', { ...SCRIPTED, mode: 'per-case' }],
  ])('on its first questions is asked others: %s', async (_name, options) => {
    await using session = await startSession(command, options)
    const asked = ['exit 1', 'exit 1', 'exit 1', 'exit 1', 'exit 1', 'exit 1', 'answer plum', 'exit 1', 'answer fig']
    const observations = []
    for (const query of asked) observations.push(await ask(session, query))
    expect(observations.map((one) => (one.status === 'ok' ? one.reply.answer : one.failure.kind))).toEqual([
      ...Array.from({ length: 6 }, () => 'crash'),
      'plum',
      'crash',
      'fig',
    ])
  })

  test.each([
    ['command', SCRIPTED],
    ['a program per case', { ...SCRIPTED, mode: 'per-case' }],
  ])('on each of 20 questions, without any answer, is the user’s error: %s', async (_name, options) => {
    await using session = await startSession(command, options)
    for (let round = 0; round < 19; round++)
      expect(await ask(session, 'exit 1')).toMatchObject(failure('crash', 'The target exited with code 1.'))
    await ask(session, 'exit 1').catch(() => undefined)
    await expect(ask(session, 'answer me')).rejects.toMatchObject({
      code: 'target-cannot-start',
      facts: { how: 'exited with code 1 on each of its first 20 questions' },
    })
  })

  test('before it answered the only question leaves the reason', async () => {
    await using session = await startSession(command, SCRIPTED)
    expect(session.startFailure()).toBeNull()
    expect(await ask(session, 'exit 9')).toMatchObject(failure('crash', 'The target exited with code 9.'))
    expect(session.startFailure()).toMatchObject({ code: 'target-cannot-start', facts: { how: 'exited with code 9' } })
    expect(await ask(session, 'answer me')).toMatchObject({ status: 'ok' })
    expect(session.startFailure()).toBeNull()
  })

  test('because there is no such program is the user’s error', async () => {
    await using session = await startSession(command, { command: ['no-such-program-here'] }, { workingDirectory: '/' })
    await expect(ask(session, 'answer me')).rejects.toThrow(
      'The target `no-such-program-here` could not be started (`no-such-program-here` is not installed or not on PATH, in /) before it answered anything. Run it by hand, with a request on its stdin, to see why. It wrote nothing to stderr.',
    )
  })
})

describe.concurrent('a program that hangs', () => {
  // A shell starts quickly even on a busy machine. A repeated question has as much time as the first one, including the start.
  const SCRIPT = String.raw`while IFS= read -r line; do
  id=${'$'}{line#*'"id":"'} answer=${'$'}{line#*'"query":"answer '}
  case $line in *'"query":"block"'*) exec sleep 1000 ;; esac
  printf '{"id":"%s","answer":"%s"}\n' "${'$'}{id%%'"'*}" "${'$'}{answer%%'"'*}"
done`
  const SHELL = { command: ['sh', '-c', SCRIPT], shutdown_seconds: 1 }

  test('is replaced, and waiting questions are asked again', async () => {
    const log = recordLog()
    await using session = await startSession(command, SHELL, { log })
    await ask(session, 'answer warm')
    const blocked = ask(session, 'block', { timeoutMs: 200 })
    const behind = ask(session, 'answer second', { timeoutMs: 2000 })
    const innocent = ask(session, 'answer fine')
    expect(await blocked).toEqual(failure('timeout', 'No reply within 0.2 s.'))
    expect(await behind).toEqual({ status: 'ok', reply: { answer: 'second' } })
    expect(await innocent).toEqual({ status: 'ok', reply: { answer: 'fine' } })
    expect(log.lines).toEqual(['warning: The target answered nothing while 2 requests timed out and is started again.'])
  })

  test('whatever it is asked is given up, and the rest is not asked', async () => {
    await using session = await startSession(command, SHELL)
    await ask(session, 'answer warm')
    // The second question of each hang is asked again, in a new program.
    for (let at = 0; at < 7; at++)
      expect(await ask(session, 'block', { timeoutMs: 100 })).toEqual(failure('timeout', 'No reply within 0.1 s.'))
    const reason = 'The target hung 6 times in a row without an answer, so Goldenpair stopped asking'
    expect(await ask(session, 'answer me')).toEqual(unasked(reason))
  })

  test('fails the questions that it was asked, however many wait', async () => {
    await using session = await startSession(command, SHELL)
    await ask(session, 'answer warm')
    const blocked = Array.from({ length: 20 }, async (_, at) => ask(session, 'block', { id: `c${at}`, timeoutMs: 100 }))
    const kinds = (await Promise.all(blocked)).map((one) => one.status === 'failed' && one.failure.kind)
    // Each of the six hangs fails one question and sends another again, which has then been asked too.
    expect(kinds.filter((kind) => kind === 'timeout')).toHaveLength(12)
    expect(kinds.filter((kind) => kind === 'infrastructure')).toHaveLength(8)
  })

  test('on one question does not fail the next', async () => {
    await using session = await startSession(command, SHELL)
    await ask(session, 'answer warm')
    expect(await ask(session, 'block', { timeoutMs: 200 })).toEqual(failure('timeout', 'No reply within 0.2 s.'))
    expect(await ask(session, 'answer next', { timeoutMs: 2000 })).toEqual({ status: 'ok', reply: { answer: 'next' } })
  })
})

test.concurrent('closing ends a stubborn program and the children it started', async ({ expect }) => {
  const session = await startSession(command, { command: [process.execPath, 'stubborn.mjs'], shutdown_seconds: 0 })
  const observation = await ask(session, 'x')
  const pids = JSON.parse(observation.status === 'ok' ? observation.reply.answer : '[]') as number[]
  expect(pids).toHaveLength(2)
  await session[Symbol.asyncDispose]()
  await expect.poll(() => pids.filter(isAlive)).toEqual([])
})

test.concurrent('aborting rejects requests in progress', async () => {
  await using session = await startSession(command, SCRIPTED)
  await ask(session, 'answer warm')
  const controller = new AbortController()
  const asked = session.ask(makeRequest('silent'), { timeoutMs: 60_000, signal: controller.signal })
  const caught = asked.catch((reason: unknown) => reason)
  await wait(20)
  controller.abort(new Error('stopped'))
  expect(await caught).toEqual(new Error('stopped'))
})
