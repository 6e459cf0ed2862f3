import type { Collector } from './define-table.js'

/** What design document 003 measures of a run, and the metric that says it of a trial. */
export const TIER_FIGURES = [
  { key: 'pass', id: 'success', title: 'pass', format: 'ratio' },
  { key: 'impl', id: 'rubric.weighted-score', title: 'impl', format: 'ratio' },
  { key: 'composite', id: 'run.composite', title: 'composite', format: 'ratio' },
  { key: 'cost', id: 'cost.usd', title: 'cost', format: 'usd' },
  { key: 'duration', id: 'performance.latency', title: 'duration', format: 's' },
] as const

type TierFigure = (typeof TIER_FIGURES)[number]['key']

/** What is kept of an arm. */
export interface TierValues {
  /** Of its trials, one list for each figure; a trial without a value is in none. */
  readonly of: Readonly<Record<TierFigure, readonly number[]>>
  /** US dollars of all trials that passed or did not, as far as they are known. */
  readonly cost_of_tries: number
}

/** Keeps five numbers of each trial. */
export function startTierValues(): Collector<TierValues> {
  const values: Readonly<Record<TierFigure, number[]>> = { pass: [], impl: [], composite: [], cost: [], duration: [] }
  let cost = 0
  return {
    add: ({ scores }) => {
      for (const { key, id } of TIER_FIGURES) {
        const value = scores[id]
        if (value !== undefined) values[key].push(value)
      }
      if (scores['success'] !== undefined) cost += scores['cost.usd'] ?? 0
    },
    finish: () => ({ of: values, cost_of_tries: cost }),
  }
}
