import { chanceUnchanged } from '../../stats/broken-case.js'
import type { FurtherTries } from './rounds-outcome.js'
import { type GateInRounds, isGood } from './gate-in-rounds.js'
import type { PairedCase } from './pair-tries.js'

/** A case is asked on only where so many failures can suffice. */
const FAILURES_ASKED = 5

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
  const isSure = sureFailures(pairs.length, alpha / 2)
  for (const { id, main, tries, asked_on: askedOn, later } of pairs) {
    const good = main.filter((value) => isGood(gate, value)).length
    const scored = [...tries, ...askedOn.filter((value) => value !== null)]
    if (scored.some((value) => isGood(gate, value))) continue
    const isSureAfter = (failures: number): boolean => isSure(main.length, good, failures)
    // An unscored try ends the asking: its own repetition has failed, too.
    const isOpen = isSureAfter(FAILURES_ASKED) && !askedOn.includes(null)
    let failures = scored.length
    for (const value of isOpen && takesLater ? later : []) {
      if (isSureAfter(failures) || isGood(gate, value)) break
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

/** The inequality, for many cases with the same numbers of tries. */
function sureFailures(n: number, level: number): (tries: number, good: number, failures: number) => boolean {
  const known = new Map<string, boolean>()
  return (tries, good, failures) => {
    const key = `${tries} ${good} ${failures}`
    const isSure = known.get(key) ?? n * chanceUnchanged({ tries, good, failures }) <= level
    known.set(key, isSure)
    return isSure
  }
}
