import { utf8Bytes } from '../../format/utf8-bytes.js'
import type { Report } from '../../model/result/report.js'
import { blocksMarkdown } from './block-markdown.js'
import { inlineHtmlInParagraph, inlineMarkdown } from './inline-markdown.js'
import { renderToFit } from './shrink-report.js'

/** GitHub caps a comment at 65,536 characters; the rest is for the marker and what a publisher adds. */
const COMMENT_LENGTH = 60_000

/** What stands around the verdict, in markdown; empty is nothing. */
export interface Heading {
  /** In the first line, before the verdict. */
  readonly lead?: string
  /** Below it. */
  readonly label?: string
}

/**
 * A report as the comment of a pull request: GitHub Markdown of at most 60,000 characters. A collapsed report is its headline
 * (and what was not compared), nothing else.
 */
export function renderComment(report: Report, heading: Heading = {}): string {
  const brief = report.collapsed ? { ...report, blocks: [], folded: [], footer: [] } : report
  return renderToFit({
    report: brief,
    render: (one) => reportMarkdown(one, heading),
    fits: (document) => document.length <= COMMENT_LENGTH,
    place: 'a comment',
  })
}

/** A whole report as GitHub Markdown: verdict, what was not compared, blocks, the source of the numbers in small print. */
export function reportMarkdown(report: Report, { lead = '', label = '' }: Heading = {}): string {
  const parts = [
    `### ${lead}${inlineMarkdown(report.headline)}${label === '' ? '' : `\n> ${label}`}`,
    inlineMarkdown(report.figures ?? []),
    inlineMarkdown(report.second_line ?? []),
    blocksMarkdown([...report.blocks, ...(report.folded ?? [])]),
    report.footer.length === 0 ? '' : `<sub>${inlineHtmlInParagraph(report.footer)}</sub>`,
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

/** GitHub caps a step's summary at 1 MiB of UTF-8, all that one step writes together. */
const SUMMARY_BYTES = 1_000_000

/** A report as the job's summary: the same Markdown as the comment, never collapsed, at most 1,000,000 bytes. */
export function renderSummary(report: Report, heading: Heading = {}): string {
  return renderToFit({
    report,
    render: (one) => reportMarkdown(one, heading),
    fits: (document) => utf8Bytes(document) <= SUMMARY_BYTES,
    place: 'a job summary',
  })
}
