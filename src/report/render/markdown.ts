import { present } from '../../model/omit-undefined.js'
import { countOf } from '../../format/format-number.js'
import type { CaseData } from '../../model/result/case-data.js'
import type { Report, Section } from '../../model/result/report.js'
import { code, paragraph, right, table } from '../blocks.js'
import { blocksMarkdown, inlineHtmlInParagraph, inlineMarkdown } from './block-markdown.js'
import { escapeMarkdown } from './escape.js'
import type { RenderOptions } from './render-options.js'
import { renderToFit } from './shrink-report.js'

/** GitHub caps a comment at 65,536 characters; the rest is for the marker and what a publisher adds. */
const COMMENT_LENGTH = 60_000

/**
 * A report as the comment of a pull request: GitHub Markdown of at most 60,000 characters. A collapsed report is its headline
 * (and what was not compared), nothing else.
 */
export function renderComment(report: Report, heading: RenderOptions = {}): string {
  const brief = report.collapsed ? { ...report, blocks: [], folded: [], footer: [] } : report
  const fits = (document: string): boolean => document.length <= COMMENT_LENGTH
  return renderToFit(brief, (one) => reportMarkdown(one, heading), { place: 'a comment', fits })
}

/** A whole report as GitHub Markdown: verdict, what was not compared, blocks, the source of the numbers in small print. */
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

/** GitHub caps a step's summary at 1 MiB of UTF-8, all that one step writes together. */
const SUMMARY_BYTES = 1_000_000

/** A report as the job's summary: the same Markdown as the comment, never collapsed, at most 1,000,000 bytes. */
export function renderSummary(report: Report, heading: RenderOptions = {}): string {
  const fits = (document: string): boolean => utf8Bytes(document) <= SUMMARY_BYTES
  return renderToFit(report, (one) => reportMarkdown(one, heading), { place: 'a job summary', fits })
}

/** More are in cases.csv. */
const MOST_CASES = 100

/** A row each case, in the order of the suite. */
function listCases({ arms, rows }: CaseData): Section {
  const left = rows.length - MOST_CASES
  const cells = rows
    .slice(0, MOST_CASES)
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
 * A report as a document for a repository: GitHub Markdown of its own, with no picture that anybody would have to be asked
 * for. The same report gives the same bytes, so that committing it changes nothing where nothing changed.
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
 * How many bytes a text takes in UTF-8; half a pair counts as two.
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
