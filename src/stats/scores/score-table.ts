import { groupByCase, type ScoredTrial } from '../../model/run/run.js'
import { placeOfScores } from './kept-scores.js'

/** What a metric says of a trial, from the least to the most. */
export const NOT_APPLICABLE = 0
/** The target failed, and the metric says nothing of a failed trial: it is in no count of the metric. */
export const FAILED = 1
export const UNSCORED = 2
export const SCORED = 3

/** One metric over trials, by their place. */
export interface ScoreColumn {
  /** `NOT_APPLICABLE`, `FAILED`, `UNSCORED` or `SCORED`. */
  readonly states: Uint8Array
  /** Of any meaning only where the state is `SCORED`, and empty where it is so nowhere. */
  readonly values: Float64Array
}

/** Trials sorted by case, and their scores by metric. */
export interface ScoreTable {
  readonly trials: readonly ScoredTrial[]
  /** The ids of the cases, in order. */
  readonly ids: readonly string[]
  /** Where the trials of each case begin, and at the end where those of the last end. */
  readonly starts: Uint32Array
  /** Where a case is among them; -1 for one without a trial. */
  readonly placeOf: (caseId: string) => number
  /** Null for a metric that applies to none of the trials. */
  readonly column: (metricId: string) => ScoreColumn | null
}

/** The columns of a table that are kept, in bytes of all together; the oldest is read again when it is asked for. */
const MOST_BYTES = 4_000_000

const tables = new WeakMap<readonly ScoredTrial[], ScoreTable>()

/**
 * The table of trials in any order, sorted by case id and trial, by code unit, so that sums over them do not depend on the order in which they
 * came; one for all who ask for that of the same list, which must not change any more.
 */
export function tableOf(trials: readonly ScoredTrial[]): ScoreTable {
  const known = tables.get(trials)
  if (known !== undefined) return known
  const byCase = [...groupByCase(trials)].sort(([one], [other]) => (one < other ? -1 : 1))
  const table = tabulateScores(byCase.flatMap(([, own]) => own))
  tables.set(trials, table)
  return table
}

/** Reads the scores of trials, which stand together by case, metric by metric. */
export function tabulateScores(trials: readonly ScoredTrial[]): ScoreTable {
  const starts = trials.flatMap((trial, place) => (trial.case === trials[place - 1]?.case ? [] : [place]))
  const ids = starts.map((place) => trials[place]?.case ?? '')
  const places = new Map(ids.map((id, place) => [id, place]))
  const columns = new Map<string, ScoreColumn | null>()
  const read = openTrials(trials)
  let bytes = 0
  return {
    trials,
    ids,
    starts: Uint32Array.from([...starts, trials.length]),
    placeOf: (caseId) => places.get(caseId) ?? -1,
    column: (metricId) => {
      const known = columns.get(metricId)
      if (known !== undefined) return known
      const column = read(metricId)
      columns.set(metricId, column)
      bytes += sizeOf(column)
      for (const [oldest, dropped] of columns) {
        if (bytes <= MOST_BYTES || oldest === metricId) break
        columns.delete(oldest)
        bytes -= sizeOf(dropped)
      }
      return column
    },
  }
}

const sizeOf = (column: ScoreColumn | null): number =>
  column === null ? 0 : column.states.byteLength + column.values.byteLength

/** Numbers the items of a list by which of them are the very same. */
function numberItems<Item>(items: readonly Item[]): {
  readonly distinct: readonly Item[]
  readonly numbers: Uint32Array
} {
  const known = new Map<Item, number>()
  const numbers = Uint32Array.from(items, (item) => {
    const number = known.get(item) ?? known.size
    known.set(item, number)
    return number
  })
  return { distinct: [...known.keys()], numbers }
}

/** Reads one metric of trials: null where it applies to none. */
function openTrials(trials: readonly ScoredTrial[]): (metricId: string) => ScoreColumn | null {
  const kept = trials.map(({ scores }) => placeOfScores(scores))
  const stores = numberItems(kept.map((one) => one?.columns ?? null))
  const places = Uint32Array.from(kept, (one) => one?.place ?? 0)
  // Lists of reasons are shared by most trials.
  const lists = numberItems(trials.map(({ unscored }) => unscored))
  const failures = Uint8Array.from(trials, ({ failed }) => (failed === true ? FAILED : UNSCORED))
  // Of one column a run, in the order in which its trials came.
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

/** What a metric says of the trials of one case: how many it applies to, how many the target failed besides, and its values. */
export function readCase(
  { states, values }: ScoreColumn,
  { starts }: Pick<ScoreTable, 'starts'>,
  place: number,
): { readonly trials: number; readonly failed: number; readonly values: readonly number[] } {
  const scored: number[] = []
  let [trials, failed] = [0, 0]
  for (let at = starts[place] ?? 0; at < (starts[place + 1] ?? 0); at++) {
    if (states[at] === FAILED) failed += 1
    if (states[at] === UNSCORED || states[at] === SCORED) trials += 1
    if (states[at] === SCORED) scored.push(values[at] ?? NaN)
  }
  // A copy takes a tenth of the memory of a list that has grown.
  return { trials, failed, values: scored.slice() }
}
