import type { MetricDefinition } from '../model/metric.js'
import { scored, unscored } from '../model/score.js'
import { defineMetric } from './define/define-metric.js'

/** The time of one phase of the answer. */
function definePhase(name: string, title: string, phase: string): MetricDefinition {
  const missing = unscored(`the target reported no phases_ms.${phase}`)
  return defineMetric({
    name,
    title,
    source: '`phases_ms` reported by the target; design document 000, latency is embed + retrieve + generate',
    unit: 's',
    kind: 'continuous',
    direction: 'lower',
    range: [0, null],
    environment: 'bound',
    scale: 'log-ratio',
    default_margin: { kind: 'relative', value: 0.1 },
    definition: `${name}/1`,
    applies: () => true,
    score: ({ observation: { reply } }) => {
      const spent = reply.phases_ms?.[phase]
      return spent === undefined ? missing : scored(spent / 1000)
    },
    when_failed: 'unscored',
  })
}

export const embedTime = definePhase('performance.embed', 'time to embed', 'embed')
export const retrieveTime = definePhase('performance.retrieve', 'time to retrieve', 'retrieve')
export const generateTime = definePhase('performance.generate', 'time to generate', 'generate')
export const toolTime = definePhase('performance.tool-time', 'time in tools', 'tool')
