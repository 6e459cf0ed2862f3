import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { systemClock } from '../../../src/io/clock.js'
import { openTreeReader, type TreeUsage } from '../../../src/io/process-tree.js'
import { command } from '../../../src/measure/targets/command.js'
import { http } from '../../../src/measure/targets/http/http.js'
import { openMeter } from '../../../src/measure/targets/meter.js'
import { addResources } from '../../../src/measure/targets/read-reply.js'
import { startSession, ask } from './start-session.js'

const flush = async () => vi.advanceTimersByTimeAsync(0)

describe('the resource use of a program during a question', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  /** A program with a resource use and a clock set by the test. */
  function makeMeter(usage: TreeUsage | null, freshMs = 0) {
    const world = { usage, nowMs: 0, looks: 0 }
    const meter = openMeter(
      {
        read: () => {
          world.looks += 1
          return Promise.resolve(world.usage)
        },
        freshMs,
      },
      { clock: { now: () => new Date(0), monotonicMs: () => world.nowMs }, cores: 4 },
    )
    return { world, meter }
  }

  /** Checks that no timer of the meter is left. Timers of earlier tests in this process are ignored. */
  async function expectNoMoreLooks(world: { readonly looks: number }): Promise<void> {
    const { looks } = world
    await vi.advanceTimersByTimeAsync(10_000)
    expect(world.looks).toBe(looks)
  }

  test('is the difference of its CPU time, its final memory, and its peak', async () => {
    const { world, meter } = makeMeter({ cpuSeconds: 7, memoryMb: 100 })
    const reading = meter.begin(1)
    await flush()
    world.usage = { cpuSeconds: 7.2, memoryMb: 250.06 }
    await vi.advanceTimersByTimeAsync(10)
    world.usage = { cpuSeconds: 7.5, memoryMb: 120 }
    world.nowMs = 400
    expect(await reading.end()).toEqual({
      memory_mb: 120,
      memory_peak_mb: 250.1,
      cpu_seconds: 0.5,
      cpu_percent: 125,
      cores: 4,
    })
    await expectNoMoreLooks(world)
  })

  test('is shared evenly among the questions in progress, and excludes the time before and after', async () => {
    const { world, meter } = makeMeter({ cpuSeconds: 10, memoryMb: 50 })
    const first = meter.begin(1)
    await flush()
    world.usage = { cpuSeconds: 11, memoryMb: 50 }
    world.nowMs = 1000
    const second = meter.begin(1)
    await flush()
    world.usage = { cpuSeconds: 15, memoryMb: 60 }
    world.nowMs = 3000
    expect(await first.end()).toMatchObject({ cpu_seconds: 3, cpu_percent: 166.7 })
    world.usage = { cpuSeconds: 16, memoryMb: 40 }
    world.nowMs = 4000
    expect(await second.end()).toMatchObject({ cpu_seconds: 3, memory_mb: 40, memory_peak_mb: 60 })
    world.usage = { cpuSeconds: 99, memoryMb: 40 }
    const third = meter.begin(1)
    await flush()
    world.nowMs = 5000
    expect(await third.end()).toMatchObject({ cpu_seconds: 0, cpu_percent: 0 })
  })

  test('of a program that ends with its answer is that of the last measurement', async () => {
    const { world, meter } = makeMeter({ cpuSeconds: 0, memoryMb: 30 })
    const reading = meter.begin(1)
    await flush()
    world.usage = { cpuSeconds: 0.2, memoryMb: 80 }
    await vi.advanceTimersByTimeAsync(10)
    world.usage = null
    world.nowMs = 100
    expect(await reading.end()).toMatchObject({ memory_mb: 80, cpu_seconds: 0.2, cpu_percent: 200 })
  })

  test('is unknown if no measurement found it, or it could not be started', async () => {
    const { world, meter } = makeMeter(null)
    expect(await meter.begin(1).end()).toBeNull()
    expect(await meter.begin(undefined).end()).toBeNull()
    await expectNoMoreLooks(world)
  })

  test('is measured less and less often, and no more once the question is given up', async () => {
    const { world, meter } = makeMeter({ cpuSeconds: 0, memoryMb: 1 })
    const reading = meter.begin(1)
    await vi.advanceTimersByTimeAsync(1000)
    const afterOneSecond = world.looks
    await vi.advanceTimersByTimeAsync(1000)
    expect([afterOneSecond, world.looks]).toEqual([11, 16])
    reading[Symbol.dispose]()
    await vi.advanceTimersByTimeAsync(1000)
    expect(world.looks).toBe(16)
  })

  test('is not measured again while a measurement is still fresh', async () => {
    const { world, meter } = makeMeter({ cpuSeconds: 1, memoryMb: 70 }, 5)
    const readings = Array.from({ length: 20 }, () => meter.begin(1))
    await flush()
    const before = world.looks
    expect(await Promise.all(readings.map(async (each) => each.end()))).toHaveLength(20)
    expect(world.looks).toBe(before)
  })
})

