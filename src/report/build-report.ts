import type { Block, Report, Text } from '../model/result/report.js'
import { buildParts } from './report-parts.js'
import { details, fold, paragraph } from './blocks.js'
import type { ReportInput } from './candidate-report.js'
import { buildSections, foldTables, placeCharts, tablesToShow } from './sections/build-sections.js'

/**
 * Everything that is worth saying of a comparison of any number of arms, worst first, as blocks of plain data: verdict, what was not compared,
 * gates, charts, flipped cases, findings, differing fingerprints, and folded the rest. Renderers choose the words' dress, never the words.
 */
export function buildReport(input: ReportInput): Report {
  const { comparison, lead } = input
  const parts = buildParts(input)
  const charts = placeCharts(input.charts)
  const shown = tablesToShow(input.tables, input.details)
  const tables = foldTables(shown)
  const [open, pictures] = parts.is_pictured ? [charts.open, charts.folded] : [[], [...charts.open, ...charts.folded]]
  const numbers = fold(
    'Numbers: gates, intervals, tags and metrics',
    [parts.gates, parts.slices, parts.moved_metrics, tables.comment, pictures].flat(),
  )
  const meaning = fold(
    'What it means, and how it was decided',
    [parts.findings, parts.evidence, parts.trials, parts.differences].flat(),
  )
  return {
    suite: comparison.suite,
    headline: parts.headline,
    figures: parts.figures ?? undefined,
    second_line: writeLead(lead, parts.second_line),
    collapsed: parts.collapsed,
    blocks: [parts.start, parts.gate_summary, parts.staleness, parts.warnings, open].flat(),
    // No more than three: few readers open a fourth.
    folded: [...parts.changed_cases.map(foldFlips), ...(parts.is_void ? [] : [...numbers, ...meaning])],
    explanation: [...fold('Summary', parts.summary), ...foldHeadings(parts.reasons)],
    appendix: [...parts.all_metrics, ...fold('Other pictures', charts.page), ...tables.page],
    sections: buildSections(parts, { tables: shown, charts: input.charts }),
    footer: parts.footer,
  }
}

/** What stands below each heading, folded below it. */
function foldHeadings(blocks: readonly Block[]): readonly Block[] {
  const folds: { readonly summary: Text; readonly blocks: Block[] }[] = []
  for (const block of blocks) {
    if (block.kind === 'heading') folds.push({ summary: block.text, blocks: [] })
    else folds.at(-1)?.blocks.push(block)
  }
  return folds.map((fold): Block => ({ kind: 'details', ...fold }))
}

/** A list of cases below its own first line. */
function foldFlips(block: Block): Block {
  if (block.kind !== 'flips') return block
  return block.items.length === 0 ? paragraph(...block.lead) : details(block.lead, { ...block, lead: [] })
}

function writeLead(warning: string | undefined, line: Text | null): Text | null {
  return warning === undefined ? line : [`⚠️ ${warning}`, ...(line === null ? [] : [' ', ...line])]
}
