import type { MetricDefinition } from '../../model/metric.js'
import { scored } from '../../model/score.js'
import { acceptedAnswers } from '../answer/exact-match.js'
import { defineMetric, type MetricSpec } from './define-metric.js'

interface OverlapMetricSpec extends Pick<MetricSpec, 'name' | 'title' | 'source' | 'default_gate'> {
  readonly version: number
  /** 0 to 1: how much of an expected answer and the given one is the same. */
  readonly overlap: (expected: string, given: string) => number
}

/** A share of words in common with the most alike of the expected answers: higher is better, a failed trial is 0. */
export function defineOverlapMetric({ version, overlap, ...spec }: OverlapMetricSpec): MetricDefinition {
  return defineMetric({
    ...spec,
    unit: 'ratio',
    kind: 'continuous',
    direction: 'higher',
    range: [0, 1],
    default_margin: { kind: 'relative', value: 0.1 },
    absolute_margin: 0.05,
    definition: `${spec.name}/${version}`,
    applies: (golden) => acceptedAnswers(golden).length > 0,
    score: ({ observation, golden }) =>
      scored(Math.max(...acceptedAnswers(golden).map((expected) => overlap(expected, observation.reply.answer)))),
    when_failed: 0,
  })
}
