import type { MetricFacts } from '../model/metric.js'

/** U+202F: thin, and never broken over two lines. */
const THIN_SPACE = '\u202f'
const MINUS = '\u2212'

type Written = Pick<MetricFacts, 'kind' | 'unit'>

/**
 * The size of a change of a metric, its sign left out: points for binary metrics, the unit for others. `up` for limits,
 * which must never promise more than was found.
 * @example writeAmount(0.0602, success, 'up') // '6.1 points'
 */
export function writeAmount(amount: number, metric: Written, rounding: 'nearest' | 'up' = 'nearest'): string {
  if (metric.kind === 'binary') {
    const points = writeNumber(Math.abs(100 * amount), rounding)
    return `${points}${THIN_SPACE}${points === '1' ? 'point' : 'points'}`
  }
  const number = writeNumber(Math.abs(amount), rounding)
  switch (metric.unit) {
    case 'ratio':
      return number.replace(/^0\./, '.')
    case 'count':
      return number
    case 's':
    case 'tokens':
      return `${number}${THIN_SPACE}${metric.unit}`
    case 'usd':
      return `$${number}`
  }
}

/** A share as a percentage, its sign left out: `writeShare(0.19)` is '19 %'. */
export function writeShare(share: number, rounding: 'nearest' | 'up' = 'nearest'): string {
  return `${writeNumber(Math.abs(100 * share), rounding)}${THIN_SPACE}%`
}

/** A value of a metric: the mean of a binary one as a percentage, others in their unit. */
export function writeValue(value: number, metric: Written): string {
  const text =
    metric.kind === 'binary'
      ? `${writeNumber(Math.abs(100 * value), 'nearest', 3)}${THIN_SPACE}%`
      : writeAmount(value, metric)
  return value < 0 ? `${MINUS}${text}` : text
}

/** `1 case`, `3 cases`. */
export function writeCount(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}

/** A p in the way of the journals: `p = .008`, `p < .001`. */
export function writeP(p: number): string {
  if (p < 0.001) return 'p < .001'
  if (p >= 0.995) return 'p = 1'
  // .0498 must not read as .050, the usual alpha.
  const decimals = p >= 0.1 ? 2 : p < 0.05 && p >= 0.0495 ? 4 : 3
  return `p = ${p.toFixed(decimals).slice(1)}`
}

/** Two significant digits below 100 (or as many as asked for), whole numbers above; no trailing zeros. */
function writeNumber(size: number, rounding: 'nearest' | 'up', digits = 2): string {
  if (size === 0) return '0'
  const decimals = Math.min(9, Math.max(0, digits - 1 - Math.floor(Math.log10(size) + 1e-9)))
  const factor = 10 ** decimals
  const rounded = rounding === 'up' ? Math.ceil(size * factor - 1e-6) / factor : Math.round(size * factor) / factor
  const [whole = '', fraction] = String(Number(rounded.toFixed(decimals))).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, THIN_SPACE)
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}
