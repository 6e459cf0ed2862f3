import type { Interval, TestRow } from '../model/comparison.js'
import type { Margin, MetricFacts } from '../model/metric.js'
import { formatMoney, moneyDecimals } from './format-money.js'
import { decimalsForDigits, decimalsToShow, formatNumber, roundTo, withUnit } from './format-number.js'

/** The measured part of a gate or of a metric. */
export interface Measured {
  readonly metric: MetricFacts
  readonly row: TestRow | null
  readonly baseline: number | null
  readonly candidate: number | null
  readonly delta: number | null
  readonly interval: Interval | null
}

/** The change of the value itself (not "better is positive"), in words; null where it was not measured. */
export interface MeasuredText {
  readonly baseline: string | null
  readonly candidate: string | null
  /** For a table: `−12 pp`, `−.03`, `−19 %`. */
  readonly change: string | null
  /** For a sentence: `−12 points`. */
  readonly changeInWords: string | null
  /** `[−20, −4]`, in the unit of the change. */
  readonly interval: string | null
  /** `−20 to −4`. */
  readonly intervalInWords: string | null
  /** Sign of the change of the value: −1 fell, 1 rose. */
  readonly sign: -1 | 0 | 1
}

type Style = 'percent' | 'ratio' | 's' | 'tokens' | 'usd' | 'count'

/** Shares of cases read best as percentages; ratios within a case as .61. */
function styleOf(metric: MetricFacts): Style {
  return metric.unit === 'ratio' ? (metric.kind === 'binary' ? 'percent' : 'ratio') : metric.unit
}

/** Decimals for values and changes of one row, so that they can be subtracted in the head. */
function decimalsOf(style: Style, values: readonly number[], change: number): number {
  const largest = Math.max(0, ...values.map(Math.abs))
  switch (style) {
    case 'percent': {
      const [baseline = 0, candidate = 0] = values.map((value) => Math.round(value * 100))
      const consistent = candidate - baseline === Math.round(change * 100)
      return Math.abs(change) >= 0.1 - 1e-9 && consistent ? 0 : decimalsToShow(change * 100, 1)
    }
    case 'ratio':
      return decimalsToShow(change, change !== 0 && Math.abs(change) < 0.01 ? 3 : 2)
    case 'tokens':
      return decimalsToShow(change, largest >= 100 ? 0 : 1)
    case 'usd':
      return decimalsToShow(change, moneyDecimals(largest))
    case 's':
    case 'count':
      return decimalsToShow(change, decimalsForDigits(largest, 3))
  }
}

function formatIn(
  style: Style,
  value: number,
  decimals: number,
  format: { signed?: boolean; round?: 'up' } = {},
): string {
  switch (style) {
    case 'percent':
      return formatNumber(value * 100, { decimals, ...format })
    case 'ratio':
      return formatNumber(value, { decimals, bare: true, ...format })
    case 'usd':
      return formatMoney(value, { decimals, ...format })
    case 's':
    case 'tokens':
    case 'count':
      return formatNumber(value, { decimals, ...format })
  }
}

/** Share of a whole as a signed percentage: whole from 10 % on, one decimal below. */
function relativeDecimals(share: number): number {
  return Math.abs(share) >= 0.1 - 1e-9 ? 0 : decimalsToShow(share * 100, 1)
}

/**
 * A metric's value alone: `82 %`, `.61`, `1 240`, `0.24 s`, `$0.14`.
 * @example formatValue(success, 0.8222) // '82 %'
 */
export function formatValue(metric: MetricFacts, value: number, decimals?: number): string {
  const style = styleOf(metric)
  const number = formatIn(style, value, decimals ?? (style === 'percent' ? 0 : decimalsOf(style, [value], 0)))
  return style === 'percent' ? withUnit(number, '%') : style === 's' ? withUnit(number, 's') : number
}

const leastDecimals = (style: Style): number => (style === 'ratio' || style === 'usd' ? 2 : 0)

