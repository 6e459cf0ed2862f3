import type { Report, Section } from '../../model/result/report.js'
import { blocksMarkdown } from './block-markdown.js'
import { escapeMarkdown } from './escape-markdown.js'
import { inlineMarkdown } from './inline-markdown.js'

/**
 * A report as a document that is kept in a repository: GitHub Markdown of its own, with no picture that anybody would have to be asked
 * for. The same report gives the same bytes, so that committing it changes nothing where nothing changed.
 */
export function renderMarkdown(report: Report): string {
  const {
    suite,
    headline,
    figures = [],
    second_line: secondLine,
    explanation = [],
    blocks,
    folded = [],
    appendix = [],
    footer,
  } = report
  const sections: readonly Section[] = report.sections ?? [
    { title: 'Report', blocks: [...blocks, ...folded, ...explanation, ...appendix] },
    { title: 'How this was measured', blocks: [{ kind: 'paragraph', text: footer }] },
  ]
  const parts = [
    `# ${escapeMarkdown(`Evaluation of ${suite}`)}`,
    inlineMarkdown(headline),
    inlineMarkdown(figures),
    inlineMarkdown(secondLine ?? []),
    ...sections.flatMap((section) => [`## ${escapeMarkdown(section.title)}`, blocksMarkdown(section.blocks)]),
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}
