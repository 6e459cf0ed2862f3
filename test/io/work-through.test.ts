import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { workThrough } from '../../src/io/clock.js'

const { signal } = new AbortController()

async function takeTurns(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await setImmediate()
}

test.each([
  [1, ['a', 'b', 'c', 'd', 'c again', 'a again']],
  [2, ['a', 'b', 'c', 'd', 'c again', 'a again']],
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

test('what stepped aside is waited for but does not go on when another fails, and the failure is thrown', async () => {
  const ended: string[] = []
  const working = workThrough({ items: ['a', 'b'].values(), concurrency: 1, signal }, async (name, _, stepAside) => {
    if (name === 'b') throw new Error('b failed')
    await stepAside(async () => {
      await takeTurns(5)
      ended.push('the wait')
    })
    ended.push('a')
  })
  await expect(working).rejects.toThrow('b failed')
  expect(ended).toEqual(['the wait'])
})
