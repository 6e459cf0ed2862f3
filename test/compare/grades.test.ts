import { expect, test } from 'vitest'
import { compareRuns } from '../../src/compare/compare-runs.js'
import { gate, goldenCase, scoredRun, SUCCESS } from './build-runs.js'

const GRADES = ['judge.correctness', 'judge.completeness', 'judge.faithfulness']
const overall = { ...SUCCESS, id: 'judge.overall', kind: 'continuous' as const }
const metrics = [overall, ...GRADES.map((id) => ({ ...overall, id, range: [0, 5] as const }))]
const cases = Array.from({ length: 40 }, (_, at) => goldenCase({ id: `c${at}` }))

/** Forty cases, each with its grades; null: not graded. */
function armOf(gradesOf: (at: number) => readonly (number | null)[]) {
  const trials = cases.map(({ id }, at) => {
    const grades = gradesOf(at)
    const known = grades.filter((grade) => grade !== null)
    return {
      case: id,
      trial: 0,
      scores: {
        'judge.overall': known.reduce((sum, grade) => sum + grade, 0) / known.length / 5,
        ...Object.fromEntries(
          GRADES.flatMap((id, place) => (typeof grades[place] === 'number' ? [[id, grades[place]]] : [])),
        ),
      },
      unscored: Object.fromEntries(
        GRADES.flatMap((id, place) => (typeof grades[place] === 'number' ? [] : [[id, 'no source']])),
      ),
    }
  })
  const gates = [
    gate({ id: 'judge.overall', metric: 'judge.overall', primary: true, margin: { kind: 'absolute', value: 0.05 } }),
  ]
  return scoredRun({ cases, trials, metrics, gates })
}

const decide = (before: Parameters<typeof armOf>[0], after: Parameters<typeof armOf>[0]) => {
  const [result] = compareRuns({ baseline: armOf(before), candidate: armOf(after), failOn: 'regression' }).gates
  return { verdict: result?.verdict, n: result?.n, baseline: result?.baseline, candidate: result?.candidate }
}

// Faithfulness is the lowest grade: without it the mean rises, and nothing got better.
test.each([
  ['a grade that neither arm has is left out of both', [5, 3, null], [5, 4, null], ['improved', 40, 0.8, 0.9]],
  [
    'a grade that only the baseline has is not replaced by the others',
    [5, 4, 2],
    [5, 4, null],
    ['invalid', 0, null, null],
  ],
  ['nor one that only the candidate has', [5, 4, null], [5, 4, 2], ['invalid', 0, null, null]],
  ['a failure is 0 in every grade, and counts beside what has two', [5, 4, null], [0, 0, 0], ['regressed', 40, 0.9, 0]],
])('%s', (_, before, after, [verdict, n, baseline, candidate]) => {
  expect(
    decide(
      () => before,
      () => after,
    ),
  ).toEqual({ verdict, n, baseline, candidate })
})

test('cases whose grades differ between the arms are missing there, and the others are compared', () => {
  const { verdict, n } = decide(
    () => [5, 4, 2],
    (at) => [5, 4, at < 8 ? null : 2],
  )
  expect({ verdict, n }).toEqual({ verdict: 'invalid', n: 32 })
})
