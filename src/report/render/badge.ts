import type { Badges } from '../../model/result/report.js'
import { toOneLine } from '../../model/remove-unseen.js'

const MOST_CHARACTERS = 60

function shorten(text: string): string {
  const line = toOneLine(text).trim()
  return line.length <= MOST_CHARACTERS ? line : `${line.slice(0, MOST_CHARACTERS - 1).trimEnd()}…`
}

export interface BadgeOptions {
  /** Without it there is no badge. */
  readonly badges?: Badges
}

/** One of the badges as JSON of shields.io's endpoint badge (schemaVersion 1), which its readers cannot colour otherwise; empty where there is none. */
export function renderBadge(name: keyof Badges, { badges }: BadgeOptions): string {
  const badge = badges?.[name] ?? null
  if (badge === null) return ''
  const { label, message, color, is_error: isError } = badge
  const endpoint = { schemaVersion: 1, label: shorten(label), message: shorten(message), color, isError }
  return `${JSON.stringify(endpoint, null, 2)}\n`
}
