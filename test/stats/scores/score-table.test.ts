import { expect, test } from 'vitest'
import type { ScoredTrial } from '../../../src/model/run/run.js'
import { NOT_APPLICABLE, SCORED, UNSCORED, tableOf, tabulateScores } from '../../../src/stats/scores/score-table.js'

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
  expect(tableOf(TRIALS).trials.map((one) => `${one.case}${one.trial}`)).toEqual(['a0', 'b0', 'b1', 'c0'])
})

test('a column says of each trial what its metric does', () => {
  const { ids, starts, placeOf, column } = tabulateScores(tableOf(TRIALS).trials)
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

test('no trials have no scores', () => {
  const { ids, starts, column } = tabulateScores([])
  expect([ids, starts, column('a'), column('b')]).toEqual([[], Uint32Array.of(0), null, null])
})
