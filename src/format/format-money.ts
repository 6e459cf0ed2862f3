import { decimalsForDigits, formatNumber } from './format-number.js'

/** Cents from ten cents on, two significant digits below. */
export function moneyDecimals(usd: number): number {
  return Math.abs(usd) >= 0.1 ? 2 : Math.max(2, decimalsForDigits(usd, 2))
}

/**
 * US dollars, the sign before the currency.
 * @example formatMoney(0.00041) // '$0.00041'
 */
export function formatMoney(usd: number, options: { decimals?: number; signed?: boolean; round?: 'up' } = {}): string {
  const decimals = options.decimals ?? moneyDecimals(usd)
  const number = formatNumber(usd, {
    decimals,
    signed: options.signed ?? false,
    round: options.round ?? 'nearest',
  })
  const [, sign = '', digits = ''] = /^([+\u2212]?)(.*)$/.exec(number) ?? []
  return `${sign}$${digits}`
}
