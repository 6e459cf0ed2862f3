import type { PairComparison } from '../../model/result/pair-comparison.js'
import type { Inference } from '../../model/suite/inference.js'
import type { RuleSet } from '../../model/suite/rules.js'
import type { ScoredRun } from '../../model/run/run.js'
import type { FailOn } from '../../model/result/verdict.js'
import { compareRuns } from '../compare-runs.js'

/** A scored run under the name that it goes by among the others. */
export interface Entrant {
  readonly name: string
  readonly scored: ScoredRun
}

/** The comparison of two entrants, by their places in the list; computed once, when first asked for. */
export type CompareEntrants = (baseline: number, candidate: number) => PairComparison

/**
 * Compares entrants as any two runs are compared, all by one set of rules. Those with the first have every metric; the others
 * only what decides (the gates, and success for zero tolerance), as they are many and nobody reads the rest.
 */
export function comparerOf(input: {
  readonly entrants: readonly Entrant[]
  readonly ruleSet: RuleSet
  readonly failOn: FailOn
  readonly inference: Inference
}): CompareEntrants {
  const { entrants, ruleSet, failOn, inference } = input
  const deciding = new Set(['success', ...ruleSet.rules.gates.map(({ metric }) => metric)])
  const comparisons = new Map<string, PairComparison>()
  return (baseline, candidate) => {
    const key = `${baseline} ${candidate}`
    const known = comparisons.get(key)
    if (known !== undefined) return known
    const runOf = (place: number): ScoredRun => {
      const scored = entrants[place]?.scored
      if (scored === undefined) throw new RangeError(`no entrant ${place}`)
      return baseline === 0 ? scored : { ...scored, run: onlyMetrics(scored.run, deciding) }
    }
    const comparison = compareRuns({
      baseline: runOf(baseline),
      candidate: runOf(candidate),
      ruleSet,
      failOn,
      inference,
    })
    comparisons.set(key, comparison)
    return comparison
  }
}

function onlyMetrics(run: ScoredRun['run'], ids: ReadonlySet<string>): ScoredRun['run'] {
  return { ...run, metrics: run.metrics.filter(({ id }) => ids.has(id)) }
}