/**
 * An amount of a metric's unit, such as a margin or what can be ruled out: `5 points` (`5 pp` when short), `.05`, `50 tokens`, `10 %`.
 * Limits that were computed are rounded up, so that they never promise more than was found.
 */
export function formatAmount(
  metric: MetricFacts,
  amount: Margin,
  options: { short?: boolean; round?: 'up' } = {},
): string {
  const format = options.round === undefined ? {} : { round: options.round }
  if (amount.kind === 'relative') {
    const decimals = amount.value >= 0.1 ? 0 : 1
    return withUnit(formatNumber(amount.value * 100, { decimals, ...format }), '%')
  }
  const style = styleOf(metric)
  const scale = style === 'percent' ? 100 : 1
  const most = Math.max(leastDecimals(style), decimalsForDigits(amount.value * scale, 2))
  const shown = roundTo(amount.value * scale, most, options.round)
  let decimals = leastDecimals(style)
  while (decimals < most && Math.abs(roundTo(shown, decimals, options.round) - shown) > 1e-9) decimals++
  const number = formatIn(style, amount.value, decimals, format)
  switch (style) {
    case 'percent':
      return options.short === true ? withUnit(number, 'pp') : withUnit(number, number === '1' ? 'point' : 'points')
    case 's':
      return withUnit(number, 's')
    case 'tokens':
      return withUnit(number, 'tokens')
    case 'ratio':
    case 'usd':
    case 'count':
      return number
  }
}

/**
 * Values, change and interval of one row with common decimals. The change is that of the value: fewer tokens read as `−19 %`
 * however the comparison is oriented; on the log-ratio row it is exp(±delta) − 1, the change of the typical query.
 */
export function formatMeasured(measured: Measured): MeasuredText {
  const { metric, baseline, candidate, delta, interval } = measured
  const style = styleOf(metric)
  const orientation = metric.direction === 'lower' ? -1 : 1
  const isRelative = measured.row === 'log-ratio'
  const inValue = (oriented: number): number => {
    const change = orientation * oriented
    return isRelative ? Math.exp(change) - 1 : change
  }
  const values = [baseline, candidate].filter((value) => value !== null)
  const change = delta === null ? null : inValue(delta)
  const sign = change === null || Math.abs(change) < 1e-9 ? 0 : change < 0 ? -1 : 1
  const valueDecimals = decimalsOf(style, values, isRelative ? 0 : (change ?? 0))
  const changeDecimals = isRelative ? relativeDecimals(change ?? 0) : valueDecimals
  const signed = (value: number): string =>
    isRelative
      ? formatNumber(value * 100, { decimals: changeDecimals, signed: true })
      : formatIn(style, value, changeDecimals, { signed: true })
  const ends = interval === null ? null : [inValue(interval.low), inValue(interval.high)].sort((a, b) => a - b)
  const [low, high] = ends?.map(signed) ?? []
  const number = change === null ? null : signed(change)
  const unit = isRelative ? '%' : style === 'percent' ? 'pp' : style === 's' ? 's' : null
  const unitInWords = isRelative
    ? '%'
    : style === 'percent'
      ? number !== null && /^[+\u2212]?1$/.test(number)
        ? 'point'
        : 'points'
      : style === 's' || style === 'tokens'
        ? style
        : null
  const join = (text: string | null, word: string | null): string | null =>
    text === null || word === null ? text : withUnit(text, word)
  return {
    baseline: baseline === null ? null : formatValue(metric, baseline, valueDecimals),
    candidate: candidate === null ? null : formatValue(metric, candidate, valueDecimals),
    change: join(number, unit),
    changeInWords: join(number, unitInWords),
    interval: low === undefined || high === undefined ? null : `[${low}, ${high}]`,
    intervalInWords: low === undefined || high === undefined ? null : `${low} to ${high}`,
    sign,
  }
}
