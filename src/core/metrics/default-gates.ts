import type { GoldenCase } from '../model/case.js'
import type { Gate } from '../model/gate.js'
import type { Metric } from '../model/metric.js'

/**
 * The gates of a suite that names none, each at its metric's default margin: success (primary), precision at `primary_k`
 * and tokens per query, as far as the metric applies to at least one case.
 */
export function defaultGates({
  metrics,
  cases,
}: {
  readonly metrics: readonly Metric[]
  readonly cases: readonly GoldenCase[]
}): readonly Gate[] {
  return metrics
    .filter((metric) => metric.default_gate !== undefined && cases.some((golden) => metric.applies(golden)))
    .map((metric) => ({
      id: metric.id,
      metric: metric.id,
      severity: 'fail',
      evidence: 'significant',
      primary: metric.default_gate === 'primary',
      margin: metric.default_margin ?? null,
      min: null,
      max: null,
      where: null,
      assumed: true,
    }))
}
