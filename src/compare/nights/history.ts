import { tryJson } from '../../model/json.js'
import { type HistoryRow, type NightRecord, type TrendRow, historyRowSchema } from '../../model/run/history.js'
import { CLEAN_NIGHTS, type Episode, readRegressionId } from '../../model/result/night.js'

/**
 * Nights that a slow decay is seen by (`BET_NIGHTS` and `EARLIER_NIGHTS`), and some that could not be measured between them; of other measurements
 * as many, so that a busy day costs no night.
 */
export const MOST_ROWS = 450

const keyOf = ({ run, attempt }: HistoryRow): string => `${run}.${attempt}`

/** The rows of a `history.jsonl`; a line that is none is left out, whoever damaged it. */
export function parseHistory(text: string): readonly HistoryRow[] {
  return text.split('\n').flatMap((line) => {
    // To refuse it by the schema takes a hundred times as long, and there can be millions.
    if (line === '') return []
    const parsed = historyRowSchema.safeParse(tryJson(line))
    return parsed.success ? [parsed.data] : []
  })
}

/** Whether every line is a row, and one is of the workflow run that left them: it ends with that, so what was cut off lacks it. */
export function isWholeHistory(text: string, run: number): boolean {
  const rows = parseHistory(text)
  return rows.some((row) => row.run === run) && rows.length === text.split('\n').filter((line) => line !== '').length
}

/** The newest rows, which say how single cases fared. */
const ROWS_WITH_PASSES = 30

/** Rows as the text of a `history.jsonl`. */
export function writeHistory(rows: readonly HistoryRow[]): string {
  const first = rows.length - ROWS_WITH_PASSES
  return rows.map((row, place) => `${JSON.stringify(place < first ? { ...row, passes: undefined } : row)}\n`).join('')
}

/**
 * The union of several histories, each row once by run and attempt (the first that is given counts), the oldest first, and of nights and
 * of the others the newest `MOST_ROWS` each: two runs that ended at the same time have each lost the other's row, and the next one finds both.
 */
export function mergeHistories(histories: readonly (readonly HistoryRow[])[]): readonly HistoryRow[] {
  const rows = new Map<string, HistoryRow>()
  for (const row of histories.flat()) if (!rows.has(keyOf(row))) rows.set(keyOf(row), row)
  const sorted = [...rows.values()].sort((a, b) => a.run - b.run || a.attempt - b.attempt)
  const kept = new Set(
    [true, false].flatMap((wanted) => sorted.filter((row) => isNight(row) === wanted).slice(-MOST_ROWS)),
  )
  return sorted.filter((row) => kept.has(row))
}

/**
 * How many rows were lost since the newest one was written, as it says itself; 0 when none was. Other runs may have added some since, so it
 * is at least that many.
 */
export function countLostRows(rows: readonly HistoryRow[]): number {
  const known = Math.max(0, ...rows.map((row) => row.known))
  return Math.max(0, Math.min(known, 2 * MOST_ROWS) - rows.length)
}

/** The last attempt of each workflow run but one, the oldest first: a job that is run again is no further night. */
export function earlierRuns(rows: readonly HistoryRow[], run: number): readonly HistoryRow[] {
  const last = new Map<number, HistoryRow>()
  for (const row of rows) if (row.run < run && row.attempt >= (last.get(row.run)?.attempt ?? 0)) last.set(row.run, row)
  return [...last.values()]
}

/** Each measurement once, where it was made: a baseline that is carried forward has a row for each of its commits. */
export function measuredOnce(rows: readonly HistoryRow[]): readonly HistoryRow[] {
  const first = new Map(rows.toReversed().map((row) => [row.run_id, row]))
  return rows.filter((row) => first.get(row.run_id) === row)
}

/** The rows that a trend of a variant shows: invalid measurements say nothing of it. */
export function toTrend(rows: readonly HistoryRow[], variant: string): readonly TrendRow[] {
  return measuredOnce(rows.filter((row) => row.variant === variant && row.verdict !== 'invalid'))
}

/** What the default branch's measurements of a month have spent, as far as the history says, and how many do not say it. */
export type MonthSpend = Readonly<ReturnType<typeof sumMonth>>

/**
 * Sums the rows of a month (`2026-11`, UTC), in which a measurement counts where it began. Every attempt at a workflow run spends money, but
 * one that only reported an earlier measurement has the `run_id` of that, and counts once. The sum is finite, whatever the rows say.
 */
export function sumMonth(rows: readonly HistoryRow[], month: string) {
  const measured = new Map(rows.filter(({ at }) => at.startsWith(month)).map((row) => [row.run_id, row.spent_usd]))
  const known = [...measured.values()].filter((usd) => usd !== undefined)
  const usd = known.reduce((sum, one) => sum + one, 0)
  return {
    usd: Math.min(usd, Number.MAX_SAFE_INTEGER),
    counted: known.length,
    uncounted: measured.size - known.length,
  }
}

/** A row of a night. */
export type NightRow = HistoryRow & { readonly night: NightRecord }

export function isNight(row: HistoryRow): row is NightRow {
  return row.night !== undefined
}

/** The regression that stands after a night, given the one before it: each thing that is worse ends by two nights that are good on it. */
export function followNight(before: Episode | null, { run, at, night }: NightRow): Episode | null {
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

/** What is left of an episode after a night; null for nothing. */
function dropRecovered(before: Episode, { outcome, suspect, good_on }: NightRecord): Episode | null {
  const ids = Object.keys(before.worst)
  // Nights of an earlier Goldenpair are good on everything, or on nothing: a drop that is too large to be waved through is no recovery.
  const good = good_on ?? (outcome === 'good' && !suspect.some((id) => ids.includes(id)) ? ids : [])
  const nights = ids.map((id) => [id, (before.clean[id] ?? 0) + (good.includes(id) ? 1 : 0)] as const)
  const left = nights.filter(([, count]) => count < CLEAN_NIGHTS)
  if (left.length === 0) return null
  const clean = Object.fromEntries(left.filter(([, count]) => count > 0))
  return { ...before, worst: Object.fromEntries(left.map(([id]) => [id, before.worst[id] ?? null])), clean }
}

/** The regression that stands after all these nights, the oldest first. */
export function followNights(rows: readonly HistoryRow[]): Episode | null {
  return rows.filter(isNight).reduce<Episode | null>(followNight, null)
}

/** Later nights are compared with this one, but the reference and the bounds stay what they were and would say the same every night. */
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

/** The nights that may be compared with, by workflow run, the best first: an episode knows its own; else the newest good ones. */
export function chooseBaseRuns(rows: readonly HistoryRow[], standing: Episode | null): readonly number[] {
  if (standing !== null && standing.base_run !== null) return [standing.base_run]
  const isGood = ({ night: { outcome } }: NightRow): boolean =>
    outcome === 'good' || outcome === 'start' || outcome === 'accepted'
  return rows
    .filter(isNight)
    .filter(isGood)
    .map(({ run }) => run)
    .reverse()
}

/** How many of the newest nights were good; one that says nothing is passed over. */
export function countGoodNights(rows: readonly HistoryRow[]): number {
  const decided = rows.filter(isNight).filter(({ night }) => night.outcome !== 'unclear')
  const lastBad = decided.findLastIndex(({ night }) => night.outcome !== 'good')
  return decided.length - 1 - lastBad
}
