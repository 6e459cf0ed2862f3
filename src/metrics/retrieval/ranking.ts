import type { MetricDefinition, Ranking } from '../../model/metric.js'
import { unscored } from '../../model/score.js'
import { defineFamily, type MetricContext, SHARE, YES_NO } from '../define-metric.js'
import { TWO_OF_THREE } from '../examples.js'
import { expectsSpans, scoreRanking, SPAN_RULES } from './match-spans.js'
import type { Scoring } from '../../model/suite/scoring.js'

/**
 * Returns 1 if at least one expected span is among the first k retrieved, else 0.
 * Source: trec_eval 10.0 `success`, https://github.com/usnistgov/trec_eval
 * @example hitAtK([0, 0, 1], 3) // 1
 */
export const hitAtK = (gains: readonly number[], k: number): 0 | 1 => (countFound(gains, k) > 0 ? 1 : 0)

/**
 * Counts the expected spans, those with a gain above 0, among the first k. A loop, for speed: a trial of a hundred spans needs this for
 * every k of several metrics.
 * @example countFound([1, 0, 0.5], 2) // 1
 */
export function countFound(gains: readonly number[], k = gains.length): number {
  const end = Math.min(k, gains.length)
  let found = 0
  for (let index = 0; index < end; index++) if ((gains[index] ?? 0) > 0) found += 1
  return found
}

/**
 * Computes the share of the first k places that hold an expected span. Empty places count as misses.
 * Source: trec_eval 10.0 `P`, https://github.com/usnistgov/trec_eval
 * @example precisionAtK([1, 0, 1], 5) // 0.4
 */
export const precisionAtK = (gains: readonly number[], k: number): number => countFound(gains, k) / k

/**
 * Computes the share of expected spans among the first k retrieved, or among all if there are fewer; 0 if nothing was retrieved.
 * @example precisionOfReturned([1, 0, 1], 5) // 0.666…
 */
export function precisionOfReturned(gains: readonly number[], k: number): number {
  return gains.length === 0 ? 0 : precisionAtK(gains, Math.min(k, gains.length))
}

/** Computes the precision that the suite asks for (`precision_divisor`). */
function measurePrecision(gains: readonly number[], { k, scoring }: MetricContext): number {
  return scoring.precision_divisor === 'k' ? precisionAtK(gains, k) : precisionOfReturned(gains, k)
}

/** Describes the divisor of precision in a definition; empty for k. */
function describeDivisor({ scoring }: MetricContext): string {
  return scoring.precision_divisor === 'k' ? '' : ` divisor=${scoring.precision_divisor}`
}

/**
 * Computes the share of the expected spans that are among the first k retrieved. `expected` is their number, at least 1.
 * Source: trec_eval 10.0 `recall`, https://github.com/usnistgov/trec_eval
 * @example recallAtK([1, 0, 1], 3, 5) // 0.666…
 */
export function recallAtK(gains: readonly number[], expected: number, k: number): number {
  return countFound(gains, k) / expected
}

/**
 * Computes the discounted cumulative gain of the first k places, Σ gain / log2(rank + 1), divided by the best that the case allows. The
 * gain is the relevance itself, or 2^relevance − 1 if `gain` is `exp`. The ideal is computed from the expected spans, so missed spans lower
 * the value.
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
  // expm1 keeps a relevance of 1e-20, where 2 ** relevance - 1 would be 0.
  exp: (relevance) => Math.expm1(relevance * Math.LN2),
}

function discount(relevances: readonly number[], k: number, gainOf: (relevance: number) => number): number {
  const end = Math.min(k, relevances.length)
  let sum = 0
  for (let index = 0; index < end; index++) {
    const relevance = relevances[index] ?? 0
    // Most places hold nothing, and this check is faster than a logarithm.
    if (relevance !== 0) sum += gainOf(relevance) / Math.log2(index + 2)
  }
  return sum
}

/**
 * Sums the precision at the rank of each expected span that was found and divides by the number of expected spans: missed spans count as 0.
 * `expected` is at least 1. With a k, only the first k places are read. The mean over cases is the MAP.
 * Source: trec_eval 10.0 `map`, https://github.com/usnistgov/trec_eval
 * @example averagePrecision([0, 1, 1], 3) // (1/2 + 2/3) / 3 = 0.388…
 */
export function averagePrecision(gains: readonly number[], expected: number, k = gains.length): number {
  const end = Math.min(k, gains.length)
  let found = 0
  let sum = 0
  for (let index = 0; index < end; index++) {
    if ((gains[index] ?? 0) <= 0) continue
    found += 1
    sum += found / (index + 1)
  }
  return sum / expected
}

