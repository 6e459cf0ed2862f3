import type { ScoredTrial } from '../../model/run/run.js'

/** What a metric says of a trial. */
export const NOT_APPLICABLE = 0
/** The target failed, and the metric says nothing of a failed trial: it is in no count of the metric. */
export const FAILED = 1
export const UNSCORED = 2
export const SCORED = 3

/** One metric over trials, by their place. */
export interface ScoreColumn {
  /** `NOT_APPLICABLE`, `FAILED`, `UNSCORED` or `SCORED`, from the least that is said of a trial to the most. */
  readonly states: Uint8Array
  /** Of any meaning only where the state is `SCORED`, and empty where it is so nowhere. */
  readonly values: Float64Array
}

/** Columns of trials that come one by one. */
export interface GrowingColumns {
  readonly add: (trial: Pick<ScoredTrial, 'scores' | 'unscored' | 'failed'>) => void
  /** Every metric that applies to some of them, by their place in the order in which they came, with room behind the last. */
  readonly columns: ReadonlyMap<string, ScoreColumn>
  /** The memory that they take. */
  readonly bytes: () => number
}

interface Growing {
  states: Uint8Array
  values: Float64Array
}

/** Lists of reasons that are remembered while they are looked at. */
const MOST_LISTS = 1000
export const STATE_BYTES = Uint8Array.BYTES_PER_ELEMENT
export const VALUE_BYTES = Float64Array.BYTES_PER_ELEMENT
/** Of a column without a score. */
export const NO_VALUES = new Float64Array(0)

/** Starts without a trial, with room for some of them; more double it. */
export function startColumns(room: number): GrowingColumns {
  const columns = new Map<string, Growing>()
  // Lists of reasons are shared by most trials.
  const listed = new Map<ScoredTrial['unscored'], readonly Growing[]>()
  let place = 0
  let valued = 0
  const columnOf = (id: string): Growing => {
    const known = columns.get(id)
    if (known !== undefined) return known
    const started = { states: new Uint8Array(room), values: NO_VALUES }
    columns.set(id, started)
    return started
  }
  const grow = (): void => {
    room = Math.max(1, 2 * room)
    for (const column of columns.values()) {
      column.states = extend(column.states, new Uint8Array(room))
      if (column.values !== NO_VALUES) column.values = extend(column.values, new Float64Array(room))
    }
  }
  return {
    add: ({ scores, unscored, failed }) => {
      if (place === room) grow()
      const lacking = listed.get(unscored) ?? Object.keys(unscored).map(columnOf)
      if (listed.size < MOST_LISTS) listed.set(unscored, lacking)
      const state = failed === true ? FAILED : UNSCORED
      for (const { states } of lacking) states[place] = state
      for (const id in scores) {
        const value = scores[id]
        if (value === undefined) continue
        const column = columnOf(id)
        if (column.values === NO_VALUES) {
          column.values = new Float64Array(room)
          valued += 1
        }
        column.states[place] = SCORED
        column.values[place] = value
      }
      place += 1
    },
    columns,
    bytes: () => room * (columns.size * STATE_BYTES + valued * VALUE_BYTES),
  }
}

function extend<Numbers extends Uint8Array | Float64Array>(old: Numbers, longer: Numbers): Numbers {
  longer.set(old)
  return longer
}
