import type { Stopped } from '../model/run.js'
import { countOf, formatNumber } from './format-number.js'
import { formatMoney } from './format-money.js'

const LIMITS: Readonly<Record<Stopped['because'], (limit: string) => string>> = {
  budget: (limit) => `its budget of ${limit}`,
  month: (limit) => `the ${limit} that were left of this month’s budget`,
  'unknown-cost': () => 'a cost that nobody knows',
}

/**
 * Why a run is incomplete, as a clause.
 * @example 'the run was stopped by its budget of $1.00 after 40 of 200 trials: $0.98 is spent, and the next could cost $0.05'
 */
export function describeStopped({ because, made, planned, limit_usd, spent_usd, detail }: Stopped): string {
  const after = `after ${formatNumber(made, { decimals: 0 })} of ${countOf(planned, 'trial')}`
  const spent = because === 'unknown-cost' ? '' : `${formatMoney(spent_usd)} is spent, and `
  return `the run was stopped by ${LIMITS[because](formatMoney(limit_usd))} ${after}: ${spent}${detail}`
}
