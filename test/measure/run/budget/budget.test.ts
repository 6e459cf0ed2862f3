import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createBudget, type Reservation, type WorstCase } from '../../../../src/measure/run/budget/spending.js'

const { signal } = new AbortController()
const never = Symbol('still waiting')

/** Returns the current state of a promise. */
async function now<T>(promise: Promise<T>): Promise<T | typeof never> {
  return Promise.race([promise, new Promise<typeof never>((resolve) => setImmediate(resolve, never))])
}

describe('a budget', () => {
  test('lets calls begin while the sum of their worst cases fits', async () => {
    const budget = createBudget({ limitUsd: 1, spentUsd: 0.4 })
    const first = await budget.reserve(() => 0.3, signal)
    expect(first?.worstUsd).toBe(0.3)
    const second = budget.reserve(() => 0.4, signal)
    expect(await now(second)).toBe(never)
    expect([budget.spentUsd(), budget.reservedUsd()]).toEqual([0.4, 0.3])
    first?.settle(0.1)
    expect((await second)?.worstUsd).toBe(0.4)
    expect([budget.spentUsd(), budget.reservedUsd()]).toEqual([0.5, 0.4])
  })

  test('refuses at once what can never fit, and waiting calls as soon as that is known', async () => {
    const budget = createBudget({ limitUsd: 1, spentUsd: 0.5 })
    expect(await budget.reserve(() => 0.6, signal)).toBeNull()
    const first = await budget.reserve(() => 0.5, signal)
    const waiting = budget.reserve(() => 0.2, signal)
    expect(await now(waiting)).toBe(never)
    first?.settle(0.4)
    expect(await waiting).toBeNull()
  })

  test('gives a call of unknown cost the rest, and continues afterwards with the known cost', async () => {
    const budget = createBudget({ limitUsd: 1, spentUsd: 0 })
    let dearest: WorstCase = 'rest'
    const worst = () => dearest
    const first = await budget.reserve(worst, signal)
    expect(first?.worstUsd).toBe(1)
    const [second, third] = [budget.reserve(worst, signal), budget.reserve(worst, signal)]
    expect(await now(second)).toBe(never)
    dearest = 0.2
    first?.settle(0.2)
    expect((await second)?.worstUsd).toBe(0.2)
    expect((await third)?.worstUsd).toBe(0.2)
  })

  test('serves calls in order, so that an expensive call does not starve behind cheap ones', async () => {
    const budget = createBudget({ limitUsd: 1, spentUsd: 0 })
    const first = await budget.reserve(() => 0.6, signal)
    const dear = budget.reserve(() => 0.5, signal)
    const cheap = budget.reserve(() => 0.1, signal)
    expect(await now(cheap)).toBe(never)
    first?.settle(0.1)
    expect((await dear)?.worstUsd).toBe(0.5)
    expect((await cheap)?.worstUsd).toBe(0.1)
  })

  test('forgets callers that stopped waiting', async () => {
    const stop = new AbortController()
    const budget = createBudget({ limitUsd: 1, spentUsd: 0 })
    const first = await budget.reserve(() => 0.6, signal)
    const gone = budget.reserve(() => 0.5, stop.signal)
    const next = budget.reserve(() => 0.4, signal)
    stop.abort(new Error('enough'))
    await expect(gone).rejects.toThrow('enough')
    expect((await next)?.worstUsd).toBe(0.4)
    first?.settle(0.6)
    expect(budget.spentUsd()).toBe(0.6)
  })

  test('is never exceeded, whatever the order in which calls end, and answers every caller', async () => {
    const call = fc.record({
      worst: fc.double({ min: 0, max: 0.4, noNaN: true }),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
      pick: fc.nat(),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(call, { minLength: 1, maxLength: 40 }), async (calls) => {
        const budget = createBudget({ limitUsd: 1, spentUsd: 0 })
        const open: { reservation: Reservation; actual: number }[] = []
        const answers = calls.map(async ({ worst, share }) => {
          const reservation = await budget.reserve(() => worst, signal)
          if (reservation !== null) open.push({ reservation, actual: worst * share })
        })
        for (const { pick } of calls) {
          await new Promise((resolve) => setImmediate(resolve))
          expect(budget.spentUsd() + budget.reservedUsd()).toBeLessThanOrEqual(1 + 1e-6)
          const [ended] = open.splice(pick % Math.max(1, open.length), 1)
          ended?.reservation.settle(ended.actual)
        }
        for (let [ended] = open.splice(0, 1); ended !== undefined; [ended] = open.splice(0, 1)) {
          ended.reservation.settle(ended.actual)
          await new Promise((resolve) => setImmediate(resolve))
        }
        await Promise.all(answers)
        expect(budget.spentUsd()).toBeLessThanOrEqual(1 + 1e-6)
        expect(budget.reservedUsd()).toBe(0)
      }),
      { numRuns: 60 },
    )
  })
})
