import { scored, unscored } from '../../model/score.js'
import { defineMetric } from '../define/define-metric.js'

export const plannerSpanCount = defineMetric({
  name: 'planner.span-count',
  title: 'planned spans',
  source: '`planner.span_count` reported by the target',
  unit: 'count',
  kind: 'continuous',
  direction: 'neutral',
  range: [0, null],
  definition: 'planner.span-count/1',
  applies: () => true,
  score: ({ observation: { reply } }) => {
    const count = reply.planner?.span_count ?? reply.planner?.span_ids?.length
    return count === undefined
      ? unscored('the target reported neither planner.span_count nor planner.span_ids')
      : scored(count)
  },
  when_failed: 'unscored',
})
