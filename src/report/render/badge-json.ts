import type { Badge } from '../../model/badge.js'
import { toOneLine } from './remove-unseen.js'

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
