import type { MetricDefinition } from '../model/metric.js'
import { scored, unscored } from '../model/score.js'
import { defineMetric } from './define/define-metric.js'
import { success } from './success.js'

/**
 * The squared distance of a confidence (0 to 1) from its outcome (0 or 1).
 * Source: Brier 1950, Mon. Weather Rev. 78:1, in the form for two outcomes.
 * @example brierScore(0.9, 0) // 0.81
 */
export function brierScore(confidence: number, outcome: number): number {
  return (confidence - outcome) ** 2
}

export const calibrationBrier: MetricDefinition = {
  name: 'calibration.brier',
  title: 'Brier score',
  source: 'Brier 1950, Mon. Weather Rev. 78:1',
  expand: (settings) => {
    const [outcome] = success.expand(settings)
    if (outcome === undefined || outcome.score === null) throw new Error('success is not scored per trial')
    const { score, applies, definition } = outcome
    return defineMetric({
      name: 'calibration.brier',
      title: 'Brier score',
      source: 'Brier 1950, Mon. Weather Rev. 78:1',
      unit: 'ratio',
      kind: 'continuous',
      direction: 'lower',
      range: [0, 1],
      default_margin: { kind: 'absolute', value: 0.05 },
      definition: `calibration.brier/1 | ${definition}`,
      applies,
      score: (trial) => {
        const confidence = trial.observation.reply.planner?.confidence
        if (confidence === undefined) return unscored('the target reported no planner.confidence')
        const succeeded = score(trial)
        return succeeded.kind === 'unscored' ? succeeded : scored(brierScore(confidence, succeeded.value))
      },
      when_failed: 'unscored',
    }).expand(settings)
  },
}
