import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { workThrough } from '../../src/io/clock.js'

const { signal } = new AbortController()

async function takeTurns(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await setImmediate()
}

test('all have ended when the first in order is thrown, however late it failed', async () => {
  const ended: string[] = []
  const items = [
    { name: 'a', turns: 3, fails: false },
    { name: 'b', turns: 2, fails: true },
    { name: 'c', turns: 1, fails: true },
  ]
  const work = async ({ name, turns, fails }: (typeof items)[number]): Promise<void> => {
    await takeTurns(turns)
    ended.push(name)
    if (fails) throw new Error(name)
  }
  await expect(workThrough({ items: items.values(), concurrency: 3, signal }, work)).rejects.toThrow('b')
  expect(ended).toEqual(['c', 'b', 'a'])
  await expect(workThrough({ items: [].values(), concurrency: 3, signal }, work)).resolves.toBeUndefined()
})

test.each([
  [1, ['a', 'b', 'c', 'd', 'a again', 'c again']],
  [2, ['a', 'b', 'c', 'd', 'a again', 'c again']],
  [8, ['a', 'b', 'c', 'd', 'a again', 'c again']],
])('with %d at once, what steps aside goes on after the others, never more at once', async (concurrency, expected) => {
  const begun: string[] = []
  let underWay = 0
  let most = 0
  const step = async (name: string): Promise<void> => {
    begun.push(name)
    underWay += 1
    most = Math.max(most, underWay)
    await takeTurns(3)
    underWay -= 1
  }
  await workThrough({ items: ['a', 'b', 'c', 'd'].values(), concurrency, signal }, async (name, _, stepAside) => {
    await step(name)
    if (name === 'b' || name === 'd') return
    await stepAside(async () => takeTurns(1))
    await step(`${name} again`)
  })
  expect(begun).toEqual(expected)
  expect(most).toBe(Math.min(concurrency, 4))
})

test('what stepped aside ends too when another fails, and the failure is thrown', async () => {
  const ended: string[] = []
  const working = workThrough(
    { items: ['a', 'b'].values(), concurrency: 1, signal },
    async (name, inner, stepAside) => {
      if (name === 'b') throw new Error('b failed')
      await stepAside(async () => takeTurns(5))
      ended.push(`${name} ${inner.aborted ? 'stopped' : 'goes on'}`)
    },
  )
  await expect(working).rejects.toThrow('b failed')
  expect(ended).toEqual(['a stopped'])
})
