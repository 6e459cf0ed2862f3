import type { GateResult } from '../model/result/gate-result.js'
import type { PairComparison } from '../model/result/pair-comparison.js'
import type { Margin, MetricFacts, Unit } from '../model/metric.js'
import type { MetricSummary } from '../model/run/run.js'
import {
  countOf,
  decimalsForDigits,
  decimalsToShow,
  formatCount,
  formatMoney,
  formatNumber,
  moneyDecimals,
  roundTo,
  withUnit,
} from './format-number.js'

/** Enough decimals to distinguish any two values of a suite. */
const MAX_DECIMALS = 9

/**
 * How values are written: shares of cases as `share`, in per cent; short times as `ms`; all others in the unit in which they were measured.
 */
export type Style = Unit | 'ms'

/** Times below this are written in ms, as on the page of cases. */
const SHORT_SECONDS = 10

/** For styles that are not plain numbers: the suffix of a value, the suffix of a change, and the factor for the numbers. */
const STYLES: {
  readonly [One in Style]?: { readonly value: string; readonly change: string; readonly scale?: number }
} = {
  s: { value: 's', change: 's' },
  ms: { value: 'ms', change: 'ms', scale: 1000 },
  mb: { value: 'MB', change: 'MB' },
  percent: { value: '%', change: 'points' },
  share: { value: '%', change: 'points', scale: 100 },
}

/** Returns the unit behind a change in a table; `null` if the style has none. */
export function unitOfChange(style: Style): string | null {
  return STYLES[style]?.change ?? null
}

/** Chooses the style: shares of cases as percentages, ratios within a case as .61, times in ms if all are short. */
export function styleOf(metric: Pick<MetricFacts, 'unit' | 'kind'>, values: readonly number[]): Style {
  if (metric.unit === 's') return values.every((value) => Math.abs(value) < SHORT_SECONDS) ? 'ms' : 's'
  return metric.unit === 'ratio' ? (metric.kind === 'binary' ? 'share' : 'ratio') : metric.unit
}

/** Returns the decimals for values and changes of one row, enough to subtract them in one's head. */
export function decimalsOf(style: Style, values: readonly number[], change: number): number {
  const largest = Math.max(0, ...values.map(Math.abs))
  switch (style) {
    case 'share': {
      const [baseline = 0, candidate = 0] = values.map((value) => Math.round(value * 100))
      const consistent = candidate - baseline === Math.round(change * 100)
      return Math.abs(change) >= 0.1 - 1e-9 && consistent ? 0 : decimalsToShow(change * 100, 1)
    }
    case 'ratio':
      return decimalsToShow(change, change !== 0 && Math.abs(change) < 0.01 ? 3 : 2)
    case 'tokens':
    case 'percent':
      return decimalsToShow(change, largest >= 100 ? 0 : 1)
    case 'score':
      return decimalsToShow(change, largest >= 10 ? 1 : 2)
    case 'usd':
      return decimalsToShow(change, moneyDecimals(largest))
    case 'ms':
      return decimalsToShow(change * 1000, decimalsForDigits(largest * 1000, 3))
    case 's':
    case 'mb':
    case 'count':
      return decimalsToShow(change, decimalsForDigits(largest, 3))
  }
}

export function formatPlain(
  style: Style,
  value: number,
  decimals: number,
  format: { signed?: boolean; round?: 'up' } = {},
): string {
  // A fraction of a cent keeps its digits even where other values are dollars.
  if (style === 'usd') return formatMoney(value, { decimals: Math.max(decimals, moneyDecimals(value)), ...format })
  const { scale = 1 } = STYLES[style] ?? {}
  return formatNumber(value * scale, { decimals, bare: style === 'ratio', ...format })
}

/** Returns the decimals of a share written as a percentage: none from 10 %, one or more below. */
export function relativeDecimals(share: number): number {
  return Math.abs(share) >= 0.1 - 1e-9 ? 0 : decimalsToShow(share * 100, 1)
}

export const INFINITE = '∞'

/**
 * Formats a metric's value: `82 %`, `.61`, `1 240`, `240 ms`, `$0.14`, `∞`.
 * @example formatValue(success, 0.8222) // '82 %'
 */
export function formatValue(metric: Pick<MetricFacts, 'unit' | 'kind'>, value: number, decimals?: number): string {
  if (value === Infinity) return INFINITE
  const style = styleOf(metric, [value])
  return formatValueIn(style, value, decimals ?? (style === 'share' ? 0 : decimalsOf(style, [value], 0)))
}

