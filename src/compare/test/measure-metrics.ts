import { countBy } from '../../model/group-by.js'
import type { GateResult, MetricComparison, SliceComparison } from '../../model/result/gate-result.js'
import type { PairComparison } from '../../model/result/pair-comparison.js'
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
  // As a gate with a margin of 0 would be tested.
  const kind = canTakeLogRatios(test) ? 'relative' : 'absolute'
  const outcome = applyRow(test, { kind, value: 0 }, { decides: false })
  if (outcome === null) throw new Error(`${metric.id} has no row`)
  const { row, delta, interval, p, information_only: isTooFew } = outcome
  const caveat = findSingle(test) ?? (isTooFew ? findTooFew(test) : findCaveat(cases, input.facts))
  return { ...arms, row, delta, interval: interval(), p, cause: caveat }
}

/** What forbids a gate the good verdicts forbids any claim here. */
function findCaveat(cases: GateCases, facts: Comparability): Reason | null {
  return findInvalidity(cases, facts) ?? (isMissingUnevenly(cases.missing) ? missingCases(cases) : null)
}

const UNMEASURED = { row: null, baseline: null, candidate: null, delta: null, interval: null, p: null }

/** Every metric and every tag, whether a gate looks at it or not, with its adjusted p. In order of the metrics. */
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
    const cases = casesOf(metric, null)
    const comparison = lender
      ? lendNumbers(lender)
      : measureMetric({ ...pair, metric, cases, exact: readExact(metric, pair) })
    return cases.left_out === 0 ? comparison : { ...comparison, marks: [describeLeftOut(cases.left_out)] }
  })
  onTested(all.length, all.length)
  const success = all.find(({ id }) => id === SUCCESS)
  const compare = (metric: MetricFacts) => (tag: string) =>
    measureMetric({ ...pair, metric, cases: casesOf(metric, selectTag(tag)) })
  const slices = success === undefined ? [] : compareSlices(pairing.paired, compare(success))
  const [explored = { metrics: [], slices: [] }] = adjustExplored(
    [{ metrics, slices, gates }],
    (_, gate) => gate.p_adjusted,
  )
  return explored
}

type ExploredPair = Pick<PairComparison, 'metrics' | 'slices'>

/** The gate on the whole suite whose numbers a metric has. */
function findLender(gates: readonly GateResult[], { id }: MetricFacts): GateResult | undefined {
  return gates.find(({ gate, row }) => gate.metric === id && gate.where === null && row !== null)
}

/**
 * The metrics and tags of some comparisons, each with its adjusted p: the gate's, by `pOfGate`, where a gate lends its numbers; the others' by
 * Benjamini and Hochberg over all metrics and tags of all of them, so that a report of sixty tests claims something of nothing hardly more
 * often than its gates alone.
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

/** With fewer cases a slice says next to nothing. */
const FEWEST_CASES = 5

type TaggedResult = Omit<SliceComparison, 'p_adjusted'>

/** One metric cut by tag: exploratory, so without verdicts. Tags of fewer than five paired cases, or of all of them, are left out. */
export function compareSlices(
  paired: readonly GoldenCase[],
  compare: (tag: string) => MetricComparison,
): readonly TaggedResult[] {
  const tags = [...countBy(paired.flatMap(({ tags: own }) => [...new Set(own)]))]
    .filter(([, count]) => count >= FEWEST_CASES && count < paired.length)
    .map(([tag]) => tag)
    .sort()
  return tags.map((tag) => ({ tag, result: compare(tag) })).filter(({ result }) => result.p !== null)
}
