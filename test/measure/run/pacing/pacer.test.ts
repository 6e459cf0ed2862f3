import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Limits } from '../../../../src/model/suite/limits.js'
import { type CallEnd, createPacer, createRateWindow, endInTrouble } from '../../../../src/measure/run/pacing/pacer.js'
import { recordLog } from '../../targets/start-session.js'
import { startTime } from './virtual-time.js'

const { signal } = new AbortController()
const ANSWERED: CallEnd = { kind: 'answered', tokens: null }
const DOWN: CallEnd = { kind: 'trouble', isLimited: false, retryAfterMs: null, message: 'connection refused' }
const limited = (retryAfterMs: number | null): CallEnd => ({
  kind: 'trouble',
  isLimited: true,
  retryAfterMs,
  message: 'slow down',
})

function start(limits: Limits = {}, concurrency = 4) {
  const time = startTime()
  const { clock, sleep } = time
  const log = recordLog()
  const patience = { patienceMs: 180_000, firstPatienceMs: 180_000 }
  const pacer = createPacer({
    called: 'the target at http://a',
    rate: createRateWindow(limits),
    concurrency,
    ...patience,
    clock,
    sleep,
    log,
  })
  return { time, pacer, log }
}

/** Makes as many calls at once as the pacer allows. Returns when each began; `null` for one that was given up. */
async function call(
  { pacer, time }: ReturnType<typeof start>,
  count: number,
  how: { readonly takesMs?: number; readonly tokens?: number; readonly end?: (index: number) => CallEnd } = {},
): Promise<(number | null)[]> {
  const made = Array.from({ length: count }, async (_, index) => {
    const pass = await pacer.enter({ id: `c${index}`, question: `c${index}`, tokens: how.tokens ?? 0 }, signal)
    const beganMs = time.nowMs()
    if (pass === null) return null
    if (how.takesMs !== undefined) await time.sleep(how.takesMs, signal)
    pass.leave(how.end?.(index) ?? ANSWERED)
    return beganMs
  })
  return time.passUntil(Promise.all(made))
}

