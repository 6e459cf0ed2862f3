import type { HistoryRow } from '../model/run/history.js'

/** What the default branch's measurements of a month have spent, as far as the history says. */
export interface MonthSpend {
  readonly usd: number
  /** How many measurements say what they spent, and how many do not. */
  readonly counted: number
  readonly uncounted: number
}

/**
 * Sums the rows of a month (`2026-11`, UTC), in which a measurement counts where it began. Every attempt at a workflow run spends money, but
 * one that only reported an earlier measurement has the `run_id` of that, and counts once. The sum is finite, whatever the rows say.
 */
export function sumMonth(rows: readonly HistoryRow[], month: string): MonthSpend {
  const measured = new Map(rows.filter(({ at }) => at.startsWith(month)).map((row) => [row.run_id, row.spent_usd]))
  const known = [...measured.values()].filter((usd) => usd !== undefined)
  const usd = known.reduce((sum, one) => sum + one, 0)
  return {
    usd: Math.min(usd, Number.MAX_SAFE_INTEGER),
    counted: known.length,
    uncounted: measured.size - known.length,
  }
}
