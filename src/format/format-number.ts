/** U+202F, the narrow no-break space. */
const THIN_SPACE = '\u202f'
const MINUS = '\u2212'
const NOISE = 1e-9

/** How a number is written. */
export interface NumberFormat {
  readonly decimals: number
  /** Whether `+` is written before numbers greater than 0. */
  readonly signed?: boolean
  /** Whether the leading zero is left out: `.61` instead of `0.61`. */
  readonly bare?: boolean
  /** `up` never shows less than the value: for limits that must not be overstated. */
  readonly round?: 'nearest' | 'up'
}

/** Rounds a value to `decimals` digits: halves towards +∞, or always up, apart from the noise of binary fractions. */
export function roundTo(value: number, decimals: number, round: 'nearest' | 'up' = 'nearest'): number {
  const factor = 10 ** decimals
  return (round === 'up' ? Math.ceil(value * factor - NOISE) : Math.round(value * factor)) / factor
}

/**
 * Formats a number for people: true minus sign, thin spaces between thousands, whole numbers without decimals, no "−0".
 * @example formatNumber(-1240.26, { decimals: 1 }) // '−1 240.3'
 */
export function formatNumber(value: number, format: NumberFormat): string {
  const rounded = roundTo(value, format.decimals, format.round)
  const whole = Math.abs(value - Math.round(value)) < NOISE
  const digits = Math.abs(rounded).toFixed(whole ? 0 : format.decimals)
  const [integer = '', fraction] = digits.split('.')
  const grouped = integer.replace(/\B(?=(\d{3})+$)/g, THIN_SPACE)
  const integerPart = format.bare === true && grouped === '0' && fraction !== undefined ? '' : grouped
  const sign = Number(digits) === 0 ? '' : rounded < 0 ? MINUS : format.signed === true ? '+' : ''
  return `${sign}${integerPart}${fraction === undefined ? '' : `.${fraction}`}`
}

/** Returns the fewest decimals, at least `least` and at most three more, with which a nonzero value does not read as 0. */
export function decimalsToShow(value: number, least: number): number {
  let decimals = least
  while (value !== 0 && Math.abs(value) < 0.5 * 10 ** -decimals && decimals < least + 3) decimals++
  return decimals
}

/** Returns the decimals, at least 0, that show a value with `digits` significant digits. */
export function decimalsForDigits(value: number, digits: number): number {
  if (value === 0) return 0
  return Math.max(0, digits - 1 - Math.floor(Math.log10(Math.abs(value)) + NOISE))
}

/**
 * Joins a number and its unit so that they stay on one line.
 * @example withUnit('82', '%') // '82 %'
 */
export const withUnit = (number: string, unit: string): string => `${number}${THIN_SPACE}${unit}`

/**
 * Formats a whole number.
 * @example formatCount(1240) // '1 240'
 */
export const formatCount = (count: number): string => formatNumber(count, { decimals: 0 })

/**
 * Formats a count with its noun: "1 case", "3 cases", "1 240 cases".
 * @example countOf(2, 'case') // '2 cases'
 */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`
}

/**
 * Formats a part of a count: "3 of 40 cases", "the only case".
 * @example partOf(1, 2, 'case') // '1 of 2 cases'
 */
export function partOf(part: number, whole: number, one: string, many?: string): string {
  if (part === 1 && whole === 1) return `the only ${one}`
  return `${formatCount(part)} of ${countOf(whole, one, many)}`
}

/**
 * Formats a duration.
 * @example formatDuration(200) // '3 min 20 s'
 */
export function formatDuration(seconds: number): string {
  if (seconds < 10) return withUnit(formatNumber(seconds, { decimals: 1 }), 's')
  const whole = Math.round(seconds)
  if (whole < 60) return withUnit(String(whole), 's')
  const minutes = Math.floor(whole / 60)
  const join = (amount: number, unit: string, rest: number, smaller: string): string =>
    rest === 0 ? withUnit(String(amount), unit) : `${withUnit(String(amount), unit)} ${withUnit(String(rest), smaller)}`
  return minutes < 60 ? join(minutes, 'min', whole % 60, 's') : join(Math.floor(minutes / 60), 'h', minutes % 60, 'min')
}

/**
 * Formats the age of a baseline.
 * @example formatAge(75) // '3 days old'
 */
export function formatAge(hours: number): string {
  if (hours < 1) return `${withUnit(String(Math.max(0, Math.floor(hours * 60))), 'min')} old`
  if (hours < 48) return `${withUnit(String(Math.floor(hours)), 'h')} old`
  return `${countOf(Math.floor(hours / 24), 'day')} old`
}

/** Returns the decimals of an amount in US dollars: two from ten cents, two significant digits below. */
export const moneyDecimals = (usd: number): number =>
  Math.abs(usd) >= 0.1 ? 2 : Math.max(2, decimalsForDigits(usd, 2))

/**
 * Formats US dollars; the sign comes before the currency.
 * @example formatMoney(0.00041) // '$0.00041'
 */
export function formatMoney(usd: number, options: { decimals?: number; signed?: boolean; round?: 'up' } = {}): string {
  const number = formatNumber(usd, { decimals: moneyDecimals(usd), ...options })
  const [, sign = '', digits = ''] = /^([+\u2212]?)(.*)$/.exec(number) ?? []
  return `${sign}$${digits}`
}

/**
 * Formats a price in US dollars to its last digit, which may be smaller than a cent.
 * @example formatRate(0.075) // '$0.075'
 */
export function formatRate(rate: number): string {
  return formatMoney(rate, { decimals: Math.max(moneyDecimals(rate), String(rate).split('.')[1]?.length ?? 0) })
}

/**
 * Formats a p-value as journals do: three decimals below .1, two above, and never on the other side of α by rounding.
 * @example formatP(0.0082, 0.05) // '.008'
 */
export function formatP(p: number, alpha: number): string {
  if (p < 0.001) return '< .001'
  if (p > 0.995) return p === 1 ? '1' : '> .99'
  let decimals = p < 0.1 ? 3 : 2
  while (Number(p.toFixed(decimals)) < alpha !== p < alpha && decimals < 6) decimals++
  return p.toFixed(decimals).slice(1)
}

/**
 * Formats a p-value for a sentence.
 * @example formatPInWords(0.0082, 0.05) // 'p = .008'
 */
export function formatPInWords(p: number, alpha: number): string {
  const text = formatP(p, alpha)
  return /^[<>]/.test(text) ? `p ${text}` : `p = ${text}`
}
