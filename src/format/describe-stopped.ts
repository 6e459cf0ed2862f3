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

/**
 * A clause or sentence of a comparison with inference `these-cases`, with what it speaks of at its end; a full stop stays the last.
 * @example addScope('success rose from 0 % to 100 %.', 1) // 'success rose from 0 % to 100 %, for this one case; says nothing about others.'
 */
export function addScope(text: string, n: number | null): string {
  if (text.includes(NOTHING_ELSE)) return text
  const [, body = text, stop = ''] = /^(.*?)(\.?)$/s.exec(text) ?? []
  return `${body}${writeScope(n)}${stop}`
}

const NOTHING_ELSE = '; says nothing about others'

/** `, for these 3 cases; says nothing about others`; without a number where several differ. */
export function writeScope(n: number | null): string {
  const cases = n === null ? 'these cases' : n === 1 ? 'this one case' : `these ${n} cases`
  return `, for ${cases}${NOTHING_ELSE}`
}
