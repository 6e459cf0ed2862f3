import type { Report } from '../../model/result/report.js'

/** A report as data, for tools: the blocks as they are, nothing escaped but by JSON. */
export function renderJson(report: Report): string {
  return `${JSON.stringify(report, null, 2)}\n`
}
