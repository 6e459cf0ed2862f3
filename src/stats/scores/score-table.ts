import { groupByCase, type ScoredTrial } from '../../model/run/run.js'

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
  /** Of any meaning only where the state is `SCORED`. */
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
const MOST_BYTES = 72_000_000
const TRIAL_BYTES = Uint8Array.BYTES_PER_ELEMENT + Float64Array.BYTES_PER_ELEMENT

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
  const most = Math.max(1, Math.floor(MOST_BYTES / trials.length / TRIAL_BYTES))
  return {
    trials,
    ids,
    starts: Uint32Array.from([...starts, trials.length]),
    placeOf: (caseId) => places.get(caseId) ?? -1,
    column: (metricId) => {
      const known = columns.get(metricId)
      if (known !== undefined) return known
      const [oldest] = columns.size < most ? [] : columns.keys()
      if (oldest !== undefined) columns.delete(oldest)
      const column = readColumn(trials, metricId)
      columns.set(metricId, column)
      return column
    },
  }
}

function readColumn(trials: readonly ScoredTrial[], metricId: string): ScoreColumn | null {
  const states = new Uint8Array(trials.length)
  const values = new Float64Array(trials.length)
  for (const [place, { scores, unscored, failed }] of trials.entries()) {
    const value = scores[metricId]
    if (value !== undefined) {
      states[place] = SCORED
      values[place] = value
    } else if (unscored[metricId] !== undefined) states[place] = failed === true ? FAILED : UNSCORED
  }
  return states.every((state) => state === NOT_APPLICABLE) ? null : { states, values }
}

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
