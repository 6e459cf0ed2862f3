import { countOf } from '../../format/format-number.js'
import type { CaseData } from '../../model/result/case-data.js'
import type { Report, Section } from '../../model/result/report.js'
import { code, paragraph, present, right, table } from '../blocks.js'
import { blocksMarkdown } from './block-markdown.js'
import { escapeMarkdown } from './escape-markdown.js'
import { inlineMarkdown } from './inline-markdown.js'

export interface MarkdownOptions {
  /** Absent where no case may be named. */
  readonly cases?: CaseData
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
export function renderMarkdown(report: Report, { cases }: MarkdownOptions = {}): string {
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
    { title: 'How this was measured', blocks: [paragraph(...footer)] },
  ]
  const parts = [
    `# ${escapeMarkdown(`Evaluation of ${suite}`)}`,
    inlineMarkdown(headline),
    inlineMarkdown(figures),
    inlineMarkdown(secondLine ?? []),
    ...[
      ...sections.slice(0, -1),
      ...(cases === undefined || cases.rows.length === 0 ? [] : [listCases(cases)]),
      ...sections.slice(-1),
    ].flatMap((section) => [`## ${escapeMarkdown(section.title)}`, blocksMarkdown(section.blocks)]),
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}
