import type { MetricDefinition } from '../../model/metric.js'
import type { Failure } from '../../model/run/observation.js'
import { scored } from '../../model/score.js'
import { defineMetric, type MetricSpec } from '../define/define-metric.js'

interface FailureSpec extends Pick<MetricSpec, 'name' | 'title'> {
  readonly counts: (failure: Failure) => boolean
}

/** A share of trials that failed; what the infrastructure failed is unscored everywhere. */
function defineFailure({ name, title, counts }: FailureSpec): MetricDefinition {
  return defineMetric({
    name,
    title,
    aspect: 'conduct',
    source:
      'poc-ai-workflow-frameworks, METRICS.md, query time-outs and exceptions: counted beside the times of the trials that were answered',
    unit: 'ratio',
    kind: 'binary',
    direction: 'lower',
    range: [0, 1],
    default_margin: { kind: 'absolute', value: 0.05 },
    definition: `${name}/1`,
    applies: () => true,
    score: () => scored(0),
    when_failed: (failure) => (counts(failure) ? 1 : 0),
  })
}

export const timeouts = defineFailure({
  name: 'performance.timeout',
  title: 'timed out',
  counts: ({ kind }) => kind === 'timeout',
})

/** Time-outs, crashes, broken replies and errors that the target reports. */
export const failures = defineFailure({ name: 'performance.failure', title: 'failed', counts: () => true })