/**
 * Returns 1 / the rank of the first expected span in the whole list; 0 if none was retrieved. The mean over cases is the MRR.
 * Source: trec_eval 10.0 `recip_rank`; Voorhees 1999, The TREC-8 Question Answering Track Report.
 * @example reciprocalRank([0, 0, 1, 1]) // 0.333…
 */
export function reciprocalRank(gains: readonly number[]): number {
  const first = gains.findIndex((gain) => gain > 0)
  return first === -1 ? 0 : 1 / (first + 1)
}

/** Lowest relevance of a critical span. */
const CRITICAL = 1

/**
 * Returns 1 if every critical span of a case (relevance 1 or more) is among the first k, else 0. Equals `hitAtK` for a case without
 * critical spans.
 * Source: docs/metrics/retrieval.md#success.
 * @example findsCritical({ gains: [1, 0, 0.5], ideal: [1, 1, 0.5] }, 3) // 0
 */
export function findsCritical({ gains, ideal }: Pick<Ranking, 'gains' | 'ideal'>, k: number): 0 | 1 {
  const countIn = (relevances: readonly number[]): number => relevances.filter((value) => value >= CRITICAL).length
  const wanted = countIn(ideal)
  if (wanted === 0) return hitAtK(gains, k) === 1 ? 1 : 0
  return countIn(gains.slice(0, k)) === wanted ? 1 : 0
}

/**
 * Computes the harmonic mean of a precision and a recall, the F1 measure; 0 if both are 0.
 * Source: van Rijsbergen 1979, Information Retrieval, chapter 7, with β = 1.
 * @example harmonicMean(0.4, 2 / 3) // 0.5
 */
export function harmonicMean(precision: number, recall: number): number {
  return precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall)
}

/**
 * Defines a retrieval metric: a ratio, higher is better, for cases that expect a span. A failed trial is 0. A reply without `spans` is
 * unscored; one with an empty list retrieved nothing and is 0. Also unscored if the value depends on a span that may or may not be an
 * expected one. Without `at_each_k` the whole list is read.
 */
const defineRanking = defineFamily((measure: (ranking: Ranking, context: MetricContext) => number) => ({
  example: TWO_OF_THREE,
  ...SHARE,
  needs: 'To cases with an expected span of relevance above 0.',
  edge_cases:
    'When the reply has no `spans`; when it depends on a span that [cannot be identified](#how-retrieved-spans-are-matched).',
  rules: SPAN_RULES,
  applies: expectsSpans,
  score: ({ ranking }, context) =>
    ranking === null
      ? unscored('the target reported no spans')
      : scoreRanking(ranking, (possible) => measure(possible, context)),
  when_failed: 0,
}))

/** Defines a retrieval metric at each k of the suite. */
const defineAtK: typeof defineRanking = (row) => defineRanking({ ...row, at_each_k: true })

