import { utf8Bytes } from '../../format/utf8-bytes.js'
import type { Report } from '../../model/report.js'
import { reportMarkdown } from './report-markdown.js'
import { renderToFit } from './shrink-report.js'

/** GitHub caps a step's summary at 1 MiB of UTF-8, all that one step writes together. */
const SUMMARY_BYTES = 1_000_000

/** A report as the job's summary: the same Markdown as the comment, never collapsed, at most 1,000,000 bytes. */
export function renderSummary(report: Report): string {
  return renderToFit({
    report,
    render: reportMarkdown,
    fits: (document) => utf8Bytes(document) <= SUMMARY_BYTES,
    place: 'a job summary',
  })
}
