import { formatValue } from '../../format/format-metric.js'
import type { MetricFacts } from '../../model/metric.js'
import type { TableCell } from '../../model/run-table.js'
import { mean } from '../../stats/mean.js'
import { sampleDeviation } from '../../stats/sample-deviation.js'
import { defineTable, type Collector } from './define-table.js'

/** One metric of one arm: the mean of each run (all trials 0, all trials 1 …), and what is needed of each case. */
interface MetricSpread {
  readonly runs: readonly number[]
  /** The sample deviations between the trials of the cases that have two values or more. */
  readonly within: readonly number[]
}

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

export const spread = defineTable({
  name: 'spread',
  title: 'How far trials and runs lie apart',
  source: 'design document 000, multi-run: ± standard deviation when there is more than one run',
  place: 'page',
  start: ({ settings }) => collectSpread(listShown(settings.primary_k)),
  build: (arms, { settings }) => {
    if (arms.every(({ run }) => run.trials_per_case < 2)) return null
    const rows = listShown(settings.primary_k).flatMap((id, at) =>
      arms.flatMap(({ name, run, data }): readonly (readonly TableCell[])[] => {
        const facts = run.metrics.find((metric) => metric.id === id)
        const spreadOf = data[at]
        if (facts === undefined || spreadOf === undefined || spreadOf.runs.length === 0) return []
        return [[facts.title, name, writeRuns(facts, spreadOf.runs), writeWithin(facts, spreadOf.within)]]
      }),
    )
    return rows.length === 0
      ? null
      : {
          columns: [
            { title: 'metric', format: 'text' },
            { title: 'arm', format: 'text' },
            { title: 'mean ± between runs', format: 'text' },
            { title: '± between trials of a case', format: 'text' },
          ],
          rows,
          notes: [
            'Sample standard deviations (÷ n − 1). Between runs: of the mean over cases of all first trials, of all second trials and so on. Between trials: of each case, then the mean over cases.',
          ],
        }
  },
})

/** Of each metric: how many values, their mean, the sum of their squared deviations. */
const NUMBERS = 3

/** Keeps three numbers a case for every metric, and two a run. */
function collectSpread(ids: readonly string[]): Collector<readonly MetricSpread[]> {
  const cases = new Map<string, Float64Array>()
  const runs = ids.map(() => new Map<number, { readonly n: number; readonly sum: number }>())
  return {
    add: ({ golden, trial, scores }) => {
      const own = cases.get(golden.id) ?? new Float64Array(ids.length * NUMBERS)
      cases.set(golden.id, own)
      for (const [at, id] of ids.entries()) {
        const value = scores[id]
        if (value === undefined) continue
        addValue(own.subarray(at * NUMBERS), value)
        const { n, sum } = runs[at]?.get(trial) ?? { n: 0, sum: 0 }
        runs[at]?.set(trial, { n: n + 1, sum: sum + value })
      }
    },
    finish: () =>
      runs.map((means, at) => ({
        runs: [...means.values()].map(({ n, sum }) => sum / n),
        within: [...cases.values()].flatMap((own) => {
          const [n = 0, , squares = 0] = own.subarray(at * NUMBERS)
          return n < 2 ? [] : [Math.sqrt(squares / (n - 1))]
        }),
      })),
  }
}

/** Welford 1962, Technometrics 4:419: no sum of squares, which loses digits. */
function addValue(numbers: Float64Array, value: number): void {
  const [n = 0, centre = 0, squares = 0] = numbers
  const next = centre + (value - centre) / (n + 1)
  numbers.set([n + 1, next, squares + (value - centre) * (value - next)])
}

function writeRuns(facts: MetricFacts, runs: readonly number[]): string {
  const deviation = sampleDeviation(runs)
  const average = formatValue(facts, mean(runs))
  return deviation === null ? average : `${average} ± ${formatValue(facts, deviation)}`
}

function writeWithin(facts: MetricFacts, within: readonly number[]): string | null {
  return within.length === 0 ? null : formatValue(facts, mean(within))
}
