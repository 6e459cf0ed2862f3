import { benjaminiHochberg } from '../../stats/multiplicity.js'
import type { MeasuredPair } from '../compare-runs.js'

/**
 * Several candidates are explored together: the p of every metric and tag of all of them by Benjamini and Hochberg at once, as one table shows
 * them all. Where a gate lends a metric its numbers, `gateP` gives the p of that gate over all pairs.
 */
export function exploreTogether(
  pairs: readonly MeasuredPair[],
  gateP: (pair: number, gate: string) => number | null,
): readonly MeasuredPair[] {
  const tests = pairs.map(listTests)
  const all = benjaminiHochberg(tests.flat())
  return pairs.map(({ decided, facts }, place) => {
    const start = tests.slice(0, place).flat().length
    const adjusted = all.slice(start, start + (tests[place]?.length ?? 0))
    const tested = decided.metrics.filter(({ p }) => p !== null)
    const pOf = new Map(tested.map(({ metric }, at) => [metric.id, adjusted[at] ?? 1]))
    const lenders = decided.gates.filter(({ gate, row }) => gate.where === null && row !== null)
    const metrics = decided.metrics.map((metric) => {
      const lender = lenders.find(({ gate }) => gate.metric === metric.metric.id)
      return {
        ...metric,
        p_adjusted: lender === undefined ? (pOf.get(metric.metric.id) ?? null) : gateP(place, lender.gate.id),
      }
    })
    const slices = decided.slices.map((slice, at) => ({ ...slice, p_adjusted: adjusted[tested.length + at] ?? 1 }))
    return {
      decided: { ...decided, metrics, slices },
      facts: { ...facts, metrics, slices, explored: { tests: all.length, candidates: pairs.length } },
    }
  })
}

/** The p of the metrics that were tested, then of the tags. */
function listTests({ decided: { metrics, slices } }: MeasuredPair): readonly number[] {
  return [...metrics.flatMap(({ p }) => p ?? []), ...slices.map(({ result }) => result.p ?? 1)]
}
