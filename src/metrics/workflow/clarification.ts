import { scored } from '../../model/score.js'
import { defineMetric } from '../define/define-metric.js'
import { hasAskedBack } from './willingness.js'

export const clarification = defineMetric({
  name: 'clarification.match',
  title: 'asked back as expected',
  source: 'test-arcfusion-2025, docs/evaluation/metrics.md, its flag for scenarios that need a question first',
  unit: 'ratio',
  kind: 'binary',
  direction: 'higher',
  range: [0, 1],
  default_margin: { kind: 'absolute', value: 0.05 },
  definition: 'clarification.match/1',
  applies: ({ clarification_expected: isExpected }) => isExpected !== undefined,
  score: ({ observation, golden }) => scored(hasAskedBack(observation.reply) === golden.clarification_expected ? 1 : 0),
  when_failed: 0,
})
