import type { Ranking } from '../../model/metric.js'
import { hitAtK } from './hit.js'

/** From this relevance on, a span is critical. */
const CRITICAL = 1

/**
 * 1 when every critical span of a case, of relevance 1 or more, is among the first k, else 0; `hitAtK` for a case that has none.
 * Source: docs/metrics.md#success.
 * @example findsCritical({ gains: [1, 0, 0.5], ideal: [1, 1, 0.5] }, 3) // 0
 */
export function findsCritical({ gains, ideal }: Pick<Ranking, 'gains' | 'ideal'>, k: number): 0 | 1 {
  const countIn = (relevances: readonly number[]): number => relevances.filter((value) => value >= CRITICAL).length
  const wanted = countIn(ideal)
  if (wanted === 0) return hitAtK(gains, k) === 1 ? 1 : 0
  return countIn(gains.slice(0, k)) === wanted ? 1 : 0
}
