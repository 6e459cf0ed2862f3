import type { Ranking } from '../../model/metric.js'
import type { Scoring } from '../../model/suite/scoring.js'
import type { MetricContext } from '../define-metric.js'

/**
 * 1 when at least one expected span is among the first k retrieved, else 0.
 * Source: trec_eval 10.0 `success`, https://github.com/usnistgov/trec_eval
 * @example hitAtK([0, 0, 1], 3) // 1
 */
export function hitAtK(gains: readonly number[], k: number): 0 | 1 {
  return countFound(gains, k) > 0 ? 1 : 0
}

/**
 * How many of the first k spans are expected ones: those with a gain above 0. In a loop and not in words, since a trial of a hundred spans
 * asks it for every k of several metrics.
 * @example countFound([1, 0, 0.5], 2) // 1
 */
export function countFound(gains: readonly number[], k = gains.length): number {
  const end = Math.min(k, gains.length)
  let found = 0
  for (let index = 0; index < end; index++) if ((gains[index] ?? 0) > 0) found += 1
  return found
}

/**
 * The share of the first k places that hold an expected span; a place that is not filled counts as a miss.
 * Source: trec_eval 10.0 `P`, https://github.com/usnistgov/trec_eval
 * @example precisionAtK([1, 0, 1], 5) // 0.4
 */
export function precisionAtK(gains: readonly number[], k: number): number {
  return countFound(gains, k) / k
}

/**
 * The share of the first k retrieved spans that are expected, whether or not there are k of them; 0 when nothing was retrieved.
 * @example precisionOfReturned([1, 0, 1], 5) // 0.666…
 */
export function precisionOfReturned(gains: readonly number[], k: number): number {
  return gains.length === 0 ? 0 : precisionAtK(gains, Math.min(k, gains.length))
}

/** The precision that the suite asks for (`precision_divisor`). */
export function measurePrecision(gains: readonly number[], { k, scoring }: MetricContext): number {
  return scoring.precision_divisor === 'k' ? precisionAtK(gains, k) : precisionOfReturned(gains, k)
}

/** What a definition says of the divisor of precision; null for k. */
export function describeDivisor({ scoring }: MetricContext): string | null {
  return scoring.precision_divisor === 'k' ? null : `divisor=${scoring.precision_divisor}`
}

/**
 * The share of the expected spans that are among the first k retrieved. `expected` is their number, at least 1.
 * Source: trec_eval 10.0 `recall`, https://github.com/usnistgov/trec_eval
 * @example recallAtK([1, 0, 1], 3, 5) // 0.666…
 */
export function recallAtK(gains: readonly number[], expected: number, k: number): number {
  return countFound(gains, k) / expected
}

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

/**
 * The precision at the rank of each expected span that was found, summed and divided by the number of expected spans: what was missed
 * counts as 0. `expected` is at least 1, and only the first k are looked at where a k is given. Its mean over cases is the MAP.
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
 * 1 / the rank of the first expected span in the whole list, 0 when none was retrieved; its mean over cases is the MRR.
 * Source: trec_eval 10.0 `recip_rank`; Voorhees 1999, The TREC-8 Question Answering Track Report.
 * @example reciprocalRank([0, 0, 1, 1]) // 0.333…
 */
export function reciprocalRank(gains: readonly number[]): number {
  const first = gains.findIndex((gain) => gain > 0)
  return first === -1 ? 0 : 1 / (first + 1)
}

/** From this relevance on, a span is critical. */
const CRITICAL = 1

/**
 * 1 when every critical span of a case, of relevance 1 or more, is among the first k, else 0; `hitAtK` for a case that has none.
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
 * The harmonic mean of a precision and a recall, 0 when both are 0: the F1 measure.
 * Source: van Rijsbergen 1979, Information Retrieval, chapter 7, with β = 1.
 * @example harmonicMean(0.4, 2 / 3) // 0.5
 */
export function harmonicMean(precision: number, recall: number): number {
  return precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall)
}
