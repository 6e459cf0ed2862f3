import { countOf, formatNumber, withUnit } from './format-number.js'

/**
 * How long something took.
 * @example formatDuration(200) // '3 min 20 s'
 */
export function formatDuration(seconds: number): string {
  if (seconds < 10) return withUnit(formatNumber(seconds, { decimals: 1 }), 's')
  const whole = Math.round(seconds)
  if (whole < 60) return withUnit(String(whole), 's')
  const minutes = Math.floor(whole / 60)
  if (minutes < 60)
    return [withUnit(String(minutes), 'min'), ...(whole % 60 > 0 ? [withUnit(String(whole % 60), 's')] : [])].join(' ')
  const rest = minutes % 60
  return [withUnit(String(Math.floor(minutes / 60)), 'h'), ...(rest > 0 ? [withUnit(String(rest), 'min')] : [])].join(
    ' ',
  )
}

/**
 * How old a baseline is.
 * @example formatAge(75) // '3 days old'
 */
export function formatAge(hours: number): string {
  if (hours < 1) return `${withUnit(String(Math.max(0, Math.floor(hours * 60))), 'min')} old`
  if (hours < 48) return `${withUnit(String(Math.floor(hours)), 'h')} old`
  return `${countOf(Math.floor(hours / 24), 'day')} old`
}
