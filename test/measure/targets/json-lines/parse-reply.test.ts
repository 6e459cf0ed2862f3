import { expect, test } from 'vitest'
import { systemClock } from '../../../../src/io/clock.js'
import type { Program } from '../../../../src/io/start-program.js'
import { makeQuestion, parseReply } from '../../../../src/measure/targets/json-lines/parse-reply.js'
import { makeRequest } from '../start-session.js'

test.each(['', ' ', '1', '"answer"', '["answer"]', 'ready on port 8080'])(
  'a line without an object, %j, is noise',
  (line) => {
    expect(parseReply(line)).toEqual({ kind: 'noise' })
  },
)

test.each([
  ['{"ready":true}', { kind: 'ready' }],
  ['{"ready":"soon"}', { kind: 'noise' }],
  ['{"ready":true,"answer":"yes"}', { kind: 'nameless' }],
])('%s is %o', (line, parsed) => {
  expect(parseReply(line)).toEqual(parsed)
})

test('the clock of a question starts again when the program has loaded', async () => {
  let now = 0
  const clock = { ...systemClock, monotonicMs: () => now }
  const question = makeQuestion(makeRequest('x'), { timeoutMs: 60_000 }, { clock, meter: null })
  const program = { pid: 1 } as Program
  question.begin(program, () => undefined)
  now = 9000
  question.begin(program, () => undefined)
  now = 9040
  question.succeed({ answer: 'loaded' })
  expect(await question.observation).toEqual({ status: 'ok', latency_ms: 40, reply: { answer: 'loaded' } })
})
