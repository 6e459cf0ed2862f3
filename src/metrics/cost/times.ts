import type { MetricDefinition } from '../../model/metric.js'
import type { Failure, OkObservation } from '../../model/run/observation.js'
import { type Score, scored, unscored } from '../../model/score.js'
import { defineAmountMetric, defineMetric, type MetricSpec } from '../define-metric.js'

/** How long the answer took; unscored where nobody measured it. */
export function latencySeconds({ latency_ms: latencyMs, cached }: Pick<OkObservation, 'latency_ms' | 'cached'>): Score {
  if (latencyMs !== null) return scored(latencyMs / 1000)
  return unscored(cached === true ? FROM_CACHE : 'the latency was not recorded')
}

export const latency = defineAmountMetric({
  name: 'performance.latency',
  title: 'latency',
  source: 'wall clock of Goldenpair, request sent to reply read',
  unit: 's',
  environment: 'bound',
  score: ({ observation }) => latencySeconds(observation),
})

/** Why no time of a trial, and nothing else that depends on the machine, is measured. */
export const FROM_CACHE = 'the answer is from the cache'

export const ttft = defineAmountMetric({
  name: 'performance.ttft',
  title: 'time to first token',
  source: '`ttft_ms` reported by the target',
  unit: 's',
  environment: 'bound',
  score: ({ observation: { reply } }) =>
    reply.ttft_ms === undefined ? unscored('the target reported no ttft_ms') : scored(reply.ttft_ms / 1000),
})

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

interface FailureSpec extends Pick<MetricSpec, 'name' | 'title'> {
  readonly counts: (failure: Failure) => boolean
}

/** A share of trials that failed; what the infrastructure failed is unscored everywhere. */
function defineFailure({ name, title, counts }: FailureSpec): MetricDefinition {
  return defineMetric({
    name,
    title,
    aspect: 'conduct',
    source:
      'poc-ai-workflow-frameworks, METRICS.md, query time-outs and exceptions: counted beside the times of the trials that were answered',
    unit: 'ratio',
    kind: 'binary',
    direction: 'lower',
    range: [0, 1],
    default_margin: { kind: 'absolute', value: 0.05 },
    definition: `${name}/1`,
    applies: () => true,
    score: () => scored(0),
    when_failed: (failure) => (counts(failure) ? 1 : 0),
  })
}

export const timeouts = defineFailure({
  name: 'performance.timeout',
  title: 'timed out',
  counts: ({ kind }) => kind === 'timeout',
})

/** Time-outs, crashes, broken replies and errors that the target reports. */
export const failures = defineFailure({ name: 'performance.failure', title: 'failed', counts: () => true })
