import type { MetricDefinition } from '../../model/metric.js'
import { scored, unscored } from '../../model/score.js'
import { costOfReply } from '../cost/cost-of-reply.js'
import { defineMetric, type MetricSpec } from '../define/define-metric.js'
import { cpuEfficiency, memoryEfficiency, thriftScore } from './efficiency.js'
import { latencySeconds } from '../cost/latency.js'
import { cpuPercent } from './resources.js'

/** Points from 0 to 100, the more the better, for something of which less is better. */
function definePoints(
  spec: Pick<MetricSpec, 'name' | 'title' | 'environment' | 'definition' | 'score'>,
): MetricDefinition {
  return defineMetric({
    ...spec,
    aspect: 'spending',
    source: 'design document 001, efficiencies of its table of 22 columns',
    unit: 'score',
    kind: 'continuous',
    direction: 'higher',
    range: [0, 100],
    default_margin: { kind: 'absolute', value: 5 },
    applies: () => true,
    when_failed: 'unscored',
  })
}

const NO_MEMORY = unscored('the target reported no resources.memory_mb')
const NO_CPU = unscored('the target reported no resources.cpu_percent')

export const memoryScore = definePoints({
  name: 'resources.memory-efficiency',
  title: 'memory efficiency',
  environment: 'bound',
  definition: 'resources.memory-efficiency/1',
  score: ({ observation: { reply } }) => {
    const megabytes = reply.resources?.memory_mb
    return megabytes === undefined ? NO_MEMORY : scored(memoryEfficiency(megabytes))
  },
})

export const cpuScore = definePoints({
  name: 'resources.cpu-efficiency',
  title: 'CPU efficiency',
  environment: 'bound',
  definition: 'resources.cpu-efficiency/1',
  score: ({ observation: { reply } }) => {
    const percent = cpuPercent(reply.resources ?? {})
    return percent === null ? NO_CPU : scored(cpuEfficiency(percent))
  },
})

export const latencyScore = definePoints({
  name: 'performance.latency-score',
  title: 'latency score',
  environment: 'bound',
  definition: ({ scoring }) => `performance.latency-score/1 anchor=${scoring.latency_anchor_s}`,
  score: ({ observation }, { scoring }) => {
    const latency = latencySeconds(observation)
    return latency.kind === 'scored' ? scored(thriftScore(latency.value, scoring.latency_anchor_s)) : latency
  },
})

export const costScore = definePoints({
  name: 'cost.score',
  title: 'cost score',
  definition: ({ scoring }) => `cost.score/1 anchor=${scoring.cost_anchor_usd}`,
  score: ({ observation }, { scoring, settings }) => {
    const cost = costOfReply(observation.reply, settings.pricing)
    return cost.kind === 'scored' ? scored(thriftScore(cost.value, scoring.cost_anchor_usd)) : cost
  },
})
