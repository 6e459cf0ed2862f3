import type { GateResult, MetricComparison, TestRow } from '../model/comparison.js'
import type { MetricFacts } from '../model/metric.js'
import { mean } from '../stats/mean.js'
import { testClustered } from './clustered-row.js'
import type { GateCases } from './gate-cases.js'
import type { Comparability } from './comparability.js'
import { findIncomparability } from './gate-without-test.js'
import { canTakeLogRatios, takeLogRatios } from './log-ratio-row.js'
import { testMcnemar } from './mcnemar-row.js'
import { testPairedT } from './paired-t-row.js'
import { figureOf } from './per-run-row.js'
import { NO_TEST } from './row-outcome.js'
import { makeTestInput, orientationOf, type TestInput } from './paired-input.js'
import { isSingleTrialBinary } from './apply-row.js'

/**
 * The paired difference of one metric, for the list of all metrics. A tested gate on the whole suite lends its numbers, so
 * that list and gates agree; every other metric is informational and costs no resampling (its interval is McNemar's or t's).
 */
export function compareMetric(input: {
  readonly metric: MetricFacts
  readonly cases: GateCases
  readonly facts: Comparability
  readonly alpha: number
  readonly gate: GateResult | null
}): MetricComparison {
  const { metric, cases, gate } = input
  if (gate !== null) {
    const { n, row, baseline, candidate, delta, interval, p } = gate
    return { metric, n, row, baseline, candidate, delta, interval, p, reason: p === null ? gate.reason : null }
  }
  const reason = findIncomparability(metric, cases, input.facts)
  const n = cases.pairs.length
  if (n === 0) return { ...UNMEASURED, metric, n, reason }
  const test = makeTestInput({ metric, pairs: cases.pairs, alpha: input.alpha, seed: metric.id })
  const summarize = figureOf(metric) ?? mean
  const arms = { metric, n, baseline: summarize(test.baseline), candidate: summarize(test.candidate) }
  return reason === null ? { ...arms, ...testMetric(test) } : { ...UNMEASURED, ...arms, reason }
}

const UNMEASURED = { row: null, baseline: null, candidate: null, delta: null, interval: null, p: null }

type Tested = Pick<MetricComparison, 'row' | 'delta' | 'interval' | 'p' | 'reason'>

function testMetric(input: TestInput): Tested {
  const figure = figureOf(input.metric)
  if (figure !== null) {
    const delta = orientationOf(input.metric) * (figure(input.candidate) - figure(input.baseline)) + 0
    return { row: 'per-run', delta, interval: null, p: null, reason: 'shown without a test: no gate asks for one' }
  }
  const isLog = canTakeLogRatios(input)
  const { differences } = isLog ? takeLogRatios(input) : input
  const row: TestRow = isLog ? 'log-ratio' : isSingleTrialBinary(input) ? 'mcnemar' : 'paired-t'
  const { interval, p } = testAboutZero(input, row, differences)
  const reason = input.is_single
    ? input.pairs.length === 1
      ? 'one case is too few to test'
      : 'all cases are in one cluster'
    : null
  return { row, delta: mean(differences), interval, p, reason }
}

function testAboutZero(input: TestInput, row: TestRow, differences: readonly number[]): Pick<Tested, 'interval' | 'p'> {
  if (input.is_single) return NO_TEST
  if (input.clusters !== null) return testClustered(differences, input.clusters, input.alpha)
  return row === 'mcnemar' ? testMcnemar(input) : testPairedT(differences, input.alpha)
}
