import type { MetricDefinition, Ranking } from '../../model/metric.js'
import type { Scoring } from '../../model/suite/scoring.js'
import { defineRankingMetric } from '../define/define-ranking-metric.js'

/**
 * Discounted cumulative gain of the first k places over the best that the case allows: Σ gain / log2(rank + 1). The gain is the
 * relevance itself, or 2^relevance − 1 where `gain` is `exp`. The ideal is taken from the expected spans, so that what was missed
 * lowers it.
 * Source: Järvelin & Kekäläinen 2002, ACM TOIS 20:422, with the discount of trec_eval 10.0 `ndcg_cut`; exponential gain: Burges et al.
 * 2005, ICML 22:89.
 * @example ndcgAtK({ gains: [0, 0.8, 1, 0, 0], ideal: [1, 0.8] }, { k: 5, gain: 'linear' }) // 0.667718…
 */
export function ndcgAtK(
  { gains, ideal }: Pick<Ranking, 'gains' | 'ideal'>,
  { k, gain }: { readonly k: number; readonly gain: Scoring['ndcg_gain'] },
): number {
  const gainOf = GAINS[gain]
  return Math.min(1, discount(gains, k, gainOf) / discount(ideal, k, gainOf))
}

const GAINS: Readonly<Record<Scoring['ndcg_gain'], (relevance: number) => number>> = {
  linear: (relevance) => relevance,
  // expm1 keeps a relevance of 1e-20, of which 2 ** relevance - 1 leaves nothing.
  exp: (relevance) => Math.expm1(relevance * Math.LN2),
}

function discount(relevances: readonly number[], k: number, gainOf: (relevance: number) => number): number {
  const end = Math.min(k, relevances.length)
  let sum = 0
  for (let index = 0; index < end; index++) {
    const relevance = relevances[index] ?? 0
    // Most places hold nothing, and a logarithm takes longer than to see it.
    if (relevance !== 0) sum += gainOf(relevance) / Math.log2(index + 2)
  }
  return sum
}

export const ndcg: MetricDefinition = defineRankingMetric({
  name: 'retrieval.ndcg',
  title: 'nDCG',
  source: 'Järvelin & Kekäläinen 2002, ACM TOIS 20:422; trec_eval 10.0, measure ndcg_cut',
  kind: 'continuous',
  version: 1,
  at_each_k: true,
  choice: ({ scoring }) => (scoring.ndcg_gain === 'linear' ? null : `gain=${scoring.ndcg_gain}`),
  measure: (ranking, { k, scoring }) => ndcgAtK(ranking, { k, gain: scoring.ndcg_gain }),
})
