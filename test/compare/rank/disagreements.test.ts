import { describe, expect, test } from 'vitest'
import type { Disagreement } from '../../../src/model/result/comparison.js'
import type { ScoredTrial } from '../../../src/model/run/run.js'
import { goldenCase, successTrials } from '../build-runs.js'
import { armsOf, compare } from './arms.js'

describe('disagreements', () => {
  /** Finds the disagreements in the results of each case, one per arm; `null` if not scored. */
  function disagreementsOf(
    results: Readonly<Record<string, readonly (number | readonly number[] | null)[]>>,
  ): readonly Disagreement[] {
    const [first = []] = Object.values(results)
    const arms = armsOf(
      first.map(() => 0),
      (place) => ({
        cases: Object.keys(results).map((id) => goldenCase({ id, critical: id.startsWith('critical') })),
        trials: Object.entries(results).flatMap(([id, own]): readonly ScoredTrial[] => {
          const result = own[place] ?? null
          return result === null
            ? [{ case: id, trial: 0, scores: {}, unscored: { success: 'no answer' } }]
            : successTrials({ [id]: result })
        }),
      }),
    )
    return compare(arms).ranking?.disagreements ?? []
  }

  test('are the cases that a candidate changed: critical losses first, then those that most arms lost, then by name', () => {
    const listed = disagreementsOf({
      same: [1, 1, 1],
      q10: [1, 0, 1],
      q2: [1, 1, 0],
      gained: [0, 1, 1],
      'unscored-before': [null, 1, 0],
      'critical-gained': [0, 1, 0],
      'critical-lost': [1, 0, 1],
      worst: [1, 0, 0],
      'among-candidates': [
        [1, 1],
        [1, 1],
        [1, 1],
      ],
    })
    expect(listed.map(({ case_id: id }) => id)).toEqual([
      'critical-lost',
      'worst',
      'q2',
      'q10',
      'critical-gained',
      'gained',
    ])
    expect(listed[0]).toEqual({
      case_id: 'critical-lost',
      critical: true,
      passes: [
        { passed: 1, trials: 1 },
        { passed: 0, trials: 1 },
        { passed: 1, trials: 1 },
      ],
    })
  })

  test('are compared by rates, not passes; an arm without scores lost nothing', () => {
    const listed = disagreementsOf({
      q1: [
        [1, 1],
        [1, 0],
        [1, 1],
      ],
      q2: [
        [1, 1],
        [1, 0],
        [0, 1],
      ],
      q3: [[1, 1], [1, 0], null],
      q4: [
        [1, 0],
        [1, 1],
        [1, 1],
      ],
      q5: [[1, 0], [1], [1]],
    })
    expect(listed.map(({ case_id: id }) => id)).toEqual(['q2', 'q1', 'q3', 'q4', 'q5'])
    expect(listed.map(({ passes }) => passes[2])).toEqual([
      { passed: 1, trials: 2 },
      { passed: 2, trials: 2 },
      null,
      { passed: 2, trials: 2 },
      { passed: 1, trials: 1 },
    ])
  })
})
