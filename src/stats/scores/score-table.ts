import type { ScoredTrial } from '../../model/run/run.js'
import {
  FAILED,
  NO_VALUES,
  NOT_APPLICABLE,
  SCORED,
  type ScoreColumn,
  startColumns,
  STATE_BYTES,
  UNSCORED,
  VALUE_BYTES,
} from './start-columns.js'

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

/** Of the scores that are read in one pass over the trials, or kept while they come in. */
export const MOST_BYTES = 72_000_000
/** Passes whose columns are kept: metrics are asked for in the order of the trials' keys, scored and unscored ones by turns. */
const KEPT = 4
/** Columns that a pass reads at least before all that can be are read at once. */
const MANY = 50
/** Metrics that are read on their own first where a pass reads fewer. */
const ALONE = 4

/** The places of trials by case id and trial, so that sums over them do not depend on the order in which they came. By code unit. */
function sortPlaces(trials: readonly ScoredTrial[]): readonly number[] {
  const places = new Map<string, number[]>()
  let place = 0
  for (const { case: id } of trials) {
    const own = places.get(id)
    if (own === undefined) places.set(id, [place])
    else own.push(place)
    place += 1
  }
  const sorted: number[] = []
  const trialAt = (at: number): number => trials[at]?.trial ?? 0
  for (const id of [...places.keys()].sort()) {
    const own = places.get(id) ?? []
    if (own.length > 1) own.sort((a, b) => trialAt(a) - trialAt(b))
    for (const one of own) sorted.push(one)
  }
  return sorted
}

const tables = new WeakMap<readonly ScoredTrial[], ScoreTable>()

/**
 * The table of trials in any order, sorted; one for all who ask for that of the same list, which must not change any more. `read` has all
 * their columns in the order of the list, where somebody has read them already.
 */
export function tableOf(trials: readonly ScoredTrial[], read: Columns | null = null): ScoreTable {
  const known = tables.get(trials)
  if (known !== undefined) return known
  const places = sortPlaces(trials)
  const sorted = places.map((place) => trials[place] as ScoredTrial)
  const table = tabulateScores(sorted, read === null ? {} : { whole: arrange(read, places) })
  tables.set(trials, table)
  return table
}

/**
 * Reads the scores of trials, which stand together by case, metric by metric. A trial lies in memory as a whole, and there are many
 * metrics, so one pass over the trials reads as many columns as a few megabytes hold instead of one: all of them in most runs.
 */
export function tabulateScores(
  trials: readonly ScoredTrial[],
  { bytes = MOST_BYTES, whole = null }: { readonly bytes?: number; readonly whole?: Columns | null } = {},
): ScoreTable {
  const width = Math.max(1, Math.floor(bytes / trials.length / (STATE_BYTES + VALUE_BYTES)))
  let all = whole
  let blocks: readonly Block[] = []
  let order: readonly string[] | null = null
  let passes = 0

  const readSome = (metricId: string): Columns => {
    if (width < MANY && passes++ < ALONE) return keep(readBlock(trials, [metricId]))
    if (order === null) {
      all = readAll(trials, bytes)
      if (all !== null) return all
    }
    order ??= listMetrics(trials)
    const from = order.indexOf(metricId)
    return from < 0 ? NOTHING : keep(readBlock(trials, order.slice(from, from + width)))
  }
  const keep = (block: Block): Block => {
    if (block.size > 0) blocks = [...blocks, block].slice(-KEPT)
    return block
  }
  const { ids, starts } = findCases(trials)
  let placesById: ReadonlyMap<string, number> | null = null
  return {
    trials,
    ids,
    starts,
    placeOf: (caseId) => (placesById ??= placeCases(ids)).get(caseId) ?? -1,
    column: (metricId) => (all ?? blocks.find((one) => one.has(metricId)) ?? readSome(metricId)).get(metricId) ?? null,
  }
}

/** Some metrics over the trials of a table. */
interface Columns {
  readonly get: (metricId: string) => ScoreColumn | undefined
}
type Block = ReadonlyMap<string, ScoreColumn>
const NOTHING: Block = new Map()

/** The columns of trials that were read in another order: `places` says where each is there. A column is built when it is asked for. */
function arrange(read: Columns, places: readonly number[]): Columns {
  const arranged = new Map<string, ScoreColumn>()
  return {
    get: (metricId) => {
      const known = arranged.get(metricId)
      const found = known === undefined ? read.get(metricId) : undefined
      if (found === undefined) return known
      const states = new Uint8Array(places.length)
      const values = new Float64Array(found.values.length === 0 ? 0 : places.length)
      for (let to = 0; to < states.length; to++) states[to] = found.states[places[to] as number] as number
      for (let to = 0; to < values.length; to++) values[to] = found.values[places[to] as number] as number
      const column = { states, values }
      arranged.set(metricId, column)
      return column
    },
  }
}

/** Every metric that applies to some of the trials; null where they take more than `most` bytes. */
function readAll(trials: readonly ScoredTrial[], most: number): Block | null {
  const reading = startColumns(trials.length)
  for (const trial of trials) {
    reading.add(trial)
    if (reading.bytes() > most) return null
  }
  return reading.columns
}

/** Those of the metrics that apply to some of the trials. */
function readBlock(trials: readonly ScoredTrial[], metricIds: readonly string[]): Block {
  const columns = metricIds.map((id) => ({ id, states: new Uint8Array(trials.length), values: NO_VALUES }))
  for (const [place, { scores, unscored, failed }] of trials.entries()) {
    for (const column of columns) {
      const value = scores[column.id]
      if (value !== undefined) {
        if (column.values === NO_VALUES) column.values = new Float64Array(trials.length)
        column.states[place] = SCORED
        column.values[place] = value
      } else if (unscored[column.id] !== undefined) column.states[place] = failed === true ? FAILED : UNSCORED
    }
  }
  const found = columns.filter(({ states }) => states.some((state) => state !== NOT_APPLICABLE))
  return new Map(found.map(({ id, ...column }) => [id, column]))
}

function findCases(trials: readonly ScoredTrial[]): Pick<ScoreTable, 'ids' | 'starts'> {
  const ids: string[] = []
  const starts: number[] = []
  let last: string | null = null
  for (let place = 0; place < trials.length; place++) {
    const { case: id } = trials[place] as ScoredTrial
    if (id === last) continue
    last = id
    ids.push(id)
    starts.push(place)
  }
  return { ids, starts: Uint32Array.from([...starts, trials.length]) }
}

function placeCases(ids: readonly string[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>()
  for (const id of ids) places.set(id, places.size)
  return places
}

/** Every metric that applies to some trial. Lists of reasons are shared by most trials, and then looked at once. */
function listMetrics(trials: readonly ScoredTrial[]): readonly string[] {
  const ids = new Set<string>()
  const seen = new Set<ScoredTrial['unscored']>()
  for (const { scores, unscored } of trials) {
    for (const id in scores) ids.add(id)
    if (seen.has(unscored)) continue
    seen.add(unscored)
    for (const id in unscored) ids.add(id)
  }
  return [...ids]
}
