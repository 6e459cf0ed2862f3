import type { MetricDefinition } from '../../model/metric.js'
import { defineRankingMetric } from '../define/define-ranking-metric.js'

/**
 * 1 / the rank of the first expected span in the whole list, 0 when none was retrieved; its mean over cases is the MRR.
 * Source: trec_eval 10.0 `recip_rank`; Voorhees 1999, The TREC-8 Question Answering Track Report.
 * @example reciprocalRank([0, 0, 1, 1]) // 0.333…
 */
export function reciprocalRank(gains: readonly number[]): number {
  const first = gains.findIndex((gain) => gain > 0)
  return first === -1 ? 0 : 1 / (first + 1)
}

export const mrr: MetricDefinition = defineRankingMetric({
  name: 'retrieval.mrr',
  title: 'MRR',
  source: 'Voorhees 1999, The TREC-8 Question Answering Track Report; trec_eval 10.0, measure recip_rank',
  kind: 'continuous',
  version: 1,
  at_each_k: false,
  choice: ({ scoring: { mrr_cutoff: cutoff } }) => (cutoff === null ? null : `cutoff=${cutoff}`),
  measure: ({ gains }, { scoring: { mrr_cutoff: cutoff } }) =>
    reciprocalRank(cutoff === null ? gains : gains.slice(0, cutoff)),
})
