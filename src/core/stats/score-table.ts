import type { ScoredTrial } from '../model/run.js'

/** What a metric says of a trial. */
export const NOT_APPLICABLE = 0
export const UNSCORED = 1
export const SCORED = 2

/** One metric over trials, by their place. */
export interface ScoreColumn {
  /** `NOT_APPLICABLE`, `UNSCORED` or `SCORED`. */
  readonly states: Uint8Array
  /** Of any meaning only where the state is `SCORED`. */
  readonly values: Float64Array
}

/** Trials sorted by case, and their scores by metric. */
export interface ScoreTable {
  readonly trials: readonly ScoredTrial[]
  /** From the first trial of each case to behind its last. */
  readonly cases: readonly { readonly id: string; readonly from: number; readonly to: number }[]
  /** Null for a metric that applies to none of the trials. */
  readonly column: (metricId: string) => ScoreColumn | null
}

/** Scores that are read in one pass over the trials: 9 MB. */
const CELLS = 1_000_000
/** Passes whose columns are kept: metrics are asked for in the order of the trials' keys, scored and unscored ones by turns. */
const KEPT = 4
/** Columns that a pass reads at least before all that can be are read at once. */
const MANY = 50
/** Metrics that are read on their own first where a pass reads fewer. */
const ALONE = 4
/** Lists of reasons that are remembered while they are looked at. */
const MOST_LISTS = 1000

/** Sorts trials by case id and trial, so that sums over them do not depend on the order in which they came. */
export function sortTrials(trials: readonly ScoredTrial[]): ScoredTrial[] {
  return [...trials].sort((a, b) => (a.case === b.case ? a.trial - b.trial : a.case < b.case ? -1 : 1))
}

const tables = new WeakMap<readonly ScoredTrial[], ScoreTable>()

/** The table of trials in any order, sorted; one for all who ask for that of the same list, which must not change any more. */
export function tableOf(trials: readonly ScoredTrial[]): ScoreTable {
  const known = tables.get(trials)
  if (known !== undefined) return known
  const table = tabulateScores(sortTrials(trials))
  tables.set(trials, table)
  return table
}

/**
 * Reads the scores of trials, which stand together by case, metric by metric. A trial lies in memory as a whole, and there are many
 * metrics, so one pass over the trials reads as many columns as a few megabytes hold instead of one: all of them in most runs.
 */
export function tabulateScores(trials: readonly ScoredTrial[], { cells = CELLS } = {}): ScoreTable {
  const width = Math.max(1, Math.floor(cells / trials.length))
  let whole: Block | null = null
  let blocks: readonly Block[] = []
  let order: readonly string[] | null = null
  let passes = 0

  const readSome = (metricId: string): Block => {
    if (width < MANY && passes++ < ALONE) return readBlock(trials, [metricId])
    order ??= listMetrics(trials)
    if (order.length <= width) return (whole = readAll(trials))
    const from = order.indexOf(metricId)
    return from < 0 ? NOTHING : readBlock(trials, order.slice(from, from + width))
  }
  return {
    trials,
    cases: findCases(trials),
    column: (metricId) => {
      const known = whole ?? blocks.find((one) => one.has(metricId))
      if (known !== undefined) return known.get(metricId) ?? null
      const block = readSome(metricId)
      if (block.size > 0) blocks = [...blocks, block].slice(-KEPT)
      return block.get(metricId) ?? null
    },
  }
}

type Block = ReadonlyMap<string, ScoreColumn>
const NOTHING: Block = new Map()

function startColumn(length: number): ScoreColumn {
  return { states: new Uint8Array(length), values: new Float64Array(length) }
}

/** Every metric that applies to some of the trials. */
function readAll(trials: readonly ScoredTrial[]): Block {
  const columns = new Map<string, ScoreColumn>()
  const columnOf = (id: string): ScoreColumn => {
    const known = columns.get(id) ?? startColumn(trials.length)
    columns.set(id, known)
    return known
  }
  // Lists of reasons are shared by most trials.
  const listed = new Map<ScoredTrial['unscored'], readonly Uint8Array[]>()
  let place = 0
  for (const { scores, unscored } of trials) {
    const lacking = listed.get(unscored) ?? Object.keys(unscored).map((id) => columnOf(id).states)
    if (listed.size < MOST_LISTS) listed.set(unscored, lacking)
    for (const states of lacking) states[place] = UNSCORED
    for (const id in scores) {
      const value = scores[id]
      if (value === undefined) continue
      const { states, values } = columnOf(id)
      states[place] = SCORED
      values[place] = value
    }
    place += 1
  }
  return columns
}

/** Those of the metrics that apply to some of the trials. */
function readBlock(trials: readonly ScoredTrial[], metricIds: readonly string[]): Block {
  const columns = metricIds.map((id) => ({ id, ...startColumn(trials.length) }))
  for (const [place, { scores, unscored }] of trials.entries()) {
    for (const { id, states, values } of columns) {
      const value = scores[id]
      if (value !== undefined) {
        states[place] = SCORED
        values[place] = value
      } else if (unscored[id] !== undefined) states[place] = UNSCORED
    }
  }
  const found = columns.filter(({ states }) => states.some((state) => state !== NOT_APPLICABLE))
  return new Map(found.map(({ id, ...column }) => [id, column]))
}

function findCases(trials: readonly ScoredTrial[]): ScoreTable['cases'] {
  const cases: { id: string; from: number; to: number }[] = []
  for (const [place, { case: id }] of trials.entries()) {
    const last = cases.at(-1)
    if (last?.id === id) last.to = place + 1
    else cases.push({ id, from: place, to: place + 1 })
  }
  return cases
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
