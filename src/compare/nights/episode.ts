import type { HistoryRow, NightRecord } from '../../model/run/history.js'
import { CLEAN_NIGHTS, type Episode, isAgainstReference, isBrokenBound } from '../../model/result/night.js'

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
        ...{ since_run, since_at, base_run: kept?.base_run ?? night.base_run, is_accepted: false },
        ...{ worst: mergeWorst(kept?.worst ?? {}, night.worse), clean: Object.fromEntries(clean) },
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
    Object.entries(before.worst).filter(([id]) => isAgainstReference(id) || isBrokenBound(id)),
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
