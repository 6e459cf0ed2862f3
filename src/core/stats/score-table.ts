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
/** Metrics that are read on their own first: where only a few are of interest, the others are not looked for. */
const ALONE = 4

/** Sorts trials by case id and trial, so that sums over them do not depend on the order in which they came. */
export function sortTrials(trials: readonly ScoredTrial[]): ScoredTrial[] {
  return [...trials].sort((a, b) => (a.case === b.case ? a.trial - b.trial : a.case < b.case ? -1 : 1))
}

/**
 * Reads the scores of trials, which stand together by case, metric by metric. A trial lies in memory as a whole, and there are many
 * metrics, so one pass over the trials reads as many columns as a few megabytes hold instead of one.
 */
export function tabulateScores(trials: readonly ScoredTrial[], { cells = CELLS } = {}): ScoreTable {
  const width = Math.max(1, Math.floor(cells / trials.length))
  const blocks: ReadonlyMap<string, ScoreColumn>[] = []
  let order: readonly string[] | null = null
  let passes = 0

  /** The metrics to read with this one; none where it applies to no trial. */
  const neighboursOf = (metricId: string): readonly string[] => {
    if (passes++ < ALONE) return [metricId]
    order ??= listMetrics(trials)
    const from = order.indexOf(metricId)
    return from < 0 ? [] : order.slice(from, from + width)
  }
  return {
    trials,
    cases: findCases(trials),
    column: (metricId) => {
      const block = blocks.find((one) => one.has(metricId)) ?? readBlock(trials, neighboursOf(metricId))
      if (block.size > 0 && !blocks.includes(block)) blocks.push(block)
      if (blocks.length > KEPT) blocks.shift()
      return block.get(metricId) ?? null
    },
  }
}

/** The metrics that apply to some of the trials. */
function readBlock(trials: readonly ScoredTrial[], metricIds: readonly string[]): ReadonlyMap<string, ScoreColumn> {
  const columns = metricIds.map((id) => {
    return { id, states: new Uint8Array(trials.length), values: new Float64Array(trials.length) }
  })
  for (const [place, { scores, unscored }] of columns.length === 0 ? [] : trials.entries()) {
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
