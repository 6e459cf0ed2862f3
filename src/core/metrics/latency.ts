import { scored } from '../model/score.js'
import { defineMetric } from './define/define-metric.js'

export const latency = defineMetric({
  name: 'performance.latency',
  title: 'latency',
  source: 'wall clock of Goldenpair, request sent to reply read',
  unit: 's',
  kind: 'continuous',
  direction: 'lower',
  range: [0, null],
  environment: 'bound',
  scale: 'log-ratio',
  default_margin: { kind: 'relative', value: 0.1 },
  definition: 'performance.latency/1',
  applies: () => true,
  score: ({ observation }) => scored(observation.latency_ms / 1000),
  when_failed: 'unscored',
})
