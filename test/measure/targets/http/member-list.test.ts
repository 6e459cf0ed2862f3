import { describe, expect, test } from 'vitest'
import { startMemberList } from '../../../../src/measure/targets/http/connections.js'

describe('a member list', () => {
  test('has those who came and did not leave, whatever places became free meanwhile', () => {
    const list = startMemberList<string>()
    const [a, b] = [list.enter('a'), list.enter('b')]
    expect(a.leave()).toBe(true)
    expect([a.isIn(), b.isIn()]).toStrictEqual([false, true])
    const c = list.enter('c')
    expect(list.members()).toStrictEqual(['c', 'b'])
    // Who has left cannot take the place away from who has it now.
    expect(a.leave()).toBe(false)
    expect(c.isIn()).toBe(true)
    expect([b.leave(), c.leave()]).toStrictEqual([true, true])
    expect(list.members()).toStrictEqual([])
  })
})
