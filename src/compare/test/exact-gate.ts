import type { Margin } from '../../model/metric.js'
import type { Reason } from '../../model/result/reason.js'
import { noiseOf } from '../../stats/round-noise.js'
import type { CheckedGate } from '../pair/check-gates.js'
import type { ExactBasis, ExactValues } from './exact-values.js'

/** The note at a verdict that needed no test. */
export const EXACT = 'exact, no interval'

/** A gate on one number on each side: the difference is known, so the margin alone decides. */
export interface ExactOutcome {
  readonly kind: 'exact'
  readonly baseline: number
  readonly candidate: number
  /** Oriented so that positive is better. */
  readonly delta: number
  readonly margin: Margin
  readonly reaches_margin: boolean
  readonly basis: ExactBasis
  /** Files; 0 for an opinion of the code. */
  readonly n: number
}

/** Null where the two numbers cannot be compared, or the gate has no margin. */
export function measureExactGate(
  { margin, metric }: Pick<CheckedGate, 'margin' | 'metric'>,
  { baseline, candidate, delta, basis, n }: ExactValues,
): ExactOutcome | null {
  if (margin === null || baseline === null || candidate === null || delta === null) return null
  const noise = noiseOf([baseline, candidate])
  const isFromNothing = margin.kind === 'relative' && Math.abs(baseline) <= noise
  const size =
    margin.kind === 'absolute'
      ? margin.value
      : isFromNothing
        ? (metric.absolute_margin ?? 0)
        : margin.value * Math.abs(baseline)
  const reachesMargin = delta < -noise && -delta >= size - noise
  return { kind: 'exact', baseline, candidate, delta, margin, reaches_margin: reachesMargin, basis, n }
}

/** Why a gate on it has its verdict. */
export function findExactCause({ delta, margin, reaches_margin: reaches, basis }: ExactOutcome): Reason {
  return { kind: 'exact-change', change: delta, margin, within: !reaches, ...basis }
}
