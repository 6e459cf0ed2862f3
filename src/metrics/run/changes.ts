import { CHANGED } from '../examples.js'
import type { MetricDefinition, MetricDocs } from '../../model/metric.js'
import type { Reply } from '../../model/run/observation.js'
import { toScore } from '../../model/score.js'
import { BAD_SHARE, COUNT, defineFamily, defineRunMetric } from '../define-metric.js'

type Change = NonNullable<Reply['changes']>[number]

const FAILED = 'ProjectScylla, docs/design/metrics-formulas.md, change fail percentage'
const REVERTED = 'ProjectScylla, docs/design/metrics-formulas.md, PR revert rate'

/** Counts the changes with a mark. Returns a reason if a change lacks the field: a missing mark does not mean that the change went well. */
function countMarked(changes: readonly Change[], field: 'caused_failure' | 'reverted'): number | string {
  return changes.every((change) => change[field] !== undefined)
    ? changes.filter((change) => change[field] === true).length
    : `a change does not give ${field}`
}

const defineCount = defineFamily((count: (changes: readonly Change[]) => number | string) => ({
  ...COUNT,
  example: { reply: CHANGED },
  score: ({ observation: { reply } }) =>
    toScore(reply.changes === undefined ? 'the target reported no changes' : count(reply.changes)),
}))

type RateDocs = Omit<MetricDocs, 'edge_cases' | 'formula'>

const defineRate = ({ numerator, example, ...docs }: RateDocs & { readonly numerator: string }): MetricDefinition =>
  defineRunMetric({
    ...docs,
    example: { ...example, trials: [{ reply: CHANGED }, { reply: { changes: [] } }] },
    formula: `Σ \`${numerator}\` / Σ \`changes.total\` over the cases, each with its means over trials.`,
    edge_cases: 'A case: when one of the two counts is unscored. The figure: when there was no change at all.',
    ...BAD_SHARE,
    aspect: 'conduct',
    per_run: () => ({ figure: 'ratio', numerator, denominator: 'changes.total' }),
  })

/** Metrics of what became of the changes that an agent made. */
export const CHANGES: readonly MetricDefinition[] = [
  defineCount({
    name: 'changes.total',
    title: 'changes',
    source: FAILED,
    summary: 'How many changes an agent made to the code.',
    formula: 'The number of `changes`.',
    edge_cases: 'When the target reported no `changes`, and for failed trials.',
    example: { text: 'Four changes: 4.', value: 4 },
    measure: ({ length }) => length,
  }),
  defineCount({
    name: 'changes.failed',
    title: 'changes that caused a failure',
    source: FAILED,
    summary: 'How many of the changes caused a failure.',
    formula: 'The number of `changes` with `caused_failure: true`.',
    edge_cases: 'As `changes.total`, and when a change does not give `caused_failure`.',
    example: { text: 'One of four changes: 1.', value: 1 },
    measure: (changes) => countMarked(changes, 'caused_failure'),
  }),
  defineCount({
    name: 'changes.reverted',
    title: 'reverted changes',
    source: REVERTED,
    summary: 'How many of the changes were reverted.',
    formula: 'The number of `changes` with `reverted: true`.',
    edge_cases: 'As `changes.total`, and when a change does not give `reverted`.',
    example: { text: 'Two of four changes: 2.', value: 2 },
    measure: (changes) => countMarked(changes, 'reverted'),
  }),
  defineRate({
    name: 'changes.fail-percentage',
    title: 'share of changes that caused a failure',
    source: `${FAILED} (CFP)`,
    summary: 'The share of changes that caused a failure.',
    example: { text: 'One of four changes, and none of none: 1/4 = 0.25.', value: 0.25 },
    numerator: 'changes.failed',
  }),
  defineRate({
    name: 'changes.revert-rate',
    title: 'share of changes that were reverted',
    source: REVERTED,
    summary: 'The share of changes that were reverted.',
    example: { text: 'Two of four changes: 0.5.', value: 0.5 },
    numerator: 'changes.reverted',
  }),
]
