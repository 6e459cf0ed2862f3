import { expect, test } from 'vitest'
import { diffValues } from '../../../src/compare/differences/setting-changes.js'

test.each<[string, unknown, unknown, readonly (readonly [string, unknown, unknown])[]]>([
  ['equal values, whatever the order of their keys', { a: 1, b: [2] }, { b: [2], a: 1 }, []],
  ['a value deep inside', { a: 1, b: { c: 2 } }, { a: 1, b: { c: 3 } }, [['b.c', 2, 3]]],
  ['a value of one side', { a: 1 }, { b: null }, [['a', 1, undefined], ['b', undefined, null]]], // prettier-ignore
  ['a list of plain values, whole', { run: ['node', 'a.js'] }, { run: ['node', 'b.js'] }, [['run', ['node', 'a.js'], ['node', 'b.js']]]], // prettier-ignore
  ['a list of objects, by place', [{ n: 1 }, { n: 2 }], [{ n: 1 }, { n: 3 }], [['1.n', 2, 3]]],
  ['a list of plain values with null, whole', { a: [1, null] }, { a: [2, null] }, [['a', [1, null], [2, null]]]], // prettier-ignore
  ['a list with an object, by place', [1, { n: 1 }], [2, { n: 1 }], [['0', 1, 2]]],
  ['another type', { a: { b: 1 } }, { a: [{ b: 1 }] }, [['a', { b: 1 }, [{ b: 1 }]]]],
  ['a value and none', 1, undefined, [['', 1, undefined]]],
  ['null and none', { a: null }, {}, [['a', null, undefined]]],
])('finds %s', (_what, before, after, expected) => {
  const found = diffValues(before, after).map((change) => [change.path.join('.'), change.before, change.after])
  expect(found).toEqual(expected)
})
