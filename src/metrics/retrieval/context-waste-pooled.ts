import { defineRunMetric } from '../define/define-run-metric.js'

export const contextWastePooled = defineRunMetric({
  name: 'context.waste-pooled',
  aspect: 'spending',
  title: 'context waste, pooled',
  source: 'LLMC, evaluation framework, Context Waste Ratio, over all tokens of the run',
  unit: 'share',
  direction: 'lower',
  range: [0, 1],
  default_margin: { kind: 'absolute', value: 0.05 },
  definition: 'context.waste-pooled/1',
  per_run: () => ({ figure: 'ratio', numerator: 'context.wasted-tokens', denominator: 'context.tokens' }),
})
