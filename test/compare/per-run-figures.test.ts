import { describeCause } from '../../src/format/describe-reason.js'
import { describe, expect, test } from 'vitest'
import { compareRuns } from '../../src/compare/decide/compare-runs.js'
import { type MetricFacts, metricFactsSchema } from '../../src/model/metric.js'
import { listedMetricSchema } from '../../src/model/result/gate-result.js'
import type { ScoredTrial } from '../../src/model/run/run.js'
import type { Gate } from '../../src/model/suite/gate.js'
import { gate, goldenCase, scoredRun, SUCCESS } from './build-runs.js'

const CONFIDENCE: MetricFacts = {
  ...SUCCESS,
  id: 'planner.confidence',
  title: 'confidence',
  kind: 'continuous',
  direction: 'neutral',
}

const ECE: MetricFacts = {
  ...SUCCESS,
  id: 'calibration.ece',
  title: 'calibration error',
  kind: 'continuous',
  direction: 'lower',
  per_run: {
    figure: 'calibration-error',
    error: 'expected',
    confidence: 'planner.confidence',
    outcome: 'success',
    buckets: { edges: [0.3, 0.6], closed: 'left' },
  },
}

/** Makes a run of `n` cases with this confidence; the first `passes` pass. */
function run(n: number, passes: number, confidence: number | null) {
  const trials = Array.from({ length: n }, (_, index): ScoredTrial => {
    const success = index < passes ? 1 : 0
    return {
      case: `c${String(index).padStart(4, '0')}`,
      trial: 0,
      scores: { success, ...(confidence !== null && { 'planner.confidence': confidence }) },
      unscored: confidence === null ? { 'planner.confidence': 'the target reported no planner.confidence' } : {},
    }
  })
  return scoredRun({
    cases: trials.map((trial) => goldenCase({ id: trial.case })),
    trials,
    metrics: [SUCCESS, CONFIDENCE, ECE],
    gates: [gate({ id: ECE.id, metric: ECE.id, margin: { kind: 'absolute', value: 0.05 } })],
  })
}

const SPENT: MetricFacts = {
  ...ECE,
  id: 'tokens.spent-per-accurate-answer',
  title: 'tokens spent per accurate answer',
  unit: 'tokens',
  range: [0, null],
  per_run: { figure: 'ratio', numerator: 'tokens', denominator: 'success' },
}

/** Makes a run of 20 cases with 100 tokens each, of which `right` pass. */
function spending(right: number, parts: Partial<Gate> = { margin: { kind: 'relative', value: 0.1 } }) {
  const ids = Array.from({ length: 20 }, (_, index) => `q${index}`)
  return scoredRun({
    cases: ids.map((id) => goldenCase({ id })),
    trials: ids.map((id, index) => ({
      case: id,
      trial: 0,
      scores: { success: Number(index < right), tokens: 100 },
      unscored: {},
    })),
    metrics: [SUCCESS, SPENT],
    gates: [gate({ id: SPENT.id, metric: SPENT.id, ...parts })],
  })
}

function compareEce(baseline: ReturnType<typeof run>, candidate: ReturnType<typeof run>) {
  const comparison = compareRuns({ baseline, candidate, failOn: 'regression' })
  const [result] = comparison.gates
  return { verdict: comparison.verdict.word, ...result }
}

test('a figure without a gate uses a tenth of the draws in a suite of 10,000 cases that shows no change', () => {
  const P95: MetricFacts = {
    ...SUCCESS,
    id: 'p95',
    kind: 'continuous',
    range: [0, null],
    per_run: { figure: 'percentile', of: 'size', percentile: 95 },
  }
  const arm = (step: number) => {
    const trials = Array.from({ length: 10_000 }, (_, index): ScoredTrial => {
      const size = ((index * step) % 9973) / 9973
      return { case: `c${index}`, trial: 0, scores: { success: 1, size }, unscored: {} }
    })
    return scoredRun({
      cases: trials.map((trial) => goldenCase({ id: trial.case })),
      trials,
      metrics: [SUCCESS, P95],
      gates: [gate()],
    })
  }
  const { metrics } = compareRuns({ baseline: arm(7), candidate: arm(11), failOn: 'regression' })
  const p = metrics.find(({ metric }) => metric.id === 'p95')?.p ?? NaN
  expect(p).toBeGreaterThan(0.1)
  expect(p * 1001).toBeCloseTo(Math.round(p * 1001), 6)
})

