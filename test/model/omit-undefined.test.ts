import { expect, it } from 'vitest'
import { pick } from '../../src/model/omit-undefined.js'

it('the result has the members in the order of the keys, without undefined ones', () => {
  const picked = pick({ a: 1, b: null, c: undefined, d: 4 }, ['d', 'c', 'b'])
  expect(Object.entries(picked)).toEqual([
    ['d', 4],
    ['b', null],
  ])
})
