import { scored, unscored } from '../../model/score.js'
import { defineOutcomeMetric } from '../define/define-outcome-metric.js'

/**
 * The squared distance of a confidence (0 to 1) from its outcome (0 or 1).
 * Source: Brier 1950, Mon. Weather Rev. 78:1, in the form for two outcomes.
 * @example brierScore(0.9, 0) // 0.81
 */
export function brierScore(confidence: number, outcome: number): number {
  return (confidence - outcome) ** 2
}

export const calibrationBrier = defineOutcomeMetric({
  name: 'calibration.brier',
  title: 'Brier score',
  source: 'Brier 1950, Mon. Weather Rev. 78:1',
  unit: 'ratio',
  kind: 'continuous',
  direction: 'lower',
  range: [0, 1],
  default_margin: { kind: 'absolute', value: 0.05 },
  version: 1,
  score: ({ observation }, outcome) => {
    const confidence = observation.reply.planner?.confidence
    return confidence === undefined
      ? unscored('the target reported no planner.confidence')
      : scored(brierScore(confidence, outcome))
  },
  when_failed: 'unscored',
})
