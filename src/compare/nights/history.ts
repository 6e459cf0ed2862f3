import { readJsonLines } from '../../model/json.js'
import { type HistoryRow, type NightRecord, type TrendRow, historyRowSchema } from '../../model/run/history.js'
import { CLEAN_NIGHTS, type Episode, readRegressionId } from '../../model/result/night.js'

/**
 * Largest number of nights kept: those that show a slow decay (`BET_NIGHTS` and `EARLIER_NIGHTS`), plus some that could not be measured. As
 * many other measurements are kept, so that a busy day removes no night.
 */
export const MAX_ROWS = 450

const keyOf = ({ run, attempt }: HistoryRow): string => `${run}.${attempt}`

/** Parses a `history.jsonl`. Leaves out damaged lines. */
export function parseHistory(text: string): readonly HistoryRow[] {
  return readJsonLines(text).flatMap(({ value }) => historyRowSchema.safeParse(value).data ?? [])
}

/**
 * Whether a history is complete: every line is a row, and one row is from the workflow run that wrote the file. That row comes last, so a
 * truncated file lacks it.
 */
export function isWholeHistory(text: string, run: number): boolean {
  const rows = parseHistory(text)
  return rows.some((row) => row.run === run) && rows.length === text.split('\n').filter((line) => line !== '').length
}

/** Number of the newest rows that keep the results of single cases. */
const ROWS_WITH_PASSES = 30

/** Writes rows as the text of a `history.jsonl`. */
export function writeHistory(rows: readonly HistoryRow[]): string {
  const first = rows.length - ROWS_WITH_PASSES
  return rows.map((row, place) => `${JSON.stringify(place < first ? { ...row, passes: undefined } : row)}\n`).join('')
}

/**
 * Merges histories, the oldest row first. Rows are unique by run and attempt; the first one given wins. Keeps the newest `MAX_ROWS` nights
 * and as many other rows. Two runs that end at the same time each lack the other's row; the next run merges both.
 */
export function mergeHistories(histories: readonly (readonly HistoryRow[])[]): readonly HistoryRow[] {
  const rows = new Map<string, HistoryRow>()
  for (const row of histories.flat()) if (!rows.has(keyOf(row))) rows.set(keyOf(row), row)
  const sorted = [...rows.values()].sort((a, b) => a.run - b.run || a.attempt - b.attempt)
  const kept = new Set(
    [true, false].flatMap((wanted) => sorted.filter((row) => isNight(row) === wanted).slice(-MAX_ROWS)),
  )
  return sorted.filter((row) => kept.has(row))
}

/**
 * Counts the rows lost since the newest row was written, from the number of rows that it recorded; 0 if none. This is a lower bound,
 * because other runs may have added rows since.
 */
export function countLostRows(rows: readonly HistoryRow[]): number {
  const known = Math.max(0, ...rows.map((row) => row.known))
  return Math.max(0, Math.min(known, 2 * MAX_ROWS) - rows.length)
}

/** Returns the last attempt of each workflow run before `run`, the oldest first. A job that is run again is not another night. */
export function listEarlier(rows: readonly HistoryRow[], run: number): readonly HistoryRow[] {
  const last = new Map<number, HistoryRow>()
  for (const row of rows) if (row.run < run && row.attempt >= (last.get(row.run)?.attempt ?? 0)) last.set(row.run, row)
  return [...last.values()]
}

/** Keeps each measurement once, at the commit where it was made: a baseline that is carried forward has a row for each of its commits. */
export function dropRepeats(rows: readonly HistoryRow[]): readonly HistoryRow[] {
  const first = new Map(rows.toReversed().map((row) => [row.run_id, row]))
  return rows.filter((row) => first.get(row.run_id) === row)
}

/** Returns the rows for a variant's trend, without invalid measurements. */
export function toTrend(rows: readonly HistoryRow[], variant: string): readonly TrendRow[] {
  return dropRepeats(rows.filter((row) => row.variant === variant && row.verdict !== 'invalid'))
}

/** Total cost of the default branch's measurements in a month, and the number of measurements whose cost is known or unknown. */
export type MonthSpend = Readonly<ReturnType<typeof sumMonth>>

/**
 * Sums the costs of a month (`2026-11`, UTC). A measurement counts in the month in which it began. Every attempt at a workflow run costs
 * money, but an attempt that only reported an earlier measurement has that one's `run_id`, so it counts once. The sum is always finite.
 */
