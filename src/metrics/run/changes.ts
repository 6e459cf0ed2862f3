import type { MetricDefinition } from '../../model/metric.js'
import type { Reply } from '../../model/run/observation.js'
import { type Score, scored, unscored } from '../../model/score.js'
import { defineMetric, defineRunMetric } from '../define-metric.js'

type Change = NonNullable<Reply['changes']>[number]

const SOURCE = 'ProjectScylla, docs/design/metrics-formulas.md, change fail percentage and PR revert rate'

function defineCount(name: string, title: string, count: (changes: readonly Change[]) => Score): MetricDefinition {
  return defineMetric({
    name,
    title,
    source: SOURCE,
    unit: 'count',
    kind: 'continuous',
    direction: 'neutral',
    range: [0, null],
    definition: `${name}/1`,
    applies: () => true,
    score: ({ observation: { reply } }) =>
      reply.changes === undefined ? unscored('the target reported no changes') : count(reply.changes),
    when_failed: 'unscored',
  })
}

/** A change that does not say is not one that went well: then nothing is counted. */
function countSaying(changes: readonly Change[], field: 'caused_failure' | 'reverted'): Score {
  return changes.every((change) => change[field] !== undefined)
    ? scored(changes.filter((change) => change[field] === true).length)
    : unscored(`a change does not say ${field}`)
}

export const changesTotal = defineCount('changes.total', 'changes', ({ length }) => scored(length))
export const changesFailed = defineCount('changes.failed', 'changes that caused a failure', (changes) =>
  countSaying(changes, 'caused_failure'),
)
export const changesReverted = defineCount('changes.reverted', 'reverted changes', (changes) =>
  countSaying(changes, 'reverted'),
)

function defineRate(name: string, title: string, numerator: string): MetricDefinition {
  return defineRunMetric({
    name,
    title,
    aspect: 'conduct',
    source: SOURCE,
    unit: 'ratio',
    direction: 'lower',
    range: [0, 1],
    default_margin: { kind: 'absolute', value: 0.05 },
    definition: `${name}/1`,
    per_run: () => ({ figure: 'ratio', numerator, denominator: 'changes.total' }),
  })
}

export const changesFailPercentage = defineRate(
  'changes.fail-percentage',
  'share of changes that caused a failure',
  'changes.failed',
)
export const changesRevertRate = defineRate(
  'changes.revert-rate',
  'share of changes that were reverted',
  'changes.reverted',
)
