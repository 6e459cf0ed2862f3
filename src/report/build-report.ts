import { formatValue } from '../format/format-metric.js'
import { countOf } from '../format/format-number.js'
import { present } from '../model/omit-undefined.js'
import type { ChartImage } from '../model/result/chart.js'
import type { Block, DetailLevel, Report, Section } from '../model/result/report.js'
import type { RunTable, TableCell, TableFormat } from '../model/run/run-table.js'
import { chartNumbers, details, fold, heading, joinSentences, paragraph, table } from './blocks.js'
import type { ReportInput } from './candidate-report.js'
import { buildParts, type ReportParts } from './report-parts.js'

/**
 * Builds the report of a comparison of any number of arms as blocks of plain data, worst first: verdict, what was not compared, gates,
 * charts, flipped cases, findings, differing fingerprints, and the rest folded. Renderers choose the form, never the words.
 */
export function buildReport(input: ReportInput): Report {
  const { comparison, lead } = input
  const parts = buildParts(input)
  const [why, ...reasons] = parts.reasons
  const tables = tablesToShow(input.tables, input.details)
  const chartsIn = (...places: readonly ChartImage['place'][]): readonly Block[] =>
    places.flatMap((place) => input.charts.filter((one) => one.place === place)).map(toBlock)
  const [open, pictures] = parts.is_pictured ? [chartsIn('open'), chartsIn('folded')] : [[], chartsIn('open', 'folded')]
  const numbers = fold(
    'Numbers: gates, intervals, tags and metrics',
    [parts.gates, parts.slices, parts.moved_metrics, foldTables(tables, 'comment'), pictures].flat(),
  )
  const meaning = fold(
    'What it means, and how it was decided',
    [parts.findings, parts.evidence, parts.trials, parts.differences].flat(),
  )
  return {
    suite: comparison.suite,
    headline: parts.headline,
    figures: parts.figures ?? undefined,
    second_line: lead === undefined ? parts.second_line : joinSentences([[`⚠️ ${lead}`], parts.second_line ?? []]),
    collapsed: parts.collapsed,
    blocks: [parts.start, parts.gate_summary, parts.staleness, parts.warnings, open].flat(),
    // At most three folded sections, because few readers open a fourth.
    folded: [...foldCases(parts.changed_cases), ...(parts.is_void ? [] : [...numbers, ...meaning])],
    explanation: [...fold('Summary', parts.summary), ...(why?.kind === 'heading' ? fold(why.text, reasons) : [])],
    appendix: [...parts.all_metrics, ...fold('Other pictures', chartsIn('page')), ...foldTables(tables, 'page')],
    sections: buildSections(parts, { tables, charts: input.charts }),
    footer: parts.footer,
  }
}

/** Folds lists of cases below the first line of the first. */
function foldCases(lists: ReportParts['changed_cases']): readonly Block[] {
  const [first, ...others] = lists
  if (first === undefined || first.items.length === 0) return lists.map(({ lead }) => paragraph(...lead))
  return [details(first.lead, { ...first, lead: [] }, ...others)]
}

const MARKS = { good: '🟢', fair: '🔵', poor: '🔴' } as const

/** Folds each table of one place below its title. */
export const foldTables = (tables: readonly RunTable[], place: RunTable['place']): readonly Block[] =>
  tables.filter((one) => one.place === place).map(foldTable)

/** Returns the tables that a report with these details may show. */
export function tablesToShow(tables: readonly RunTable[], details: DetailLevel): readonly RunTable[] {
  return tables.filter(({ names_cases: namesCases }) => details !== 'none' || namesCases !== true)
}

/** Folds a table below its title and its gist. */
function foldTable(table: RunTable): Block {
  return details(table.gist === undefined ? table.title : `${table.title}: ${table.gist}`, ...showTable(table))
}

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

/** The tables that are not folded, by heading; all others are folded below them. Source: LLMC, evaluation framework. */
const OPEN: Readonly<Record<string, readonly string[]>> = {
  'Retrieval quality': ['retrieval-at-k'],
  'Hardest queries': ['hardest-queries'],
  Failures: ['zero-recall-cases', 'zero-recall-by-tag'],
}

/**
 * Builds the sections of a document in the order of LLMC's framework: metrics summary, detailed breakdowns, visual plots, findings and
 * recommendations, drill-down for errors; then where the numbers come from. Empty sections are left out.
 */
function buildSections(parts: ReportParts, input: Pick<ReportInput, 'tables' | 'charts'>): readonly Section[] {
  const { summary, warnings, reasons, all_metrics: metrics, slices, trials, differences, evidence } = parts
  const sections: readonly Section[] = [
    { title: 'Metrics summary', blocks: [...summary, ...below('Gates', parts.gates), ...warnings, ...reasons] },
    { title: 'Detailed breakdowns', blocks: [...breakDown(input.tables), ...metrics, ...slices] },
    { title: 'Visual plots', blocks: writeCharts(input.charts) },
    { title: 'Findings and recommendations', blocks: parts.findings },
    { title: 'Drill-down for errors', blocks: parts.errors },
    { title: 'How this was measured', blocks: [...parts.provenance, ...trials, ...differences, ...evidence] },
  ]
  return sections.filter(({ blocks }) => blocks.length > 0)
}

function breakDown(tables: readonly RunTable[]): readonly Block[] {
  const open = Object.entries(OPEN).flatMap(([title, ids]) => {
    return below(title, ids.flatMap((id) => tables.filter((one) => one.id === id)).flatMap(showTable))
  })
  const ids = Object.values(OPEN).flat()
  return [...open, ...below('Everything else', tables.filter(({ id }) => !ids.includes(id)).map(foldTable))]
}

const below = (title: string, blocks: readonly Block[]): readonly Block[] =>
  blocks.length === 0 ? [] : [heading(title), ...blocks]

/** The most rows of a table, because one row per case can be ten thousand. */
const MAX_ROWS = 50

/** Writes charts one below the other: a Mermaid diagram if there is one, else its description, and the numbers folded. Loads no picture. */
function writeCharts(charts: readonly ChartImage[]): readonly Block[] {
  return charts.flatMap((chart): readonly Block[] => {
    const { title, alt, diagram, table: numbers } = chart
    const left = numbers.rows.length - MAX_ROWS
    const more = left > 0 && paragraph(`… and ${countOf(left, 'more row')}.`)
    return [
      heading(title),
      diagram === null ? paragraph(alt) : toBlock({ ...chart, url: null, mermaid: diagram }),
      details('The numbers', ...present(chartNumbers(numbers, MAX_ROWS), more)),
    ]
  })
}

const toBlock = (chart: ChartImage): Block => ({ kind: 'chart', chart })
