import { mean } from '../../stats/moments.js'
import type { CaseMeans } from '../../model/case-means.js'
import { defineScoreTable } from './define-table.js'

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
