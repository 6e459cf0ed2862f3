import { expect, test } from 'vitest'
import { toPasses, findPast, type TrendRow } from '../../../src/model/run/history.js'
import { makeCase } from '../../metrics/make-trial.js'

const caseOf = (id: string, fingerprint = `sha256:${id.padEnd(64, '0')}`) => ({ ...makeCase({ id }), fingerprint })
const tally =
  (tallies: Readonly<Record<string, readonly [number, number]>>) =>
  (id: string): readonly [number, number] | null =>
    tallies[id] ?? null

test('toPasses keeps the tries of each scored case with the start of its fingerprint', () => {
  const cases = ['a', 'b', 'c'].map((id) => caseOf(id))
  expect(toPasses({ cases }, { tallyOf: tally({ a: [2, 3], c: [0, 1] }) })).toEqual({
    a: [2, 3, 'a0000000'],
    c: [0, 1, 'c0000000'],
  })
  expect(toPasses({ cases }, { tallyOf: () => null })).toBeUndefined()
})

test('toPasses keeps of many cases those whose tries disagree most, and of the rest those that fail', () => {
  const cases = Array.from({ length: 600 }, (_, index) => caseOf(`c${index}`))
  const tallyOf = (id: string): readonly [number, number] => (id === 'c599' ? [1, 2] : id === 'c598' ? [0, 2] : [2, 2])
  const kept = Object.keys(toPasses({ cases }, { tallyOf }) ?? {})
  expect(kept).toHaveLength(500)
  expect(kept.slice(0, 3)).toEqual(['c599', 'c598', 'c0'])
})

test('findPast returns the newest ten measurements of a case in its present form, the oldest first', () => {
  const row = (passes?: TrendRow['passes']): TrendRow => ({
    at: '2026-11-22T03:00:00Z',
    values: {},
    ...(passes && { passes }),
  })
  const rows = Array.from({ length: 12 }, (_, index) => row({ a: [index, 20, 'a0000000'], b: [1, 2, 'b1111111'] }))
  const past = findPast([...rows, row(), row({ b: [1, 3, 'b0000000'] })], {
    cases: [caseOf('a'), caseOf('b'), caseOf('new')],
  })
  // The newest ten rows with results: 3 to 11, and the last one, which did not ask `a`.
  expect(past.get('a')).toEqual(Array.from({ length: 9 }, (_, index) => [index + 3, 20]))
  expect(past.get('b')).toEqual([[1, 3]])
  expect(past.get('new')).toEqual([])
})
