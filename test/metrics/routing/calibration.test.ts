import { describe, expect, test } from 'vitest'
import { buildMetrics } from '../../../src/metrics/build-metrics.js'
import { brierScore } from '../../../src/metrics/routing/calibration.js'
import { summarizeRun } from '../../../src/metrics/summarize-run.js'
import { makeFailure, makeReply, scoreWith, SETTINGS } from '../make-trial.js'

const CHECKED = { checks: [{ contains: 'here' }] }

/** Summarizes a run with one case for each pair of confidence and outcome. */
function summarize(pairs: readonly (readonly [number, 0 | 1])[]) {
  const trials = pairs.map(([confidence, outcome], index) => ({
    case: `c${index}`,
    trial: 0,
    ...scoreWith(CHECKED, makeReply({ planner: { confidence }, answer: outcome === 1 ? 'here' : 'no' })),
  }))
  return summarizeRun({ metrics: buildMetrics(SETTINGS), trials })
}

describe('Brier score', () => {
  test('is the squared distance from the outcome', () => {
    expect(brierScore(0.9, 0)).toBeCloseTo(0.81, 15)
  })

  test('equals brier_score_loss of scikit-learn, by its own example', () => {
    const summaries = summarize([
      [0.1, 0],
      [0.9, 1],
      [0.8, 1],
      [0.3, 0],
    ])
    expect(summaries['calibration.brier']).toEqual({ mean: expect.closeTo(0.0375, 12) as number, n: 4, applicable: 4 })
  })

  test('follows the success rule', () => {
    const golden = { ...CHECKED, expected_spans: [{ path: 'a.ts' }] }
    const reply = makeReply({ planner: { confidence: 0.5 }, spans: [] })
    expect(scoreWith(golden, reply, { success: 'answer' }).scores['calibration.brier']).toBe(0.25)
    expect(scoreWith(golden, makeReply({ planner: { confidence: 1 }, spans: [] })).scores['calibration.brier']).toBe(1)
  })

  test('is unscored without a confidence, without success, and for a failed trial; and needs a case with success', () => {
    expect(scoreWith(CHECKED, makeReply()).unscored['calibration.brier']).toBe(
      'the target reported no planner.confidence',
    )
    const silent = scoreWith({ expected_spans: [{ path: 'a.ts' }] }, makeReply({ planner: { confidence: 1 } }))
    expect(silent.unscored['calibration.brier']).toBe(
      'the target reported no spans; if only answers count, set `scoring: { success: answer }`',
    )
    expect(scoreWith(CHECKED, makeFailure('crash', 'x')).unscored['calibration.brier']).toBe(
      'the trial failed (crash): x',
    )
    const { scores, unscored } = scoreWith({}, makeReply({ planner: { confidence: 1 } }))
    expect('calibration.brier' in { ...scores, ...unscored }).toBe(false)
  })
})

describe('correlation of confidence with success', () => {
  // The example in the docs of scipy.stats.pointbiserialr: [0, 0, 0, 1, 1, 1, 1] with 0 … 6, here scaled to 0 … 1.
  test('equals pointbiserialr of SciPy', () => {
    const outcomes = [0, 0, 0, 1, 1, 1, 1] as const
    const summaries = summarize(outcomes.map((outcome, index) => [index / 6, outcome]))
    expect(summaries['calibration.correlation']?.mean).toBeCloseTo(0.8660254037844386, 12)
  })

  test.each<[string, readonly (readonly [number, 0 | 1])[]]>([
    [
      'one confidence throughout',
      [
        [0.5, 0],
        [0.5, 1],
      ],
    ],
    [
      'one outcome throughout',
      [
        [0.2, 1],
        [0.9, 1],
      ],
    ],
    ['a single case', [[0.2, 1]]],
  ])('is null with %s', (_title, pairs) => {
    expect(summarize(pairs)['calibration.correlation']?.mean).toBeNull()
  })
})
