import type { Inline, ReportContext } from '../../../model/result/report.js'

/** A case's id, linked to the case where a report is published. */
export function linkCase(id: string, { page }: ReportContext['links']): Inline {
  return { kind: 'case', text: id, url: page === undefined ? null : `${page}#case=${encodeURIComponent(id)}` }
}
