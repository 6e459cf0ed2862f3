import type { Report } from '../../model/report.js'
import { writeBadge } from './badge-json.js'
import type { BadgeOptions } from './verdict-badge.js'

/** The candidate's pass rate as JSON for shields.io. */
export function renderPassRateBadge(_report: Report, { badges }: BadgeOptions = {}): string {
  const badge = badges?.pass_rate ?? null
  return badge === null ? '' : writeBadge(badge)
}
