import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { awaitAll } from '../../src/io/clock.js'

test('all have ended when the first one in order is thrown, however late it failed', async () => {
  const ended: string[] = []
  const work = async (name: string, turns: number, fails: boolean): Promise<void> => {
    for (let turn = 0; turn < turns; turn++) await setImmediate()
    ended.push(name)
    if (fails) throw new Error(name)
  }
  await expect(awaitAll([work('a', 3, false), work('b', 2, true), work('c', 1, true)])).rejects.toThrow('b')
  expect(ended).toEqual(['c', 'b', 'a'])
  await expect(awaitAll([])).resolves.toBeUndefined()
})
