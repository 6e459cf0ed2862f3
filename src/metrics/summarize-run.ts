import type { Metric } from '../model/metric.js'
import type { RunFigure } from '../model/run/run-figure.js'
import { countedTrials, type Run, type ScoredTrial } from '../model/run/run.js'
import { figureOfRecords, isInfinite } from '../stats/run-figures/index.js'
import { recordCases } from '../stats/run-figures/record-cases.js'
import { SCORED, tableOf, type ScoreTable, UNSCORED } from '../stats/scores/score-table.js'

/**
 * Each metric over a whole run: the mean over cases of the per-case means, or its figure; the `n` cases behind it, and how many it applies to.
 * A case counts when at least half of its trials are scored; with none, the mean is null.
 * Figures of the source code are no sums of trials: they are `kept` as they are, where there are any.
 * Trials may come in any order: the sums are made by case id and trial, so that a merged run gives the very same numbers.
 */
export function summarizeRun(input: {
  readonly metrics: readonly Pick<Metric, 'id' | 'per_run' | 'measured_on'>[]
  readonly trials: readonly ScoredTrial[]
  readonly kept?: Run['summaries']
}): Run['summaries'] {
  const { metrics, trials, kept = {} } = input
  const table = tableOf(countedTrials(trials))
  return Object.fromEntries(
    metrics.flatMap(({ id, per_run: figure, measured_on: measuredOn }) => {
      if (measuredOn !== undefined) return kept[id] === undefined ? [] : [[id, kept[id]]]
      return [[id, figure === undefined ? summarizeMetric(id, table) : summarizeFigure(figure, table)]]
    }),
  )
}

function summarizeFigure(figure: RunFigure, table: ScoreTable): Run['summaries'][string] {
  const cases = recordCases(figure, table)
  if (cases === null) return { mean: null, n: 0, applicable: 0 }
  const records = cases.flatMap(({ record }) => (record === null ? [] : [record]))
  return {
    mean: figureOfRecords(figure, records),
    ...(isInfinite(figure, records) && { infinite: true }),
    n: records.length,
    applicable: cases.filter(({ trials }) => trials > 0).length,
  }
}

function summarizeMetric(id: string, { starts, column }: ScoreTable): Run['summaries'][string] {
  const found = column(id)
  if (found === null) return { mean: null, n: 0, applicable: 0 }
  const { states, values } = found
  let total = 0
  let n = 0
  let applicable = 0
  let place = 0
  for (let at = 1; at < starts.length; at++) {
    const to = starts[at] as number
    let sum = 0
    let scored = 0
    let trials = 0
    for (; place < to; place++) {
      if ((states[place] as number) < UNSCORED) continue
      trials += 1
      if (states[place] !== SCORED) continue
      sum += values[place] as number
      scored += 1
    }
    if (trials > 0) applicable += 1
    if (scored === 0 || scored * 2 < trials) continue
    total += sum / scored
    n += 1
  }
  return { mean: n === 0 ? null : total / n, n, applicable }
}
