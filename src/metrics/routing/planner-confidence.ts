import { scored, unscored } from '../../model/score.js'
import { defineMetric } from '../define/define-metric.js'

export const plannerConfidence = defineMetric({
  name: 'planner.confidence',
  title: 'planner confidence',
  source: '`planner.confidence` reported by the target',
  unit: 'ratio',
  kind: 'continuous',
  direction: 'neutral',
  range: [0, 1],
  definition: 'planner.confidence/1',
  applies: () => true,
  score: ({ observation: { reply } }) =>
    reply.planner?.confidence === undefined
      ? unscored('the target reported no planner.confidence')
      : scored(reply.planner.confidence),
  when_failed: 'unscored',
})
