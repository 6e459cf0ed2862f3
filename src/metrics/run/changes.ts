import { CHANGED } from '../examples.js'
import type { MetricDefinition } from '../../model/metric.js'
import type { Reply } from '../../model/run/observation.js'
import { type Score, scored, unscored } from '../../model/score.js'
import { COUNT, defineMetric, defineRunMetric, type MetricSpec } from '../define-metric.js'

type Change = NonNullable<Reply['changes']>[number]

function defineCount(
  input: Pick<MetricSpec, 'name' | 'title' | 'source' | 'docs'> & {
    readonly count: (changes: readonly Change[]) => Score
  },
): MetricDefinition {
  const { count, ...row } = input
  return defineMetric({
    ...row,
    ...COUNT,
    score: ({ observation: { reply } }) =>
      reply.changes === undefined ? unscored('the target reported no changes') : count(reply.changes),
  })
}

/** A change that does not say is not one that went well: then nothing is counted. */
function countSaying(changes: readonly Change[], field: 'caused_failure' | 'reverted'): Score {
  return changes.every((change) => change[field] !== undefined)
    ? scored(changes.filter((change) => change[field] === true).length)
    : unscored(`a change does not say ${field}`)
}

/** What became of the changes that an agent made. */
export const CHANGES: readonly MetricDefinition[] = [
  defineCount({
    name: 'changes.total',
    title: 'changes',
    source: 'ProjectScylla, docs/design/metrics-formulas.md, change fail percentage',
    docs: {
      summary: 'How many changes to code an agent made.',
      formula: 'The number of `changes`.',
      edge_cases: 'When the target reported no `changes`, and for failed trials.',
      example: { text: 'Four changes: 4.', reply: CHANGED, value: 4 },
    },
    count: ({ length }) => scored(length),
  }),
  defineCount({
    name: 'changes.failed',
    title: 'changes that caused a failure',
    source: 'ProjectScylla, docs/design/metrics-formulas.md, change fail percentage',
    docs: {
      summary: 'How many of them caused a failure.',
      formula: 'The number of `changes` with `caused_failure: true`.',
      edge_cases: 'As `changes.total`, and when a change does not say `caused_failure`.',
      example: { text: 'One of four: 1.', reply: CHANGED, value: 1 },
    },
    count: (changes) => countSaying(changes, 'caused_failure'),
  }),
  defineCount({
    name: 'changes.reverted',
    title: 'reverted changes',
    source: 'ProjectScylla, docs/design/metrics-formulas.md, PR revert rate',
    docs: {
      summary: 'How many of them were taken back.',
      formula: 'The number of `changes` with `reverted: true`.',
      edge_cases: 'As `changes.total`, and when a change does not say `reverted`.',
      example: { text: 'Two of four: 2.', reply: CHANGED, value: 2 },
    },
    count: (changes) => countSaying(changes, 'reverted'),
  }),
  defineRate({
    name: 'changes.fail-percentage',
    title: 'share of changes that caused a failure',
    source: 'ProjectScylla, docs/design/metrics-formulas.md, change fail percentage (CFP)',
    docs: {
      summary: 'The share of changes that caused a failure.',
      formula: 'Σ `changes.failed` / Σ `changes.total` over the cases, each with its means over trials.',
      edge_cases: 'A case is, as its parts say; the figure is when there was no change at all.',
      example: {
        text: 'One of four changes, and none of none: 1/4 = 0.25.',
        trials: [{ reply: CHANGED }, { reply: { changes: [] } }],
        value: 0.25,
      },
    },
    numerator: 'changes.failed',
  }),
  defineRate({
    name: 'changes.revert-rate',
    title: 'share of changes that were reverted',
    source: 'ProjectScylla, docs/design/metrics-formulas.md, PR revert rate',
    docs: {
      summary: 'The share of changes that were reverted.',
      formula: 'Σ `changes.reverted` / Σ `changes.total` over the cases, each with its means over trials.',
      edge_cases: 'A case is, as its parts say; the figure is when there was no change at all.',
      example: {
        text: 'Two of four changes: 0.5.',
        trials: [{ reply: CHANGED }, { reply: { changes: [] } }],
        value: 0.5,
      },
    },
    numerator: 'changes.reverted',
  }),
]

function defineRate(
  input: Pick<MetricSpec, 'name' | 'title' | 'source' | 'docs'> & { readonly numerator: string },
): MetricDefinition {
  const { numerator, ...row } = input
  return defineRunMetric({
    ...row,
    aspect: 'conduct',
    unit: 'ratio',
    direction: 'lower',
    range: [0, 1],
    default_margin: { kind: 'absolute', value: 0.05 },
    per_run: () => ({ figure: 'ratio', numerator, denominator: 'changes.total' }),
  })
}
