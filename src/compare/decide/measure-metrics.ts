import type { GateResult } from '../../model/result/gate-result.js'
import type { ListedMetric, MetricComparison, SliceComparison } from '../../model/result/metric-comparison.js'
import type { GoldenCase } from '../../model/suite/case.js'
import { selectTag } from '../../model/suite/selection.js'
import { benjaminiHochberg } from '../../stats/multiplicity.js'
import { collectGateCases } from '../pair/gate-cases.js'
import { NO_CASES } from '../pair/metric-columns.js'
import { type OpenPair, SUCCESS } from '../pair/open-pair.js'
import { exactOf } from '../test/exact-values.js'
import { measureListed, measureMetric } from '../test/measure-metric.js'

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
  const counts = new Map<string, number>()
  for (const { tags } of input.paired) for (const tag of new Set(tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  const tags = [...counts]
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
