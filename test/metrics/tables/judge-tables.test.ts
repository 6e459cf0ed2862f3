import { describe, expect, test } from 'vitest'
import { openTables } from '../../../src/metrics/tables/index.js'
import type { Judgments } from '../../../src/model/run/judgments.js'
import { caseMeansOf } from '../../../src/stats/scores/case-means.js'
import { scoredRun } from '../../compare/build-runs.js'
import { JUDGED } from '../judged.js'
import { makeCase, makeReply, SETTINGS } from '../make-trial.js'

const { run } = scoredRun({ cases: [], trials: [] })

function tableOf(id: string, arms: Readonly<Record<string, readonly (Judgments | null)[]>>) {
  const tables = openTables({ ...SETTINGS, scoring: JUDGED })
  const [golden, observation] = [makeCase(), makeReply()]
  for (const [arm, said] of Object.values(arms).entries())
    for (const judgments of said)
      tables.add(arm, { golden, trial: 0, observation, judgments, scores: {}, unscored: {} })
  return (
    tables
      .build(Object.keys(arms).map((name) => ({ name, run, means: caseMeansOf([]) })))
      .find((table) => table.id === id) ?? null
  )
}

const answer = (correctness: number, model = 'gpt-5-mini') => ({
  answer: { correctness, completeness: 5, faithfulness: 3, model },
})
const read = (...scores: readonly number[]): Judgments => ({
  rubric: { runs: scores.map((score) => ({ categories: { clarity: { score } }, confidence: 0.9 })) },
})

describe('rubric categories', () => {
  test('have the consensus of each, in the order of the rubric, and notes about the readings', () => {
    const tone = { rubric: { runs: [{ categories: { tone: { score: 1 }, clarity: null }, weighted_score: 0.5 }] } }
    const table = tableOf('rubric-categories', { main: [read(0.8, 0.4), tone], 'this PR': [read(1)] })
    expect(table?.columns.map(({ title }) => title)).toEqual(['category', 'weight', 'main', 'n', 'this PR', 'n'])
    expect(table?.rows).toEqual([
      ['clarity', 1, expect.closeTo(0.6, 12), 1, 1, 1],
      ['tone', 1, 1, 1, null, 0],
    ])
    expect(table?.notes.slice(1)).toEqual([
      'In 1 trial the readings are too far apart or too unsure: let the judge read them once more.',
      'In the only reading the judge’s own weighted score is more than 0.01 off the one computed from its scores, which counts.',
    ])
  })

  test('stay small even if a judge invents categories', () => {
    const runs = Array.from({ length: 300 }, (_, at) => ({
      categories: { [`${String(at).padStart(3, '0')}${'x'.repeat(200)}`]: { score: 1 } },
    }))
    const table = tableOf('rubric-categories', { main: [{ rubric: { runs } }] })
    expect(table?.rows).toHaveLength(20)
    expect(table?.rows[0]?.[0]).toHaveLength(80)
    expect(table?.notes[1]).toBe('180 more categories are left out.')
  })

  test('are absent without a rubric', () => {
    expect(tableOf('rubric-categories', { main: [answer(5), { rubric: { runs: [{ error: 'x' }] } }] })).toBeNull()
  })
})

describe('judge reliability', () => {
  const grades = (...readings: readonly number[]): Judgments => {
    const said = readings.map((correctness) => ({ correctness, completeness: 5, faithfulness: 5 }))
    return { ...(said[0] && { answer: said[0] }), ...(said.length > 1 && { answer_readings: said }) }
  }
  const rowsOf = (trials: readonly (readonly [Judgments, number | null])[]) => {
    const tables = openTables({ ...SETTINGS, scoring: JUDGED })
    for (const [judgments, label] of trials) {
      const golden = makeCase(label === null ? {} : { human_labels: { 'judge.correctness': label } })
      tables.add(0, { golden, trial: 0, observation: makeReply(), judgments, scores: {}, unscored: {} })
    }
    const table = tables
      .build([{ name: 'this PR', run, means: caseMeansOf([]) }])
      .find(({ id }) => id === 'judge-reliability')
    return table?.rows.map((row) => row.slice(0, 12))
  }

  test('compares the readings of one answer, and the first trial with people’s labels', () => {
    const trials = [
      [grades(5, 5, 4), 5],
      [grades(4, 4, 4), 4],
      [grades(1, 1, 1), 1],
      [grades(1, 5, 1), 2],
    ] as const
    expect(rowsOf(trials)).toEqual([
      // Weighted κ: 1 − (1/64)/(5.75/16) = .957.
      // pₒ 3/4, pₑ 2/16 + 1/16 + 2/16 = 5/16: κ = (.75 − .3125)/.6875; midranks [4, 3, 1.5, 1.5] and [3.5, 2, 1, 3.5]: ρ = 1.75/√(4.5·4.5)
      ['correctness, 1 to 5', 'this PR', 4, 0.5, '0.64', '0.39', '1.25', 4, 0.75, '0.96 [0.88, 1.00]', '0.95', null],
      ['completeness, 1 to 5', 'this PR', 4, 1, null, null, '0.00', 0, null, null, null, null],
      ['faithfulness, 1 to 5', 'this PR', 4, 1, null, null, '0.00', 0, null, null, null, null],
    ])
  })

  test('is absent for a judge with single readings and no labels', () => {
    expect(rowsOf([[grades(5), null]])).toBeUndefined()
  })
})

describe('judge models', () => {
  test('are listed only if the arms were judged by different ones', () => {
    const table = tableOf('judge-models', { main: [answer(5), answer(4, 'opus')], 'this PR': [answer(3), null] })
    expect(table?.rows).toEqual([
      ['main', 'gpt-5-mini, opus'],
      ['this PR', 'gpt-5-mini'],
    ])
    expect(table?.notes).toEqual(['Different models judged the arms, so their scores may not be comparable.'])
    expect(tableOf('judge-models', { main: [answer(5)], 'this PR': [answer(1)] })).toBeNull()
    expect(tableOf('judge-models', { main: [answer(5)], 'this PR': [read(1)] })).toBeNull()
  })
})
