import { present } from '../../model/omit-undefined.js'
import { countOf } from '../../format/format-number.js'
import type { CaseData } from '../../model/result/case-data.js'
import type { Report, Section } from '../../model/result/report.js'
import { code, paragraph, right, table } from '../blocks.js'
import { blocksMarkdown, inlineHtmlInParagraph, inlineMarkdown } from './block-markdown.js'
import { escapeMarkdown } from './escape.js'
import type { RenderOptions } from './render-options.js'
import { renderToFit } from './shrink-report.js'

/** GitHub limits a comment to 65,536 characters; the rest is reserved for the marker and a publisher's additions. */
const COMMENT_LENGTH = 60_000

/**
 * Renders a report as the comment of a pull request: GitHub Markdown of at most 60,000 characters. A collapsed report is only its headline
 * and what was not compared.
 */
export function renderComment(report: Report, heading: RenderOptions = {}): string {
  const brief = report.collapsed ? { ...report, blocks: [], folded: [], footer: [] } : report
  const fits = (document: string): boolean => document.length <= COMMENT_LENGTH
  return renderToFit(brief, (one) => reportMarkdown(one, heading), { place: 'a comment', fits })
}

/** Renders a whole report as GitHub Markdown: verdict, what was not compared, blocks, and the source of the numbers in small print. */
export function reportMarkdown(report: Report, { lead = '', label = '' }: RenderOptions = {}): string {
  const parts = [
    `### ${lead}${inlineMarkdown(report.headline)}${label === '' ? '' : `\n> ${label}`}`,
    inlineMarkdown(report.figures ?? []),
    inlineMarkdown(report.second_line ?? []),
    blocksMarkdown([...report.blocks, ...(report.folded ?? [])]),
    report.footer.length === 0 ? '' : `<sub>${inlineHtmlInParagraph(report.footer)}</sub>`,
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

/** GitHub limits the summary of one step to 1 MiB of UTF-8 in total. */
const SUMMARY_BYTES = 1_000_000

/** Renders a report as the job's summary: the same Markdown as the comment, never collapsed, at most 1,000,000 bytes. */
export function renderSummary(report: Report, heading: RenderOptions = {}): string {
  const fits = (document: string): boolean => utf8Bytes(document) <= SUMMARY_BYTES
  return renderToFit(report, (one) => reportMarkdown(one, heading), { place: 'a job summary', fits })
}

/** The most cases listed; all are in cases.csv. */
const MAX_CASES = 100

/** Lists the cases in the order of the suite, one row each. */
function listCases({ arms, rows }: CaseData): Section {
  const left = rows.length - MAX_CASES
  const cells = rows
    .slice(0, MAX_CASES)
    .map(({ id, states, passed }) => [
      [code(id)],
      states.join(', '),
      ...passed.map((tally) => (tally === null ? '–' : `${tally[0]} of ${tally[1]}`)),
    ])
  const more = left > 0 && paragraph(`… and ${countOf(left, 'more case')}, in `, code('cases.csv'), '.')
  const columns = ['case', 'state', ...arms.map((name) => right(`passed, ${name}`))]
  return { title: 'Every case', blocks: present(table(columns, cells), more) }
}

/**
 * Renders a report as a document for a repository: self-contained GitHub Markdown without external pictures. The same report gives the same
 * bytes, so that committing an unchanged report changes nothing.
 */
export function renderMarkdown(report: Report, { cases }: RenderOptions = {}): string {
  const { suite, headline, figures = [], second_line: secondLine, explanation = [], footer } = report
  const { blocks, folded = [], appendix = [] } = report
  const sections: readonly Section[] = report.sections ?? [
    { title: 'Report', blocks: [blocks, folded, explanation, appendix].flat() },
    { title: 'How this was measured', blocks: [paragraph(...footer)] },
  ]
  const every = cases === undefined || cases.rows.length === 0 ? [] : [listCases(cases)]
  const all = [...sections.slice(0, -1), ...every, ...sections.slice(-1)]
  const parts = [
    `# ${escapeMarkdown(`Evaluation of ${suite}`)}`,
    inlineMarkdown(headline),
    inlineMarkdown(figures),
    inlineMarkdown(secondLine ?? []),
    ...all.flatMap((section) => [`## ${escapeMarkdown(section.title)}`, blocksMarkdown(section.blocks)]),
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

/**
 * Counts the bytes of a text in UTF-8. A lone surrogate counts as two.
 * @example utf8Bytes('aé€𝄞') // 1 + 2 + 3 + 4
 */
export function utf8Bytes(text: string): number {
  let bytes = 0
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    bytes += unit < 0x80 ? 1 : unit < 0x800 || (unit >= 0xd800 && unit < 0xe000) ? 2 : 3
  }
  return bytes
}
