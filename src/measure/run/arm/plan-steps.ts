import { groupByCase, type ScoredTrial } from '../../../model/run/run.js'
import { seededRandom } from '../../../stats/random.js'
import type { NextTries, RoundsDirector } from '../input.js'
import type { Spending } from '../budget/spending.js'
import { orderTrials, type PlannedTrial } from './make-trial.js'
import type { Arm } from './start-arm.js'

/** Trials that are made together: none of them waits for another's answer. */
export interface Step {
  readonly trials: readonly PlannedTrial[]
  /** What it is a part of; null in one pass. */
  readonly look: Pick<NextTries, 'round' | 'open'> | null
}

type AskedArm = Pick<Arm, 'cases' | 'trials' | 'run' | 'out' | 'scored' | 'pacer'>
type Kind = Pick<ScoredTrial, 'round' | 'asked_on'>

/**
 * The trials of all arms that are still to be made, in steps: one pass, or what the director says after each round. An unscored try of a
 * round is asked once more when the others are made. Whoever takes a step makes its trials before the next; where it does not make them all,
 * nothing follows. Numbers are given out by case from 0, so that a resumed run gives them as the first would have.
 * @returns the number of complete rounds
 */
export async function* planSteps(
  arms: readonly AskedArm[],
  input: {
    readonly seed: number
    readonly director: RoundsDirector | null
    readonly spending?: Spending | null
    readonly wait: (milliseconds: number) => Promise<void>
  },
): AsyncGenerator<Step, number> {
  const { director, spending = null, wait } = input
  const random = seededRandom(`${input.seed}/order`)
  const orderMissing = (wanted: (arm: number, id: string, alike: readonly ScoredTrial[]) => number, kind: Kind) => {
    const made = arms.map(({ scored }) => groupByCase(scored.trials()))
    const numbersOf = (arm: number, id: string): readonly number[] => {
      const own = made[arm]?.get(id) ?? []
      const alike = own.filter(({ round, asked_on }) => round === kind.round && asked_on === kind.asked_on)
      return freeNumbers(own, wanted(arm, id, alike) - alike.length)
    }
    return orderTrials(arms, numbersOf, random).map((trial) => ({ ...trial, ...kind }))
  }
  if (director === null) {
    yield { trials: orderMissing((arm) => arms[arm]?.trials ?? 0, {}), look: null }
    return 1
  }
  let complete = 0
  // A provider that was given up would fail all that follows at once.
  while (!arms.some(({ pacer }) => pacer !== null && pacer.gaveUp() !== null)) {
    const states = arms.map(({ run, out, scored }) => ({
      ...{ run, folder: out },
      trials: scored.trials().filter(({ round = 1 }) => round <= complete),
    }))
    const next = await director.next({ complete, spending, arms: states })
    if (next === null) return complete
    for (const kind of [{ round: next.round }, { round: next.round, asked_on: true as const }]) {
      const triesOf = indexTries(next, kind)
      const first = orderMissing(triesOf, kind)
      if (first.length > 0) await wait(next.wait_ms ?? 0)
      if (first.length > 0) yield { trials: first, look: next }
      if (orderMissing(triesOf, kind).length > 0) return complete
      const again = orderMissing((arm, id, alike) => {
        const tries = triesOf(arm, id)
        return tries + alike.slice(0, tries).filter(isOutage).length
      }, kind)
      if (again.length > 0) yield { trials: again, look: next }
    }
    complete = next.round
  }
  return complete
}

function indexTries({ cases }: NextTries, kind: Kind): (arm: number, id: string) => number {
  const alike = cases.filter((one) => one.asked_on === (kind.asked_on ?? false))
  const byPlace = new Map(alike.map(({ case_id: id, tries, arm = '' }) => [`${arm} ${id}`, tries]))
  return (arm, id) => byPlace.get(`${arm} ${id}`) ?? byPlace.get(` ${id}`) ?? 0
}

/** The lowest numbers that no trial has. @example freeNumbers([{ trial: 1 }], 2) // [0, 2] */
function freeNumbers(made: readonly Pick<ScoredTrial, 'trial'>[], count: number): readonly number[] {
  const taken = new Set(made.map(({ trial }) => trial))
  const free: number[] = []
  for (let trial = 0; free.length < count; trial++) if (!taken.has(trial)) free.push(trial)
  return free
}

/** Infrastructure failed it: every other trial has a score. */
function isOutage({ scores }: ScoredTrial): boolean {
  return Object.keys(scores).length === 0
}
