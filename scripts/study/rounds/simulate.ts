import { seededRandom } from '../../../src/stats/random.js'
import { decideInRounds } from '../../benchmark/in-rounds.js'
import type { RoundsCell } from './wanted.js'

const BATCH = 50

export interface Seen {
  readonly name: string
  /** A percentage, or a mean. */
  readonly value: number
  readonly known: number | null
  readonly most: number | null
  /** Whether the value is above `most`, or more than 2 points from `known`, by more than chance explains. */
  readonly is_off: boolean
}

/** A cell with its simulated rates. */
export interface SeenCell {
  readonly id: string
  readonly changes: number
  readonly seen: readonly Seen[]
}

/** Simulates the rates of a cell with `changes` changes. The id of the cell and `seed` seed every draw. */
export function simulateRounds(cell: RoundsCell, changes: number, seed: string): SeenCell {
  const sums = cell.wanted.map(() => 0)
  for (let from = 0; from < changes; from += BATCH) {
    const answers = Array.from({ length: Math.min(BATCH, changes - from) }, (_, index) =>
      cell.draw(seededRandom(`${seed}/${cell.id}/${from + index}`)),
    )
    for (const one of decideInRounds(cell.n, answers, cell))
      cell.wanted.forEach(({ counts }, index) => (sums[index] = (sums[index] ?? 0) + counts(one)))
  }
  const seen = cell.wanted.map(({ name, known = null, most = null, is_mean: isMean }, index) => {
    const mean = (sums[index] ?? 0) / changes
    const value = isMean === true ? mean : 100 * mean
    const typical = Math.min(0.5, Math.max(mean, (known ?? most ?? 0) / 100))
    const error = isMean === true ? 0.05 : 100 * Math.sqrt((typical * (1 - typical)) / changes)
    const allowed = isMean === true ? 0.2 : 2 + 2 * error
    const isOff = known !== null ? Math.abs(value - known) > allowed : value > (most ?? 100) + 2 * error
    return { name, value: Number(value.toFixed(2)), known, most, is_off: isOff }
  })
  return { id: cell.id, changes, seen }
}