describe('a pacer', () => {
  test('without limits lets as many calls through at once as allowed', async () => {
    expect(await call(start({}, 2), 4, { takesMs: 100 })).toEqual([0, 0, 100, 100])
  })

  test('begins no more requests per minute than the provider accepts', async () => {
    expect(await call(start({ requests_per_minute: 2 }), 5, { takesMs: 10_000 })).toEqual([
      0, 0, 60_000, 60_000, 120_000,
    ])
  })

  test('begins no more tokens per minute than the provider accepts, and a larger call alone', async () => {
    expect(await call(start({ tokens_per_minute: 1000 }), 3, { tokens: 600 })).toEqual([0, 60_000, 120_000])
    expect(await call(start({ tokens_per_minute: 1000 }), 3, { tokens: 5000 })).toEqual([0, 60_000, 120_000])
  })

  test('counts the tokens that a call used instead of those it might have used', async () => {
    const short: CallEnd = { kind: 'answered', tokens: 100 }
    const began = await call(start({ tokens_per_minute: 1000 }, 1), 3, { tokens: 600, end: () => short })
    expect(began).toEqual([0, 0, 0])
  })

  test('pauses everything for Retry-After, then halves the concurrency and lets it grow again', async () => {
    const one = start({}, 4)
    expect(await call(one, 4, { takesMs: 10, end: (index) => (index === 0 ? limited(7000) : ANSWERED) })).toEqual([
      0, 0, 0, 0,
    ])
    // Two calls at once, and a third after two answers.
    const began = await call(one, 6, { takesMs: 100 })
    expect(began.slice(0, 3)).toEqual([7010, 7010, 7110])
    expect(began[5]).toBeLessThanOrEqual(7310)
  })

  test('waits half a second, then one, then two after limits without details', async () => {
    expect(await call(start({}, 1), 4, { end: () => limited(null) })).toEqual([0, 500, 1500, 3500])
  })

  test('pauses a provider that fails five trials in a row, and probes it with a single call', async () => {
    const began = await call(start({}, 3), 9, { takesMs: 100, end: (index) => (index < 8 ? DOWN : ANSWERED) })
    // The seventh call had begun when the fifth failed. The eighth is a probe and fails, so the ninth waits twice as long.
    expect(began.slice(6)).toEqual([200, 10_200, 30_300])
  })

  test('gives up a provider that stays down for minutes, and fails the remaining calls at once, with one reason', async () => {
    const one = start({}, 2)
    const began = await call(one, 1000, { takesMs: 100, end: () => DOWN })
    expect(began.filter((at) => at !== null)).toHaveLength(11)
    expect(one.time.nowMs()).toBeLessThan(200_000)
    expect(one.log.lines.slice(0, 2)).toEqual([
      'info: One trial after another gets no answer (connection refused): trying again in 10 s.',
      'info: One trial after another gets no answer (connection refused): trying again in 20 s.',
    ])
    expect(one.log.lines.at(-1)).toMatch(/^warning: Giving up on the target at http:\/\/a: it did not answer for 3 min/)
    expect(one.pacer.gaveUp()).toBe(
      'it did not answer for 3 min, so Goldenpair stopped asking; the last error: connection refused',
    )
  })

  test('gives up sooner on a provider that never answered, unless it asks to wait or may be starting, and never on one that did', async () => {
    const impatient = () => {
      const time = startTime()
      const shared = {
        rate: createRateWindow({}),
        concurrency: 2,
        log: recordLog(),
        clock: time.clock,
        sleep: time.sleep,
      }
      return {
        time,
        log: shared.log,
        pacer: createPacer({ ...shared, called: 'the target', patienceMs: 180_000, firstPatienceMs: 10_000 }),
      }
    }
    const broken = impatient()
    await call(broken, 100, { takesMs: 100, end: () => DOWN })
    expect(broken.time.nowMs()).toBeLessThan(12_000)
    expect(broken.pacer.gaveUp()).toBe(
      'it did not answer for 10 s, so Goldenpair stopped asking; the last error: connection refused',
    )
    const starting = endInTrouble({ message: 'HTTP 503: loading the model', status: 503 })
    for (const end of [(index: number) => (index === 0 ? ANSWERED : DOWN), () => limited(5000), () => starting]) {
      const patient = impatient()
      await call(patient, 200, { takesMs: 100, end })
      expect(patient.time.nowMs()).toBeGreaterThan(170_000)
    }
  })

  const good = (question: string) => [question, ANSWERED] as const
  const bad = (question: string) => [question, DOWN] as const
  const slow = (question: string) => [question, limited(60_000)] as const
  const five = ['a', 'b', 'c', 'd', 'e']
  test.each<[string, (readonly [string, CallEnd])[], number]>([
    ['five that fail before any answer', five.map(bad), 10_000],
    ['one that fails again and again', five.map(() => bad('a')), 10_000],
    ['five that failed before others were answered', [...five.map(bad), good('f'), ...five.map(bad)], 0],
    ['one of five that did', [bad('a'), good('f'), ...five.map(bad)], 0],
    ['one of five that did and was then answered', [bad('a'), good('f'), good('a'), ...five.map(bad)], 10_000],
    ['one that asks to wait', [good('f'), slow('a')], 60_000],
    ['one that asks to wait although others were answered since', [slow('a'), good('f'), slow('a')], 60_000],
  ])('waits for the provider, or not, after %s', async (_, calls, waitMs) => {
    const { pacer, time } = start({}, 1)
    let beforeLastMs = 0
    const work = async () => {
      for (const [at, [question, end]] of [...calls, good('last')].entries()) {
        beforeLastMs = time.nowMs()
        const pass = await pacer.enter({ id: `${question}#${at}`, question, tokens: 0 }, signal)
        pass?.leave(end)
      }
    }
    await time.passUntil(work())
    expect(time.nowMs() - beforeLastMs).toBe(waitMs)
  })

  test('never exceeds its rates in any minute, however calls end, and lets every call through', async () => {
    const rates = fc.record({
      requests_per_minute: fc.integer({ min: 1, max: 6 }),
      tokens_per_minute: fc.integer({ min: 100, max: 1000 }),
    })
    const calls = fc.array(
      fc.record({
        tokens: fc.integer({ min: 0, max: 100 }),
        takesMs: fc.integer({ min: 0, max: 40_000 }),
        fate: fc.integer({ min: 0, max: 9 }),
      }),
      { minLength: 1, maxLength: 25 },
    )
    await fc.assert(
      fc.asyncProperty(rates, calls, async (limits, plan) => {
        const { pacer, time } = start(limits, 3)
        const begun: { readonly atMs: number; readonly tokens: number }[] = []
        const made = plan.map(async ({ tokens, takesMs, fate }, index) => {
          const pass = await pacer.enter({ id: `c${index}`, question: `c${index}`, tokens }, signal)
          if (pass === null) return
          begun.push({ atMs: time.nowMs(), tokens })
          await time.sleep(takesMs, signal)
          pass.leave(fate === 0 ? limited(5000) : fate === 1 ? DOWN : ANSWERED)
        })
        await time.passUntil(Promise.all(made))
        expect(begun).toHaveLength(plan.length)
        for (const { atMs } of begun) {
          const minute = begun.filter((other) => other.atMs >= atMs && other.atMs < atMs + 60_000)
          expect(minute.length).toBeLessThanOrEqual(limits.requests_per_minute)
          expect(minute.reduce((sum, { tokens }) => sum + tokens, 0)).toBeLessThanOrEqual(limits.tokens_per_minute)
        }
      }),
      { numRuns: 40 },
    )
  })
})
