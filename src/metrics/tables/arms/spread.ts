import { formatValue } from '../../../format/format-metric.js'
import type { MetricFacts } from '../../../model/metric.js'
import { mean, sampleDeviation } from '../../../stats/moments.js'
import { defineScoreTable, tabulate } from '../define-table.js'

/** Metrics that a reader asks the spread of, as far as they were measured. */
function listShown(primaryK: number): readonly string[] {
  return [
    'success',
    `retrieval.precision@${primaryK}`,
    `retrieval.recall@${primaryK}`,
    `retrieval.ndcg@${primaryK}`,
    'retrieval.mrr',
    'judge.correctness',
    'judge.completeness',
    'judge.faithfulness',
    'quality.average',
    'rubric.weighted-score',
    'tokens.total',
    'cost.usd',
    'performance.latency',
  ]
}

export const spread = defineScoreTable({
  name: 'spread',
  title: 'How far trials and runs lie apart',
  place: 'page',
  build: (arms, { settings }) => {
    if (arms.every(({ run }) => run.trials_per_case < 2)) return null
    const rows = listShown(settings.primary_k).flatMap((id) =>
      arms.flatMap(({ name, run, means }) => {
        const facts = run.metrics.find((metric) => metric.id === id)
        const { runs, within } = means.spreadOf(id)
        return facts === undefined || runs.length === 0 ? [] : [{ name, facts, runs, within }]
      }),
    )
    if (rows.length === 0) return null
    return {
      ...tabulate(rows, [
        ['metric', 'text', ({ facts }) => facts.title],
        ['arm', 'text', ({ name }) => name],
        ['mean ± between runs', 'text', ({ facts, runs }) => writeRuns(facts, runs)],
        [
          '± between trials of a case',
          'text',
          ({ facts, within }) => (within.length === 0 ? null : formatValue(facts, mean(within))),
        ],
      ]),
      notes: [
        'Sample standard deviations (÷ n − 1). Between runs: of the mean over cases of all first trials, of all second trials and so on. Between trials: of each case, then the mean over cases.',
      ],
    }
  },
})

function writeRuns(facts: MetricFacts, runs: readonly number[]): string {
  const deviation = sampleDeviation(runs)
  const average = formatValue(facts, mean(runs))
  return deviation === null ? average : `${average} ± ${formatValue(facts, deviation)}`
}
