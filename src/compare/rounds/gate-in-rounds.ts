import type { Evidence, Gate } from '../../model/suite/gate.js'

/** The value of a try by the gate's metric; null where it is unscored. A try that does not count for the metric is left out. */
export type TryValue = number | null

/** All tries of one case as one gate's metric scores them. */
export interface CaseTries {
  /** Main's recorded tries, in order. */
  readonly main: readonly TryValue[]
  /** Main's tries that were asked beside the change, by round (`baseline: ref`): they are compared in place of the recorded ones. */
  readonly beside?: readonly (readonly TryValue[])[] | undefined
  /** The change's tries, by round. */
  readonly rounds: readonly (readonly TryValue[])[]
  /** The round in which a case that failed all its tries was asked on: those further tries, which are no part of its mean. */
  readonly asked_on: readonly (readonly TryValue[])[]
}

/** A gate with a margin that is judged on these cases, and its tries. */
export interface GateInRounds extends Pick<Gate, 'id' | 'severity'> {
  readonly evidence: Evidence
  readonly values: 'yes-no' | 'number'
  /** 1 where higher is better, -1 where lower is. */
  readonly sign: 1 | -1
  /** W: the range of the metric, 1 for yes/no; not looked at with a margin on the log scale. */
  readonly width: number
  /** `relative`: a share of main's mean. `log`: of mean log ratios (`logMargin`). */
  readonly margin: { readonly kind: 'absolute' | 'relative' | 'log'; readonly value: number }
  /** It has a `where`: it is read where the rounds end and prolongs nothing. */
  readonly is_slice: boolean
  /** By case id: every case that it may compare, in both suites with the same text and not stale. */
  readonly cases: ReadonlyMap<string, CaseTries>
}

/** Its cases in the order of their ids, by code unit. */
export function casesInOrder({ cases }: Pick<GateInRounds, 'cases'>): readonly (readonly [string, CaseTries])[] {
  return [...cases].sort(([one], [other]) => (one < other ? -1 : 1))
}

/** The scored values; none where fewer than half of the tries are scored. */
export function scoredValues(tries: readonly TryValue[]): readonly number[] {
  const scored = tries.filter((value) => value !== null)
  return scored.length * 2 >= tries.length ? scored : []
}

/** Whether a yes/no value is the good one. */
export function isGood({ sign }: Pick<GateInRounds, 'sign'>, value: number): boolean {
  return value === (sign === 1 ? 1 : 0)
}

/** Whether it can end the rounds at any look, before they have ended for another reason. */
export function isReadAtEachLook({ severity, evidence, is_slice: isSlice }: GateInRounds): boolean {
  return severity === 'fail' && evidence !== 'threshold' && !isSlice
}

/**
 * The margin of mean log ratios for a share of the baseline: ln(1 + r) where lower is better, −ln(1 − r) where higher is.
 * @example logMargin(0.1, -1) // 0.09531
 */
export function logMargin(share: number, sign: 1 | -1): number {
  return sign === -1 ? Math.log1p(share) : -Math.log1p(-share)
}