const MEASURED = { memory_mb: 90, memory_peak_mb: 95, cpu_seconds: 1, cpu_percent: 50, cores: 4 }
test.each([
  [{}, MEASURED],
  [{ memory_peak_mb: 300 }, { ...MEASURED, memory_peak_mb: 300 }],
  [
    { cpu_percent: 240, cores: 8 },
    { ...MEASURED, cpu_percent: 240, cores: 8 },
  ],
  // Only the program knows whether its percentage is of one core or of all cores.
  [{ cpu_percent: 30 }, { memory_mb: 90, memory_peak_mb: 95, cpu_seconds: 1, cpu_percent: 30 }],
  [undefined, MEASURED],
])('a reply that reports %j has %j', (resources, expected) => {
  const reply = { answer: 'x', ...(resources && { resources }) }
  expect(addResources({ status: 'ok', latency_ms: 1, reply }, MEASURED)).toEqual({
    status: 'ok',
    latency_ms: 1,
    reply: { answer: 'x', resources: expected },
  })
  expect(addResources({ status: 'ok', latency_ms: 1, reply }, null)).toEqual({ status: 'ok', latency_ms: 1, reply })
})

const reader = openTreeReader(process.platform)
describe.runIf(reader !== null)('a real program', () => {
  const meter = reader && openMeter(reader, { clock: systemClock, cores: 2 })
  const resourcesOf = (observation: Awaited<ReturnType<typeof ask>>) =>
    observation.status === 'ok' ? observation.reply.resources : undefined

  test.each([
    ['that stays up', command, { command: [process.execPath, 'busy.mjs'] }],
    ['for each question', command, { command: [process.execPath, 'busy.mjs'], mode: 'per-case' }],
    ['in a shell', command, { command: `"${process.execPath}" busy.mjs; true` }],
    [
      'that is a server',
      http,
      {
        url: 'http://127.0.0.1:${PORT}/',
        start: [process.execPath, 'busy.mjs'],
      },
    ],
  ] as const)('%s is measured including the program that it starts', async (_, target, options) => {
    await using session = await startSession(target, options, { meter })
    const [light, heavy] = [await ask(session, 'light'), await ask(session, 'heavy')].map(resourcesOf)
    expect(heavy?.memory_peak_mb).toBeGreaterThan(100 + (light?.memory_mb ?? Infinity))
    // The child works for 0.4 s; the clock counts in 1/100 s.
    expect(heavy?.cpu_seconds).toBeGreaterThan(0.35)
    expect(heavy?.cpu_percent).toBeGreaterThan(0)
    expect(heavy?.cores).toBe(2)
  })

  test('that fails is no longer measured', async () => {
    await using session = await startSession(command, { command: [process.execPath, 'scripted.mjs'] }, { meter })
    expect(await ask(session, 'exit')).toMatchObject({ status: 'failed', failure: { kind: 'crash' } })
    expect(await ask(session, 'silent', { timeoutMs: 50 })).toMatchObject({ status: 'failed' })
  })
})
