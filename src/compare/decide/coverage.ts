import type { GoldenCase } from '../../model/suite/case.js'
import type { ListedMetric, MetricComparison } from '../../model/result/gate-result.js'
import type { Coverage } from '../../model/result/pair-comparison.js'
import { isQuality, type MetricFacts, seesQuality } from '../../model/metric.js'
import { matchesSelection } from '../../model/suite/selection.js'
import { benjaminiHochberg } from '../../stats/multiplicity.js'
import { EPSILON, logMargin } from '../../model/relative-change.js'
import { orientationOf } from '../test/paired-input.js'
import type { CheckedGate } from '../pair/check-gates.js'
import { isScored } from '../pair/metric-columns.js'
import type { OpenPair } from '../pair/open-pair.js'
import type { CasePairing } from '../pair/pair-cases.js'
import { measureMetric } from '../test/measure-metrics.js'

/** How many metrics are suggested to a reader who asks what to gate. */
const MAX_NAMED = 3

/**
 * Finds the candidate's cases that no fail gate on a quality metric applies to, and the quality metrics that got worse among them
 * (docs/decision-rules.md#coverage). A metric got worse if its p, adjusted by Benjamini and Hochberg over the metrics tested on these
 * cases, is below alpha and its loss reaches its default margin. `null` if every case is covered.
 */
export function measureCoverage(pair: OpenPair): Coverage | null {
  const { checked, pairing, candidate, columnOf } = pair
  const asked = new Set(candidate.trials.map((trial) => trial.case))
  const columns = new Map(checked.map(({ metric }) => [metric.id, columnOf(metric)]))
  const cases = pairing.candidate.filter(({ id }) => asked.has(id))
  const open = findUncovered(checked, cases, (metric, { id }) => {
    const own = columns.get(metric.id)
    return (own?.candidate.get(id) ?? own?.baseline.get(id)) !== undefined
  })
  if (open.length === 0) return null
  const ids = new Set(open.map(({ id }) => id))
  const own: CasePairing = {
    ...pairing,
    baseline: pairing.baseline === null ? null : pairing.baseline.filter(({ id }) => ids.has(id)),
    candidate: open,
    paired: pairing.paired.filter(({ id }) => ids.has(id)),
  }
  const paired = new Set(pairing.paired.map(({ id }) => id))
  const compared = { cases: cases.filter(({ id }) => paired.has(id)).length, uncovered: own.paired.length }
  // A figure of the run means little for only some of the run's cases.
  const counted = candidate.run.metrics.flatMap((metric) => {
    if (!seesQuality(metric) || metric.per_run !== undefined) return []
    const column = columnOf(metric).candidate
    return [{ id: metric.id, cases: open.filter(({ id }) => isScored(column.get(id))).length }]
  })
  return {
    cases: cases.length,
    uncovered: open.map(({ id }) => id),
    ...(compared.cases > 0 && compared.cases < cases.length && { compared }),
    gated: qualityGates(checked).length > 0,
    gateable: counted
      .filter((metric) => metric.cases > 0)
      .sort((a, b) => b.cases - a.cases)
      .slice(0, MAX_NAMED)
      .map(({ id }) => id),
    losses: pairing.baseline === null ? [] : findLosses(pair, own),
  }
}

/** Returns the cases that no fail gate on a quality metric applies to. */
export function findUncovered(
  checked: readonly CheckedGate[],
  cases: readonly GoldenCase[],
  applies: (metric: MetricFacts, golden: GoldenCase) => boolean,
): readonly GoldenCase[] {
  const gates = qualityGates(checked)
  return cases.filter(
    (golden) =>
      !gates.some(
        ({ metric, slice }) => (slice === null || matchesSelection(golden, slice)) && applies(metric, golden),
      ),
  )
}

function qualityGates(checked: readonly CheckedGate[]): readonly CheckedGate[] {
  return checked.filter(({ gate, metric }) => gate.severity === 'fail' && seesQuality(metric))
}

/** Returns the losses, greatest first, measured in default margins. */
function findLosses(pair: OpenPair, pairing: CasePairing): readonly ListedMetric[] {
  const tested = pair.candidate.run.metrics
    .filter((metric) => isQuality(metric) && metric.measured_on === undefined)
    .flatMap((metric) => {
      const comparison = measureMetric({ ...pair, metric, cases: pair.casesOf(metric, null, pairing) })
      return comparison.p === null ? [] : [{ comparison, p: comparison.p }]
    })
  const adjusted = benjaminiHochberg(tested.map(({ p }) => p))
  return tested
    .flatMap(({ comparison }, index) => {
      const p = adjusted[index] ?? 1
      const size = lossInMargins(comparison)
      return p < pair.alpha && size !== null && size >= 1 - EPSILON
        ? [{ size, listed: { ...comparison, p_adjusted: p } }]
        : []
    })
    .sort((a, b) => b.size - a.size)
    .map(({ listed }) => listed)
}

/**
 * Returns a metric's loss as a multiple of its default margin; `null` if the metric has no default margin or lost nothing.
 * @example lossInMargins({ metric: success, delta: -0.1, … }) // 2
 */
function lossInMargins({ metric, row, baseline, delta }: MetricComparison): number | null {
  const { default_margin: margin, absolute_margin: absolute } = metric
  if (margin === undefined || delta === null || delta >= -EPSILON) return null
  if (margin.kind === 'absolute') return -delta / margin.value
  if (row === 'log-ratio') return -delta / logMargin(margin.value, orientationOf(metric))
  if (baseline === null) return null
  if (baseline > EPSILON) return -delta / (margin.value * baseline)
  return absolute === undefined ? null : -delta / absolute
}
