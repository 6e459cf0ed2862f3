import { countBy } from '../../model/group-by.js'
import type { GateResult } from '../../model/result/gate-result.js'
import type { ListedMetric, MetricComparison, SliceComparison } from '../../model/result/metric-comparison.js'
import type { Reason } from '../../model/result/reason.js'
import type { MetricFacts } from '../../model/metric.js'
import { applyRow } from './apply-row.js'
import type { Comparability } from '../pair/comparability.js'
import type { GateCases } from '../pair/gate-cases.js'
import {
  type CasesToMeasure,
  findIncomparability,
  findInvalidity,
  isMissingUnevenly,
  missingCases,
  orInvalid,
} from './gate-evidence.js'
import { describeLeftOut } from '../../format/describe-reason.js'
import { type TestInput, findSingle, makeTestInput } from './paired-input.js'
import { canTakeLogRatios } from './paired-rows.js'
import { findMissingFigure, findTooFew, valuesOfArms } from './per-run-row.js'
import type { GoldenCase } from '../../model/suite/case.js'
import { selectTag } from '../../model/suite/selection.js'
import { benjaminiHochberg } from '../../stats/multiplicity.js'
import { type CompareInput, type OpenPair, SUCCESS } from '../pair/open-pair.js'
import { readExact } from './exact-values.js'

interface MetricToMeasure extends CasesToMeasure {
  readonly metric: MetricFacts
}

/**
 * The paired difference of one metric, tested as a gate would test it, and informational: one that cannot be computed loses no other.
 */
export function measureMetric(input: MetricToMeasure): MetricComparison {
  const { metric, cases } = input
  return orInvalid(
    () => measureOwn(input),
    (cause) => ({ ...UNMEASURED, metric, n: cases.pairs.length, cause }),
  )
}

/** The numbers of a tested gate on the whole suite, so that the list of metrics agrees with it. */
function lendNumbers({ metric, n, row, baseline, candidate, infinite, delta, interval, p, cause }: GateResult) {
  const values = { baseline, candidate, ...(infinite !== undefined && { infinite }) }
  return { metric, n, row, ...values, delta, interval, p, cause: p === null && row !== 'fact' ? cause : null }
}

function measureOwn(input: MetricToMeasure): MetricComparison {
  const { metric, cases, alpha } = input
  if (input.exact !== undefined) {
    const { baseline, candidate, delta, obstacle, basis, n } = input.exact
    const row = delta === null ? null : 'exact'
    const isReview = metric.measured_on === 'code-review'
    const cause = obstacle?.cause ?? (isReview ? { kind: 'one-reading' } : { kind: 'exact', ...basis })
    return { ...UNMEASURED, metric, n, row, baseline, candidate, delta, cause }
  }
  const unlike = findIncomparability(metric, cases, input.facts)
  const n = cases.pairs.length
  if (n === 0) return { ...UNMEASURED, metric, n, cause: unlike }
  const test = makeTestInput({ metric, pairs: cases.pairs, alpha, seed: `${input.seed}/${metric.id}` })
  const arms = { metric, n, ...valuesOfArms(test) }
  const cause = unlike ?? findMissingFigure(test)
  if (cause !== null) return { ...UNMEASURED, ...arms, cause }
  const tested = testMetric(test)
  return { ...arms, ...tested, cause: tested.cause ?? findCaveat(cases, input.facts) }
}

/** What forbids a gate the good verdicts forbids any claim here. */
function findCaveat(cases: GateCases, facts: Comparability): Reason | null {
  return findInvalidity(cases, facts) ?? (isMissingUnevenly(cases.missing) ? missingCases(cases) : null)
}

const UNMEASURED = { row: null, baseline: null, candidate: null, delta: null, interval: null, p: null }

/** As a gate with a margin of 0 would be tested. */
function testMetric(input: TestInput): Pick<MetricComparison, 'row' | 'delta' | 'interval' | 'p' | 'cause'> {
  const kind = canTakeLogRatios(input) ? 'relative' : 'absolute'
  const outcome = applyRow(input, { kind, value: 0 }, { decides: false })
  if (outcome === null) throw new Error(`${input.metric.id} has no row`)
  const { row, delta, interval, p, information_only: isTooFew } = outcome
  return { row, delta, interval, p, cause: findSingle(input) ?? (isTooFew ? findTooFew(input) : null) }
}

/**
 * Every metric and every tag, whether a gate looks at it or not. A metric with its adjusted p: the gate's where a gate lends its numbers; the
 * others' by Benjamini and Hochberg over all metrics and tags, so that a report of sixty tests claims something of nothing hardly more often
 * than its gates alone. In order of the metrics.
 */
export function measureMetrics(
  pair: OpenPair,
  gates: readonly GateResult[],
  onTested: CompareInput['onTested'] = () => undefined,
): { readonly metrics: readonly ListedMetric[]; readonly slices: readonly SliceComparison[] } {
  const { pairing, casesOf, candidate } = pair
  const all = candidate.run.metrics
  const measured = all.map((metric, done) => {
    onTested(done, all.length)
    const lender = gates.find(({ gate, row }) => gate.metric === metric.id && gate.where === null && row !== null)
    const cases = casesOf(metric, null)
    const comparison = lender
      ? lendNumbers(lender)
      : measureMetric({ ...pair, metric, cases, exact: readExact(metric, pair) })
    const marks = cases.left_out === 0 ? {} : { marks: [describeLeftOut(cases.left_out)] }
    return { comparison: { ...comparison, ...marks }, lender }
  })
  onTested(all.length, all.length)
  const success = all.find(({ id }) => id === SUCCESS)
  const ps = measured.flatMap(({ comparison: { p } }) => p ?? [])
  const slices =
    success === undefined
      ? []
      : compareSlices({
          paired: pairing.paired,
          compare: (tag) => measureMetric({ ...pair, metric: success, cases: casesOf(success, selectTag(tag)) }),
          beside: ps,
        })
  const adjusted = benjaminiHochberg([...ps, ...slices.map(({ result }) => result.p ?? 1)])
  const tested = measured.filter(({ comparison }) => comparison.p !== null)
  const adjustedOf = new Map(tested.map(({ comparison }, at) => [comparison, adjusted[at] ?? 1]))
  const metrics = measured.map(({ comparison, lender }) => ({
    ...comparison,
    p_adjusted: lender === undefined ? (adjustedOf.get(comparison) ?? null) : lender.p_adjusted,
  }))
  return { metrics, slices }
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
