import { mcnemar } from '../stats/mcnemar.js'
import { mean } from '../stats/mean.js'
import { noiseOf } from '../stats/round-noise.js'
import { testClustered } from './clustered-row.js'
import { logRatios } from './log-ratio-row.js'
import { countFlips } from './mcnemar-row.js'
import { testPairedT } from './paired-t-row.js'
import { orientedDifferences, type TestInput } from './paired-input.js'

/**
 * p and delta of the first k scored trials of each pair, k the smaller number; null when every pair has equal numbers.
 * One case, or one cluster of them, shows nothing: p is 1.
 * A mean of three against one trial is skewed and would give too many false improvements (verdict-rules 3, Unequal trials).
 */
export function testMatchedTrials(
  input: TestInput,
  onLogScale: 'log' | 'linear',
): { readonly p: number; readonly delta: number } | null {
  const { pairs, metric, alpha, clusters, noise } = input
  if (pairs.every((pair) => pair.baseline.values.length === pair.candidate.values.length)) return null
  const counts = pairs.map((pair) => Math.min(pair.baseline.values.length, pair.candidate.values.length))
  const baseline = pairs.map((pair, index) => mean(pair.baseline.values.slice(0, counts[index])))
  const candidate = pairs.map((pair, index) => mean(pair.candidate.values.slice(0, counts[index])))
  const hasRatios = onLogScale === 'log' && [...baseline, ...candidate].every((value) => value > 0)
  const differences = hasRatios
    ? logRatios(input, baseline, candidate)
    : orientedDifferences(metric, { baseline, candidate }, noiseOf(baseline, candidate))
  const isMcnemar = metric.kind === 'binary' && counts.every((count) => count === 1) && clusters === null
  const p = input.is_single
    ? 1
    : isMcnemar
      ? mcnemar(countFlips(differences)).midP
      : clusters === null
        ? testPairedT(differences, alpha).p
        : testClustered(differences, clusters, alpha, noise).p
  return { p: p ?? 1, delta: mean(differences) }
}
