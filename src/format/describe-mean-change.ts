import type { Measured } from './format-measured.js'
import { formatNumber, withUnit } from './format-number.js'

const WHOLE_FROM = 100

/**
 * The change of the mean in tokens, to follow that of the typical query in per cent, `, −230 tokens`; empty where the change is in
 * tokens already, or nothing changed: tokens are read as both.
 * @example describeMeanChange({ ...tokens, row: 'log-ratio', baseline: 1240, candidate: 1010 }) // ', −230 tokens'
 */
export function describeMeanChange({ metric, row, baseline, candidate }: Measured): string {
  if (metric.unit !== 'tokens' || row !== 'log-ratio' || baseline === null || candidate === null) return ''
  const decimals = Math.max(baseline, candidate) >= WHOLE_FROM ? 0 : 1
  const text = formatNumber(candidate - baseline, { decimals, signed: true })
  return /[1-9]/.test(text) ? `, ${withUnit(text, 'tokens')}` : ''
}
