import type { AnsweredTrial, MetricDefinition } from '../../model/metric.js'
import type { Score } from '../../model/score.js'
import { success } from '../success.js'
import { defineMetric, type MetricContext, type MetricSpec } from './define-metric.js'

interface OutcomeMetricSpec extends Omit<MetricSpec, 'definition' | 'judged_by' | 'applies' | 'score' | 'at_each_k'> {
  readonly version: number
  /** `outcome` is 1 where the trial succeeds by the suite's rule, else 0. */
  readonly score: (trial: AnsweredTrial, outcome: number, context: MetricContext) => Score
}

/**
 * A metric that looks at a trial's success beside something else. It applies where `success` does, takes the definition of success into
 * its own, and is unscored where success is.
 */
export function defineOutcomeMetric({ version, score, ...spec }: OutcomeMetricSpec): MetricDefinition {
  const { name, title, source } = spec
  return {
    name,
    title,
    source,
    expand: (settings) => {
      const [rule] = success.expand(settings)
      if (!rule?.score) throw new Error('success is not scored per trial')
      const { score: succeed, applies, definition, judged_by } = rule
      return defineMetric({
        ...spec,
        definition: `${name}/${version} | ${definition}`,
        ...(judged_by && { judged_by }),
        applies,
        score: (trial, context) => {
          const outcome = succeed(trial)
          return outcome.kind === 'unscored' ? outcome : score(trial, outcome.value, context)
        },
      }).expand(settings)
    },
  }
}
