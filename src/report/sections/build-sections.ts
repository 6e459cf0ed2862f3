import { present } from '../../model/omit-undefined.js'
import type { ReportParts } from '../report-parts.js'
import { formatValue } from '../../format/format-metric.js'
import { countOf } from '../../format/format-number.js'
import type { ChartImage } from '../../model/result/chart.js'
import type { Block, CaseDetails, Section } from '../../model/result/report.js'
import type { RunTable, TableCell, TableFormat } from '../../model/run/run-table.js'
import { chartNumbers, details, heading, paragraph, table } from '../blocks.js'

const MARKS = { good: '🟢', fair: '🔵', poor: '🔴' } as const

/** The tables of a report, each folded below its title, by where they stand. */
export function foldTables(tables: readonly RunTable[]): Readonly<Record<RunTable['place'], readonly Block[]>> {
  const foldedIn = (place: RunTable['place']): readonly Block[] =>
    tables.filter((one) => one.place === place).map(foldTable)
  return { comment: foldedIn('comment'), page: foldedIn('page') }
}

/** The tables that a report with these details may show. */
export function tablesToShow(tables: readonly RunTable[], details: CaseDetails): readonly RunTable[] {
  return tables.filter(({ names_cases: namesCases }) => details !== 'none' || namesCases !== true)
}

/** A table below its title and what it comes to. */
function foldTable(table: RunTable): Block {
  return details(table.gist === undefined ? table.title : `${table.title}: ${table.gist}`, ...showTable(table))
}

/** A table and its notes. */
function showTable({ columns, rows, notes }: RunTable): readonly Block[] {
  return [
    table(
      columns.map(({ format, ...column }) => ({ ...column, align: format === 'text' ? 'left' : 'right' })),
      rows.map((row) => row.map((cell, at) => writeCell(cell, columns[at]?.format ?? 'text'))),
    ),
    ...notes.map((note) => paragraph(note)),
  ]
}

function writeCell(cell: TableCell, format: TableFormat): string {
  if (typeof cell === 'object' && cell !== null) return `${MARKS[cell.mark]} ${writeCell(cell.value, format)}`
  if (cell === null) return '–'
  if (typeof cell === 'string' || format === 'text') return String(cell)
  return formatValue({ unit: format, kind: 'continuous' }, cell)
}

/** The tables that stand open, by their heading; every other one is folded below them. Source: LLMC, evaluation framework. */
const OPEN: Readonly<Record<string, readonly string[]>> = {
  'Retrieval quality': ['retrieval-at-k'],
  'Hardest queries': ['hardest-queries'],
  Failures: ['zero-recall-cases', 'zero-recall-by-tag'],
}

/**
 * The sections of a document, in the order of LLMC's framework: metrics summary, detailed breakdowns, visual plots, findings and
 * recommendations, drill-down for errors; then where the numbers come from. A section with nothing to say is left out.
 */
export function buildSections(
  parts: ReportParts,
  { tables, charts }: { readonly tables: readonly RunTable[]; readonly charts: readonly ChartImage[] },
): readonly Section[] {
  const { summary, warnings, reasons, all_metrics: metrics, slices, trials, differences, evidence } = parts
  const sections: readonly Section[] = [
    { title: 'Metrics summary', blocks: [...summary, ...below('Gates', parts.gates), ...warnings, ...reasons] },
    { title: 'Detailed breakdowns', blocks: [...breakDown(tables), ...metrics, ...slices] },
    { title: 'Visual plots', blocks: writeCharts(charts) },
    { title: 'Findings and recommendations', blocks: parts.findings },
    { title: 'Drill-down for errors', blocks: parts.errors },
    { title: 'How this was measured', blocks: [...parts.provenance, ...trials, ...differences, ...evidence] },
  ]
  return sections.filter(({ blocks }) => blocks.length > 0)
}

function breakDown(tables: readonly RunTable[]): readonly Block[] {
  const open = Object.entries(OPEN).flatMap(([title, ids]) => {
    const shown = ids.flatMap((id) => tables.filter((one) => one.id === id))
    return below(title, shown.flatMap(showTable))
  })
  const ids = Object.values(OPEN).flat()
  const rest = tables.filter(({ id }) => !ids.includes(id)).map(foldTable)
  return [...open, ...below('Everything else', rest)]
}

const below = (title: string, blocks: readonly Block[]): readonly Block[] =>
  blocks.length === 0 ? [] : [heading(title), ...blocks]

/** A row a case can be ten thousand of them. */
const MOST_ROWS = 50

/** Charts one below the other: a diagram where there is one, what it says in words, and its numbers folded. No picture is asked for. */
function writeCharts(charts: readonly ChartImage[]): readonly Block[] {
  return charts.flatMap((chart): readonly Block[] => {
    const { title, alt, diagram, table: numbers } = chart
    const left = numbers.rows.length - MOST_ROWS
    const more = left > 0 && paragraph(`… and ${countOf(left, 'more row')}.`)
    return [
      heading(title),
      diagram === null ? paragraph(alt) : { kind: 'chart', chart: { ...chart, url: null, mermaid: diagram } },
      details('The numbers', ...present(chartNumbers(numbers, MOST_ROWS), more)),
    ]
  })
}

/** Charts as blocks: the one that a comment shows, those that it folds, and the rest, which belong into the appendix of a report. */
export function placeCharts(charts: readonly ChartImage[]): Readonly<Record<ChartImage['place'], readonly Block[]>> {
  const blocksOf = (place: ChartImage['place']): readonly Block[] =>
    charts.filter((chart) => chart.place === place).map((chart) => ({ kind: 'chart', chart }))
  return { open: blocksOf('open'), folded: blocksOf('folded'), page: blocksOf('page') }
}
