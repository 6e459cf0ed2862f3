import type { Report } from '../../model/report.js'
import { blocksMarkdown } from './block-markdown.js'
import { inlineHtmlInParagraph, inlineMarkdown } from './inline-markdown.js'

/** A whole report as GitHub Markdown: verdict, what was not compared, blocks, the source of the numbers in small print. */
export function reportMarkdown(report: Report): string {
  const parts = [
    `### ${inlineMarkdown(report.headline)}`,
    report.second_line === null ? '' : inlineMarkdown(report.second_line),
    blocksMarkdown(report.blocks),
    report.footer.length === 0 ? '' : `<sub>${inlineHtmlInParagraph(report.footer)}</sub>`,
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}
