import { ReadableStream } from 'node:stream/web'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { streamAnswer } from '../../src/github/client.js'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** An answer whose pieces arrive when the test sends them, and what its reader has received. */
function start() {
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null
  let isCancelled = false
  const body = new ReadableStream<Uint8Array>({
    start: (given) => void (controller = given),
    cancel: () => void (isCancelled = true),
  })
  const stream = streamAnswer(body, 30_000)
  return {
    stream,
    send: async (text: string) => {
      controller?.enqueue(Buffer.from(text))
      await setImmediate()
    },
    end: () => controller?.close(),
    wait: async (ms: number) => {
      await setImmediate()
      vi.advanceTimersByTime(ms)
      await setImmediate()
    },
    isCancelled: () => isCancelled,
  }
}

async function readAll(stream: AsyncIterable<Buffer> | null): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of stream ?? []) pieces.push(piece)
  return Buffer.concat(pieces).toString()
}

test('an answer may take any time while data arrive', async () => {
  const set = vi.spyOn(globalThis, 'setTimeout')
  const cleared = vi.spyOn(globalThis, 'clearTimeout')
  const answer = start()
  const read = readAll(answer.stream)
  for (const text of ['a', 'b', 'c']) {
    await answer.wait(29_999)
    await answer.send(text)
  }
  answer.end()
  expect(await read).toBe('abc')
  // Only the timers of this answer, because other test files share the thread.
  const timers = set.mock.results.filter((_, call) => set.mock.calls[call]?.[1] === 30_000)
  expect(timers).not.toEqual([])
  for (const { value } of timers) expect(cleared).toHaveBeenCalledWith(value)
})

test('an answer that stops arriving is cut off, and its connection ended', async () => {
  const answer = start()
  const read = readAll(answer.stream).catch((error: unknown) => error)
  await answer.send('a')
  await answer.wait(30_000)
  expect(await read).toMatchObject({ name: 'AnswerCut', status: 500, message: 'nothing more came for 30 s' })
  expect(answer.isCancelled()).toBe(true)
})

test('the time of a slow reader is not counted as silence of the answer', async () => {
  const answer = start()
  const reader = answer.stream?.[Symbol.asyncIterator]()
  // More bytes than are read ahead.
  const piece = 'x'.repeat(100_000)
  await answer.send(piece)
  await answer.send(piece)
  await reader?.next()
  await answer.wait(60_000)
  expect(await reader?.next()).toMatchObject({ done: false })
  answer.end()
  expect(await reader?.next()).toMatchObject({ done: true })
})

test('a value that is not a stream gives none', () => {
  expect([streamAnswer(null), streamAnswer('text'), streamAnswer({})]).toEqual([null, null, null])
})
