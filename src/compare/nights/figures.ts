import { nameGate } from '../../format/name-gate.js'
import { formatMeasured } from '../../format/format-measured.js'
import { formatAgainst } from '../../format/format-metric.js'
import { formatPInWords } from '../../format/format-number.js'
import { type GateResult, limitedValue } from '../../model/result/gate-result.js'
import { EPSILON } from '../../stats/round-noise.js'

/** The absolute bound that the value breaks; null for none. */
export function findLimit(result: GateResult): number | null {
  const { min, max } = result.gate
  const value = limitedValue(result)
  if (value === null) return null
  if (min !== null && value < min - EPSILON) return min
  return max !== null && value > max + EPSILON ? max : null
}

/**
 * What became of a gate, for a title.
 * @example 'success fell from 92 % to 81 %', 'tokens per query rose by 22 %', 'success is 78 %, below 80 %'
 */
export function describeFall(result: GateResult): string {
  const { metric, row } = result
  const value = limitedValue(result)
  const name = nameGate(result)
  const limit = findLimit(result)
  if (limit !== null && value !== null) {
    const text = formatAgainst(metric, value, limit)
    return `${name} is ${text.value}, ${value < limit ? 'below' : 'above'} ${text.limit}`
  }
  const { baseline, candidate, size, sign } = formatMeasured(result)
  if (size === null || sign === 0) return `${name} is worse`
  const verb = sign < 0 ? 'fell' : 'rose'
  if (row === 'log-ratio') return `${name} ${verb} by ${size ?? '?'}`
  return `${name} ${verb} from ${baseline ?? '?'} to ${candidate ?? '?'}`
}

/**
 * What a gate came to, and how its p compares with the alpha that it was judged at; null where nothing was measured.
 * @example 'success 93 % → 80 % (p = .002)', 'tokens per query +22 % (p = .03, above .005)', 'success 78 %, below 80 %'
 */
export function describeFigures(result: GateResult, alpha: number): string | null {
  const { metric, row, p_adjusted: p } = result
  const value = limitedValue(result)
  const limit = findLimit(result)
  if (limit !== null && value !== null) {
    const text = formatAgainst(metric, value, limit)
    return `${nameGate(result)} ${text.value}, ${value < limit ? 'below' : 'above'} ${text.limit}`
  }
  const { baseline, candidate, change } = formatMeasured(result)
  if (change === null) return null
  const figures = row === 'log-ratio' ? change : `${baseline ?? '?'} → ${candidate ?? '?'}`
  const above = p !== null && p >= alpha ? `, above ${String(Number(alpha.toPrecision(2))).replace(/^0/, '')}` : ''
  return `${nameGate(result)} ${figures}${p === null ? '' : ` (${formatPInWords(p, alpha)}${above})`}`
}

/** What one margin of a gate is in the unit of its change, a share on the log-ratio row; null where nothing was measured. */
function marginStep({ gate: { margin }, row, baseline }: GateResult): number | null {
  if (margin === null || margin.value === 0 || baseline === null) return null
  const isShare = row === 'log-ratio' || margin.kind === 'absolute' || baseline === 0
  return margin.value * (isShare ? 1 : Math.abs(baseline))
}

/** By how many margins it is worse; null where there is no margin. */
export function countMargins(result: GateResult): number | null {
  const { metric, row, delta } = result
  const step = marginStep(result)
  if (step === null || delta === null) return null
  const lost =
    row === 'log-ratio' ? (metric.direction === 'lower' ? Math.exp(-delta) - 1 : 1 - Math.exp(delta)) : -delta
  return lost / step
}

/** The gate as it was when it was so many margins worse, beside the same baseline: what `countMargins` counts, turned round. */
function measureAt(result: GateResult, margins: number): GateResult | null {
  const step = marginStep(result)
  const { metric, row, baseline } = result
  if (step === null || baseline === null) return null
  const lost = margins * step
  const isLower = metric.direction === 'lower'
  if (row === 'log-ratio') return { ...result, delta: isLower ? -Math.log(1 + lost) : Math.log(1 - lost) }
  return { ...result, delta: -lost, candidate: isLower ? baseline + lost : baseline - lost }
}

/** Its level, or its change where the typical query has no level of its own. */
function levelOf(result: GateResult): string | null {
  const { candidate, changeInWords } = formatMeasured(result)
  return result.row === 'log-ratio' ? changeInWords : candidate
}

/**
 * How a gate went on falling since it was so many margins worse; null where that cannot be told.
 * @example 'success 81 % → 76 %'
 */
export function describeFurther(result: GateResult, margins: number): string | null {
  const before = measureAt(result, margins)
  if (before === null) return null
  const [from, to] = [levelOf(before), levelOf(result)]
  return from === null || to === null ? null : `${nameGate(result)} ${from} → ${to}`
}

/**
 * The level of a gate that is good again, and the worst that it had.
 * @example 'success is back at 92 % (76 % at worst)'
 */
export function describeRecovered(result: GateResult, margins: number | null): string {
  const value = formatMeasured(result).candidate
  const worst = margins === null ? null : measureAt(result, margins)
  const level = worst === null ? null : levelOf(worst)
  return `${nameGate(result)} is ${value === null ? 'good again' : `back at ${value}`}${level === null ? '' : ` (${level} at worst)`}`
}
