/** U+202F: thin, and never broken over two lines. */
const THIN_SPACE = '\u202f'
const MINUS = '\u2212'
const NOISE = 1e-9

/** How a number is written. */
export interface NumberFormat {
  readonly decimals: number
  /** `+` before what is greater than 0. */
  readonly signed?: boolean
  /** `.61` instead of `0.61`. */
  readonly bare?: boolean
  /** `up` never shows less than there is: for limits that must not be overstated. */
  readonly round?: 'nearest' | 'up'
}

/** A value rounded to so many decimals; half away from −∞, or up without the noise of binary fractions. */
export function roundTo(value: number, decimals: number, round: 'nearest' | 'up' = 'nearest'): number {
  const factor = 10 ** decimals
  return (round === 'up' ? Math.ceil(value * factor - NOISE) : Math.round(value * factor)) / factor
}

/**
 * A number for people: true minus sign, thin spaces between thousands, whole numbers without decimals, no "−0".
 * @example formatNumber(-1240.26, { decimals: 1 }) // '−1 240.3'
 */
export function formatNumber(value: number, format: NumberFormat): string {
  const rounded = roundTo(value, format.decimals, format.round)
  const whole = Math.abs(value - Math.round(value)) < NOISE
  const digits = Math.abs(rounded).toFixed(whole ? 0 : format.decimals)
  const [integer = '', fraction] = digits.split('.')
  const grouped = integer.replace(/\B(?=(\d{3})+$)/g, THIN_SPACE)
  const shown = format.bare === true && grouped === '0' && fraction !== undefined ? '' : grouped
  const sign = Number(digits) === 0 ? '' : rounded < 0 ? MINUS : format.signed === true ? '+' : ''
  return `${sign}${shown}${fraction === undefined ? '' : `.${fraction}`}`
}

/** The fewest decimals, at least `least`, with which a value that is not 0 does not read as 0; at most three more. */
export function decimalsToShow(value: number, least: number): number {
  let decimals = least
  while (value !== 0 && Math.abs(value) < 0.5 * 10 ** -decimals && decimals < least + 3) decimals++
  return decimals
}

/** Decimals that show a value with so many significant digits, none of them negative. */
export function decimalsForDigits(value: number, digits: number): number {
  if (value === 0) return 0
  return Math.max(0, digits - 1 - Math.floor(Math.log10(Math.abs(value)) + NOISE))
}

/**
 * A number with its unit, kept on one line.
 * @example withUnit('82', '%') // '82 %'
 */
export function withUnit(number: string, unit: string): string {
  return `${number}${THIN_SPACE}${unit}`
}

/**
 * "1 case", "3 cases", "1 240 cases".
 * @example countOf(2, 'case') // '2 cases'
 */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${formatNumber(count, { decimals: 0 })} ${count === 1 ? one : many}`
}
