import type { HistoryRow, NightRecord } from '../model/run/history.js'
import { isAgainstReference, isBrokenBound } from './find-regressions.js'

/** Good nights in a row that end a regression. */
export const CLEAN_NIGHTS = 2

/** A confirmed regression that stands. */
export interface Episode {
  /** The night that found it. */
  readonly since_run: number
  readonly since_at: string
  /** The last good night before it, by workflow run, which all its nights are compared with; null where it is worse than the reference alone. */
  readonly base_run: number | null
  /** What is worse, by id: by how many margins at most; null where there is no margin. */
  readonly worst: Readonly<Record<string, number | null>>
  /** Good nights since it was last seen. */
  readonly clean: number
  /** A person has accepted it: only what is worse than the reference and the broken bounds remain. */
  readonly is_accepted: boolean
}

/** A row of a night. */
export type NightRow = HistoryRow & { readonly night: NightRecord }

export function isNight(row: HistoryRow): row is NightRow {
  return row.night !== undefined
}

/** The regression that stands after a night, given the one before it: two good nights end it, and one that says nothing changes nothing. */
export function followNight(before: Episode | null, { run, at, night }: NightRow): Episode | null {
  switch (night.outcome) {
    case 'regressed': {
      const { since_run = run, since_at = at } = before?.is_accepted === false ? before : {}
      const base_run = before?.base_run ?? night.base_run
      const worst = mergeWorst(before?.worst ?? {}, night.worse)
      return { since_run, since_at, base_run, worst, clean: 0, is_accepted: false }
    }
    case 'good': {
      if (before === null) return null
      // A drop that is too large to be waved through, if not proven, is no recovery.
      if (night.suspect.some((id) => Object.hasOwn(before.worst, id))) return before
      return before.clean + 1 >= CLEAN_NIGHTS ? null : { ...before, clean: before.clean + 1 }
    }
    case 'start':
      return null
    case 'accepted':
      return before === null ? null : acceptLevel(before)
    case 'unconfirmed':
    case 'unclear':
      return before
  }
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
  return { ...before, base_run: null, worst, clean: 0, is_accepted: true }
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
