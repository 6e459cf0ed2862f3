import type { Report } from '../../model/report.js'
import { reportMarkdown } from './report-markdown.js'
import { renderToFit } from './shrink-report.js'

/** GitHub caps a comment at 65,536 characters; the rest is for the marker and what a publisher adds. */
const COMMENT_LENGTH = 60_000

/**
 * A report as the comment of a pull request: GitHub Markdown of at most 60,000 characters. A collapsed report is its headline
 * (and what was not compared), nothing else.
 */
export function renderComment(report: Report): string {
  const shown = report.collapsed ? { ...report, blocks: [], footer: [] } : report
  return renderToFit({
    report: shown,
    render: reportMarkdown,
    fits: (document) => document.length <= COMMENT_LENGTH,
    place: 'a comment',
  })
}
