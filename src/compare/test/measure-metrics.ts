import { countBy } from '../../model/group-by.js'
import type { GateResult } from '../../model/result/gate-result.js'
import type { ListedMetric, MetricComparison, SliceComparison, TestRow } from '../../model/result/metric-comparison.js'
import type { Reason } from '../../model/result/reason.js'
import type { MetricFacts } from '../../model/metric.js'
import { mean } from '../../stats/moments.js'
import { isSingleTrialBinary, testAboutZero } from './apply-row.js'
import type { Comparability } from '../pair/comparability.js'
import { type GateCases, collectGateCases } from '../pair/gate-cases.js'
import {
  type CasesToMeasure,
  findIncomparability,
  findInvalidity,
  isMissingUnevenly,
  missingCases,
  orInvalid,
} from './gate-evidence.js'
import { describeLeftOut } from '../../format/describe-reason.js'
import { type TestInput, findSingle, makeTestInput, orientationOf } from './paired-input.js'
import { canTakeLogRatios, takeLogRatios } from './paired-rows.js'
import {
  agreeingInterval,
  findMissingFigure,
  findTooFew,
  intervalOfFigure,
  isInformationOnly,
  testPerRun,
  valuesOfArms,
} from './per-run-row.js'
import type { GoldenCase } from '../../model/suite/case.js'
import { selectTag } from '../../model/suite/selection.js'
import { benjaminiHochberg } from '../../stats/multiplicity.js'
import { NO_CASES } from '../pair/metric-columns.js'
import { type OpenPair, SUCCESS } from '../pair/open-pair.js'
import { exactOf } from './exact-values.js'

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

/** Every metric and every tag, whether a gate looks at it or not. */
export function measureMetrics(
  pair: OpenPair,
  gates: readonly GateResult[],
): { readonly metrics: readonly ListedMetric[]; readonly slices: readonly SliceComparison[] } {
  const { pairing, facts, casesOf, candidate } = pair
  const { metrics: measured } = candidate.run
  // Without a baseline nothing is paired, and the columns of a hundred metrics need not be read to say so.
  const unpaired =
    facts.no_baseline === null
      ? null
      : collectGateCases({ pairing, slice: null, columns: { baseline: NO_CASES, candidate: NO_CASES } })
  const metrics = measured.map((metric) =>
    measureListed({ ...pair, metric, cases: unpaired ?? casesOf(metric, null), gates, exact: exactOf(metric, pair) }),
  )
  const success = measured.find(({ id }) => id === SUCCESS)
  const slices =
    success === undefined
      ? []
      : compareSlices({
          paired: pairing.paired,
          compare: (tag) =>
            measureMetric({ ...pair, metric: success, cases: casesOf(success, selectTag(tag)), gate: null }).comparison,
          beside: metrics.flatMap(({ comparison: { p } }) => (p === null ? [] : [p])),
        })
  return { metrics: listMetrics(metrics, slices), slices }
}

/**
 * Every metric with its adjusted p: the gate's where a gate lends its numbers; the others' by Benjamini and Hochberg over all metrics and
 * tags, so that a report of sixty tests claims something of nothing hardly more often than its gates alone. In order of the metrics.
 */
function listMetrics(
  metrics: readonly { readonly comparison: MetricComparison; readonly gate: GateResult | null }[],
  slices: readonly Pick<SliceComparison, 'result'>[],
): readonly ListedMetric[] {
  const tested = metrics.flatMap(({ comparison: { metric, p } }) => (p === null ? [] : [{ id: metric.id, p }]))
  const adjusted = benjaminiHochberg([...tested.map(({ p }) => p), ...slices.map(({ result }) => result.p ?? 1)])
  const adjustedOf = new Map(tested.map(({ id }, index) => [id, adjusted[index] ?? 1]))
  return metrics.map(({ comparison, gate }) => ({
    ...comparison,
    p_adjusted: gate === null ? (adjustedOf.get(comparison.metric.id) ?? null) : gate.p_adjusted,
  }))
}

/** With fewer cases a slice says next to nothing. */
const FEWEST_CASES = 5

/**
 * One metric cut by tag: exploratory, so without verdicts, and with p adjusted by Benjamini and Hochberg over all slices
 * and metrics together. Tags of fewer than five paired cases, or of all of them, are left out.
 */
export function compareSlices(input: {
  readonly paired: readonly GoldenCase[]
  readonly compare: (tag: string) => MetricComparison
  /** The p-values of the metrics on all cases. */
  readonly beside: readonly number[]
}): readonly SliceComparison[] {
  const tags = [...countBy(input.paired.flatMap(({ tags: own }) => [...new Set(own)]))]
    .filter(([, count]) => count >= FEWEST_CASES && count < input.paired.length)
    .map(([tag]) => tag)
    .sort()
  const slices = tags.flatMap((tag) => {
    const result = input.compare(tag)
    return result.p === null ? [] : [{ tag, result }]
  })
  const adjusted = benjaminiHochberg([...slices.map(({ result }) => result.p ?? 1), ...input.beside])
  return slices.map(({ tag, result }, index) => ({ tag, result, p_adjusted: adjusted[index] ?? 1 }))
}
