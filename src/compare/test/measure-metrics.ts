import { countBy } from '../../model/group-by.js'
import type { GateResult, MetricComparison, SliceComparison } from '../../model/result/gate-result.js'
import type { PairComparison } from '../../model/result/pair-comparison.js'
import type { Cause } from '../../model/result/cause.js'
import { isQuality, type MetricFacts } from '../../model/metric.js'
import { applyRow } from './apply-row.js'
import type { Comparability } from '../pair/comparability.js'
import { findPrimaryGate } from '../pair/check-gates.js'
import { type GateCases, NO_GATE_CASES } from '../pair/gate-cases.js'
import {
  type CasesToMeasure,
  findIncomparability,
  findInvalidity,
  isMissingUnevenly,
  missingCases,
  catchBug,
} from './gate-evidence.js'
import { describeCostsLeftOut } from '../../format/describe-reason.js'
import { findSingle, makeTestInput } from './paired-input.js'
import { findMissingFigure, findTooFew, valuesOfArms } from './per-run-row.js'
import { canTakeLogRatios } from './paired-rows.js'
import type { GoldenCase } from '../../model/suite/case.js'
import { selectTag } from '../../model/suite/selection.js'
import { benjaminiHochberg } from '../../stats/multiplicity.js'
import { type CompareInput, type OpenPair, SUCCESS } from '../pair/open-pair.js'
import { readExact } from './exact-values.js'

type MetricToMeasure = CasesToMeasure & { readonly metric: MetricFacts }

/**
 * Measures the paired difference of one metric, tested as a gate would test it but for information only. If one metric cannot be computed,
 * the others still are.
 */
export function measureMetric(input: MetricToMeasure): MetricComparison {
  const { metric, cases } = input
  return catchBug(
    () => measureOwn(input),
    (cause) => ({ ...UNMEASURED, metric, n: cases.pairs.length, cause }),
  )
}

/** Takes the numbers of a tested gate on the whole suite, so that the list of metrics agrees with it. */
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
  // Tested like a gate with a margin of 0.
  const kind = canTakeLogRatios(test) ? 'relative' : 'absolute'
  const outcome = applyRow(test, { kind, value: 0 }, { decides: false })
  if (outcome === null) throw new Error(`${metric.id} has no row`)
  const { row, delta, interval, p, information_only: isTooFew } = outcome
  const caveat = findSingle(test) ?? (isTooFew ? findTooFew(test) : findCaveat(cases, input.facts))
  return { ...arms, row, delta, interval: interval(), p, cause: caveat }
}

/** Returns the caveat for a metric that a gate on it could not get good verdicts for either. */
function findCaveat(cases: GateCases, facts: Comparability): Cause | null {
  return findInvalidity(cases, facts) ?? (isMissingUnevenly(cases.missing) ? missingCases(cases) : null)
}

const UNMEASURED = { row: null, baseline: null, candidate: null, delta: null, interval: null, p: null }

/** Measures every metric and every tag, with or without a gate, with its adjusted p. In order of the metrics. */
export function measureMetrics(
  pair: OpenPair,
  gates: readonly GateResult[],
  onTested: CompareInput['onTested'] = () => undefined,
): ExploredPair {
  const { pairing, casesOf, candidate } = pair
  const all = candidate.run.metrics
  const metrics = all.map((metric, done) => {
    onTested(done, all.length)
    const lender = findLender(gates, metric)
    const cases = pairing.paired.length === 0 ? NO_GATE_CASES : casesOf(metric, null)
    const comparison = lender
      ? lendNumbers(lender)
      : measureMetric({ ...pair, metric, cases, exact: readExact(metric, pair) })
    return cases.left_out === 0 ? comparison : { ...comparison, marks: [describeCostsLeftOut(cases.left_out)] }
  })
  onTested(all.length, all.length)
  const sliced = pairing.paired.length === 0 ? null : chooseSliced(pair)
  const compare = (metric: MetricFacts) => (tag: string) =>
    measureMetric({ ...pair, metric, cases: casesOf(metric, selectTag(tag)) })
  const slices = sliced === null ? [] : compareSlices(pairing.paired, compare(sliced))
  const [explored = { metrics: [], slices: [] }] = adjustExplored(
    [{ metrics, slices, gates }],
    (_, gate) => gate.p_adjusted,
  )
  return explored
}

/** Returns the metric that is compared by tag: `success`, or the primary gate's metric if no case has a score of `success`. */
function chooseSliced({ candidate: { run }, casesOf, checked }: OpenPair): MetricFacts | null {
  const success = run.metrics.find(({ id }) => id === SUCCESS)
  if (success !== undefined && casesOf(success, null).pairs.length > 0) return success
  const primary = findPrimaryGate(checked)?.metric
  return primary !== undefined && isQuality(primary) && primary.per_run === undefined ? primary : null
}

type ExploredPair = Pick<PairComparison, 'metrics' | 'slices'>

/** Returns the gate on the whole suite that the metric takes its numbers from. */
function findLender(gates: readonly GateResult[], { id }: MetricFacts): GateResult | undefined {
  return gates.find(({ gate, row }) => gate.metric === id && gate.where === null && row !== null)
}

/**
 * Adjusts the p-values of the metrics and tags of several comparisons. A metric with a gate takes the gate's p (`pOfGate`); the others are
 * adjusted by Benjamini and Hochberg over all metrics and tags of all comparisons, so that a report of sixty tests makes hardly more false
 * claims than its gates alone.
 */
export function adjustExplored(
  pairs: readonly {
    readonly metrics: readonly MetricComparison[]
    readonly slices: readonly TaggedResult[]
    readonly gates: readonly GateResult[]
  }[],
  pOfGate: (pair: number, gate: GateResult) => number | null,
): readonly ExploredPair[] {
  const ps = pairs.flatMap(({ metrics, slices }) => [
    ...metrics.flatMap(({ p }) => p ?? []),
    ...slices.map(({ result }) => result.p ?? 1),
  ])
  const adjusted = benjaminiHochberg(ps).values()
  const next = (): number => adjusted.next().value ?? 1
  return pairs.map(({ metrics, slices, gates }, pair) => ({
    metrics: metrics.map((metric) => {
      const own = metric.p === null ? null : next()
      const lender = findLender(gates, metric.metric)
      return { ...metric, p_adjusted: lender === undefined ? own : pOfGate(pair, lender) }
    }),
    slices: slices.map((slice) => ({ ...slice, p_adjusted: next() })),
  }))
}

/** With fewer cases a slice shows almost nothing. */
const MIN_CASES = 5

type TaggedResult = Omit<SliceComparison, 'p_adjusted'>

/**
 * Compares one metric by tag, without verdicts, as this is exploratory. Leaves out tags of fewer than five paired cases and tags of all.
 */
export function compareSlices(
  paired: readonly GoldenCase[],
  compare: (tag: string) => MetricComparison,
): readonly TaggedResult[] {
  const tags = [...countBy(paired.flatMap(({ tags: own }) => [...new Set(own)]))]
    .filter(([, count]) => count >= MIN_CASES && count < paired.length)
    .map(([tag]) => tag)
    .sort()
  return tags.map((tag) => ({ tag, result: compare(tag) })).filter(({ result }) => result.p !== null)
}
