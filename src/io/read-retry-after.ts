import type { Clock } from './clock.js'

/** The seconds from now that a `Retry-After` header asks for, given in seconds or as an HTTP date (RFC 9110, 10.2.3); null for neither. */
export function readRetryAfter(header: string | undefined, clock: Pick<Clock, 'now'>): number | null {
  if (header === undefined) return null
  if (/^\s*\d{1,9}(?:\.\d+)?\s*$/.test(header)) return Number(header)
  const seconds = (Date.parse(header) - clock.now().getTime()) / 1000
  return Number.isNaN(seconds) ? null : Math.max(seconds, 0)
}
