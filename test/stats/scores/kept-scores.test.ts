import { expect, test } from 'vitest'
import { keepScores, placeOfScores } from '../../../src/stats/scores/kept-scores.js'
import { SCORED, scoreTableOf, UNSCORED } from '../../../src/stats/scores/score-table.js'
import type { ScoredTrial } from '../../../src/model/run/run.js'

type Scores = ScoredTrial['scores']

/** As many trials as need three blocks of a column, and more different values than a byte tells apart. */
const MANY = Array.from({ length: 9000 }, (_, at): Scores => ({
  ...(at % 3 !== 0 && { success: at % 2 }),
  ...(at % 1000 !== 7 && { 'cost.usd': (at % 4200) / 7 }),
  tokens: at < 300 ? 5 : at,
}))

test('kept scores read like the object that came in', () => {
  const keep = keepScores()
  const kept = MANY.map(keep)
  expect(kept).toEqual(MANY)
  expect(kept.map((scores) => Object.keys(scores).length)).toEqual(MANY.map((scores) => Object.keys(scores).length))
  expect({ ...kept[1], success: 0 }).toEqual({ ...MANY[1], success: 0 })
  expect([kept[0], kept[1]].map((scores) => 'success' in (scores ?? {}))).toEqual([false, true])
  expect(Reflect.ownKeys(kept[0] ?? {})).toEqual(['cost.usd', 'tokens'])
  expect(Object.getOwnPropertyDescriptor(kept[0], 'success')).toBeUndefined()
  expect(kept[0]?.['success']).toBeUndefined()
  expect(JSON.parse(JSON.stringify(kept[4]))).toEqual(MANY[4])
})

test('a metric that only the first trials have is none of the later ones', () => {
  const keep = keepScores()
  const kept = MANY.map((scores, at) => keep(at < 3 ? { ...scores, early: 1 } : scores))
  expect([0, 2, 3, 4095, 4096, 8999].map((at) => kept[at]?.['early'])).toEqual([1, 1, ...Array<undefined>(4)])
})

test('a metric that only the last trials have is none of the earlier ones', () => {
  const keep = keepScores()
  const kept = MANY.map((scores, at) => keep(at < 8500 ? scores : { ...scores, late: at % 2 }))
  expect([0, 4096, 8499, 8500, 8999].map((at) => kept[at]?.['late'])).toEqual([...Array<undefined>(3), 0, 1])
  const copy = placeOfScores(kept[0] ?? {})
    ?.columns.get('late')
    ?.copy(new Float64Array(0))
  expect([0, 4096, 8499, 8500, 8999, 9000].map((at) => copy?.[at])).toEqual([NaN, NaN, NaN, 0, 1, NaN])
})

test('255 different values are kept as exactly as 257, and those that came before them', () => {
  for (const different of [255, 256, 257]) {
    const keep = keepScores()
    const values = Array.from({ length: 2 * different }, (_, at) => (at % different) / 7)
    const kept = values.map((value) => keep({ score: value }))
    expect(kept.map(({ score }) => score)).toEqual(values)
    const copy = placeOfScores(kept[0] ?? {})
      ?.columns.get('score')
      ?.copy(new Float64Array(0))
    expect([...(copy ?? [])].slice(0, values.length + 1)).toEqual([...values, NaN])
  }
})

test('the column of a metric is copied into the numbers given, where they are enough', () => {
  const keep = keepScores()
  const [first] = MANY.map(keep)
  if (first === undefined) throw new Error('no scores')
  const column = placeOfScores(first)?.columns.get('success')
  const scores = MANY.map(({ success }) => success ?? NaN)
  for (const [given, length] of [
    [0, 3 * 4096],
    [9000, 3 * 4096],
    [3 * 4096, 3 * 4096],
    [20_000, 20_000],
  ] as const) {
    const into = new Float64Array(given).fill(7)
    const copy = column?.copy(into) ?? into
    expect(copy === into).toBe(given === length)
    expect([...copy]).toEqual([...scores, ...Array<number>(length - scores.length).fill(NaN)])
  }
  expect(placeOfScores({ success: 1 })).toBeNull()
})

test('a score of few different values takes a byte, of many eight', () => {
  const bytesOf = (different: number): number => {
    const before = process.memoryUsage().arrayBuffers
    const keep = keepScores()
    const ids = Array.from({ length: 20 }, (_, at) => `m${at}`)
    for (let at = 0; at < 10 * 4096; at++) keep(Object.fromEntries(ids.map((id) => [id, at % different])))
    return (process.memoryUsage().arrayBuffers - before) / (ids.length * 10 * 4096)
  }
  expect(bytesOf(2)).toBeLessThan(2)
  expect(bytesOf(255)).toBeLessThan(2)
})

test('0 is a score, none is no score, and names of methods are no metrics', () => {
  const keep = keepScores()
  const [zero, none] = [keep({ success: 0 }), keep({})]
  expect([zero['success'], none['success']]).toEqual([0, undefined])
  expect(['toString', 'columns', 'place'].map((id) => Reflect.get(none, id))).toEqual([undefined, undefined, undefined])
  expect(Object.entries(none)).toEqual([])
  expect(Reflect.get(zero, Symbol('success'))).toBeUndefined()
  expect(Object.getOwnPropertyDescriptor(zero, 'success')).toEqual({
    ...{ value: 0, enumerable: true, configurable: true, writable: false },
  })
})

test('a table of kept trials, of two runs and of plain ones is that of the same trials as they came', () => {
  const [first, second] = [keepScores(), keepScores()]
  const trialOf = (at: number, scores: Scores): ScoredTrial => {
    const unscored = scores['success'] === undefined ? { success: 'nobody judged it' } : {}
    return { case: `c${at % 100}`, trial: Math.floor(at / 100), scores, unscored }
  }
  const plain = MANY.map((scores, at) => trialOf(at, scores))
  const mixed = MANY.map((scores, at) =>
    trialOf(at, at % 3 === 0 ? scores : at % 3 === 1 ? first(scores) : second(scores)),
  )
  for (const id of ['success', 'cost.usd', 'tokens', 'latency'])
    expect(scoreTableOf(mixed).column(id)).toEqual(scoreTableOf(plain).column(id))
  const keep = keepScores()
  const kept = MANY.map((scores, at) => trialOf(at, keep(scores)))
  for (const id of ['success', 'cost.usd', 'tokens', 'latency'])
    expect(scoreTableOf(kept).column(id)).toEqual(scoreTableOf(plain).column(id))
  expect([...(scoreTableOf(mixed).column('success')?.states.slice(0, 2) ?? [])]).toEqual([UNSCORED, SCORED])
  expect(scoreTableOf([trialOf(0, {})]).column('success')?.values).toEqual(new Float64Array(0))
})
