import type { Report } from '../model/report.js'
import { reportMarkdown } from './report-markdown.js'
import { renderToFit } from './shrink-report.js'

/** GitHub caps a step's summary at 1 MiB of UTF-8, all that one step writes together. */
const SUMMARY_BYTES = 1_000_000

function utf8Bytes(text: string): number {
  let bytes = 0
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4
  }
  return bytes
}

/** A report as the job's summary: the same Markdown as the comment, never collapsed, at most 1,000,000 bytes. */
export function renderSummary(report: Report): string {
  return renderToFit({
    report,
    render: reportMarkdown,
    fits: (document) => utf8Bytes(document) <= SUMMARY_BYTES,
    place: 'a job summary',
  })
}
