import { numberItems } from '../../model/group-by.js'
import { groupByCase, type ScoredTrial } from '../../model/run/run.js'
import { placeOfScores } from './kept-scores.js'

/** The states of a metric in a trial, in ascending order. */
export const NOT_APPLICABLE = 0
/** The target failed, and the metric does not score failed trials: the trial is in no count of the metric. */
export const FAILED = 1
export const UNSCORED = 2
export const SCORED = 3

/** One metric over trials, by their place. */
export interface ScoreColumn {
  /** `NOT_APPLICABLE`, `FAILED`, `UNSCORED` or `SCORED`. */
  readonly states: Uint8Array
  /** Meaningful only where the state is `SCORED`. Empty if no trial is scored. */
  readonly values: Float64Array
}

/** Trials sorted by case, and their scores by metric. */
export type ScoreTable = ReturnType<typeof tabulateScores>

/** Memory limit of the cached columns of a table, in bytes. The oldest columns are dropped, and read again on demand. */
const MAX_BYTES = 4_000_000

const tables = new WeakMap<readonly ScoredTrial[], ScoreTable>()

/**
 * Returns the table of trials in any order. Trials are sorted by case id (by code unit) and trial, so that sums do not depend on their
 * original order. Calls with the same list share one table, so the list must not change any more.
 */
export function scoreTableOf(trials: readonly ScoredTrial[]): ScoreTable {
  const known = tables.get(trials)
  if (known !== undefined) return known
  const byCase = [...groupByCase(trials)].sort(([one], [other]) => (one < other ? -1 : 1))
  const table = tabulateScores(byCase.flatMap(([, own]) => own))
  tables.set(trials, table)
  return table
}

/** Reads the scores of trials metric by metric. Trials of the same case must be adjacent. */
export function tabulateScores(trials: readonly ScoredTrial[]) {
  const starts = trials.flatMap((trial, place) => (trial.case === trials[place - 1]?.case ? [] : [place]))
  const ids = starts.map((place) => trials[place]?.case ?? '')
  const places = new Map(ids.map((id, place) => [id, place]))
  const columns = new Map<string, ScoreColumn | null>()
  const read = openTrials(trials)
  let bytes = 0
  let next = 0
  return {
    trials,
    /** The ids of the cases, in order. */
    ids,
    /** The first trial of each case, then, as the last entry, the number of trials. */
    starts: Uint32Array.from([...starts, trials.length]),
    /** Returns the place of a case in `ids`; -1 for a case without trials. */
    placeOf: (caseId: string): number => {
      // Most callers ask in the order of the table.
      if (ids[next] !== caseId) next = places.get(caseId) ?? -1
      return next === -1 ? -1 : next++
    },
    /** Returns the scores of a metric; `null` if it applies to none of the trials. */
    column: (metricId: string): ScoreColumn | null => {
      const known = columns.get(metricId)
      if (known !== undefined) return known
      const column = read(metricId)
      columns.set(metricId, column)
      bytes += sizeOf(column)
      for (const [oldest, dropped] of columns) {
        if (bytes <= MAX_BYTES || oldest === metricId) break
        columns.delete(oldest)
        bytes -= sizeOf(dropped)
      }
      return column
    },
  }
}

const sizeOf = (column: ScoreColumn | null): number =>
  column === null ? 0 : column.states.byteLength + column.values.byteLength

/** Returns a function that reads one metric of the trials; `null` if the metric applies to none. */
function openTrials(trials: readonly ScoredTrial[]): (metricId: string) => ScoreColumn | null {
  const kept = trials.map(({ scores }) => placeOfScores(scores))
  const stores = numberItems(kept.map((one) => one?.columns ?? null))
  const places = Uint32Array.from(kept, (one) => one?.place ?? 0)
  // Most trials share their lists of reasons.
  const lists = numberItems(trials.map(({ unscored }) => unscored))
  const failures = Uint8Array.from(trials, ({ failed }) => (failed === true ? FAILED : UNSCORED))
  // One buffer for each store, with the scores in the order in which its trials came.
  const rooms: Float64Array[] = stores.distinct.map(() => NO_VALUES)
  return (metricId) => {
    const columns = stores.distinct.map((store, at): Float64Array => {
      const column = store?.get(metricId)
      return column === undefined ? NO_VALUES : (rooms[at] = column.copy(rooms[at] ?? NO_VALUES))
    })
    const isPlain = stores.distinct.map((store) => store === null)
    const isUnscored = lists.distinct.map((reasons) => reasons[metricId] !== undefined)
    if (!isPlain.includes(true) && !isUnscored.includes(true) && !columns.some(({ length }) => length > 0)) return null
    const states = new Uint8Array(trials.length)
    let values = NO_VALUES
    let isAny = false
    for (let at = 0; at < states.length; at++) {
      const store = stores.numbers[at] as number
      const value =
        isPlain[store] === true ? trials[at]?.scores[metricId] : (columns[store] as Float64Array)[places[at] as number]
      if (value !== undefined && !Number.isNaN(value)) {
        if (values === NO_VALUES) values = new Float64Array(trials.length)
        states[at] = SCORED
        values[at] = value
      } else if (isUnscored[lists.numbers[at] as number] === true) states[at] = failures[at] as number
      else continue
      isAny = true
    }
    return isAny ? { states, values } : null
  }
}

const NO_VALUES = new Float64Array(0)

/** Returns what a metric measured in one case: how many trials it applies to, how many others the target failed, and its values. */
export function readCase({ states, values }: ScoreColumn, { starts }: Pick<ScoreTable, 'starts'>, place: number) {
  const [from, to] = [starts[place] ?? 0, starts[place + 1] ?? 0]
  let [trials, failed, count] = [0, 0, 0]
  for (let at = from; at < to; at++) {
    if (states[at] === FAILED) failed += 1
    if (states[at] === UNSCORED || states[at] === SCORED) trials += 1
    if (states[at] === SCORED) count += 1
  }
  // A list of the right length takes a tenth of the memory of one that grows.
  const scored = new Array<number>(count)
  for (let at = from, next = 0; next < count; at++) if (states[at] === SCORED) scored[next++] = values[at] ?? NaN
  return { trials, failed, values: scored }
}
