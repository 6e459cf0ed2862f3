import { describeCause } from '../../src/format/describe-reason.js'
import { expect, test } from 'vitest'
import { compareRuns } from '../../src/compare/decide/compare-runs.js'
import { measureNoise } from '../../src/compare/noise/measure-noise.js'
import type { ScoredRun, ScoredTrial } from '../../src/model/run/run.js'
import { gate, goldenCase, scoredRun, SUCCESS } from './build-runs.js'

const GRADES = ['judge.correctness', 'judge.completeness', 'judge.faithfulness']
const overall = { ...SUCCESS, id: 'judge.overall', kind: 'continuous' as const }
const metrics = [overall, ...GRADES.map((id) => ({ ...overall, id, range: [0, 5] as const }))]
const cases = Array.from({ length: 40 }, (_, at) => goldenCase({ id: `c${at}` }))

type Grades = readonly (number | null)[]

/** Makes forty cases with the grades of their trials; `null` if a trial is not graded. */
function armOf(...trialsOf: readonly ((at: number) => Grades)[]) {
  const trials = cases.flatMap(({ id }, at) => trialsOf.map((gradesOf, trial) => makeTrial(id, trial, gradesOf(at))))
  const gates = [
    gate({ id: 'judge.overall', metric: 'judge.overall', primary: true, margin: { kind: 'absolute', value: 0.05 } }),
  ]
  return scoredRun({ cases, trials, metrics, gates, trials_per_case: trialsOf.length })
}

function makeTrial(id: string, trial: number, grades: Grades): ScoredTrial {
  const known = grades.filter((grade) => grade !== null)
  return {
    case: id,
    trial,
    scores: {
      'judge.overall': known.reduce((sum, grade) => sum + grade, 0) / known.length / 5,
      ...Object.fromEntries(
        GRADES.flatMap((name, place) => (typeof grades[place] === 'number' ? [[name, grades[place]]] : [])),
      ),
    },
    unscored: Object.fromEntries(
      GRADES.flatMap((name, place) => (typeof grades[place] === 'number' ? [] : [[name, 'no source']])),
    ),
  }
}

const compareArms = (baseline: ScoredRun, candidate: ScoredRun) => {
  const [result] = compareRuns({ baseline, candidate, failOn: 'regression' }).gates
  if (result === undefined) throw new Error('there is one gate')
  return result
}

const decide = (before: (at: number) => Grades, after: (at: number) => Grades) => {
  const { verdict, n, baseline, candidate } = compareArms(armOf(before), armOf(after))
  return { verdict, n, baseline, candidate }
}

// Faithfulness has the lowest grade, so without it the mean rises although nothing got better.
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

test('cases whose grades differ between the arms lack them there, and the others are compared', () => {
  const { verdict, n } = decide(
    () => [5, 4, 2],
    (at) => [5, 4, at < 8 ? null : 2],
  )
  expect({ verdict, n }).toEqual({ verdict: 'invalid', n: 32 })
})

const always = (grades: Grades) => () => grades
const FULL = always([5, 5, 1])
/** Every second case was not graded for faithfulness. */
const HALF = (at: number): Grades => (at % 2 === 0 ? [5, 5, 1] : [5, 5, null])

test('a trial that lacks a grade is left out, whatever the other trials of its case have', () => {
  const result = compareArms(armOf(FULL, FULL), armOf(FULL, HALF))
  const { verdict, n, baseline, candidate } = result
  expect({ verdict, n, baseline, candidate }).toEqual({
    verdict: 'unchanged',
    n: 40,
    baseline: 11 / 15,
    candidate: 11 / 15,
  })
  expect(describeCause(result)).toMatch(/^unchanged on all 40 cases/)
})

test('a trial without a grade is also left out of trials that are redistributed to measure noise', () => {
  const [first, second] = [armOf(FULL, FULL), armOf(FULL, HALF)]
  const comparison = compareRuns({ baseline: first, candidate: second, failOn: 'regression' })
  const noise = measureNoise({
    first,
    second,
    comparison,
    replies: { trials: 40, differ: [] },
    designs: [{ baseline: 1, candidate: 1 }],
  })
  expect(noise.metrics[0]?.noise?.trial_sd).toBe(0)
  expect(noise.repeatability.scores_differ).toEqual([])
  expect(noise.false_alarms).toEqual([])
})

test.each<[string, ScoredRun, ScoredRun, string]>([
  [
    'this run',
    armOf(FULL),
    armOf(always([5, 5, null])),
    'none of 40 cases is scored (at least 95 % needed): trials without faithfulness are not compared with trials that have it',
  ],
  [
    'the baseline',
    armOf(always([5, null, null])),
    armOf(FULL),
    'none of 40 baseline cases is scored (at least 95 % needed): trials without completeness and faithfulness are not compared with trials that have them',
  ],
])('the grades missing in %s are named', (_, before, after, reason) => {
  const result = compareArms(before, after)
  expect([result.verdict, describeCause(result)]).toEqual(['invalid', reason])
})
