import type { GateResult } from '../../model/result/gate-result.js'
import type { MetricComparison, TestRow } from '../../model/result/metric-comparison.js'
import type { Inference } from '../../model/suite/inference.js'
import type { MetricFacts } from '../../model/metric.js'
import { mean } from '../../stats/moments.js'
import { isSingleTrialBinary, testAboutZero } from './apply-row.js'
import type { Comparability } from '../differences/comparability.js'
import { EXACT, ONE_READING, withBasis } from './exact-gate.js'
import type { ExactValues } from './exact-values.js'
import type { GateCases } from '../gates/gate-cases.js'
import { isMissingUnevenly, orInvalid } from '../gates/gate-evidence.js'
import { describeLeftOut, findIncomparability, findInvalidity } from '../gates/gate-without-test.js'
import { makeTestInput, orientationOf, type TestInput } from '../pairing/paired-input.js'
import { canTakeLogRatios, takeLogRatios } from './paired-t-row.js'
import {
  agreeingInterval,
  explainTooFew,
  findMissingFigure,
  intervalOfFigure,
  isInformationOnly,
  testPerRun,
  valuesOfArms,
} from './per-run-row.js'
import { areTrialsMissingUnevenly, explainTooFewTrials, testTrials } from './these-cases-row.js'

/** A metric's comparison. */
export interface MeasuredMetric {
  readonly comparison: MetricComparison
  /** The gate that lends its numbers. */
  readonly gate: GateResult | null
}

/**
 * The paired difference of one metric, for the list of all metrics. A tested gate on the whole suite lends its numbers, so
 * that list and gates agree; every other metric is informational, tested as a gate would test it, and one that cannot be computed loses no
 * other. `seed` is the suite's.
 */
export function measureMetric(input: MetricToMeasure): MeasuredMetric {
  return orInvalid(
    () => measureOwn(input),
    (reason) => {
      const { metric, cases } = input
      return { comparison: { ...UNMEASURED, metric, n: cases.pairs.length, reason }, gate: null }
    },
  )
}

/** The same of one of the run's metrics, which takes the numbers of its gate and says how many cases it leaves out. */
export function measureListed({
  gates,
  ...input
}: Omit<MetricToMeasure, 'gate'> & { readonly gates: readonly GateResult[] }): MeasuredMetric {
  const tested = gates.find(({ gate, row }) => gate.metric === input.metric.id && gate.where === null && row !== null)
  const measured = measureMetric({ ...input, gate: tested ?? null })
  const leftOut = describeLeftOut(input.cases)
  return leftOut === null ? measured : { ...measured, comparison: { ...measured.comparison, marks: [leftOut] } }
}

interface MetricToMeasure {
  readonly metric: MetricFacts
  readonly cases: GateCases
  readonly facts: Comparability
  readonly alpha: number
  readonly seed: number
  readonly gate: GateResult | null
  /** Of a metric that is one number on each side. */
  readonly exact?: ExactValues | undefined
  readonly inference?: Inference
}

function measureOwn(input: MetricToMeasure): MeasuredMetric {
  const { metric, cases, gate, alpha } = input
  if (gate !== null) {
    const { n, row, baseline, candidate, infinite, delta, interval, p } = gate
    const reason = p === null ? gate.reason : null
    const values = { baseline, candidate, ...(infinite !== undefined && { infinite }) }
    return { comparison: { metric, n, row, ...values, delta, interval, p, reason }, gate }
  }
  if (input.exact !== undefined) {
    const { baseline, candidate, delta, obstacle, basis, n } = input.exact
    const row = delta === null ? null : 'exact'
    const reason = obstacle?.reason ?? (metric.measured_on === 'code-review' ? ONE_READING : withBasis(EXACT, basis))
    const comparison = { ...UNMEASURED, metric, n, row, baseline, candidate, delta, reason } as const
    return { comparison, gate }
  }
  const unlike = findIncomparability(metric, cases, input.facts)
  const n = cases.pairs.length
  if (n === 0) return { comparison: { ...UNMEASURED, metric, n, reason: unlike }, gate }
  const { inference = 'cases-like-these' } = input
  const test = makeTestInput({ metric, pairs: cases.pairs, alpha, seed: `${input.seed}/${metric.id}`, inference })
  const arms = { metric, n, ...valuesOfArms(test) }
  const reason = unlike ?? findMissingFigure(test)
  if (reason !== null) return { comparison: { ...UNMEASURED, ...arms, reason }, gate }
  const tested = testMetric(test)
  const comparison = { ...arms, ...tested, reason: tested.reason ?? findCaveat(cases, input.facts) }
  return { comparison, gate }
}

/** What forbids a gate the good verdicts forbids any claim here. */
function findCaveat(cases: GateCases, facts: Comparability): string | null {
  return findInvalidity(cases, facts) ?? (isMissingUnevenly(cases.missing) ? 'cases are missing unevenly' : null)
}

const UNMEASURED = { row: null, baseline: null, candidate: null, delta: null, interval: null, p: null }

const TRIALS_MISSING = 'trials are missing unevenly'

type Tested = Pick<MetricComparison, 'row' | 'delta' | 'interval' | 'p' | 'reason'>

function testMetric(input: TestInput): Tested {
  if (input.metric.per_run !== undefined) return testFigure(input)
  if (input.inference === 'these-cases')
    return {
      ...testTrials(input),
      delta: mean(input.differences),
      interval: null,
      reason: explainTooFewTrials(input.pairs) ?? (areTrialsMissingUnevenly(input.pairs) ? TRIALS_MISSING : null),
    }
  const isLog = canTakeLogRatios(input)
  const row: TestRow = isLog ? 'log-ratio' : isSingleTrialBinary(input) ? 'mcnemar' : 'paired-t'
  const asTested = isLog ? takeLogRatios(input) : input
  const { interval, p } = testAboutZero(asTested, row)
  return { row, delta: mean(asTested.differences), interval, p, reason: explainSingle(input) }
}

function testFigure(input: TestInput): Tested {
  const { baseline, candidate } = valuesOfArms(input)
  const { p } = testPerRun(input, { decides: false })
  return {
    row: 'per-run',
    delta: orientationOf(input.metric) * ((candidate ?? NaN) - (baseline ?? NaN)) + 0,
    interval: agreeingInterval(intervalOfFigure(input, { decides: false }), p, input.alpha),
    p,
    reason: explainSingle(input) ?? (isInformationOnly(input) ? explainTooFew(input) : null),
  }
}

function explainSingle(input: TestInput): string | null {
  if (!input.is_single) return null
  return input.pairs.length === 1 ? 'one case is too few to test' : 'all cases are in one cluster'
}
