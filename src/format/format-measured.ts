import type { MetricComparison } from '../model/result/gate-result.js'
import {
  decimalsOf,
  formatPlain,
  formatValueIn,
  INFINITE,
  relativeDecimals,
  styleOf,
  unitOfChange,
} from './format-metric.js'
import { decimalsToShow, formatNumber, roundTo, withUnit } from './format-number.js'
import { possibleInterval } from './format-possible.js'

/** The measured values of a gate or a metric. */
export type Measured = Pick<
  MetricComparison,
  'metric' | 'row' | 'baseline' | 'candidate' | 'infinite' | 'delta' | 'interval'
>

/** Changes smaller than this share of the values count as zero. */
const DUST = 1e-7

/**
 * Formats values, change and interval of one row with common decimals; what was not measured is `null`. The change is that of the value:
 * fewer tokens read as `−19 %` however the comparison is oriented. On the log-ratio row the change is exp(±delta) − 1, that of the typical
 * query; for a fact on the log-ratio scale, a share of the baseline. The interval is cut to the metric's range.
 */
export function formatMeasured(measured: Measured) {
  const { metric, baseline, candidate, delta } = measured
  const interval = possibleInterval(measured)
  const orientation = metric.direction === 'lower' ? -1 : 1
  const isRelative = isInPercent(measured)
  const inValue = (oriented: number): number => {
    const change = orientation * oriented
    if (!isRelative) return change
    return measured.row === 'log-ratio' ? Math.exp(change) - 1 : change / (baseline ?? 1)
  }
  const values = [baseline, candidate].filter((value) => value !== null)
  const style = styleOf(metric, values.length === 0 ? [delta ?? 0] : values)
  // A mean of differences that were rounded one by one can leave a tiny remainder, which is no change (docs/decision-rules.md#rounding).
  const dust = DUST * (isRelative ? 1 : Math.max(...values.map(Math.abs), Number.MIN_VALUE))
  const clean = (value: number): number => (Math.abs(value) < dust ? 0 : value)
  const change = delta === null ? null : clean(inValue(delta))
  const isNear = (one: number | null, other: number): boolean => one !== null && Math.abs(one - other) < dust
  const sign = change === null ? 0 : (Math.sign(change) as -1 | 0 | 1)
  // Values that were not compared get the same decimals as compared ones: 44 % in one table is 44 % in the next.
  const apart = baseline === null || candidate === null ? 0 : clean(candidate - baseline)
  const valueDecimals = decimalsOf(style, values, isRelative ? 0 : (change ?? apart))
  const changeDecimals = isRelative ? relativeDecimals(change ?? 0) : valueDecimals
  const write = (value: number, decimals: number, isSigned = true): string =>
    isRelative
      ? formatNumber(value * 100, { decimals, signed: isSigned })
      : formatPlain(style, value, decimals, { signed: isSigned })
  const ends = interval === null ? [] : [inValue(interval.low), inValue(interval.high)].sort((a, b) => a - b)
  // An interval that excludes no change must not read as if it ended there.
  const nearest = ends.every((end) => end > 0) || ends.every((end) => end < 0) ? Math.min(...ends.map(Math.abs)) : 0
  const scale = isRelative || style === 'share' ? 100 : style === 'ms' ? 1000 : 1
  const endDecimals = decimalsToShow(nearest * scale, changeDecimals)
  const [low, high] = ends.map((end) => write(end, endDecimals))
  const writeValue = (arm: 'baseline' | 'candidate'): string | null => {
    const value = measured[arm]
    if (value !== null) return formatValueIn(style, value, valueDecimals)
    return measured.infinite?.includes(arm) === true ? INFINITE : null
  }
  // The change is the difference of the written values: 93.7 % → 83.3 % is −10.4 points, though −10.33 were measured.
  const shown = (value: number): number => roundTo(value * scale, valueDecimals) / scale
  const isOfValues = !isRelative && style !== 'usd' && baseline !== null && candidate !== null && isNear(change, apart)
  const subtracted = isOfValues ? clean(shown(candidate) - shown(baseline)) : 0
  const told = isOfValues && Math.sign(subtracted) === sign ? subtracted : change
  const number = told === null ? null : write(told, changeDecimals)
  const size = told === null ? null : write(Math.abs(told), changeDecimals, false)
  const units = isRelative ? '%' : unitOfChange(style)
  const unit = size === '1' && units === 'points' ? 'point' : units
  const inWords = (word: string | null): string | null => (style === 'tokens' && !isRelative ? 'tokens' : word)
  const join = (text: string | null, word: string | null): string | null =>
    text === null || word === null ? text : withUnit(text, word)
  const texts = { baseline: writeValue('baseline'), candidate: writeValue('candidate') }
  const [from, to] = [texts.baseline ?? '?', texts.candidate ?? '?']
  const verb: 'fell' | 'rose' = sign < 0 ? 'fell' : 'rose'
  const range = low === undefined || high === undefined ? null : { low, high }
  const changeInWords = join(number, inWords(unit))
  const ofMeans = baseline && candidate !== null ? write(candidate / baseline - 1, changeDecimals) : number
  const isTypical = changeInWords !== null && measured.row === 'log-ratio' && number !== ofMeans
  return {
    ...texts,
    /** For a table: `−12 points`, `−.03`, `−19 %`. */
    change: join(number, unit),
    /** For a sentence, where tokens are named as well. */
    changeInWords,
    /** `changeInWords` to follow `arrow`; names the typical query if both means give another change: `typical query +66 %`. */
    changeOfArrow: isTypical ? `typical query ${changeInWords}` : changeInWords,
    /** Follows a change in per cent in a sentence; empty if both means give the same change. */
    ofWhich: isTypical ? ' for the typical query' : '',
    /** The change without its sign, to follow "fell by": `12 points`. */
    size: join(size, unit),
    /** `[−20, −4]`, in the unit of the change. */
    interval: range && `[${range.low}, ${range.high}]`,
    /** `−20 and −4 points`, to follow "between". */
    ends: range && join(`${range.low} and ${range.high}`, inWords(units)),
    /** `−20 to −4 points`, to follow "by". */
    range: range && join(`${range.low} to ${range.high}`, inWords(units)),
    /** `82 % → 70 %`. */
    arrow: `${from} → ${to}`,
    verb,
    /** `fell from 82 % to 70 %`. */
    move: `${verb} from ${from} to ${to}`,
    /** The sign of the value's change: −1 fell, 1 rose. */
    sign,
  }
}

/** Whether a change is given in per cent of the baseline: of the typical query on the log scale, of the mean for a fact. */
export function isInPercent({ metric, row, baseline }: Pick<Measured, 'metric' | 'row' | 'baseline'>): boolean {
  return row === 'log-ratio' || (row === 'fact' && metric.scale === 'log-ratio' && (baseline ?? 0) > 0)
}

const WHOLE_FROM = 100

/**
 * Describes the mean change in tokens, to follow the typical query's change in per cent: `, −230 tokens`. Empty for other units, if the
 * change is in tokens already, or if nothing changed.
 * @example describeMeanChange({ ...tokens, row: 'log-ratio', baseline: 1240, candidate: 1010 }) // ', −230 tokens'
 */
export function describeMeanChange({ metric, row, baseline, candidate }: Measured): string {
  if (metric.unit !== 'tokens' || !isInPercent({ metric, row, baseline }) || baseline === null || candidate === null)
    return ''
  const decimals = Math.max(baseline, candidate) >= WHOLE_FROM ? 0 : 1
  const text = formatNumber(candidate - baseline, { decimals, signed: true })
  return /[1-9]/.test(text) ? `, ${withUnit(text, 'tokens')}` : ''
}
