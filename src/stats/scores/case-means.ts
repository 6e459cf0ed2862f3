import type { CaseMeans } from '../../model/case-means.js'
import { groupBy } from '../../model/group-by.js'
import type { ScoredTrial } from '../../model/run/run.js'
import { mean, sampleStandardDeviation } from '../moments.js'
import { readCase, SCORED, type ScoreTable, scoreTableOf } from './score-table.js'

const SUCCESS = 'success'
const known = new WeakMap<readonly ScoredTrial[], CaseMeans>()

/**
 * Returns the means of trials by case, computed on demand and cached: eight bytes a case for each metric with any score. Calls with the
 * same list of trials share one result, so the list must not change any more.
 */
export function caseMeansOf(trials: readonly ScoredTrial[]): CaseMeans {
  const means = known.get(trials) ?? readMeans(scoreTableOf(trials))
  known.set(trials, means)
  return means
}

function readMeans(table: ScoreTable): CaseMeans {
  const { ids, starts, placeOf } = table
  const columns = new Map<string, Float64Array | null>()
  const columnOf = (metricId: string): Float64Array | null => {
    let column = columns.get(metricId)
    if (column === undefined) columns.set(metricId, (column = meanColumn(table, metricId)))
    return column
  }
  let tallies: readonly (readonly [number, number])[] | null = null
  return {
    ids,
    trials: table.trials.length,
    trialsOf: (id) => {
      const place = placeOf(id)
      return (starts[place + 1] ?? 0) - (starts[place] ?? 0)
    },
    tallyOf: (id) => {
      const tally = (tallies ??= tallyCases(table))[placeOf(id)]
      return tally === undefined || tally[1] === 0 ? null : tally
    },
    meanOf: (id, metricId) => {
      const value = columnOf(metricId)?.[placeOf(id)] ?? NaN
      return Number.isNaN(value) ? null : value
    },
    placeOf,
    columnOf,
    meansOf: (metricId) => [...(columnOf(metricId) ?? [])].filter((value) => !Number.isNaN(value)),
    totalOf: (metricId) => sumColumn(table, metricId),
    spreadOf: (metricId) => readSpread(table, metricId),
  }
}

/** Returns the mean of each case, NaN for a case without one; `null` if no case has a mean. */
function meanColumn(table: ScoreTable, metricId: string): Float64Array | null {
  const column = table.column(metricId)
  if (column === null) return null
  const means = new Float64Array(table.ids.length)
  for (let place = 0; place < means.length; place++) {
    const { trials, values } = readCase(column, table, place)
    means[place] = values.length === 0 || 2 * values.length < trials ? NaN : mean(values)
  }
  return means.every(Number.isNaN) ? null : means
}

function sumColumn({ trials, column }: ScoreTable, metricId: string): { total: number; missing: number } {
  const { states, values } = column(metricId) ?? { states: [], values: [] }
  let [total, scored] = [0, 0]
  for (let at = 0; at < states.length; at++) {
    if (states[at] !== SCORED) continue
    total += values[at] ?? NaN
    scored += 1
  }
  return { total, missing: trials.length - scored }
}

function readSpread(table: ScoreTable, metricId: string) {
  const column = table.column(metricId)
  if (column === null) return { runs: [], within: [] }
  const scored = [...table.trials.keys()].filter((at) => column.states[at] === SCORED)
  const runs = [...groupBy(scored, (at) => table.trials[at]?.trial ?? NaN)].sort(([a], [b]) => a - b)
  return {
    runs: runs.map(([, run]) => mean(run.map((at) => column.values[at] ?? NaN))),
    within: table.ids.flatMap((_, place) => sampleStandardDeviation(readCase(column, table, place).values) ?? []),
  }
}

function tallyCases(table: ScoreTable): readonly (readonly [number, number])[] {
  const column = table.column(SUCCESS)
  return table.ids.map((_, place) => {
    const values = column === null ? [] : readCase(column, table, place).values
    return [values.filter((value) => value === 1).length, values.length]
  })
}
