import type { MetricDefinition, Ranking } from '../../model/metric.js'
import { unscored } from '../../model/score.js'
import { defineMetric, type MetricContext, type MetricRow, SHARE, YES_NO } from '../define-metric.js'
import { TWO_OF_THREE } from '../examples.js'
import { expectsSpans, scoreRanking, SPAN_RULES } from './match-spans.js'
import {
  averagePrecision,
  describeDivisor,
  harmonicMean,
  hitAtK,
  measurePrecision,
  ndcgAtK,
  precisionAtK,
  recallAtK,
  reciprocalRank,
} from './ranking-formulas.js'

interface RankingRow extends MetricRow<'edge_cases'> {
  readonly source: string
  /** Default: those of a share. */
  readonly facts?: typeof SHARE | typeof YES_NO
  /** Names a suite's choice that changes the meaning; null for the default. */
  readonly choice?: (context: MetricContext) => string | null
  /** `context.k` is of no matter without `at_each_k`: then the whole list is looked at. */
  readonly measure: (ranking: Ranking, context: MetricContext) => number
}

/**
 * A retrieval metric: a ratio, higher is better, for cases that expect a span. A failed trial is 0; a reply that has
 * no `spans` at all is unscored, one with an empty list retrieved nothing and is 0. Unscored too where it depends on a span of which it
 * cannot be told whether it is an expected one.
 */
function defineRankingMetric({ choice, measure, facts = SHARE, ...row }: RankingRow): MetricDefinition {
  return defineMetric({
    ...facts,
    needs: 'To cases with an expected span of relevance above 0.',
    ...row,
    edge_cases:
      'When the reply has no `spans`; when it depends on a span of which it [cannot be told](#how-retrieved-spans-are-matched) what it is.',
    definition: (context) => {
      const chosen = choice?.(context) ?? null
      return `${row.name}/1 ${SPAN_RULES}${chosen === null ? '' : ` ${chosen}`}`
    },
    applies: expectsSpans,
    score: ({ ranking }, context) =>
      ranking === null
        ? unscored('the target reported no spans')
        : scoreRanking(ranking, (possible) => measure(possible, context)),
    when_failed: 0,
  })
}

