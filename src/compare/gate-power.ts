import { bisect } from '../stats/bisect.js'
import { mean } from '../stats/mean.js'
import { normalQuantile } from '../stats/normal.js'
import { pairedTDetectableEffect } from '../stats/paired-t-power.js'
import { sampleDeviation } from '../stats/sample-deviation.js'
import { studentTQuantile } from '../stats/student-t.js'
import type { TestInput } from './paired-input.js'
import type { RowOutcome } from './row-outcome.js'

const POWER = 0.8
const FEWEST = 6

/** What power hangs on: a forecast makes it up, where no two runs have shown it yet. */
export type PowerInput = Pick<TestInput, 'metric' | 'baseline' | 'differences' | 'clusters' | 'alpha'>
export type PowerOutcome = Pick<RowOutcome, 'row' | 'delta' | 'se' | 'df'> & {
  readonly series: Pick<RowOutcome['series'], 'kind' | 'values' | 'size' | 'noise'>
}

/** What a gate finds with a power of 80 %. */
export interface GatePower {
  /** The smallest drop, on the scale of the row's delta; null when even the largest that is possible is found less often. */
  readonly flag: number | null
  /** Cases that find a drop of twice the margin; null where there is no margin, or not so much to lose. */
  readonly cases: number | null
}

/** Variances of one case's difference at a true drop. */
interface Variances {
  /** As it scatters. */
  readonly own: number
  /** As the test takes it to scatter, if nothing had changed. */
  readonly tested: number
}

/**
 * The power of a gate by the noise of this run (verdict-rules 9), in a family of `familySize` gates; null when fewer than six cases, or
 * differences where the row is not McNemar's, say what the noise is. A drop of a yes/no metric brings flips of its own, which a run
 * without it has not shown: a drop of X adds X to the flips, as far as there are cases. The rules leave that out; a gate of success would
 * then flag in half of the runs what it says it flags four times in five (docs/statistics.md). Flips that a change in this run has surely
 * brought are no noise, and are taken off.
 * Source: Connor 1987, Biometrics 43:207, for McNemar's row; Cohen 1988, 2.2, for the paired t test.
 */
export function findPower(input: PowerInput, outcome: PowerOutcome, familySize: number): GatePower | null {
  const { row, se, series } = outcome
  const n = input.differences.length
  const differences = series.kind === 'log' ? series.values : input.differences
  const isTooFew = row !== 'mcnemar' && differences.filter((value) => value !== 0).length < FEWEST
  if (se === null || se === 0 || n < FEWEST || isTooFew || row === 'per-run') return null
  const alpha = input.alpha / familySize
  const quantile = quantileOf(input, outcome)
  const [significant, powered] = [quantile(1 - alpha / 2), quantile(POWER)]
  const at = variancesOf(input, outcome, se)
  const margin = series.size
  const byNormal = ({ own, tested }: Variances): number => significant * Math.sqrt(tested) + powered * Math.sqrt(own)
  const detect = row === 'mcnemar' || input.clusters !== null ? byNormal : byT(n, alpha)
  const leastAt = (drop: number): number => {
    const variances = at(drop)
    return Math.max(detect(variances) / Math.sqrt(n), margin + powered * Math.sqrt(variances.own / n))
  }
  const doubled = at(2 * margin)
  const most = mostLost(input)
  return {
    flag: input.metric.kind === 'binary' ? firstFound(leastAt, most) : leastAt(0),
    cases:
      margin > series.noise && 2 * margin <= most + series.noise
        ? Math.ceil(Math.max((byNormal(doubled) / (2 * margin)) ** 2, (powered ** 2 * doubled.own) / margin ** 2))
        : null,
  }
}

/** What a yes/no metric can get worse by: the share that is good now. */
function mostLost({ metric, baseline }: PowerInput): number {
  if (metric.kind !== 'binary') return Infinity
  return metric.direction === 'lower' ? 1 - mean(baseline) : mean(baseline)
}

/** Of t at the degrees of freedom of the clusters, else of the normal distribution. */
function quantileOf({ clusters }: PowerInput, { df }: PowerOutcome): (p: number) => number {
  return clusters !== null && df !== null ? (p) => studentTQuantile(p, df) : normalQuantile
}

/**
 * What a paired t test of n cases finds with the power, in standard deviations times √n. The normal approximation is 5 % too small at
 * n = 20, and 1 % at 100: too much for a figure shown to three digits (verdict-rules 9).
 */
function byT(n: number, alpha: number): (variances: Variances) => number {
  const { dz } = pairedTDetectableEffect({ n, alpha, power: POWER })
  return ({ own }) => dz * Math.sqrt(n * own)
}

/** McNemar's test takes the mean to be 0, so its own variance has the square of the drop in it. */
function variancesOf(input: PowerInput, { row, delta }: PowerOutcome, se: number): (drop: number) => Variances {
  const n = input.differences.length
  const variance = n * se ** 2
  if (input.metric.kind !== 'binary') return () => ({ own: variance, tested: variance })
  // Cases of a cluster are lost together, as they flip together.
  const together = input.clusters === null ? 1 : variance / (sampleDeviation(input.differences) ?? 1) ** 2
  const flips = Math.max(variance / together, mean(input.differences.map((difference) => difference ** 2)))
  const brought = Math.max(0, Math.abs(delta) - normalQuantile(1 - input.alpha / 2) * se)
  const noise = Math.max(1 / (n + 2), flips - brought)
  return (drop) => {
    const own = together * Math.max(0, Math.min(1, noise + drop) - drop ** 2)
    return { own, tested: row === 'mcnemar' ? own + drop ** 2 : own }
  }
}

/** The smallest drop that is as large as what is found at it; null when there is none up to `most`. */
function firstFound(leastAt: (drop: number) => number, most: number): number | null {
  if (leastAt(most) > most) return null
  return bisect({ low: 0, high: most, tolerance: 1e-12, holds: (drop) => drop < leastAt(drop) })
}
