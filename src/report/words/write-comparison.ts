import { describeReason, describeRemark } from '../../format/describe-reason.js'
import type { Candidate, MeasuredComparison, Ranking, WrittenComparison } from '../../model/result/comparison.js'
import type { MeasuredPair } from '../../model/result/finding.js'
import type { MetricComparison } from '../../model/result/metric-comparison.js'
import { writeFindings } from './write-findings.js'
import { writeRecommendations } from './write-recommendations.js'

/** A comparison as `comparison.json` has it: every cause in plain words too, for readers of the file. */
export function writeComparison({ candidates, ranking, ...comparison }: MeasuredComparison): WrittenComparison {
  return { ...comparison, candidates: candidates.map(writeCandidate), ranking: ranking && writeRanking(ranking) }
}

function withRemark<Metric extends MetricComparison>(metric: Metric): Metric & { readonly reason: string | null } {
  return { ...metric, reason: metric.cause === null ? null : describeRemark(metric.cause, metric.metric) }
}

function writeCandidate({ facts, ...pair }: Candidate & MeasuredPair): WrittenComparison['candidates'][number] {
  const { coverage, warnings, verdict, ...candidate } = pair
  const measured = { ...pair, facts }
  return {
    ...candidate,
    ...(coverage !== undefined && { coverage: { ...coverage, losses: coverage.losses.map(withRemark) } }),
    gates: candidate.gates.map((gate) => ({ ...gate, reason: describeReason(gate) })),
    metrics: candidate.metrics.map(withRemark),
    slices: candidate.slices.map((slice) => ({ ...slice, result: withRemark(slice.result) })),
    findings: writeFindings(measured),
    recommendations: writeRecommendations(measured).map((one) => ({ ...one, text: `${one.text}.` })),
    ...{ warnings, verdict },
  }
}

function writeRanking(ranking: Ranking): WrittenComparison['ranking'] {
  const metricOf = (id: string) => {
    const gate = ranking.gates.find((one) => one.id === id)
    const metric = ranking.metrics.find((one) => one.id === gate?.metric)
    if (metric === undefined) throw new Error(`the ranking has no metric of gate ${id}`)
    return metric
  }
  return {
    ...ranking,
    pairs: ranking.pairs.map((pair) => ({
      ...pair,
      gates: pair.gates.map((gate) => ({
        ...gate,
        reason: describeReason({ ...gate, metric: metricOf(gate.gate) }),
      })),
    })),
  }
}
