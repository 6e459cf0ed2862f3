import type { Metric } from '../model/metric.js'
import type { RunFigure } from '../model/run-figure.js'
import type { Run, ScoredTrial } from '../model/run.js'
import { figureOfRecords } from '../stats/run-figures/index.js'
import { recordCases } from '../stats/run-figures/record-cases.js'

/**
 * Each metric over a whole run: the mean over cases of the per-case means, or its figure; the `n` cases behind it, and how many it applies to.
 * A case counts when at least half of its trials are scored; with none, the mean is null.
 * Trials may come in any order: the sums are made by case id and trial, so that a merged run gives the very same numbers.
 */
export function summarizeRun({
  metrics,
  trials,
}: {
  readonly metrics: readonly Pick<Metric, 'id' | 'per_run'>[]
  readonly trials: readonly ScoredTrial[]
}): Run['summaries'] {
  const ordered = [...trials].sort((a, b) => (a.case === b.case ? a.trial - b.trial : a.case < b.case ? -1 : 1))
  return Object.fromEntries(
    metrics.map(({ id, per_run: figure }) => [
      id,
      figure === undefined ? summarizeMetric(id, ordered) : summarizeFigure(figure, ordered),
    ]),
  )
}

function summarizeFigure(figure: RunFigure, ordered: readonly ScoredTrial[]): Run['summaries'][string] {
  const cases = [...recordCases(figure, ordered).values()]
  const records = cases.flatMap(({ record }) => (record === null ? [] : [record]))
  return { mean: figureOfRecords(figure, records), n: records.length, applicable: cases.length }
}

/** The trials of a case stand together, so one pass needs no table of cases. */
function summarizeMetric(id: string, ordered: readonly ScoredTrial[]): Run['summaries'][string] {
  let total = 0
  let n = 0
  let applicable = 0
  let current = { case: '', sum: 0, scored: 0, trials: 0 }
  const finish = (): void => {
    if (current.trials > 0) applicable += 1
    if (current.scored === 0 || current.scored * 2 < current.trials) return
    total += current.sum / current.scored
    n += 1
  }
  for (const trial of ordered) {
    const value = trial.scores[id]
    if (value === undefined && trial.unscored[id] === undefined) continue
    if (trial.case !== current.case) {
      finish()
      current = { case: trial.case, sum: 0, scored: 0, trials: 0 }
    }
    current.trials += 1
    if (value === undefined) continue
    current.sum += value
    current.scored += 1
  }
  finish()
  return { mean: n === 0 ? null : total / n, n, applicable }
}
