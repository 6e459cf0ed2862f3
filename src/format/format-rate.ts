import { formatMoney, moneyDecimals } from './format-money.js'

/**
 * A price in US dollars to its last digit, which may be beyond the cents.
 * @example formatRate(0.075) // '$0.075'
 */
export function formatRate(rate: number): string {
  return formatMoney(rate, { decimals: Math.max(moneyDecimals(rate), String(rate).split('.')[1]?.length ?? 0) })
}
