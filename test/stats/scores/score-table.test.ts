import { expect, test } from 'vitest'
import type { ScoredTrial } from '../../../src/model/run/run.js'
import {
  NOT_APPLICABLE,
  SCORED,
  UNSCORED,
  readCase,
  scoreTableOf,
  tabulateScores,
} from '../../../src/stats/scores/score-table.js'

const trial = (
  caseId: string,
  index: number,
  scores: ScoredTrial['scores'],
  unscored: ScoredTrial['unscored'] = {},
) => {
  return { case: caseId, trial: index, scores, unscored }
}
const WHY = { c: 'not given', d: 'not given' }
const TRIALS = [
  trial('b', 1, { a: 4, c: 5 }),
  trial('b', 0, { a: 0, b: 3 }, WHY),
  trial('a', 0, { a: 1, b: 2 }, WHY),
  trial('c', 0, {}),
]

test('trials are sorted by case, then by trial', () => {
  expect(scoreTableOf(TRIALS).trials.map((one) => `${one.case}${one.trial}`)).toEqual(['a0', 'b0', 'b1', 'c0'])
})

test('one list of trials is sorted once, whoever asks', () => {
  expect(scoreTableOf(TRIALS)).toBe(scoreTableOf(TRIALS))
  expect(scoreTableOf([...TRIALS])).not.toBe(scoreTableOf(TRIALS))
})

test('of a case the trials that a metric applies to are counted, those that failed apart, and its values given', () => {
  const why = { x: 'why' }
  const table = tabulateScores([
    trial('a', 0, { x: 9 }),
    trial('b', 0, { x: 3 }),
    { ...trial('b', 1, {}, why), failed: true },
    { ...trial('b', 2, {}, why), failed: true },
    trial('b', 3, {}, why),
    { ...trial('b', 4, { x: 0 }), failed: true },
    trial('b', 5, {}),
    trial('c', 0, {}),
  ])
  const column = table.column('x')
  if (column === null) throw new Error('no column')
  expect([0, 1, 2, 3].map((place) => readCase(column, table, place))).toEqual([
    { trials: 1, failed: 0, values: [9] },
    { trials: 3, failed: 2, values: [3, 0] },
    { trials: 0, failed: 0, values: [] },
    { trials: 0, failed: 0, values: [] },
  ])
})

test('a column says of each trial what its metric does', () => {
  const { ids, starts, placeOf, column } = tabulateScores(scoreTableOf(TRIALS).trials)
  expect([ids, starts]).toEqual([['a', 'b', 'c'], Uint32Array.of(0, 1, 3, 4)])
  expect(['a', 'c', 'x'].map(placeOf)).toEqual([0, 2, -1])
  const [none, un, ok] = [NOT_APPLICABLE, UNSCORED, SCORED]
  const read = (id: string) => {
    const found = column(id)
    return found && [[...found.states], [...found.states].map((state, at) => (state === SCORED ? found.values[at] : 0))]
  }
  const wanted = {
    a: [
      [ok, ok, ok, none],
      [1, 0, 4, 0],
    ],
    b: [
      [ok, ok, none, none],
      [2, 3, 0, 0],
    ],
    c: [
      [un, un, ok, none],
      [0, 0, 5, 0],
    ],
    d: [
      [un, un, none, none],
      [0, 0, 0, 0],
    ],
  }
  for (const order of ['abcdabcd', 'dcbadcba', 'acacbdbd'])
    for (const id of order) expect([id, read(id)]).toEqual([id, Reflect.get(wanted, id)])
  expect(column('e')).toBeNull()
})

test('of columns, 4 megabytes are kept: beyond them the oldest is read again', () => {
  // Nine bytes a trial: the sixth column is one too many.
  const scores = Object.fromEntries(Array.from({ length: 7 }, (_, at) => [`m${at}`, at]))
  const { column } = tabulateScores(new Array<ScoredTrial>(75_000).fill(trial('a', 0, scores)))
  const read = (...ids: readonly number[]) => ids.map((at) => column(`m${at}`))
  const first = read(0, 1, 2, 3, 4)
  expect(read(0, 1, 2, 3, 4).map((one, at) => one === first[at])).toEqual([true, true, true, true, true])
  const [sixth] = read(5)
  expect(read(1, 2, 3, 4, 5).map((one, at) => one === [...first.slice(1), sixth][at])).toEqual([
    true,
    true,
    true,
    true,
    true,
  ])
  const [again] = read(0)
  expect([again === first[0], again?.values[74_999], again?.states[74_999]]).toEqual([false, 0, SCORED])
  expect([column('m2') === first[2], column('m1') === first[1]]).toEqual([true, false])
})

test('no trials have no scores', () => {
  const { ids, starts, column } = tabulateScores([])
  expect([ids, starts, column('a'), column('b')]).toEqual([[], Uint32Array.of(0), null, null])
})
