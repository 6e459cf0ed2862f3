import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { command } from '../../../src/measure/targets/command.js'
import type { TargetSession } from '../../../src/measure/targets/target.js'
import { isAlive } from './is-alive.js'
import { ask, recordLog, startSession } from './start-session.js'

const SCRIPTED = { command: [process.execPath, 'scripted.mjs'], shutdown_seconds: 1 }
const ok = (answer: string) => ({ status: 'ok', reply: { answer } })
const failure = (kind: string, message: unknown, more: object = {}) => ({
  status: 'failed',
  failure: { kind, message, ...more },
})

/** Returns the observation of a question to a program that has answered before, and the answer to the next question. */
async function misbehave(query: string) {
  const log = recordLog()
  const session = await startSession(command, SCRIPTED, { log })
  await ask(session, 'answer warm')
  const observation = await ask(session, query)
  expect(await ask(session, 'answer next')).toEqual(ok('next'))
  await session[Symbol.asyncDispose]()
  return { observation, log: log.lines }
}

describe('a strange reply is recorded in its trial, and the next question is answered', () => {
  let session: TargetSession
  beforeAll(async () => {
    session = await startSession(command, SCRIPTED)
    await ask(session, 'answer warm')
  })
  afterAll(async () => session[Symbol.asyncDispose]())

  const notJson = expect.stringMatching(/^The reply is not JSON: /) as string
  const notFinite = 'The reply breaks the protocol: `spans[0].score`: Invalid input: expected number, received Infinity'
  test.each([
    ['Infinity in it', 'infinite Infinity', failure('protocol', notJson)],
    ['a number beyond all numbers in it', 'infinite 1e999', failure('protocol', notFinite)],
    ['no id', 'nameless plum', failure('protocol', 'The reply has no `id`: copy that of its request.')],
    ['bytes that are not UTF-8', 'bytes', ok('a\uFFFD\uFFFDb')],
    ['a byte order mark and a carriage return', 'mark', ok('after the mark')],
    ['200,000 lists in one another', 'deep', failure('protocol', 'The reply is nested too deeply to be stored.')],
    [
      'more than 64 MB once it is written down',
      'growing 3100000',
      failure('protocol', 'The reply is longer than 64 MB.'),
    ],
    [
      'only half a line before the end',
      'half',
      failure('crash', 'The target exited with code 5.', {
        stderr_tail: '{"id":"half","answer":"I was just about to\n',
      }),
    ],
    ['no line feed before the end', 'unfinished', ok('the last words')],
  ])('%s', async (_, query, expected) => {
    expect(await ask(session, query)).toEqual(expected)
    expect(await ask(session, 'answer next')).toEqual(ok('next'))
  })

  test('50 MB in one line are kept', async () => {
    const observation = await ask(session, 'megabytes 50')
    expect(observation.status === 'ok' && observation.reply.answer.length).toBe(50 * 1024 * 1024)
  })

  test('two replies to one request: the first counts', async () => {
    const { observation, log } = await misbehave('twice')
    expect(observation).toEqual(ok('first'))
    expect(log).toEqual([
      'warning: The target wrote 1 line to stdout that is no reply to a request. Log to stderr instead. The first: {"id":"twice","answer":"second"}',
    ])
  })

  test('a flood of stderr does not stop it', async () => {
    expect(await ask(session, 'flood 30')).toEqual(ok('after the flood'))
    expect(await ask(session, 'answer next')).toEqual(ok('next'))
  })
})

// From here on each test starts its own programs, and waiting for them needs no CPU time.

test.concurrent('a program that never returns an id fails each trial because of it, at once', async () => {
  await using session = await startSession(command, SCRIPTED)
  const asked = ['nameless a', 'nameless b', 'nameless c'].map(async (query) => ask(session, query))
  expect(await Promise.all(asked)).toEqual(
    asked.map(() => failure('protocol', 'The reply has no `id`: copy that of its request.')),
  )
})

test.concurrent('half a line from one question does not fail another one in progress', async () => {
  await using session = await startSession(command, SCRIPTED)
  await ask(session, 'answer warm')
  const [half, held] = await Promise.all([ask(session, 'half'), ask(session, 'hold', { timeoutMs: 500 })])
  expect(half).toMatchObject(failure('crash', 'The target exited with code 5.'))
  expect(held).toMatchObject(failure('timeout', 'No reply within 0.5 s.'))
})

describe.concurrent('a program that closes a pipe and lives on is restarted', () => {
  test('stdout: it cannot answer', async () => {
    const { observation } = await misbehave('close stdout')
    expect(observation).toEqual(failure('crash', 'The target closed its stdout.'))
  })

  test('stdin: it cannot be asked', async () => {
    await using session = await startSession(command, SCRIPTED)
    await ask(session, 'answer warm')
    const closing = ask(session, 'close stdin', { timeoutMs: 300 })
    expect(await closing).toEqual(failure('timeout', 'No reply within 0.3 s.'))
    expect(await ask(session, 'answer next')).toEqual(ok('next'))
  })
})

