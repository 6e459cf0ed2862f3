import type { Comparison, MeasuredComparison } from '../../src/model/result/comparison.js'
import type { MeasuredPair } from '../../src/model/result/finding.js'
import type { PairComparison } from '../../src/model/result/pair-comparison.js'
import type { Report } from '../../src/model/result/report.js'
import { buildReport as buildArmsReport } from '../../src/report/build-report.js'
import type { CandidateReport, ReportInput as ArmsInput } from '../../src/report/candidate-report.js'
import { writeFindings } from '../../src/report/words/write-comparison.js'
import { writeRecommendations } from '../../src/report/words/write-recommendations.js'

/** The advice and the notes of a comparison, as an evaluation passes them to the report. */
export const adviceOn = (pair: MeasuredPair) => ({
  findings: writeFindings(pair),
  recommendations: writeRecommendations(pair),
})

/** The input of the report of one candidate. */
export type ReportInput = Omit<ArmsInput, 'comparison' | 'candidates' | 'total'> & CandidateReport

/** Makes the comparison of two arms with this pair; of one arm if the pair has no baseline. */
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

export function buildReport({
  comparison,
  context,
  cases,
  measured,
  findings,
  recommendations,
  ...rest
}: ReportInput): Report {
  return buildArmsReport({
    comparison: comparisonOf(comparison, context.names),
    candidates: [{ comparison, context, cases, measured, findings, recommendations }],
    ...rest,
  })
}

/** Makes the same without any data for findings. */
export function measuredOf(pair: PairComparison): MeasuredComparison {
  const comparison = comparisonOf(pair)
  const facts = {
    ...{ paired: [], passes: [], parts: [], zero_recall: null, concentration: null, alike: null },
    ...{ primary_k: 5, conduct: { baseline: null, candidate: null } },
  }
  return { ...comparison, candidates: comparison.candidates.map((candidate) => ({ ...candidate, facts })) }
}