test.each([
  ['none', [], 20, 100],
  ['four that pass', ['q0', 'q1', 'q2', 'q3'], 20, 125],
  ['one that fails anyway', ['q19'], 19, 2000 / 19],
])('a figure of `success` includes the failures of deleted sources: %s', (_, deleted, right, figure) => {
  const arm = spending(right)
  const candidate = { ...arm, run: { ...arm.run, deleted_cases: [...deleted] }, stale_cases: [...deleted] }
  const { gates } = compareRuns({ baseline: spending(20), candidate, failOn: 'regression' })
  expect(gates[0]?.candidate).toBeCloseTo(figure, 9)
})

test('an unscored try of a case whose source was deleted stays unscored, in `success` and in figures of it', () => {
  const arm = spending(20)
  const trials = arm.trials.map((trial) =>
    trial.case === 'q0' ? { ...trial, scores: { tokens: 100 }, unscored: { success: 'the judge was away' } } : trial,
  )
  const candidate = { ...arm, trials, run: { ...arm.run, deleted_cases: ['q0', 'q1'] }, stale_cases: ['q0', 'q1'] }
  const { gates, metrics } = compareRuns({ baseline: arm, candidate, failOn: 'regression' })
  expect([gates[0]?.n, gates[0]?.candidate]).toEqual([19, expect.closeTo(1900 / 18, 9)])
  const success = metrics.find(({ metric }) => metric.id === 'success')
  expect(success?.n).toBe(19)
  expect(success?.delta).toBeCloseTo(-1 / 19, 9)
})

describe('a figure of the run with different numbers of trials', () => {
  const P95: MetricFacts = {
    ...SUCCESS,
    id: 'p95',
    kind: 'continuous',
    direction: 'lower',
    range: [0, null],
    per_run: { figure: 'percentile', of: 'size', percentile: 95 },
  }

  /** Makes a run of 20 cases, whose trials have a size of 1 to 20 and further ones. */
  function sized(further: readonly number[], parts: Partial<Gate>) {
    const trials = Array.from({ length: 20 }, (_, at) => [at + 1, ...further]).flatMap((sizes, at) =>
      sizes.map((size, trial) => ({ case: `c${at}`, trial, scores: { success: 1, size }, unscored: {} })),
    )
    return scoredRun({
      cases: Array.from({ length: 20 }, (_, at) => goldenCase({ id: `c${at}` })),
      trials,
      metrics: [SUCCESS, P95],
      gates: [gate(), gate({ id: 'p95', metric: 'p95', ...parts })],
    })
  }

  // numpy.percentile(range(1, 21), 95) = 19.05; of the means over 1…20, 0 and 0 a third of it; of those over 1…20 and 100, 59.525.
  test.each([
    ['the baseline', [0, 0], [], 19.05],
    ['the candidate', [], [100], 59.525],
  ])('is compared on equal numbers, if %s has more', (_, before, after, ofAll) => {
    for (const inference of ['cases-like-these', 'these-cases'] as const) {
      const candidate = sized(after, { margin: { kind: 'relative', value: 0.1 } })
      const { gates } = compareRuns({ baseline: sized(before, {}), candidate, failOn: 'regression', inference })
      expect(gates[1]).toMatchObject({ verdict: 'unchanged', p: 1, delta: 0 })
      expect([gates[1]?.baseline, gates[1]?.candidate]).toEqual([expect.closeTo(19.05, 9), expect.closeTo(19.05, 9)])
      expect(gates[1]?.candidate_value).toBeCloseTo(ofAll, 9)
    }
  })

  test('breaks an absolute bound with all trials', () => {
    const candidate = sized([100], { margin: { kind: 'relative', value: 0.1 }, max: 59 })
    const { gates } = compareRuns({ baseline: sized([], {}), candidate, failOn: 'regression' })
    expect(gates[1]).toMatchObject({ verdict: 'breached', cause: { kind: 'outside-bound', limit: 59 } })
  })
})

