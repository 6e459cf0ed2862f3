import type { TableCell } from '../../model/run-table.js'
import { mean } from '../../stats/mean.js'
import { percentile } from '../../stats/percentile.js'
import { defineScoreTable } from './define-table.js'

const SPENT = [
  { id: 'cost.usd', title: 'cost', format: 'usd' },
  { id: 'tokens.total', title: 'tokens', format: 'tokens' },
  { id: 'performance.latency', title: 'latency', format: 's' },
] as const

/** What is told of the cases of an arm, the least first. */
const STATISTICS: Readonly<Record<string, (spent: readonly number[]) => number>> = {
  min: (spent) => percentile(spent, 0),
  p50: (spent) => percentile(spent, 0.5),
  mean: (spent) => mean(spent),
  p95: (spent) => percentile(spent, 0.95),
  max: (spent) => percentile(spent, 1),
}

export const costDistribution = defineScoreTable({
  name: 'cost-distribution',
  title: 'What a query costs and how long it takes',
  source: 'design document 004, cost distribution; design document 000, runtime distribution',
  place: 'page',
  build: (arms) => {
    const measured = arms.map(({ name, means: { meansOf, totalOf } }) => ({
      name,
      spent: SPENT.map(({ id }) => ({ means: meansOf(id), missing: totalOf(id).missing })),
    }))
    const shown = SPENT.flatMap((column, at) =>
      measured.some(({ spent }) => (spent[at]?.means.length ?? 0) > 0) ? [{ ...column, at }] : [],
    )
    if (shown.length === 0) return null
    const rowsOf = (title: string, cellOf: (spent: (typeof measured)[number]['spent'][number]) => TableCell) =>
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
          rowsOf(title, ({ means }) => (means.length === 0 ? null : of(means))),
        ),
        ...rowsOf('trials without', ({ missing }) => String(missing)),
      ],
      notes: ['Over the cases, each with its mean over trials. A trial that failed has none of these.'],
    }
  },
})
