import type { Stopped } from '../model/run/run.js'
import { countOf, formatCount, formatMoney } from './format-number.js'

const LIMITS: Readonly<Record<Stopped['because'], (limit: string) => string>> = {
  budget: (limit) => `its budget of ${limit}`,
  month: (limit) => `the ${limit} left of this month’s budget`,
  'unknown-cost': () => 'an unknown cost',
}

/**
 * Why a run is incomplete, as a clause.
 * @example 'the run was stopped by its budget of $1.00 after 40 of 200 trials: $0.98 is spent, and the next could cost $0.05'
 */
export function describeStopped({ because, made, planned, limit_usd, spent_usd, detail }: Stopped): string {
  const after = `after ${formatCount(made)} of ${countOf(planned, 'trial')}`
  const spent = because === 'unknown-cost' ? '' : `${formatMoney(spent_usd)} is spent, and `
  return `the run was stopped by ${LIMITS[because](formatMoney(limit_usd))} ${after}: ${spent}${detail}`
}