/** Formats a value with the unit of a style. */
export function formatValueIn(style: Style, value: number, decimals: number): string {
  const number = formatPlain(style, value, decimals)
  const unit = STYLES[style]?.value
  return unit === undefined ? number : withUnit(number, unit)
}

/** Formats a run's mean of a metric, `∞` if that is infinite; `null` if the run has none. */
export function formatSummary(metric: MetricFacts, { mean, infinite }: Partial<MetricSummary>): string | null {
  if (mean === undefined || mean === null) return infinite === true ? INFINITE : null
  return formatValue(metric, mean)
}

/**
 * Formats a value and its limit with as many decimals as it takes to distinguish them.
 * @example formatAgainst(success, 0.8667, 0.87) // { value: '86.7 %', limit: '87 %' }
 */
export function formatAgainst(metric: MetricFacts, value: number, limit: number) {
  if (value === Infinity) return { value: INFINITE, limit: formatValue(metric, limit) }
  const style = styleOf(metric, [value, limit])
  const write = (decimals: number) => {
    return { value: formatValueIn(style, value, decimals), limit: formatValueIn(style, limit, decimals) }
  }
  let decimals = style === 'share' ? 0 : decimalsOf(style, [value, limit], value - limit)
  while (write(decimals).value === write(decimals).limit && value !== limit && decimals < MAX_DECIMALS) decimals++
  return write(decimals)
}

/**
 * Formats a share as a percentage without its sign.
 * @example formatShare(0.0541, 'up') // '5.5 %'
 */
export function formatShare(share: number, round: 'nearest' | 'up' = 'nearest'): string {
  const size = Math.abs(share)
  return withUnit(formatNumber(size * 100, { decimals: relativeDecimals(size), round }), '%')
}

/**
 * Formats a share as a percentage with its sign.
 * @example formatSignedShare(-0.19) // '−19 %'
 */
export const formatSignedShare = (share: number): string =>
  withUnit(formatNumber(share * 100, { decimals: relativeDecimals(share), signed: true }), '%')

const leastDecimals = (style: Style): number => (style === 'ratio' || style === 'usd' ? 2 : 0)

/**
 * Formats an amount in a metric's unit, such as a margin or the loss that can be ruled out: `5 points`, `.05`, `50 tokens`, `10 %`.
 * Computed limits are rounded up, so that they never promise too much. The unit "points" can be left out if the text names it elsewhere.
 */
export function formatAmount(
  metric: MetricFacts,
  amount: Margin,
  options: { round?: 'up'; without_points?: boolean } = {},
): string {
  const format = options.round === undefined ? {} : { round: options.round }
  if (amount.kind === 'relative') return formatShare(amount.value, options.round)
  const style = styleOf(metric, [amount.value])
  const { scale = 1, change = undefined } = STYLES[style] ?? {}
  const most = Math.max(leastDecimals(style), decimalsForDigits(amount.value * scale, 2))
  const rounded = roundTo(amount.value * scale, most, options.round)
  let decimals = leastDecimals(style)
  while (decimals < most && Math.abs(roundTo(rounded, decimals, options.round) - rounded) > 1e-9) decimals++
  // A margin is written with exactly the digits it was given.
  const number =
    style === 'usd'
      ? formatMoney(amount.value, { decimals, ...format })
      : formatPlain(style, amount.value, decimals, format)
  const unit = style === 'tokens' ? 'tokens' : change === 'points' && number === '1' ? 'point' : change
  const isNamed = options.without_points === true && change === 'points'
  return unit === undefined || isNamed ? number : withUnit(number, unit)
}

/**
 * Writes the sample of a gate: cases, in clusters or not, or files of the source code; for inference `these-cases` also the trials of each.
 * @example 'n = 92', 'n = 92 in 12 clusters', 'n = 1 × 10 trials', 'n = 3 × 10 and 5 trials'
 */
export function formatSample(
  { n, clusters, row }: Pick<GateResult, 'n' | 'clusters' | 'row'>,
  { inference, baseline, candidate }: Pick<PairComparison, 'inference' | 'baseline' | 'candidate'>,
): string {
  // A judge's rating of the code has no sample.
  if (row === 'exact') return n === 0 ? 'one reading' : `n = ${countOf(n, 'file')}`
  const cases = `n = ${formatCount(n)}`
  if (inference !== 'these-cases') return clusters === null ? cases : `${cases} in ${countOf(clusters, 'cluster')}`
  const trials = new Set([baseline?.trials_per_case ?? candidate.trials_per_case, candidate.trials_per_case])
  return `${cases} × ${[...trials].join(' and ')} ${trials.size === 1 && trials.has(1) ? 'trial' : 'trials'}`
}
