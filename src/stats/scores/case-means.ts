import type { CaseMeans, Spread } from '../../model/case-means.js'
import type { ScoredTrial } from '../../model/run/run.js'
import { mean, sampleDeviation } from '../moments.js'
import { type ScoreTable, tableOf } from './score-table.js'
import { NOT_APPLICABLE, SCORED, UNSCORED } from './start-columns.js'

const SUCCESS = 'success'
const known = new WeakMap<readonly ScoredTrial[], CaseMeans>()

/**
 * The means of trials by case, computed when they are asked for and kept: eight bytes a case for each metric that scored anything. One for
 * all who ask for those of the same list of trials, which must not change any more.
 */
export function caseMeansOf(trials: readonly ScoredTrial[]): CaseMeans {
  const means = known.get(trials) ?? readMeans(tableOf(trials))
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
    meansOf: (metricId) => listMeans(columnOf(metricId)),
    totalOf: (metricId) => sumColumn(table, metricId),
    spreadOf: (metricId) => readSpread(table, metricId),
  }
}

function listMeans(column: Float64Array | null): readonly number[] {
  const means: number[] = []
  if (column === null) return means
  for (let place = 0; place < column.length; place++) {
    const value = column[place] as number
    if (!Number.isNaN(value)) means.push(value)
  }
  return means
}

/** NaN where a case has no mean; null where none has. */
function meanColumn({ ids, starts, column }: ScoreTable, metricId: string): Float64Array | null {
  const found = column(metricId)
  if (found === null || found.values.length === 0) return null
  const { states, values } = found
  const means = new Float64Array(ids.length).fill(NaN)
  let hasMeans = false
  for (let place = 0; place < means.length; place++) {
    const from = starts[place] as number
    const to = starts[place + 1] as number
    if (to - from === 1) {
      if (states[from] !== SCORED) continue
      means[place] = values[from] ?? NaN
    } else {
      const scored: number[] = []
      let applicable = 0
      for (let at = from; at < to; at++) {
        if ((states[at] ?? NOT_APPLICABLE) < UNSCORED) continue
        applicable += 1
        if (states[at] === SCORED) scored.push(values[at] ?? NaN)
      }
      if (scored.length === 0 || 2 * scored.length < applicable) continue
      means[place] = mean(scored)
    }
    hasMeans = true
  }
  return hasMeans ? means : null
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

function readSpread({ trials, starts, column }: ScoreTable, metricId: string): Spread {
  const { states, values } = column(metricId) ?? { states: [], values: [] }
  const runs = new Map<number, number[]>()
  const within: number[] = []
  let at = 0
  for (const to of starts.subarray(1)) {
    const scored: number[] = []
    for (; at < to; at++) {
      if (states[at] !== SCORED) continue
      const value = values[at] ?? NaN
      scored.push(value)
      const trial = trials[at]?.trial ?? 0
      const run = runs.get(trial)
      if (run === undefined) runs.set(trial, [value])
      else run.push(value)
    }
    const deviation = sampleDeviation(scored)
    if (deviation !== null) within.push(deviation)
  }
  const inOrder = [...runs].sort(([a], [b]) => a - b)
  return { runs: inOrder.map(([, run]) => mean(run)), within }
}

function tallyCases({ ids, starts, column }: ScoreTable): readonly (readonly [number, number])[] {
  const { states, values } = column(SUCCESS) ?? { states: [NOT_APPLICABLE], values: [] }
  return ids.map((_, place) => {
    let passed = 0
    let scored = 0
    for (let at = starts[place] as number; at < (starts[place + 1] as number); at++) {
      if (states[at] !== SCORED) continue
      scored += 1
      if (values[at] === 1) passed += 1
    }
    return [passed, scored]
  })
}
