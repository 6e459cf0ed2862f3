import { mcnemar } from '../../stats/mcnemar.js'
import { tangoInterval } from '../../stats/tango-interval.js'
import { boundBounded } from './paired-t-row.js'
import { makeBound, type RowBound, type ZeroTest } from './row-outcome.js'
import type { MarginSeries, TestInput } from './paired-input.js'

/** Pairs that changed: worse and better by the metric's direction. */
export function countFlips(differences: readonly number[]): { readonly worse: number; readonly better: number } {
  return {
    worse: differences.filter((difference) => difference < 0).length,
    better: differences.filter((difference) => difference > 0).length,
  }
}

/** McNemar's mid-p with Tango's interval. */
export function testMcnemar(input: TestInput): ZeroTest {
  const flips = countFlips(input.differences)
  const n = input.differences.length
  const { low, high } = tangoInterval({ ...flips, n, alpha: input.alpha })
  return {
    p: mcnemar(flips).midP,
    df: null,
    interval: { low, high, method: 'tango' },
    se: flipError(flips.worse, flips.better, n),
  }
}

/** docs/decision-rules.md#figures-beside-a-gate: √(f+g−(f−g)²/n)/n; below 6 flips that says too little, so √((f+g+1)/(n+2))/√n. */
function flipError(worse: number, better: number, n: number): number {
  const flips = worse + better
  return flips < 6 ? Math.sqrt((flips + 1) / (n + 2) / n) : Math.sqrt(flips - (worse - better) ** 2 / n) / n
}

/** Tango's lower end; for a relative margin the bounds of the shifted series. */
export function boundMcnemar(input: TestInput, series: MarginSeries): readonly RowBound[] {
  if (series.kind === 'shifted') return boundBounded(input, series)
  const { differences, alpha } = input
  const tango = (): number => tangoInterval({ ...countFlips(differences), n: differences.length, alpha }).low
  return [makeBound('tango', series, tango)]
}