describe('a gate on a figure of the run', () => {
  test('is judged only from stored scores and facts', () => {
    expect(metricFactsSchema.parse(JSON.parse(JSON.stringify(ECE)))).toEqual(ECE)
  })

  test('regresses by exchanging the arms of cases', () => {
    const result = compareEce(run(200, 160, 0.8), run(200, 160, 0.95))
    expect(result).toMatchObject({ row: 'per-run', verdict: 'regressed', n: 200, failed: true })
    expect(result.baseline).toBeCloseTo(0, 9)
    expect(result.candidate).toBeCloseTo(0.15, 9)
    expect(result.delta).toBeCloseTo(-0.15, 9)
    expect(result.p).toBeLessThan(0.01)
  })

  test('is unchanged only if every part is, not if only the first is', () => {
    expect(compareEce(run(200, 160, 0.8), run(200, 160, 0.8))).toMatchObject({ verdict: 'unchanged', p: 1 })
    expect(compareEce(run(200, 160, 0.8), run(200, 120, 0.8))).toMatchObject({ verdict: 'regressed' })
  })

  test('is only information below 10 cases', () => {
    const result = compareEce(run(9, 9, 1), run(9, 0, 1))
    expect(result).toMatchObject({ verdict: 'inconclusive', suspect: false, p: null, interval: null })
    expect(result.cause).toEqual({ kind: 'information-only', unit: 'case', units: 9, needed: 10 })
  })

  test.each([
    [10, 10, 0],
    [60, 48, 30],
    [100, 80, 60],
  ])('of %d cases can regress and improve, and shows no interval', (n, before, after) => {
    const [good, bad] = [run(n, before, before / n), run(n, after, before / n)]
    expect(compareEce(good, bad)).toMatchObject({ verdict: 'regressed', failed: true, interval: null, bounds: [] })
    expect(compareEce(bad, good)).toMatchObject({ verdict: 'improved' })
  })

  test('is invalid if a part was not reported', () => {
    expect(compareEce(run(50, 40, 0.8), run(50, 40, null))).toMatchObject({ verdict: 'invalid' })
  })

  test('has an absolute bound without a baseline', () => {
    const candidate = run(50, 40, 0.95)
    const bounded = { ...candidate, run: { ...candidate.run, gates: [gate({ id: ECE.id, metric: ECE.id, max: 0.1 })] } }
    const { gates, verdict } = compareRuns({ baseline: null, candidate: bounded, failOn: 'regression' })
    expect(gates[0]?.candidate_value).toBeCloseTo(0.15, 9)
    expect(verdict.word).toBe('regressed')
  })

  test.each([
    ['max', 8, 'breached', 'above the maximum'],
    ['max', 9, 'within-bounds', 'within its bounds'],
    ['min', 9, 'breached', 'below the minimum'],
  ] as const)('is what %s: %d bounds, not the mean', (side, limit, verdict, reason) => {
    const p95: MetricFacts = {
      ...ECE,
      id: 'latency.p95',
      title: 'p95',
      unit: 'count',
      range: [0, null],
      per_run: { figure: 'percentile', of: 'latency', percentile: 95 },
    }
    const candidate = scoredRun({
      // The latencies have a mean of 4 and a 95th percentile of 8.8.
      cases: ['a', 'b', 'c', 'd', 'e'].map((id) => goldenCase({ id })),
      trials: [1, 2, 3, 4, 10].map((latency, index) => ({
        case: 'abcde'[index] ?? '',
        trial: 0,
        scores: { latency },
        unscored: {},
      })),
      metrics: [p95],
      gates: [gate({ id: p95.id, metric: p95.id, [side]: limit })],
    })
    const [result] = compareRuns({ baseline: null, candidate, failOn: 'regression' }).gates
    expect(result?.candidate_value).toBeCloseTo(8.8, 12)
    expect(result?.verdict).toBe(verdict)
    expect(result && describeCause(result)).toContain(reason)
  })

  test('cannot be compared if one arm has no such figure, and states why', () => {
    const correlation: MetricFacts = {
      ...ECE,
      id: 'calibration.correlation',
      title: 'correlation',
      direction: 'higher',
      range: [-1, 1],
      per_run: { figure: 'correlation', x: 'planner.confidence', y: 'success' },
    }
    const withCorrelation = ({ run: header, trials }: ReturnType<typeof run>) => ({
      run: {
        ...header,
        metrics: [SUCCESS, CONFIDENCE, correlation],
        gates: [gate(), gate({ id: 'r', metric: correlation.id, margin: { kind: 'absolute', value: 0.1 } })].map(
          (one) => (one.metric === 'success' ? { ...one, margin: { kind: 'absolute' as const, value: 0.05 } } : one),
        ),
      },
      trials,
    })
    const { gates } = compareRuns({
      baseline: withCorrelation(run(20, 10, 0.8)),
      candidate: withCorrelation(run(20, 10, 0.8)),
      failOn: 'regression',
    })
    expect(gates[1]).toMatchObject({
      verdict: 'not-comparable',
      cause: { kind: 'no-figure', arms: ['baseline', 'candidate'], infinite: false, figure: 'correlation' },
      baseline: null,
      candidate: null,
    })
  })

  test('is infinite if nothing was right, as in comparison.json', () => {
    const result = compareRuns({ baseline: spending(10), candidate: spending(0), failOn: 'regression' })
    const wanted = { baseline: 200, candidate: null, infinite: ['candidate'], delta: null }
    expect(result.gates[0]).toMatchObject({
      ...wanted,
      cause: { kind: 'no-figure', arms: ['candidate'], infinite: true, figure: 'ratio' },
    })
    expect(result.metrics[1]).toMatchObject(wanted)
    expect(listedMetricSchema.parse(result.metrics[1])).toMatchObject(wanted)
    const both = compareRuns({ baseline: spending(0), candidate: spending(0), failOn: 'regression' })
    expect(both.metrics[1]).toMatchObject({ infinite: ['baseline', 'candidate'] })
  })

  test.each([
    {
      bounds: { max: 500 },
      verdict: 'breached',
      failed: true,
      cause: { kind: 'outside-bound', side: 'max', value: null, limit: 500 },
    },
    { bounds: { min: 1 }, verdict: 'within-bounds', failed: false, cause: { kind: 'within-bounds' } },
  ])('is $verdict against $bounds if nothing was right', ({ bounds, ...wanted }) => {
    for (const baseline of [spending(10), null]) {
      const { gates } = compareRuns({ baseline, candidate: spending(0, bounds), failOn: 'regression' })
      expect(gates[0]).toMatchObject({ ...wanted, candidate_value: null, infinite: ['candidate'] })
    }
  })

  test('is not within its bounds in a slice without cases', () => {
    for (const baseline of [spending(10), null]) {
      const candidate = spending(10, { max: 500, where: 'tag:auth' })
      const { gates, verdict } = compareRuns({ baseline, candidate, failOn: 'regression' })
      expect(gates[0]).toMatchObject({
        verdict: 'not-comparable',
        cause: { kind: 'no-value', figure: null },
        failed: false,
      })
      expect(verdict).toMatchObject({ word: 'invalid', because: 'nothing-measured', passed: false })
    }
  })
})
