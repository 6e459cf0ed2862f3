import type { GateResult } from '../../model/result/gate-result.js'
import type { MetricComparison, TestRow } from '../../model/result/metric-comparison.js'
import type { Reason } from '../../model/result/reason.js'
import type { MetricFacts } from '../../model/metric.js'
import { mean } from '../../stats/moments.js'
import { isSingleTrialBinary, testAboutZero } from './apply-row.js'
import type { Comparability } from '../pair/comparability.js'
import type { GateCases } from '../pair/gate-cases.js'
import { type CasesToMeasure, isMissingUnevenly, missingCases, orInvalid } from './gate-evidence.js'
import { describeLeftOut } from '../../format/describe-reason.js'
import { findIncomparability, findInvalidity } from './gate-without-test.js'
import { findSingle, makeTestInput, orientationOf, type TestInput } from './paired-input.js'
import { canTakeLogRatios, takeLogRatios } from './paired-t-row.js'
import {
  agreeingInterval,
  findMissingFigure,
  findTooFew,
  intervalOfFigure,
  isInformationOnly,
  testPerRun,
  valuesOfArms,
} from './per-run-row.js'

/** A metric's comparison. */
export interface MeasuredMetric {
  readonly comparison: MetricComparison
  /** The gate that lends its numbers. */
  readonly gate: GateResult | null
}

/**
 * The paired difference of one metric, for the list of all metrics. A tested gate on the whole suite lends its numbers, so
 * that list and gates agree; every other metric is informational, tested as a gate would test it, and one that cannot be computed loses no
 * other.
 */
export function measureMetric(input: MetricToMeasure): MeasuredMetric {
  return orInvalid(
    () => measureOwn(input),
    (cause) => {
      const { metric, cases } = input
      return { comparison: { ...UNMEASURED, metric, n: cases.pairs.length, cause }, gate: null }
    },
  )
}

/** The same of one of the run's metrics, which takes the numbers of its gate and says how many cases it leaves out. */
export function measureListed(
  facts: Omit<MetricToMeasure, 'gate'> & { readonly gates: readonly GateResult[] },
): MeasuredMetric {
  const { gates, ...input } = facts
  const tested = gates.find(({ gate, row }) => gate.metric === input.metric.id && gate.where === null && row !== null)
  const measured = measureMetric({ ...input, gate: tested ?? null })
  const { left_out: leftOut } = input.cases
  if (leftOut === 0) return measured
  return { ...measured, comparison: { ...measured.comparison, marks: [describeLeftOut(leftOut)] } }
}

interface MetricToMeasure extends CasesToMeasure {
  readonly metric: MetricFacts
  readonly gate: GateResult | null
}

function measureOwn(input: MetricToMeasure): MeasuredMetric {
  const { metric, cases, gate, alpha } = input
  if (gate !== null) {
    const { n, row, baseline, candidate, infinite, delta, interval, p } = gate
    const cause = p === null && row !== 'fact' ? gate.cause : null
    const values = { baseline, candidate, ...(infinite !== undefined && { infinite }) }
    return { comparison: { metric, n, row, ...values, delta, interval, p, cause }, gate }
  }
  if (input.exact !== undefined) {
    const { baseline, candidate, delta, obstacle, basis, n } = input.exact
    const row = delta === null ? null : 'exact'
    const isReview = metric.measured_on === 'code-review'
    const cause = obstacle?.cause ?? (isReview ? { kind: 'one-reading' } : { kind: 'exact', ...basis })
    const comparison = { ...UNMEASURED, metric, n, row, baseline, candidate, delta, cause } as const
    return { comparison, gate }
  }
  const unlike = findIncomparability(metric, cases, input.facts)
  const n = cases.pairs.length
  if (n === 0) return { comparison: { ...UNMEASURED, metric, n, cause: unlike }, gate }
  const test = makeTestInput({ metric, pairs: cases.pairs, alpha, seed: `${input.seed}/${metric.id}` })
  const arms = { metric, n, ...valuesOfArms(test) }
  const cause = unlike ?? findMissingFigure(test)
  if (cause !== null) return { comparison: { ...UNMEASURED, ...arms, cause }, gate }
  const tested = testMetric(test)
  const comparison = { ...arms, ...tested, cause: tested.cause ?? findCaveat(cases, input.facts) }
  return { comparison, gate }
}

/** What forbids a gate the good verdicts forbids any claim here. */
function findCaveat(cases: GateCases, facts: Comparability): Reason | null {
  return findInvalidity(cases, facts) ?? (isMissingUnevenly(cases.missing) ? missingCases(cases) : null)
}

const UNMEASURED = { row: null, baseline: null, candidate: null, delta: null, interval: null, p: null }

type Tested = Pick<MetricComparison, 'row' | 'delta' | 'interval' | 'p' | 'cause'>

function testMetric(input: TestInput): Tested {
  if (input.metric.per_run !== undefined) return testFigure(input)
  const isLog = canTakeLogRatios(input)
  const row: TestRow = isLog ? 'log-ratio' : isSingleTrialBinary(input) ? 'mcnemar' : 'paired-t'
  const asTested = isLog ? takeLogRatios(input) : input
  const { interval, p } = testAboutZero(asTested, row)
  return { row, delta: mean(asTested.differences), interval, p, cause: findSingle(input) }
}

function testFigure(input: TestInput): Tested {
  const { baseline, candidate } = valuesOfArms(input)
  const { p } = testPerRun(input, { decides: false })
  return {
    row: 'per-run',
    delta: orientationOf(input.metric) * ((candidate ?? NaN) - (baseline ?? NaN)) + 0,
    interval: agreeingInterval(intervalOfFigure(input, { decides: false }), p, input.alpha),
    p,
    cause: findSingle(input) ?? (isInformationOnly(input) ? findTooFew(input) : null),
  }
}
