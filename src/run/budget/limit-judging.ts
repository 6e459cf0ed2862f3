import type { Budget } from '../../model/rules.js'

/**
 * What may be spent on judging a run that another job has measured: the less of what this workflow says and the base's suite, so that no pull
 * request loosens it.
 * @example limitJudging(5, { max_cost_usd: 2 }) // { max_cost_usd: 2 }
 */
export function limitJudging(inputUsd: number | null, budget: Budget | null): Budget {
  const usd = Math.min(inputUsd ?? Infinity, budget?.max_cost_usd ?? Infinity)
  return { ...budget, max_cost_usd: Number.isFinite(usd) ? usd : null }
}
