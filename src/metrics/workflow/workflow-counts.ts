import type { MetricDefinition } from '../../model/metric.js'
import { scored, unscored } from '../../model/score.js'
import { NO_TRACE } from './called-names.js'
import { changedScoring } from '../define/changed-scoring.js'
import { defineMetric } from '../define/define-metric.js'
import type { CallValidation } from './validate-calls.js'
import { expectsCalls, validateWorkflow, type CallKind } from './validate-workflow.js'
import { WORKFLOW_SETTINGS } from './workflow-pass.js'

/** How many names are in one of the lists of a validation. The lists themselves are in the table `workflow-validation`. */
function defineCount(kind: CallKind, list: Exclude<keyof CallValidation, 'pass'>): MetricDefinition {
  const name = `workflow.${kind}-${list}`
  const isFault = list === 'missing' || list === 'unexpected'
  return defineMetric({
    name,
    title: `${list} ${kind}`,
    source: 'test-arcfusion-2025, docs/evaluation/metrics.md, workflow validation',
    unit: 'count',
    kind: 'continuous',
    direction: isFault ? 'lower' : 'neutral',
    range: [0, null],
    ...(isFault && { default_margin: { kind: 'relative', value: 0.1 }, absolute_margin: 0.5 }),
    definition: ({ scoring }) => `${name}/1${changedScoring(scoring, WORKFLOW_SETTINGS)}`,
    applies: (golden) => expectsCalls(golden, kind),
    score: ({ observation, golden }, { scoring }) => {
      const calls = validateWorkflow(golden, observation.reply, scoring)[kind]
      return calls === null || calls === 'trace_missing' ? unscored(NO_TRACE[kind]) : scored(calls[list].length)
    },
    when_failed: 'unscored',
  })
}

export const agentsIncluded = defineCount('agents', 'included')
export const agentsExcluded = defineCount('agents', 'excluded')
export const agentsMissing = defineCount('agents', 'missing')
export const agentsUnexpected = defineCount('agents', 'unexpected')
export const toolsIncluded = defineCount('tools', 'included')
export const toolsExcluded = defineCount('tools', 'excluded')
export const toolsMissing = defineCount('tools', 'missing')
export const toolsUnexpected = defineCount('tools', 'unexpected')
