import { countOf } from '../../format/format-number.js'
import type { CaseData } from '../../model/result/case-data.js'
import type { Block, Report, Section, Text } from '../../model/result/report.js'
import { blocksMarkdown } from './block-markdown.js'
import { escapeMarkdown } from './escape-markdown.js'
import { inlineMarkdown } from './inline-markdown.js'

export interface MarkdownOptions {
  /** Absent: cases must not be shown. */
  readonly cases?: CaseData
}

/** More are in cases.csv. */
const MOST_CASES = 100

/** A row a case, in the order of the suite. */
function listCases(cases: CaseData | undefined): readonly Section[] {
  if (cases === undefined || cases.rows.length === 0) return []
  const { arms, rows } = cases
  const more = rows.length - MOST_CASES
  const table: Block = {
    kind: 'table',
    columns: [
      { title: 'case', align: 'left' },
      { title: 'state', align: 'left' },
      ...arms.map((name) => ({ title: `passed, ${name}`, align: 'right' as const })),
    ],
    rows: rows
      .slice(0, MOST_CASES)
      .map(({ id, states, passed }) => [
        [{ kind: 'code', text: id }],
        [states.join(', ')],
        ...passed.map((tally): Text => [tally === null ? '–' : `${tally[0]} of ${tally[1]}`]),
      ]),
  }
  const rest: Text =
    more > 0 ? [`… and ${countOf(more, 'more case')}, in `, { kind: 'code', text: 'cases.csv' }, '.'] : []
  return [
    {
      title: 'Every case',
      blocks: [table, ...(rest.length === 0 ? [] : [{ kind: 'paragraph' as const, text: rest }])],
    },
  ]
}

/**
 * A report as a document that is kept in a repository: GitHub Markdown of its own, with no picture that anybody would have to be asked
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
    { title: 'How this was measured', blocks: [{ kind: 'paragraph', text: footer }] },
  ]
  const parts = [
    `# ${escapeMarkdown(`Evaluation of ${suite}`)}`,
    inlineMarkdown(headline),
    inlineMarkdown(figures),
    inlineMarkdown(secondLine ?? []),
    ...[...sections.slice(0, -1), ...listCases(cases), ...sections.slice(-1)].flatMap((section) => [
      `## ${escapeMarkdown(section.title)}`,
      blocksMarkdown(section.blocks),
    ]),
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}
