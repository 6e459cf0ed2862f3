import type { TableCell } from '../../model/run/run-table.js'
import { mean } from '../../stats/moments.js'
import { percentileOfSorted } from '../../stats/percentile.js'
import { defineScoreTable } from './define-table.js'

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