/** Metrics of how well the retrieved spans are chosen and ordered. */
export const RANKING: readonly MetricDefinition[] = [
  defineAtK({
    name: 'retrieval.precision',
    title: 'precision',
    summary: 'How many of the first k spans are relevant.',
    formula:
      'Expected spans among the first k, divided by k even if fewer were retrieved. With `precision_divisor: returned` they are divided by the number retrieved, if that is smaller (nothing retrieved: 0). The report warns when more replies than in the baseline have fewer spans than `primary_k`.',
    example: {
      text: 'Expected `a.ts`, `b.ts`, `c.ts`; retrieved `x`, `b.ts`, `a.ts`, `y`, `z`: precision@5 = 2/5 = 0.4.',
      value: 0.4,
    },
    source: 'trec_eval 10.0, measure P',
    default_gate: 'guardrail',
    warn_margin: { kind: 'relative', value: 0.05 },
    rules: (context) => `${SPAN_RULES}${describeDivisor(context)}`,
    measure: ({ gains }, context) => measurePrecision(gains, context),
  }),
  defineAtK({
    name: 'retrieval.recall',
    title: 'recall',
    summary: 'How many of the relevant spans are among the first k.',
    formula: 'Expected spans among the first k, divided by all expected spans.',
    needs: 'To cases with an expected span of relevance above 0 (trec_eval says 0 for the others).',
    example: { text: 'As above: recall@5 = 2/3 = 0.667.', value: 2 / 3 },
    source: 'trec_eval 10.0, measure recall',
    measure: ({ gains, ideal }, { k }) => recallAtK(gains, ideal.length, k),
  }),
  defineAtK({
    name: 'retrieval.f1',
    title: 'F1 of retrieval',
    summary: 'Precision and recall of the first k spans in one figure.',
    formula: '2PR / (P + R) of `retrieval.precision` and `retrieval.recall` at k; 0 when both are 0.',
    example: { text: 'As above: precision@5 is 0.4, recall@5 is 2/3, F1@5 = 0.5.', value: 0.5 },
    source: 'van Rijsbergen 1979, Information Retrieval, chapter 7, with β = 1',
    rules: (context) => `${SPAN_RULES}${describeDivisor(context)}`,
    measure: ({ gains, ideal }, context) =>
      harmonicMean(measurePrecision(gains, context), recallAtK(gains, ideal.length, context.k)),
  }),
  defineAtK({
    name: 'retrieval.ndcg',
    title: 'nDCG',
    summary: 'How well the first k spans are ordered, by graded relevance.',
    formula:
      "DCG / ideal DCG, DCG = Σ gain / log2(rank + 1) over the first k. The gain is the relevance itself, or 2^relevance − 1 with `ndcg_gain: exp` (Burges et al. 2005, ICML 22:89). The ideal list has the case's expected spans, highest relevance first and cut at k, so that a missed span lowers the value.",
    example: {
      text: 'Relevances `a.ts` 1, `b.ts` 0.8, `c.ts` 0.5; retrieved `x`, `b.ts`, `a.ts`, `y`, `z`: (0.8/log2 3 + 1/2) / (1 + 0.8/log2 3 + 0.5/2) = 1.0047 / 1.7547 = 0.573.',
      value: (0.8 / Math.log2(3) + 1 / 2) / (1 + 0.8 / Math.log2(3) + 0.5 / 2),
    },
    source: 'Järvelin & Kekäläinen 2002, ACM TOIS 20:422; trec_eval 10.0, measure ndcg_cut',
    rules: ({ scoring }) => `${SPAN_RULES}${scoring.ndcg_gain === 'linear' ? '' : ` gain=${scoring.ndcg_gain}`}`,
    measure: (ranking, { k, scoring }) => ndcgAtK(ranking, { k, gain: scoring.ndcg_gain }),
  }),
  defineAtK({
    name: 'retrieval.average-precision',
    title: 'average precision',
    summary: 'How early the relevant spans come within the first k.',
    formula:
      'The precision at the rank of each expected span among the first k, summed and divided by the number of all expected spans, so that a missed span counts as 0.',
    example: {
      text: 'Expected `a.ts`, `b.ts`, `c.ts`; retrieved `x`, `b.ts`, `a.ts`, `y`, `z`: (1/2 + 2/3) / 3 = 0.389.',
      value: 7 / 18,
    },
    source: 'trec_eval 10.0, measure map_cut',
    measure: ({ gains, ideal }, { k }) => averagePrecision(gains, ideal.length, k),
  }),
  defineAtK({
    name: 'retrieval.hit',
    title: 'hit',
    summary: 'Whether any of the first k spans is relevant.',
    formula: '1 when at least one expected span is among the first k, else 0.',
    example: { text: 'As above: hit@1 = 0, hit@3 = 1.', k: 1, value: 0 },
    source: 'trec_eval 10.0, measure success',
    ...YES_NO,
    absolute_margin: undefined,
    measure: ({ gains }, { k }) => hitAtK(gains, k),
  }),
  defineRanking({
    name: 'retrieval.mrr',
    title: 'MRR',
    summary: 'How far down the first relevant span is.',
    formula:
      '1 / rank of the first expected span in the whole list, or among the first `mrr_cutoff`; 0 when there is none.',
    example: { text: 'As above: the first expected span has rank 2: 0.5.', value: 0.5 },
    source: 'Voorhees 1999, The TREC-8 Question Answering Track Report; trec_eval 10.0, measure recip_rank',
    rules: ({ scoring: { mrr_cutoff: cutoff } }) => `${SPAN_RULES}${cutoff === null ? '' : ` cutoff=${cutoff}`}`,
    measure: ({ gains }, { scoring: { mrr_cutoff: cutoff } }) =>
      reciprocalRank(cutoff === null ? gains : gains.slice(0, cutoff)),
  }),
  defineRanking({
    name: 'retrieval.map',
    title: 'MAP',
    summary: 'How early the relevant spans come. Its mean over cases is the mean average precision.',
    formula: '`retrieval.average-precision` over the whole list.',
    example: { text: 'As above: 0.389.', value: 7 / 18 },
    source: 'trec_eval 10.0, measure map',
    measure: ({ gains, ideal }) => averagePrecision(gains, ideal.length),
  }),
  defineRanking({
    name: 'retrieval.r-precision',
    title: 'R-precision',
    summary: 'How many of the first R spans are relevant, R being the number of relevant spans.',
    formula: 'Expected spans among the first R, divided by R, the number of all expected spans.',
    example: { text: 'As above, R = 3: two of `x`, `b.ts`, `a.ts` are expected: 0.667.', value: 2 / 3 },
    source: 'trec_eval 10.0, measure Rprec',
    measure: ({ gains, ideal }) => precisionAtK(gains, ideal.length),
  }),
]
