import type { MetricDefinition } from '../../model/metric.js'
import { scored, unscored } from '../../model/score.js'
import { defineAmountMetric } from '../define/define-amount-metric.js'

/** The time of one phase of the answer. */
function definePhase(name: string, title: string, phase: string): MetricDefinition {
  const missing = unscored(`the target reported no phases_ms.${phase}`)
  return defineAmountMetric({
    name,
    title,
    source:
      '`phases_ms` reported by the target; poc-ai-workflow-frameworks, METRICS.md, latency is embed + retrieve + generate',
    unit: 's',
    environment: 'bound',
    score: ({ observation: { reply } }) => {
      const spent = reply.phases_ms?.[phase]
      return spent === undefined ? missing : scored(spent / 1000)
    },
  })
}

export const embedTime = definePhase('performance.embed', 'time to embed', 'embed')
export const retrieveTime = definePhase('performance.retrieve', 'time to retrieve', 'retrieve')
export const generateTime = definePhase('performance.generate', 'time to generate', 'generate')
export const toolTime = definePhase('performance.tool-time', 'time in tools', 'tool')
