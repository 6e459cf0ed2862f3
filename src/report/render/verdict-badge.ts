import type { Badges } from '../../model/badge.js'
import type { Report } from '../../model/report.js'
import { writeBadge } from './badge-json.js'

export interface BadgeOptions {
  /** Without it there is no badge. */
  readonly badges?: Badges
}

/** The verdict as JSON for shields.io. */
export function renderVerdictBadge(_report: Report, { badges }: BadgeOptions = {}): string {
  return badges === undefined ? '' : writeBadge(badges.verdict)
}
