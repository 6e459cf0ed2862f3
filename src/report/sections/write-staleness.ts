import type { Block, ReportContext } from '../../model/report.js'

/** A warning of a baseline that is too far or too old to say much of one change; null when it is not. */
export function writeStaleness({ baseline }: ReportContext): Block | null {
  if (baseline.kind === 'none' || baseline.stale === undefined) return null
  return { kind: 'note', text: [`⚠️ The baseline is stale: ${baseline.stale}.`] }
}
