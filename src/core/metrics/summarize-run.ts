import type { Metric } from '../model/metric.js'
import type { Run, ScoredTrial } from '../model/run.js'

interface Tally {
  sum: number
  scored: number
  trials: number
}

/**
 * Each metric over a whole run: the mean over cases of the per-case means, the `n` cases behind it, and how many it applies to.
 * A case counts when at least half of its trials are scored; with none, the mean is null.
 * Trials may come in any order: the sums are made by case id and trial, so that a merged run gives the very same numbers.
 */
export function summarizeRun({
  metrics,
  trials,
}: {
  readonly metrics: readonly Pick<Metric, 'id'>[]
  readonly trials: readonly ScoredTrial[]
}): Run['summaries'] {
  const ordered = [...trials].sort((a, b) => (a.case === b.case ? a.trial - b.trial : a.case < b.case ? -1 : 1))
  return Object.fromEntries(metrics.map(({ id }) => [id, summarizeMetric(id, ordered)]))
}

function summarizeMetric(id: string, ordered: readonly ScoredTrial[]): Run['summaries'][string] {
  const tallies = new Map<string, Tally>()
  for (const trial of ordered) {
    const value = trial.scores[id]
    if (value === undefined && trial.unscored[id] === undefined) continue
    const tally = tallies.get(trial.case) ?? { sum: 0, scored: 0, trials: 0 }
    tallies.set(trial.case, tally)
    tally.trials += 1
    if (value === undefined) continue
    tally.sum += value
    tally.scored += 1
  }
  const means = [...tallies.values()]
    .filter(({ scored, trials }) => scored > 0 && scored * 2 >= trials)
    .map(({ sum, scored }) => sum / scored)
  const total = means.reduce((sum, mean) => sum + mean, 0)
  return { mean: means.length === 0 ? null : total / means.length, n: means.length, applicable: tallies.size }
}
