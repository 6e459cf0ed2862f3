import type { MetricDefinition } from '../../model/metric.js'
import { defineMetric, type MetricSpec } from './define-metric.js'

type Fixed = 'kind' | 'direction' | 'range' | 'scale' | 'default_margin' | 'when_failed'
/** `definition` is `name/1` and `applies` always, unless it says otherwise. */
type AmountMetricSpec = Omit<MetricSpec, Fixed | 'definition' | 'applies'> &
  Partial<Pick<MetricSpec, 'definition' | 'applies'>>

/** What an answer takes, in time, tokens or money: lower is better, compared by its ratio, and unknown of a failed trial. */
export function defineAmountMetric(spec: AmountMetricSpec): MetricDefinition {
  return defineMetric({
    definition: `${spec.name}/1`,
    applies: () => true,
    ...spec,
    kind: 'continuous',
    direction: 'lower',
    range: [0, null],
    scale: 'log-ratio',
    default_margin: { kind: 'relative', value: 0.1 },
    when_failed: 'unscored',
  })
}
