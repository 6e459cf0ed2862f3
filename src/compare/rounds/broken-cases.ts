import { chanceUnchanged } from '../../stats/broken-case.js'
import type { FurtherTries } from './rounds-outcome.js'
import { countGood, type GateInRounds } from './gate-in-rounds.js'
import type { PairedCase } from './pair-tries.js'

/** A case is asked on only where so many failures can suffice. */
export const FAILURES_ASKED = 5

/** Cases of a yes/no gate that failed all their tries of the change. */
export interface FailedCases {
  /** They broke for sure. */
  readonly broke: readonly string[]
  /** They are worth asking on, and how many more failures make it sure. */
  readonly open: readonly FurtherTries[]
}

/**
 * Which cases broke for sure at a look: n times the chance of their tries, had they not changed, is at most α/2. `takesLater`: where the
 * look is decided by now and tries of later rounds are recorded all the same (shards ask all rounds), they stand in for asking on.
 */
export function findFailedCases(input: {
  readonly gate: GateInRounds
  readonly pairs: readonly PairedCase[]
  readonly alpha: number
  readonly takesLater: boolean
}): FailedCases {
  const { gate, pairs, alpha, takesLater } = input
  const broke: string[] = []
  const open: FurtherTries[] = []
  if (gate.values !== 'yes-no') return { broke, open }
  const known = new Map<string, boolean>()
  for (const { id, main, tries, asked_on: askedOn, later } of pairs) {
    const scored = [...tries, ...askedOn.filter((value) => value !== null)]
    if (countGood(gate, scored) > 0) continue
    const record = { tries: main.length, good: countGood(gate, main) }
    const isSureAfter = (failures: number): boolean => {
      const key = `${record.tries} ${record.good} ${failures}`
      const isSure = known.get(key) ?? pairs.length * chanceUnchanged({ ...record, failures }) <= alpha / 2
      known.set(key, isSure)
      return isSure
    }
    // An unscored try ends the asking: its own repetition has failed, too.
    const isOpen = isSureAfter(FAILURES_ASKED) && !askedOn.includes(null)
    let failures = scored.length
    for (const value of isOpen && takesLater ? later : []) {
      if (isSureAfter(failures) || countGood(gate, [value]) > 0) break
      failures++
    }
    if (isSureAfter(failures)) broke.push(id)
    else if (isOpen) {
      let enough = failures
      while (!isSureAfter(enough)) enough++
      open.push({ case: id, tries: enough - failures })
    }
  }
  return { broke, open }
}
