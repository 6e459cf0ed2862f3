import type { Block, Report, Section, Text } from '../model/result/report.js'
import { partsOfOne } from './parts-of-one.js'
import { partsOfSeveral } from './parts-of-several.js'
import { foldBlocks, type ReportInput, type ReportParts } from './report-parts.js'
import { appendTables, tablesToShow } from './sections/append-tables.js'
import { buildSections, headingOf, placeCharts } from './sections/build-sections.js'
import type { CandidateReport } from './candidate-report.js'

/**
 * Everything that is worth saying of a comparison of any number of arms, worst first, as blocks of plain data: verdict, what was not compared,
 * gates, charts, flipped cases, findings, differing fingerprints, and folded the rest. Renderers choose the words' dress, never the words.
 */
export function buildReport(input: ReportInput): Report {
  const { comparison, details, tables } = input
  const told = comparison.candidates.flatMap((candidate, place): CandidateReport[] => {
    const beside = input.told[place]
    return beside === undefined ? [] : [{ ...beside, comparison: candidate }]
  })
  const parts =
    comparison.ranking === null
      ? partsOfOne(input, told)
      : partsOfSeveral(input, told, { ...comparison, ranking: comparison.ranking })
  const charts = placeCharts(input.charts)
  const explanation = foldHeadings([
    ...(parts.summary.length === 0 ? [] : [headingOf('Summary'), ...parts.summary]),
    ...parts.reasons,
  ])
  const appendix = [...parts.all_metrics, ...foldBlocks('Other pictures', charts.page)]
  const report: Report = {
    suite: comparison.suite,
    headline: parts.headline,
    ...(parts.figures !== null && { figures: parts.figures }),
    second_line: lead(input.lead, parts.second_line),
    collapsed: parts.collapsed,
    blocks: [
      ...parts.start,
      ...parts.gate_summary,
      ...parts.staleness,
      ...parts.warnings,
      ...(parts.is_pictured ? charts.open : []),
    ],
    folded: [
      ...parts.changed_cases.map(foldFlips),
      ...foldBlocks('More pictures', parts.is_pictured ? charts.folded : [...charts.open, ...charts.folded]),
      ...foldBlocks('Findings and what to do next', parts.findings),
      ...foldBlocks(parts.is_pictured ? STATISTICS : parts.gates_title, [...parts.gates, ...parts.evidence]),
      ...parts.trials,
      ...parts.differences,
      ...parts.slices,
      ...parts.moved_metrics,
    ],
    explanation,
    ...(appendix.length > 0 && { appendix }),
    sections: orderSections(parts, input),
    footer: parts.footer,
  }
  return appendTables(report, tables, details)
}

const STATISTICS = 'Statistics: intervals, p values and what this suite can see'

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
  return block.items.length === 0
    ? { kind: 'paragraph', text: block.lead }
    : { kind: 'details', summary: block.lead, blocks: [{ ...block, lead: [] }] }
}

function lead(warning: string | undefined, line: Text | null): Text | null {
  return warning === undefined ? line : [`⚠️ ${warning}`, ...(line === null ? [] : [' ', ...line])]
}

function orderSections(parts: ReportParts, { tables, charts, details }: ReportInput): readonly Section[] {
  const gates: readonly Block[] = parts.gates.length === 0 ? [] : [headingOf('Gates'), ...parts.gates]
  return buildSections(
    {
      summary: [...parts.summary, ...gates, ...parts.warnings, ...parts.reasons],
      breakdowns: [...parts.all_metrics, ...parts.slices],
      findings: parts.findings,
      errors: parts.errors,
      provenance: [...parts.provenance, ...parts.trials, ...parts.differences, ...parts.evidence],
    },
    { tables: tablesToShow(tables, details), charts },
  )
}