export function sumMonth(rows: readonly HistoryRow[], month: string) {
  const measured = new Map(rows.filter(({ at }) => at.startsWith(month)).map((row) => [row.run_id, row.spent_usd]))
  const known = [...measured.values()].filter((usd) => usd !== undefined)
  const usd = known.reduce((sum, one) => sum + one, 0)
  return { usd: Math.min(usd, Number.MAX_SAFE_INTEGER), counted: known.length, uncounted: measured.size - known.length }
}

/** A history row that is a night. */
export type NightRow = HistoryRow & { readonly night: NightRecord }

export function isNight(row: HistoryRow): row is NightRow {
  return row.night !== undefined
}

/** Returns the episode after a night, given the one before. Each regression ends after two nights that are good on it. */
export function nextEpisode(before: Episode | null, { run, at, night }: NightRow): Episode | null {
  switch (night.outcome) {
    case 'regressed': {
      const kept = before === null ? null : dropRecovered(before, night)
      const { since_run = run, since_at = at } = kept?.is_accepted === false ? kept : {}
      const clean = Object.entries(kept?.clean ?? {}).filter(([id]) => !Object.hasOwn(night.worse, id))
      return {
        since_run,
        since_at,
        base_run: kept?.base_run ?? night.base_run,
        is_accepted: false,
        worst: mergeWorst(kept?.worst ?? {}, night.worse),
        clean: Object.fromEntries(clean),
      }
    }
    case 'good':
    case 'unconfirmed':
      return before === null ? null : dropRecovered(before, night)
    case 'start':
      return null
    case 'accepted':
      return before === null ? null : acceptLevel(before)
    case 'unclear':
      return before
  }
}

/** Removes recovered regressions from an episode; `null` if none is left. */
function dropRecovered(before: Episode, { outcome, suspect, good_on }: NightRecord): Episode | null {
  const ids = Object.keys(before.worst)
  // Older versions of Goldenpair did not record `good_on`. Then a good night counts for all regressions, or for none if one of them is
  // suspect: a drop that large is no recovery.
  const good = good_on ?? (outcome === 'good' && !suspect.some((id) => ids.includes(id)) ? ids : [])
  const nights = ids.map((id) => [id, (before.clean[id] ?? 0) + (good.includes(id) ? 1 : 0)] as const)
  const left = nights.filter(([, count]) => count < CLEAN_NIGHTS)
  if (left.length === 0) return null
  const clean = Object.fromEntries(left.filter(([, count]) => count > 0))
  return { ...before, worst: Object.fromEntries(left.map(([id]) => [id, before.worst[id] ?? null])), clean }
}

/** Returns the episode that lasts after all these nights, given oldest first. */
export function findEpisode(rows: readonly HistoryRow[]): Episode | null {
  return rows.filter(isNight).reduce<Episode | null>(nextEpisode, null)
}

/**
 * Accepts tonight's level. Later nights are compared with tonight; the reference and the bounds do not change, so their regressions remain.
 */
function acceptLevel(before: Episode): Episode | null {
  const worst = Object.fromEntries(
    Object.entries(before.worst).filter(([id]) => ['reference', 'bound'].includes(readRegressionId(id).kind)),
  )
  if (Object.keys(worst).length === 0) return null
  return { ...before, base_run: null, worst, clean: {}, is_accepted: true }
}

function mergeWorst(worst: Episode['worst'], now: Episode['worst']): Episode['worst'] {
  const merged: Record<string, number | null> = { ...worst }
  for (const [id, margins] of Object.entries(now)) {
    const before = merged[id] ?? null
    merged[id] = margins === null || before === null ? (margins ?? before) : Math.max(margins, before)
  }
  return merged
}

/** Lists the nights to compare with, as workflow runs, the best first: an episode's own base run, or else the newest good nights. */
export function chooseBaseRuns(rows: readonly HistoryRow[], ongoing: Episode | null): readonly number[] {
  if (ongoing !== null && ongoing.base_run !== null) return [ongoing.base_run]
  const isGood = ({ night: { outcome } }: NightRow): boolean =>
    outcome === 'good' || outcome === 'start' || outcome === 'accepted'
  return rows
    .filter(isNight)
    .filter(isGood)
    .map(({ run }) => run)
    .reverse()
}

/** Counts the good nights in a row up to the newest one. Skips unclear nights. */
export function countGoodNights(rows: readonly HistoryRow[]): number {
  const decided = rows.filter(isNight).filter(({ night }) => night.outcome !== 'unclear')
  const lastBad = decided.findLastIndex(({ night }) => night.outcome !== 'good')
  return decided.length - 1 - lastBad
}
