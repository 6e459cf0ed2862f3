import type { Random } from '../../../src/stats/random.js'
import type { Answers, Decision, InRounds, RoundsOptions } from '../../benchmark/in-rounds.js'

/** A rate of a cell with the expectation of the authors of the rules, in %: a known value, an upper limit, or neither. */
export interface Wanted {
  readonly name: string
  readonly counts: (one: InRounds) => number
  readonly known?: number | undefined
  readonly most?: number | undefined
  /** True if the value is the mean of `counts`, not a share. */
  readonly is_mean?: true
}

/** A design of the study of verdicts on these cases. */
export interface RoundsCell extends Omit<RoundsOptions, 'cap'> {
  readonly id: string
  readonly n: number
  readonly draw: (random: Random) => Answers
  readonly wanted: readonly Wanted[]
}

export const MARGIN = 0.05
export type Holds = (decision: Decision) => boolean
export const isUndecided: Holds = ({ verdict }) => verdict === 'inconclusive'
export const isRegressed: Holds = ({ verdict }) => verdict === 'regressed'
export const isNamed: Holds = ({ because }) => because === 'worse'
export const isWorse: Holds = (one) => isRegressed(one) || isNamed(one)
export const isGood: Holds = ({ verdict }) => ['no-regression', 'unchanged', 'improved'].includes(verdict)

export const first =
  (holds: Holds): Wanted['counts'] =>
  ({ outcome }) =>
    holds(outcome) ? 1 : 0
export const anyOf =
  (holds: Holds, from = 0): Wanted['counts'] =>
  ({ outcomes }) =>
    outcomes.slice(from).some(holds) ? 1 : 0

/**
 * The limits: at a loss of the margin, at most 5 % good verdicts; with no change, at most 2.5 % "regressed" and 5 % "regressed or
 * worse".
 */
export const FALSE_GOOD: Wanted = { name: 'false no regression or improved', counts: first(isGood), most: 5 }
export const FALSE_RED: Wanted = { name: 'false regressed', counts: first(isRegressed), most: 2.5 }
export const FALSE_WORSE: Wanted = { name: 'false regressed or worse', counts: first(isWorse), most: 5 }
/** The largest rates that the authors of the rules found, by tries of main. They give none for other numbers of tries. */
const SEEN: Readonly<Record<number, readonly [red: number, worse: number]>> = { 5: [1.1, 2.5], 10: [0.7, 2.3] }
export const falseBad = (mainTries: number): readonly Wanted[] => {
  const [red = FALSE_RED.most, worse = FALSE_WORSE.most] = SEEN[mainTries] ?? []
  return [
    { ...FALSE_RED, most: red },
    { ...FALSE_WORSE, most: worse },
  ]
}
