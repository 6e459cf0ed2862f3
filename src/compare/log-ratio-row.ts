import { mean } from '../stats/mean.js'
import { EPSILON, roundNoise } from '../stats/round-noise.js'
import { orientationOf, type MarginSeries, type TestInput } from './paired-input.js'

/** Ratios need every paired value above 0; one other value takes the whole metric to the linear rows. */
export function canTakeLogRatios(input: TestInput): boolean {
  return input.metric.scale === 'log-ratio' && [...input.baseline, ...input.candidate].every((value) => value > 0)
}

/** s·ln(cᵢ/bᵢ), rounded: the typical query, as mean log ratios are geometric means. */
export function logRatios(
  input: Pick<TestInput, 'metric'>,
  baseline: readonly number[],
  candidate: readonly number[],
): readonly number[] {
  const sign = orientationOf(input.metric)
  return candidate.map((value, index) => roundNoise(sign * Math.log(value / (baseline[index] ?? value))))
}

/** The same pairs with log ratios for differences, which have no scale but their own; what is equal is then what has ratio 1. */
export function takeLogRatios(input: TestInput): TestInput {
  const differences = logRatios(input, input.baseline, input.candidate)
  return { ...input, differences, noise: EPSILON, all_equal: differences.every((difference) => difference === 0) }
}

/** A relative margin on the log scale: m = ln(1+r) for `lower`, −ln(1−r) for `higher`. `input` has log ratios for differences. */
export function logSeries(input: TestInput, share: number): MarginSeries {
  const size = input.metric.direction === 'lower' ? Math.log(1 + share) : -Math.log(1 - share)
  return {
    kind: 'log',
    values: input.differences,
    limit: -size,
    worst: null,
    size,
    relative: share,
    noise: input.noise,
  }
}

/**
 * ρ = mean candidate / mean baseline, and whether the total contradicts the typical query: ρ at or beyond 1 + r/2
 * (`lower`) or 1 − r/2 (`higher`) forbids the good verdicts (verdict-rules 3, Total).
 */
export function compareTotals(
  input: TestInput,
  share: number,
): { readonly ratio: number; readonly contradicts: boolean } {
  const ratio = mean(input.candidate) / mean(input.baseline)
  const isFine = input.metric.direction === 'lower' ? ratio < 1 + share / 2 - EPSILON : ratio > 1 - share / 2 + EPSILON
  return { ratio, contradicts: !isFine }
}
