import type { CaseMeans } from '../../../model/case-means.js'
import { mean } from '../../../stats/moments.js'
import { percentileOfSorted } from '../../../stats/percentile.js'
import { type Column, defineScoreTable, tabulate } from '../define-table.js'

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

/** A statistic of the means, null where there is none. */
function statistic(of: (spent: Spent) => number): (spent: Spent) => number | null {
  return (spent) => (spent.means.length === 0 ? null : of(spent))
}

/** The rows of an arm, the least first. */
const STATISTICS: Readonly<Record<string, (spent: Spent) => number | string | null>> = {
  min: statistic(({ sorted }) => percentileOfSorted(sorted, 0)),
  p50: statistic(({ sorted }) => percentileOfSorted(sorted, 0.5)),
  mean: statistic(({ means }) => mean(means)),
  p95: statistic(({ sorted }) => percentileOfSorted(sorted, 0.95)),
  max: statistic(({ sorted }) => percentileOfSorted(sorted, 1)),
  'trials without': ({ missing }) => String(missing),
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
    const rows = Object.entries(STATISTICS).flatMap(([title, of]) => measured.map((arm) => ({ ...arm, title, of })))
    return {
      ...tabulate(rows, [
        ['of a query', 'text', ({ title }) => title],
        ['arm', 'text', ({ name }) => name],
        ...shown.map(({ title, format, at }): Column<(typeof rows)[number]> => [
          title,
          format,
          ({ spent, of }) => (spent[at] === undefined ? null : of(spent[at])),
        ]),
      ]),
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
    const rows = arms.map(({ name, means }) => ({
      name,
      trials: means.trials,
      tokens: sumUp(means, 'tokens.total'),
      cost: sumUp(means, 'cost.usd'),
    }))
    if (rows.every(({ tokens, cost }) => tokens === null && cost === null)) return null
    return {
      ...tabulate(rows, [
        ['arm', 'text', ({ name }) => name],
        ['trials', 'count', ({ trials }) => trials],
        ['tokens_total', 'tokens', ({ tokens }) => tokens && tokens.total],
        ['tokens per query', 'tokens', ({ tokens }) => tokens && tokens.perQuery],
        ['trials without tokens', 'count', ({ tokens }) => tokens && tokens.missing],
        ['cost_total', 'usd', ({ cost }) => cost && cost.total],
        ['cost per query', 'usd', ({ cost }) => cost && cost.perQuery],
        ['trials of unknown cost', 'count', ({ cost }) => cost && cost.missing],
      ]),
      notes: [
        'Totals add up every trial, so they grow with the number of trials and are never compared. Figures per query are compared instead: the mean over cases of their means over trials.',
      ],
    }
  },
})

/** The total, the mean over cases and the trials that are missing in both; null where all are. */
function sumUp({ trials, totalOf, meansOf }: CaseMeans, metric: string) {
  const { total, missing } = totalOf(metric)
  if (missing === trials) return null
  const means = meansOf(metric)
  return { total, perQuery: means.length === 0 ? null : mean(means), missing }
}