test.concurrent('a child that left the program’s group and holds its pipes does not block the run', async () => {
  const session = await startSession(command, { command: [process.execPath, 'daemon.mjs'], shutdown_seconds: 1 })
  const observation = await ask(session, 'start')
  const pid = Number(observation.status === 'ok' && observation.reply.answer)
  expect(await ask(session, 'exit')).toEqual(failure('crash', 'The target exited with code 1.'))
  await session[Symbol.asyncDispose]()
  expect(isAlive(pid)).toBe(true)
  process.kill(pid)
})

describe.concurrent('state between questions', () => {
  const stateful = (onReset: string) => ({
    command: [process.execPath, 'stateful.mjs', onReset],
    reset: 'message',
    shutdown_seconds: 1,
  })

  async function askAll(options: Record<string, unknown>, queries: readonly string[], timeoutMs = 20_000) {
    await using session = await startSession(command, options)
    const all = await Promise.all(queries.map(async (query) => ask(session, query, { timeoutMs })))
    const answers = all.map((one) => (one.status === 'ok' ? one.reply.answer.split(' ') : [one.failure.message]))
    return {
      programs: new Set(all.flatMap((one, index) => (one.status === 'ok' ? [answers[index]?.[0]] : []))).size,
      answers: answers.map((words) => words.slice(1).join(' ') || words[0]),
    }
  }

  test('is kept if the suite does not say otherwise', async () => {
    const { programs, answers } = await askAll({ ...stateful('ok'), reset: 'none' }, ['a', 'b'])
    expect([programs, answers]).toEqual([1, ['a', 'a b']])
  })

  test('is reset by a message, one question at a time', async () => {
    const { programs, answers } = await askAll(stateful('ok'), ['a', 'b', 'c'])
    expect([programs, answers]).toEqual([1, ['a', 'b', 'c']])
  })

  test('is never seen by a question if the reset is refused: that trial fails, and the next has a new program', async () => {
    const { programs, answers } = await askAll(stateful('refuse'), ['a', 'b', 'c'])
    expect([programs, answers]).toEqual([2, ['a', 'The target answered the reset with {"reset":"no"}', 'c']])
  })

  test('is never seen by a question if nothing answers the reset', async () => {
    const { programs, answers } = await askAll(stateful('ignore'), ['a', 'b', 'c'], 2000)
    expect([programs, answers]).toEqual([2, ['a', 'The target did not answer the reset within 2 s.', 'c']])
  })

  test('is gone if the program ends on a reset', async () => {
    const { programs, answers } = await askAll(stateful('exit'), ['a', 'b', 'c'])
    expect([programs, answers]).toEqual([3, ['a', 'b', 'c']])
  })

  test('is gone with a new process for each question', async () => {
    const { programs, answers } = await askAll({ ...stateful('ok'), reset: 'process' }, ['a', 'b', 'c'])
    expect([programs, answers]).toEqual([3, ['a', 'b', 'c']])
  })
})

describe.concurrent('mode per-case', () => {
  const ONE_SHOT = { command: [process.execPath, 'one-shot.mjs'], mode: 'per-case', shutdown_seconds: 0 }

  test('starts the program for each question, with that question and the end of input', async () => {
    await using session = await startSession(command, ONE_SHOT)
    const all = await Promise.all(['a', 'b', 'c'].map(async (query) => ask(session, query)))
    const answers = all.map((one) => (one.status === 'ok' ? one.reply.answer.split(' ') : []))
    expect(answers.map(([, query]) => query)).toEqual(['a', 'b', 'c'])
    expect(new Set(answers.map(([pid]) => pid)).size).toBe(3)
    expect(answers.map(([pid]) => isAlive(Number(pid)))).toEqual([false, false, false])
  })

  test('a crash or a time-out affects only that case', async () => {
    await using session = await startSession(command, ONE_SHOT)
    await ask(session, 'warm')
    const [crash, timeout, answer] = await Promise.all([
      ask(session, 'exit 4'),
      ask(session, 'sleep', { timeoutMs: 1500 }),
      ask(session, 'plum'),
    ])
    expect(crash).toEqual(failure('crash', 'The target exited with code 4.', { stderr_tail: 'asked exit 4\n' }))
    expect(timeout).toMatchObject(failure('timeout', 'No reply within 1.5 s.'))
    expect(answer).toMatchObject({ status: 'ok' })
  })

  test('a missing program stops the run at once', async () => {
    await using session = await startSession(command, { command: ['no-such-program-here'], mode: 'per-case' })
    await expect(ask(session, 'plum')).rejects.toMatchObject({ code: 'target-cannot-start' })
  })
})
