import type { Badge, Badges, Report } from '../../model/result/report.js'
import { toOneLine } from '../../model/remove-unseen.js'

const MOST_CHARACTERS = 60

/** A badge as shields.io's endpoint badge reads it (schemaVersion 1); `isError` keeps a reader from choosing another colour. */
export function writeBadge({ label, message, color, is_error: isError }: Badge): string {
  const badge = { schemaVersion: 1, label: shorten(label), message: shorten(message), color, isError }
  return `${JSON.stringify(badge, null, 2)}\n`
}

function shorten(text: string): string {
  const line = toOneLine(text).trim()
  return line.length <= MOST_CHARACTERS ? line : `${line.slice(0, MOST_CHARACTERS - 1).trimEnd()}…`
}

export interface BadgeOptions {
  /** Without it there is no badge. */
  readonly badges?: Badges
}

/** The verdict as JSON for shields.io. */
export function renderVerdictBadge(_report: Report, { badges }: BadgeOptions = {}): string {
  return badges === undefined ? '' : writeBadge(badges.verdict)
}

/** The candidate's pass rate as JSON for shields.io. */
export function renderPassRateBadge(_report: Report, { badges }: BadgeOptions = {}): string {
  const badge = badges?.pass_rate ?? null
  return badge === null ? '' : writeBadge(badge)
}
