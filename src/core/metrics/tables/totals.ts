import { mean } from '../../stats/mean.js'
import { startCaseMeans, type CaseMeans } from './case-means.js'
import { defineTable } from './define-table.js'

export const totals = defineTable({
  name: 'totals',
  title: 'What each arm cost in all',
  source: 'design document 000, framework summary: tokens and cost are summed, over runs too',
  place: 'page',
  start: () => {
    const tokens = startCaseMeans('tokens.total')
    const cost = startCaseMeans('cost.usd')
    let trials = 0
    return {
      add: (trial) => {
        trials += 1
        tokens.add(trial)
        cost.add(trial)
      },
      finish: () => ({ trials, tokens, cost }),
    }
  },
  build: (arms) => {
    const rows = arms.map(({ name, data: { trials, tokens, cost } }) => [
      name,
      trials,
      ...sumUp(tokens, trials),
      ...sumUp(cost, trials),
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
function sumUp(spent: CaseMeans, trials: number): readonly (number | null)[] {
  const means = spent.means()
  const missing = spent.missing()
  if (missing === trials) return [null, null, null]
  return [spent.total(), means.length === 0 ? null : mean(means), missing]
}
