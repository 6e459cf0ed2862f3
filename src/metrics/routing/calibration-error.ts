import type { MetricDefinition } from '../../model/metric.js'
import { defineRunMetric } from '../define/define-run-metric.js'

function defineCalibrationError(error: 'expected' | 'maximum', name: string, title: string): MetricDefinition {
  return defineRunMetric({
    name,
    title,
    source: 'Naeini, Cooper & Hauskrecht 2015, AAAI 29:2901; Guo et al. 2017, arXiv:1706.04599',
    unit: 'ratio',
    direction: 'lower',
    range: [0, 1],
    default_margin: { kind: 'absolute', value: 0.05 },
    definition: `${name}/1`,
    per_run: ({ scoring }) => ({
      figure: 'calibration-error',
      error,
      confidence: 'planner.confidence',
      outcome: 'success',
      buckets: scoring.calibration_buckets,
    }),
  })
}

export const calibrationEce = defineCalibrationError('expected', 'calibration.ece', 'calibration error')

export const calibrationMce = defineCalibrationError('maximum', 'calibration.mce', 'largest calibration error')
