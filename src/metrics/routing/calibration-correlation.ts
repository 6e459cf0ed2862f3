import { defineRunMetric } from '../define/define-run-metric.js'

export const calibrationCorrelation = defineRunMetric({
  name: 'calibration.correlation',
  title: 'confidence–success correlation',
  source: 'Pearson 1895, Proc. R. Soc. Lond. 58:240; point-biserial with a 0-or-1 outcome',
  unit: 'ratio',
  direction: 'higher',
  range: [-1, 1],
  default_margin: { kind: 'absolute', value: 0.1 },
  definition: 'calibration.correlation/1',
  per_run: () => ({ figure: 'correlation', x: 'planner.confidence', y: 'success' }),
})
