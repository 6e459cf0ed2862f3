import type { Comparison } from '../../src/model/result/comparison.js'
import type { PairComparison } from '../../src/model/result/pair-comparison.js'
import type { Report } from '../../src/model/result/report.js'
import { buildReport as buildArmsReport } from '../../src/report/build-report.js'
import type { ReportInput as ArmsInput } from '../../src/report/report-parts.js'
import type { ToldCandidate } from '../../src/report/told-candidate.js'

/** What the report of one candidate is made of. */
export type ReportInput = Omit<ArmsInput, 'comparison' | 'told' | 'total'> & ToldCandidate

/** The comparison of two arms whose pair this is; of one where it has no baseline. */
export function comparisonOf(pair: PairComparison, names = { baseline: 'main', candidate: 'this PR' }): Comparison {
  const { suite, alpha, seed, inference, interleaved, baseline, candidate, warnings, verdict } = pair
  const runs = [
    ...(baseline === null ? [] : [{ name: names.baseline, run: baseline }]),
    { name: names.candidate, run: candidate },
  ]
  return {
    schema_version: 2,
    ...{ suite, alpha, seed, interleaved, warnings },
    ...(inference && { inference }),
    arms: runs.map((arm) => ({ ...arm, counts: null, summaries: {} })),
    baseline: baseline === null ? null : names.baseline,
    candidates: [{ name: names.candidate, ...pair }],
    ranking: null,
    trade_offs: [],
    verdict: { ...verdict, winner: null },
  }
}

export function buildReport({ comparison, context, cases, measured, ...rest }: ReportInput): Report {
  return buildArmsReport({
    comparison: comparisonOf(comparison, context.names),
    told: [{ context, cases, measured }],
    ...rest,
  })
}
