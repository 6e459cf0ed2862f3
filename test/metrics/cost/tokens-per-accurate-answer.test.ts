import { describe, expect, test } from 'vitest'
import { buildMetrics } from '../../../src/metrics/build-metrics.js'
import { summarizeRun } from '../../../src/metrics/summarize-run.js'
import type { Observation } from '../../../src/model/run/observation.js'
import { makeFailure, makeReply, scoreWith, SETTINGS } from '../make-trial.js'

const right = (tokens: number): Observation => makeReply({ usage: { input_tokens: tokens, output_tokens: 0 } })
const wrong = (tokens: number): Observation =>
  makeReply({ answer: 'no', usage: { input_tokens: tokens, output_tokens: 0 } })

function measure(cases: readonly (readonly Observation[])[]): readonly (number | null | undefined)[] {
  const trials = cases.flatMap((observations, index) =>
    observations.map((observation, trial) => ({
      case: `c${index}`,
      trial,
      ...scoreWith({ checks: [{ contains: 'here' }] }, observation),
    })),
  )
  const summaries = summarizeRun({ metrics: buildMetrics(SETTINGS), trials })
  return [summaries['tokens.per-accurate-answer']?.mean, summaries['tokens.spent-per-accurate-answer']?.mean]
}

describe('tokens per accurate answer, and tokens spent on each', () => {
  test.each([
    [
      'the mean over accurate answers; all tokens by their number',
      [[right(100)], [right(300)], [wrong(900)]],
      200,
      650,
    ],
    ['none without an accurate answer', [[wrong(100)], [wrong(300)]], null, null],
    ['a case that is right in one of two trials counts half', [[right(100), wrong(300)], [right(400)]], 300, 400],
    ['a failed trial has no tokens and is left out', [[right(100)], [makeFailure('crash', 'x')]], 100, 100],
    ['a reply without tokens too', [[right(100)], [makeReply({})]], 100, 100],
  ])('%s', (_name, cases, perAccurate, spent) => {
    expect(measure(cases)).toEqual([perAccurate, spent])
  })

  test('follow the success rule of the suite', () => {
    const { scores, unscored } = scoreWith({ checks: [{ contains: 'here' }] }, right(9), { success: 'retrieval' })
    expect([scores['tokens.accurate'], unscored['tokens.accurate']]).toEqual([undefined, undefined])
  })
})
