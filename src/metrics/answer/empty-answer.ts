import { scored } from '../../model/score.js'
import { defineMetric } from '../define/define-metric.js'

export const emptyAnswer = defineMetric({
  name: 'answer.empty',
  aspect: 'conduct',
  title: 'empty-answer rate',
  source: 'Goldenpair: pytest-style failing criterion of a single run',
  unit: 'ratio',
  kind: 'binary',
  direction: 'lower',
  range: [0, 1],
  default_margin: { kind: 'absolute', value: 0.05 },
  criterion: 'empty_answer',
  definition: 'answer.empty/1',
  // An empty answer is how a target declines, which a case that must abstain asks for.
  applies: ({ answer_mode }) => answer_mode !== 'must_abstain',
  score: ({ observation }) => scored(observation.reply.answer.trim() === '' ? 1 : 0),
  when_failed: 1,
})
