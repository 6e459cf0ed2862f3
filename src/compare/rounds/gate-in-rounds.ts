import type { CaseClass } from '../../model/run/rounds-plan.js'
import type { Gate } from '../../model/suite/gate.js'
import { mean, sumOfSquaredDeviations } from '../../stats/moments.js'

/** The value of a try by the gate's metric; null where it is unscored. A try that does not count for the metric is left out. */
export type TryValue = number | null

/** All tries of one case as one gate's metric scores them. */
export interface CaseTries {
  /** Main's recorded tries, in order. */
  readonly main: readonly TryValue[]
  /** Main's tries that were asked beside the change, by round (`baseline: ref`): they are compared in place of the recorded ones. */
  readonly beside?: readonly (readonly TryValue[])[] | undefined
  /** Tries that the target failed and that the metric says nothing of, of main and of the change by round; absent: there are none. */
  readonly failed?: { readonly main: number; readonly rounds: readonly number[] } | undefined
  /** The change's tries, by round. */
  readonly rounds: readonly (readonly TryValue[])[]
  /** The round in which a case that failed all its tries was asked on: those further tries, which are no part of its mean. */
  readonly asked_on: readonly (readonly TryValue[])[]
}

/** A gate with a margin that is judged on these cases, and its tries. */
export interface GateInRounds extends Pick<Gate, 'id' | 'severity' | 'evidence'> {
  /** Its pair of arms, where several are looked at together; absent: there is one. */
  readonly pair?: number | undefined
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

/** How many yes/no values are the good one. */
export function countGood({ sign }: Pick<GateInRounds, 'sign'>, values: readonly number[]): number {
  return values.filter((value) => value === (sign === 1 ? 1 : 0)).length
}

/** On the scale of the margin. */
export function scaleTries({ margin }: Pick<GateInRounds, 'margin'>, tries: readonly number[]): readonly number[] {
  return margin.kind === 'log' ? tries.map(Math.log) : tries
}

/** The unbiased variance of tries; 0 below two. */
export function varianceOf(tries: readonly number[]): number {
  return tries.length < 2 ? 0 : sumOfSquaredDeviations(tries) / (tries.length - 1)
}

/** Whether it can end the rounds at any look, before they have ended for another reason. */
export function isReadAtEachLook(gate: Pick<GateInRounds, 'severity' | 'evidence' | 'is_slice'>): boolean {
  return gate.severity === 'fail' && gate.evidence !== 'threshold' && !gate.is_slice
}

/**
 * The margin of mean log ratios for a share of the baseline: ln(1 + r) where lower is better, −ln(1 − r) where higher is.
 * @example logMargin(0.1, -1) // 0.09531
 */
export function logMargin(share: number, sign: 1 | -1): number {
  return sign === -1 ? Math.log1p(share) : -Math.log1p(-share)
}

/**
 * u and the degrees of freedom of a mean over n cases: W/n times the mean of 1/k over steady cases, or over all where none is steady; with no
 * case as if it were one. Log ratios have no u, and n − 1 degrees of freedom.
 */
export function stepOf(
  { margin, width }: Pick<GateInRounds, 'margin' | 'width'>,
  n: number,
  cases: readonly { readonly class: CaseClass; readonly tries: number }[],
): { readonly step: number; readonly df: number | null } {
  if (margin.kind === 'log') return { step: 0, df: Math.max(1, n - 1) }
  const steady = cases.filter((one) => one.class === 'steady')
  const weights = (steady.length === 0 ? cases : steady).map(({ tries }) => 1 / tries)
  return { step: (width / n) * (weights.length === 0 ? 1 : mean(weights)), df: null }
}
