import { describeCause } from '../../src/format/describe-reason.js'
import { describe, expect, test } from 'vitest'
import { applyRow } from '../../src/compare/test/apply-row.js'
import type { CheckedGate } from '../../src/compare/pair/check-gates.js'
import { compareRuns } from '../../src/compare/decide/compare-runs.js'
import { decideGates } from '../../src/compare/gate/decide-gates.js'
import { collectGateCases } from '../../src/compare/pair/gate-cases.js'
import { brokenEvidence } from '../../src/compare/test/gate-evidence.js'
import { NO_CASES } from '../../src/compare/pair/metric-columns.js'
import { pairCases } from '../../src/compare/pair/pair-cases.js'
import { makeTestInput } from '../../src/compare/test/paired-input.js'
import type { RowOutcome } from '../../src/compare/test/row-outcome.js'
import type { PairComparison } from '../../src/model/result/pair-comparison.js'
import type { Gate } from '../../src/model/suite/gate.js'
import type { MetricFacts } from '../../src/model/metric.js'
import type { FailOn } from '../../src/model/result/verdict.js'
import { gate, goldenCase, scoredRun, SUCCESS } from './build-runs.js'

const RECALL: MetricFacts = { ...SUCCESS, id: 'recall', title: 'Recall', kind: 'continuous' }
/** An invalid figure that no suite can request. Computing it throws, like a bug of Goldenpair itself. */
const BROKEN: MetricFacts = { ...RECALL, per_run: { figure: 'percentile', of: 'recall', percentile: 950 } }
const MARGIN = { kind: 'absolute', value: 0.05 } as const

/** Success loses 12 of 30 cases; recall is decided by a t test. */
function compare(metric: MetricFacts, recall: Partial<Gate> | null, failOn: FailOn = 'regression'): PairComparison {
  const ids = Array.from({ length: 30 }, (_, index) => `case-${String(index).padStart(2, '0')}`)
  const runOf = (arm: 'baseline' | 'candidate') =>
    scoredRun({
      session_id: arm,
      cases: ids.map((id) => goldenCase({ id })),
      trials: ids.map((id, index) => {
        const isLost = arm === 'candidate' && index < 12
        return { case: id, trial: 0, scores: { success: isLost ? 0 : 1, recall: isLost ? 0.3 : 0.9 }, unscored: {} }
      }),
      metrics: [SUCCESS, metric],
      gates: [
        gate({ margin: MARGIN }),
        ...(recall === null ? [] : [gate({ id: 'recall', metric: 'recall', margin: MARGIN, ...recall })]),
      ],
    })
  return compareRuns({ baseline: runOf('baseline'), candidate: runOf('candidate'), failOn })
}

test('no gate is lost if nothing throws', () => {
  const { verdict, gates } = compare(RECALL, {})
  expect(verdict).toMatchObject({ word: 'regressed', exit_code: 1 })
  expect(gates.map((result) => result.verdict)).toEqual(['regressed', 'regressed'])
})

describe('a gate that throws', () => {
  test.each(['fail', 'warn'] as const)('of severity %s is invalid, and no other gate is lost', (severity) => {
    const { verdict, gates, metrics, flips } = compare(BROKEN, { severity })
    expect(gates.map((result) => result.verdict)).toEqual(['regressed', 'invalid'])
    expect(gates.map(describeCause)[1]).toBe(
      'it could not be computed, please report this bug of Goldenpair: percentile at 9.5: must be from 0 to 1',
    )
    // The family is the same as without the gate that throws.
    expect(gates[0]?.p_adjusted).toBe(gates[0]?.p)
    expect(verdict).toMatchObject({ word: 'invalid', because: 'gate-failed-to-compute', exit_code: 4, passed: false })
    expect(metrics.map(({ metric }) => metric.id)).toEqual(['success', 'recall'])
    expect(flips).toHaveLength(12)
  })

  test.each(['inconclusive', 'never'] as const)('is not hidden by fail-on: %s', (failOn) => {
    expect(compare(BROKEN, {}, failOn).verdict.exit_code).toBe(4)
  })
})

test('a gate whose cases cannot be collected does not affect the others', () => {
  const own = gate({ id: 'recall', metric: 'recall', margin: MARGIN })
  const [decided] = decideGates(
    [{ gate: own, metric: RECALL, margin: MARGIN, slice: null }],
    () => {
      throw new RangeError('no cases today')
    },
    () => {
      throw new Error('never asked')
    },
    { alpha: 0.05, deterministic: false, model_change: 'none' as const },
  )
  expect(decided?.result).toMatchObject({ verdict: 'invalid', n: 0 })
  expect(decided?.result.cause).toEqual({ kind: 'bug', message: 'no cases today' })
})

test('a metric without a gate that throws is reported, and decides nothing', () => {
  const { verdict, metrics } = compare(BROKEN, null)
  expect(verdict).toMatchObject({ word: 'regressed', exit_code: 1 })
  expect(metrics[1]).toMatchObject({
    p: null,
    cause: { kind: 'bug', message: 'percentile at 9.5: must be from 0 to 1' },
  })
})

test('a gate whose figures throw while they are written leaves its family too', () => {
  const pairs = Array.from({ length: 30 }, (_, index) => ({
    case_id: `case-${index}`,
    cluster: undefined,
    baseline: { trials: 1, values: [0.9] },
    candidate: { trials: 1, values: [index < 12 ? 0.3 : 0.9] },
  }))
  const input = makeTestInput({ metric: RECALL, pairs, alpha: 0.05, seed: '1' })
  const outcome = applyRow(input, MARGIN)
  const broken = {
    ...outcome,
    checks: () => {
      throw new RangeError('no checks today')
    },
  }
  const checked = (id: string): CheckedGate => {
    const own = gate({ id, metric: 'recall', margin: MARGIN })
    return { gate: own, metric: RECALL, margin: MARGIN, slice: null }
  }
  const pairing = pairCases(null, scoredRun({ cases: [], trials: [] }))
  const columns = { baseline: NO_CASES, candidate: NO_CASES }
  const cases = { ...collectGateCases({ pairing, slice: null, columns }), pairs }
  const decided = decideGates(
    [checked('whole'), checked('broken')],
    () => cases,
    (one) => ({
      ...brokenEvidence(one, cases, { kind: 'not-measured' }),
      test: { kind: 'tested', input, outcome: (one.gate.id === 'whole' ? outcome : broken) as RowOutcome },
    }),
    { alpha: 0.05, deterministic: false, model_change: 'none' as const },
  )
  expect(decided.map(({ result }) => result.verdict)).toEqual(['regressed', 'invalid'])
  expect(decided[0]?.result.p_adjusted).toBe(outcome?.p)
  expect(decided[1]?.result.cause).toEqual({ kind: 'bug', message: 'no checks today' })
})
