import type { CaseMeans } from '../../../model/case-means.js'
import type { TableCell } from '../../../model/run/run-table.js'
import { mean } from '../../../stats/moments.js'
import { percentileOfSorted } from '../../../stats/percentile.js'
import { defineScoreTable } from '../define-table.js'

const SPENT = [
  { id: 'cost.usd', title: 'cost', format: 'usd' },
  { id: 'tokens.total', title: 'tokens', format: 'tokens' },
  { id: 'performance.latency', title: 'latency', format: 's' },
] as const

/** What the cases of an arm have of one of them. */
interface Spent {
  readonly means: readonly number[]
  /** The same in ascending order. */
  readonly sorted: Float64Array
  /** Trials without it. */
  readonly missing: number
}

/** What is told of them, the least first. */
const STATISTICS: Readonly<Record<string, (spent: Spent) => number>> = {
  min: ({ sorted }) => percentileOfSorted(sorted, 0),
  p50: ({ sorted }) => percentileOfSorted(sorted, 0.5),
  mean: ({ means }) => mean(means),
  p95: ({ sorted }) => percentileOfSorted(sorted, 0.95),
  max: ({ sorted }) => percentileOfSorted(sorted, 1),
}

export const costDistribution = defineScoreTable({
  name: 'cost-distribution',
  title: 'What a query costs and how long it takes',
  source: 'LLMC, evaluation framework, cost distribution; poc-ai-workflow-frameworks, METRICS.md, runtime distribution',
  place: 'page',
  build: (arms) => {
    const measured = arms.map(({ name, means: { meansOf, totalOf } }) => ({
      name,
      spent: SPENT.map(({ id }): Spent => {
        const means = meansOf(id)
        return { means, sorted: new Float64Array(means).sort(), missing: totalOf(id).missing }
      }),
    }))
    const shown = SPENT.flatMap((column, at) =>
      measured.some(({ spent }) => (spent[at]?.means.length ?? 0) > 0) ? [{ ...column, at }] : [],
    )
    if (shown.length === 0) return null
    const rowsOf = (title: string, cellOf: (spent: Spent) => TableCell) =>
      measured.map(({ name, spent }): readonly TableCell[] => [
        title,
        name,
        ...shown.map(({ at }) => {
          const one = spent[at]
          return one === undefined ? null : cellOf(one)
        }),
      ])
    return {
      columns: [
        { title: 'of a query', format: 'text' },
        { title: 'arm', format: 'text' },
        ...shown.map(({ title, format }) => ({ title, format })),
      ],
      rows: [
        ...Object.entries(STATISTICS).flatMap(([title, of]) =>
          rowsOf(title, (spent) => (spent.means.length === 0 ? null : of(spent))),
        ),
        ...rowsOf('trials without', ({ missing }) => String(missing)),
      ],
      notes: ['Over the cases, each with its mean over trials. A trial that failed has none of these.'],
    }
  },
})

export const totals = defineScoreTable({
  name: 'totals',
  title: 'What each arm cost in all',
  source: 'poc-ai-workflow-frameworks, METRICS.md, framework summary: tokens and cost are summed, over runs too',
  place: 'page',
  build: (arms) => {
    const rows = arms.map(({ name, means }) => [
      name,
      means.trials,
      ...sumUp(means, 'tokens.total'),
      ...sumUp(means, 'cost.usd'),
    ])
    if (rows.every((row) => row.slice(2).every((cell) => cell === null))) return null
    return {
      columns: [
        { title: 'arm', format: 'text' },
        { title: 'trials', format: 'count' },
        { title: 'tokens_total', format: 'tokens' },
        { title: 'tokens per query', format: 'tokens' },
        { title: 'trials without tokens', format: 'count' },
        { title: 'cost_total', format: 'usd' },
        { title: 'cost per query', format: 'usd' },
        { title: 'trials of unknown cost', format: 'count' },
      ],
      rows,
      notes: [
        'Totals add up every trial, so an arm with more trials has more of them: they are never compared. What is compared is per query, the mean over cases of their means over trials.',
      ],
    }
  },
})

/** The total, the mean over cases and the trials that are missing in both; nothing where all are. */
function sumUp({ trials, totalOf, meansOf }: CaseMeans, metric: string): readonly (number | null)[] {
  const { total, missing } = totalOf(metric)
  if (missing === trials) return [null, null, null]
  const means = meansOf(metric)
  return [total, means.length === 0 ? null : mean(means), missing]
}
