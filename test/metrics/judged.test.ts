import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildMetrics } from '../../src/metrics/build-metrics.js'
import { judgmentsSchema, type Judgments } from '../../src/model/run/judgments.js'
import { JUDGED } from './judged.js'
import { makeFailure, makeReply, scoreWith, SETTINGS } from './make-trial.js'

const METRICS = buildMetrics({ ...SETTINGS, scoring: JUDGED }).filter(({ id }) => /^(judge|quality|rubric)\./.test(id))

const share = fc.double({ min: 0, max: 1, noNaN: true })
const grade = fc.integer({ min: 1, max: 5 })
const spend = {
  tokens: fc.option(fc.nat(), { nil: undefined }),
  cost_usd: fc.option(fc.double({ min: 0, max: 9, noNaN: true }), { nil: undefined }),
}
const failed = fc.record({ error: fc.string({ unit: 'binary' }), ...spend }, { requiredKeys: ['error'] })
const score = fc.option(fc.record({ score: share, confidence: share, weight: share }, { requiredKeys: ['score'] }))
const names = fc.constantFrom('clarity', 'completeness', 'tone', 'r', 's', '__proto__', 'constructor', '')
const reading = fc.record(
  {
    requirements: fc.dictionary(names, score),
    categories: fc.dictionary(names, score),
    weighted_score: share,
    confidence: share,
    ...spend,
  },
  { requiredKeys: [] },
)
const judgments = fc.record(
  {
    answer: fc.oneof(failed, fc.record({ correctness: grade, completeness: grade, faithfulness: grade, ...spend })),
    quality: fc.oneof(
      failed,
      fc.record({
        answer_quality: share,
        factual_correctness: share,
        completeness: share,
        criteria: fc.array(fc.record({ text: fc.string(), met: fc.boolean() })),
      }),
    ),
    rubric: fc.record({ runs: fc.array(fc.oneof(failed, reading), { maxLength: 8 }) }),
  },
  { requiredKeys: [] },
)
const written = fc.record(
  {
    expected_answer: fc.constant('x'),
    expected_answer_criteria: fc.constant('c'),
    requirements: fc.subarray([
      { id: 'r', description: 'd', evaluation: 'binary' },
      { id: 's', description: 'd', weight: 0 },
    ]),
  },
  { requiredKeys: [] },
)
const observation = fc.constantFrom(makeReply({ spans: [] }), makeReply(), makeFailure('crash', 'x'))

describe('every judged metric, for any judgments,', () => {
  test('gives a value in its range, 0 or 1 if binary, or a reason; never both, and never 0 for an answer that was not judged', () => {
    fc.assert(
      fc.property(written, observation, judgments, (golden, observed, said) => {
        // Judgments as read from a file, without undefined members.
        const kept: Judgments = judgmentsSchema.parse(JSON.parse(JSON.stringify(said)))
        const before = JSON.stringify(kept)
        const { scores, unscored } = scoreWith(golden, observed, { scoring: JUDGED }, kept)
        for (const { id, range, kind } of METRICS) {
          const value = scores[id]
          if (value === undefined) continue
          expect(unscored[id], id).toBeUndefined()
          expect(value, id).toBeGreaterThanOrEqual(range[0] ?? -Infinity)
          expect(value, id).toBeLessThanOrEqual(range[1] ?? Infinity)
          if (kind === 'binary') expect([0, 1], id).toContain(value)
          if (observed.status === 'ok' && kind === 'ordinal') expect([1, 2, 3, 4, 5], id).toContain(value)
        }
        expect(JSON.stringify(kept)).toBe(before)
      }),
    )
  })
})
