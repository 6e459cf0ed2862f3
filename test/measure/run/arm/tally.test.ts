import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { watchSilence } from '../../../../src/measure/run/arm/tally.js'
import { recordLog } from '../../targets/start-session.js'

const TIMEOUT = { status: 'failed', latency_ms: null, failure: { kind: 'timeout', message: '' } } as const
const OK = { status: 'ok', latency_ms: null, reply: { answer: '' } } as const

function start(timeoutSeconds = 120) {
  const log = recordLog()
  let nowMs = 0
  let wake: () => void = () => undefined
  const watch = watchSilence({
    timeoutSeconds,
    log,
    clock: { now: () => new Date(0), monotonicMs: () => nowMs },
    sleep: async (milliseconds) =>
      new Promise((resolve) => {
        wake = () => {
          nowMs += milliseconds
          resolve()
        }
      }),
  })
  const pass = async (): Promise<void> => {
    wake()
    await setImmediate()
  }
  return { watch, log, pass }
}

test('a target without an answer is reported after 30 s, once', async () => {
  const { watch, log, pass } = start()
  await pass()
  watch.add(TIMEOUT)
  expect(log.lines).toEqual([
    'info: No reply for 30 s. Is the target up? A request may take 120 s (`timeout_seconds`) before it counts as failed.',
  ])
})

test.each([OK, TIMEOUT])('no report if a target has ended a trial by then: %j', async (observation) => {
  const { watch, log, pass } = start()
  watch.add(observation)
  await pass()
  expect(log.lines).toEqual([])
})

test('nothing is reported after the run, or if time-outs come sooner', async () => {
  const over = start()
  over.watch[Symbol.dispose]()
  await over.pass()
  const soon = start(5)
  await soon.pass()
  expect([...over.log.lines, ...soon.log.lines]).toEqual([])
})

test('three time-outs in a row are reported once, and again after an answer', () => {
  const { watch, log } = start(5)
  for (const observation of [TIMEOUT, TIMEOUT, OK, TIMEOUT, TIMEOUT]) watch.add(observation)
  expect(log.lines).toEqual([])
  for (const observation of [TIMEOUT, TIMEOUT, OK, TIMEOUT, TIMEOUT, TIMEOUT]) watch.add(observation)
  expect(log.lines).toHaveLength(2)
  expect(log.lines[0]).toMatch(/^warning: 3 trials in a row got no reply within 5 s\. Is the target up\?/)
})
