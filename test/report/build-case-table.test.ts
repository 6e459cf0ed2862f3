import { expect, test } from 'vitest'
import { compareRuns } from '../../src/compare/decide/compare-runs.js'
import type { ScoredTrial } from '../../src/model/run/run.js'
import { buildCaseTable } from '../../src/report/build-case-data.js'
import { gate, goldenCase, scoredRun, SUCCESS } from '../compare/build-runs.js'
import { TOKENS } from './sections/facts.js'

const cases = [
  goldenCase({ id: 'a', tags: ['auth', 'db'], difficulty: 'hard', use_case: 'chat' }),
  goldenCase({ id: 'b' }),
]
const figure = {
  ...TOKENS,
  id: 'tokens.p95',
  per_run: { figure: 'percentile', of: TOKENS.id, percentile: 95 },
} as const

function arm(...scores: readonly Readonly<Record<string, number>>[]) {
  return scoredRun({
    cases,
    metrics: [SUCCESS, TOKENS, figure],
    gates: [gate({ primary: true })],
    trials: scores.map((score, index): ScoredTrial => ({
      case: index < 2 ? 'a' : 'b',
      trial: index % 2,
      scores: score,
      unscored: {},
    })),
  })
}

test('a case is a row per side, with its source, its states and its means over trials, empty if fewer than half are scored', () => {
  const baseline = arm({ success: 1, 'tokens.total': 10 }, { success: 1, 'tokens.total': 30 }, { success: 1 }, {})
  const candidate = arm({ success: 0, 'tokens.total': 0 }, { success: 0 }, {}, {})
  const comparison = compareRuns({ baseline, candidate, failOn: 'regression' })
  const table = buildCaseTable([
    { side: 'baseline', variant: 'one', scored: baseline },
    { side: 'candidate', variant: 'two', scored: candidate, comparison },
  ])
  const [place, where] = [cases[0]?.at, cases[1]?.at]
  expect({ columns: table.columns, rows: [...table.rows()] }).toEqual({
    columns: [
      ...['case', 'side', 'variant', 'file', 'line', 'tags', 'difficulty', 'use_case', 'trials', 'states'],
      ...['success', 'tokens.total'],
    ],
    rows: [
      ['a', 'baseline', 'one', place?.file, place?.line, 'auth; db', 'hard', 'chat', 2, 'passing', 1, 20],
      ['b', 'baseline', 'one', where?.file, where?.line, '', null, null, 2, 'passing', 1, null],
      ['a', 'candidate', 'two', place?.file, place?.line, 'auth; db', 'hard', 'chat', 2, 'broke; failing', 0, 0],
      ['b', 'candidate', 'two', where?.file, where?.line, '', null, null, 2, 'unscored', null, null],
    ],
  })
})
