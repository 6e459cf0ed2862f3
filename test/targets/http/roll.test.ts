import { describe, expect, test } from 'vitest'
import { startRoll } from '../../../src/targets/http/connections.js'

describe('a roll', () => {
  test('has those who came and did not leave, whatever places became free meanwhile', () => {
    const roll = startRoll<string>()
    const [a, b] = [roll.enter('a'), roll.enter('b')]
    expect(a.leave()).toBe(true)
    expect([a.isIn(), b.isIn()]).toStrictEqual([false, true])
    const c = roll.enter('c')
    expect(roll.members()).toStrictEqual(['c', 'b'])
    // Who has left cannot take the place away from who has it now.
    expect(a.leave()).toBe(false)
    expect(c.isIn()).toBe(true)
    expect([b.leave(), c.leave()]).toStrictEqual([true, true])
    expect(roll.members()).toStrictEqual([])
  })
})
