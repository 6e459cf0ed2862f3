import type { Margin } from '../../model/metric.js'
import { formatAmount, formatShare } from '../../format/format-metric.js'
import { noiseOf } from '../../stats/round-noise.js'
import type { CheckedGate } from '../gates/check-gates.js'
import type { ExactValues } from './exact-values.js'

/** The note at a verdict that needed no test. */
export const EXACT = 'exact, no interval'

/** The note at a judge's review of the code: it is asked once, so it has no interval. */
export const ONE_READING = 'one reading of a judge, no interval'

/** A gate on one number on each side: the difference is known, so the margin alone decides. */
export interface ExactOutcome {
  readonly kind: 'exact'
  readonly baseline: number
  readonly candidate: number
  /** Oriented so that positive is better. */
  readonly delta: number
  readonly margin: Margin
  readonly reaches_margin: boolean
  readonly basis: string | null
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

/**
 * Why a gate on it has its verdict.
 * @example 'worse by 6.2, the margin is 5 (exact, no interval; 12 files of both sides)'
 */
export function explainExactGate(
  { metric }: Pick<CheckedGate, 'metric'>,
  { delta, margin, reaches_margin: reaches, basis }: ExactOutcome,
): string {
  if (delta === 0) return basis === null ? 'unchanged' : `unchanged (${basis})`
  const how = withBasis(EXACT, basis)
  const change = formatAmount(metric, { kind: 'absolute', value: Math.abs(delta) })
  const limit = margin.kind === 'relative' ? formatShare(margin.value) : formatAmount(metric, margin)
  if (delta > 0) return `better by ${change} (${how})`
  return reaches
    ? `worse by ${change}, the margin is ${limit} (${how})`
    : `worse by ${change}, within the margin of ${limit} (${how})`
}

/** The note at an exact figure, with what it rests on. */
export function withBasis(mark: string, basis: string | null): string {
  return basis === null ? mark : `${mark}; ${basis}`
}