const rows: readonly RankingRow[] = [
  {
    name: 'retrieval.precision',
    title: 'precision',
    summary: 'How much of the first k is wanted.',
    formula:
      'Expected spans among the first k, divided by k, also when fewer than k were retrieved; with `precision_divisor: returned` by the number that was retrieved, where that is smaller (nothing retrieved: 0). Where replies have fewer spans than `primary_k`, and more of them than in the baseline, the report warns.',
    example: {
      text: 'Expected `a.ts`, `b.ts`, `c.ts`; retrieved `x`, `b.ts`, `a.ts`, `y`, `z`: precision@5 = 2/5 = 0.4.',
      ...TWO_OF_THREE,
      value: 0.4,
    },
    source: 'trec_eval 10.0, measure P',
    at_each_k: true,
    default_gate: 'guardrail',
    warn_margin: { kind: 'relative', value: 0.05 },
    choice: describeDivisor,
    measure: ({ gains }, context) => measurePrecision(gains, context),
  },
  {
    name: 'retrieval.recall',
    title: 'recall',
    summary: 'How much of what is wanted is in the first k.',
    formula: 'Expected spans among the first k, divided by all expected spans.',
    needs: 'To cases with an expected span of relevance above 0 (trec_eval says 0 for the others).',
    example: { text: 'As above: recall@5 = 2/3 = 0.667.', ...TWO_OF_THREE, value: 2 / 3 },
    source: 'trec_eval 10.0, measure recall',
    at_each_k: true,
    measure: ({ gains, ideal }, { k }) => recallAtK(gains, ideal.length, k),
  },
  {
    name: 'retrieval.f1',
    title: 'F1 of retrieval',
    summary: 'Precision and recall of the first k in one figure.',
    formula: '2PR / (P + R) of `retrieval.precision` and `retrieval.recall` at k; 0 when both are 0.',
    example: { text: 'As above: precision@5 is 0.4, recall@5 is 2/3, F1@5 = 0.5.', ...TWO_OF_THREE, value: 0.5 },
    source: 'van Rijsbergen 1979, Information Retrieval, chapter 7, with β = 1',
    at_each_k: true,
    choice: describeDivisor,
    measure: ({ gains, ideal }, context) =>
      harmonicMean(measurePrecision(gains, context), recallAtK(gains, ideal.length, context.k)),
  },
  {
    name: 'retrieval.ndcg',
    title: 'nDCG',
    summary: 'How well the first k are ordered, by graded relevance.',
    formula:
      "DCG / ideal DCG, DCG = Σ gain / log2(rank + 1) over the first k. The gain is the relevance itself, or 2^relevance − 1 with `ndcg_gain: exp` (Burges et al. 2005, ICML 22:89). The ideal is made of the case's expected spans, highest relevance first and cut at k, so that a span that was missed lowers the value.",
    example: {
      text: 'Relevances `a.ts` 1, `b.ts` 0.8, `c.ts` 0.5; retrieved `x`, `b.ts`, `a.ts`, `y`, `z`: (0.8/log2 3 + 1/2) / (1 + 0.8/log2 3 + 0.5/2) = 1.0047 / 1.7547 = 0.573.',
      ...TWO_OF_THREE,
      value: (0.8 / Math.log2(3) + 1 / 2) / (1 + 0.8 / Math.log2(3) + 0.5 / 2),
    },
    source: 'Järvelin & Kekäläinen 2002, ACM TOIS 20:422; trec_eval 10.0, measure ndcg_cut',
    at_each_k: true,
    choice: ({ scoring }) => (scoring.ndcg_gain === 'linear' ? null : `gain=${scoring.ndcg_gain}`),
    measure: (ranking, { k, scoring }) => ndcgAtK(ranking, { k, gain: scoring.ndcg_gain }),
  },
  {
    name: 'retrieval.average-precision',
    title: 'average precision',
    summary: 'How early all that is wanted comes within the first k.',
    formula:
      'The precision at the rank of each expected span among the first k, summed and divided by the number of all expected spans: what was missed counts as 0.',
    example: {
      text: 'Expected `a.ts`, `b.ts`, `c.ts`; retrieved `x`, `b.ts`, `a.ts`, `y`, `z`: (1/2 + 2/3) / 3 = 0.389.',
      ...TWO_OF_THREE,
      value: 7 / 18,
    },
    source: 'trec_eval 10.0, measure map_cut',
    at_each_k: true,
    measure: ({ gains, ideal }, { k }) => averagePrecision(gains, ideal.length, k),
  },
  {
    name: 'retrieval.hit',
    title: 'hit',
    summary: 'Whether the first k have anything that is wanted.',
    formula: '1 when at least one expected span is among the first k, else 0.',
    example: { text: 'As above: hit@1 = 0, hit@3 = 1.', k: 1, ...TWO_OF_THREE, value: 0 },
    source: 'trec_eval 10.0, measure success',
    facts: YES_NO,
    at_each_k: true,
    measure: ({ gains }, { k }) => hitAtK(gains, k),
  },
  {
    name: 'retrieval.mrr',
    title: 'MRR',
    summary: 'How far down the first wanted span is.',
    formula:
      '1 / rank of the first expected span in the whole list, or among the first `mrr_cutoff`; 0 when there is none.',
    example: { text: 'As above: the first expected span has rank 2: 0.5.', ...TWO_OF_THREE, value: 0.5 },
    source: 'Voorhees 1999, The TREC-8 Question Answering Track Report; trec_eval 10.0, measure recip_rank',
    choice: ({ scoring: { mrr_cutoff: cutoff } }) => (cutoff === null ? null : `cutoff=${cutoff}`),
    measure: ({ gains }, { scoring: { mrr_cutoff: cutoff } }) =>
      reciprocalRank(cutoff === null ? gains : gains.slice(0, cutoff)),
  },
  {
    name: 'retrieval.map',
    title: 'MAP',
    summary: 'How early all that is wanted comes. Its mean over cases is the mean average precision.',
    formula: '`retrieval.average-precision` over the whole list.',
    example: { text: 'As above: 0.389.', ...TWO_OF_THREE, value: 7 / 18 },
    source: 'trec_eval 10.0, measure map',
    measure: ({ gains, ideal }) => averagePrecision(gains, ideal.length),
  },
  {
    name: 'retrieval.r-precision',
    title: 'R-precision',
    summary: 'How much of the first R is wanted, where R spans are.',
    formula: 'Expected spans among the first R, divided by R, the number of all expected spans.',
    example: {
      text: 'As above, R = 3: two of `x`, `b.ts`, `a.ts` are expected: 0.667.',
      ...TWO_OF_THREE,
      value: 2 / 3,
    },
    source: 'trec_eval 10.0, measure Rprec',
    measure: ({ gains, ideal }) => precisionAtK(gains, ideal.length),
  },
]

/** How well the retrieved spans are chosen and ordered. */
export const RANKING: readonly MetricDefinition[] = rows.map(defineRankingMetric)
