import { scoreChecks } from './check-answer.js'
import { defineMetric } from '../define/define-metric.js'

export const checks = defineMetric({
  name: 'answer.checks',
  title: 'checks',
  source: 'the deterministic `checks` of the case; JSON Schema 2020-12 for `json_schema`',
  unit: 'ratio',
  kind: 'binary',
  direction: 'higher',
  range: [0, 1],
  default_margin: { kind: 'absolute', value: 0.05 },
  definition: 'answer.checks/1',
  applies: (golden) => golden.checks.length > 0,
  score: (trial, { settings }) => scoreChecks(trial, settings.pricing),
  when_failed: 0,
})
