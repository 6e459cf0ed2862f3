import { titlesInOneRow, type Block, type Inline, type Report, type Text } from '../../model/result/report.js'
import { toOneLine } from './remove-unseen.js'
import { padText, textWidth, wrapText } from './text-width.js'

export interface TerminalOptions {
  /** Columns; 100 unless told. */
  readonly width?: number
  /** Bold and dim by ANSI; off unless told. */
  readonly color?: boolean
}

const LEAST_LAST_COLUMN = 24
const GAP = 2
/** Of a cell in a table whose columns are made narrower. */
const MOST_LINES = 3
/** Of what is brief, where it stands row by row. */
const MOST_RECORDS = 4

const part = (inline: Inline): string => toOneLine(typeof inline === 'string' ? inline : inline.text)
const line = (text: Text): string => text.map(part).join('').trim()

type Table = Extract<Block, { kind: 'table' }>

/** Columns as wide as their content, the last one wrapped under itself; then all of them wrapped; where that does not fit, row by row. */
function table(one: Table, width: number): string[] {
  const cells = [titlesInOneRow(one.columns).map(toOneLine), ...one.rows.map((row) => row.map(line))]
  const widths = one.columns.map((_, index) => Math.max(...cells.map((row) => textWidth(row[index] ?? ''))))
  const before = widths.slice(0, -1).reduce((sum, column) => sum + column + GAP, 0)
  if (width - before >= LEAST_LAST_COLUMN) return grid(one, cells, [...widths.slice(0, -1), width - before])
  const squeezed = squeeze(cells, widths, width)
  return squeezed === null ? records(one, width) : grid(one, cells, squeezed)
}

/** Narrower columns, the widest made narrow first, none below its longest word; null where a cell would become a tower. */
function squeeze(cells: readonly (readonly string[])[], natural: readonly number[], width: number): number[] | null {
  const least = natural.map((_, index) =>
    Math.max(...cells.flatMap((row) => (row[index] ?? '').split(' ').map(textWidth))),
  )
  const widths = [...natural]
  const total = (): number => widths.reduce((sum, column) => sum + column + GAP, -GAP)
  while (total() > width) {
    const spare = widths.map((column, index) => (column > (least[index] ?? 0) ? column : 0))
    const widest = spare.indexOf(Math.max(...spare))
    if (spare[widest] === 0) return null
    widths[widest] = (widths[widest] ?? 0) - 1
  }
  const isTower = cells.some((row) => row.some((cell, index) => wrapText(cell, widths[index] ?? 0).length > MOST_LINES))
  return isTower ? null : widths
}

/** Rows of cells, each wrapped in its column. */
function grid({ columns }: Table, cells: readonly (readonly string[])[], widths: readonly number[]): string[] {
  return cells.flatMap((row) => {
    const wrapped = widths.map((width, index) => wrapText(row[index] ?? '', width))
    const lines = Math.max(...wrapped.map((texts) => texts.length))
    return Array.from({ length: lines }, (_, at) =>
      wrapped
        .map((texts, index) => padText(texts[at] ?? '', widths[index] ?? 0, columns[index]?.align ?? 'left'))
        .join(' '.repeat(GAP))
        .trimEnd(),
    )
  })
}

/** A row as its first cell with the others below, each after the name of its column. */
function records({ columns, rows }: Table, width: number): string[] {
  const [, ...titles] = titlesInOneRow(columns)
  return rows.flatMap(([first = [], ...others]) => [
    ...wrapText(line(first), width),
    ...others.flatMap((cell, index) =>
      wrapText(`${toOneLine(titles[index] ?? '')}: ${line(cell)}`, width - 2).map((text) => `  ${text}`),
    ),
  ])
}

/** What a terminal shows of a block: charts and folded text stay in the report, unless it is brief. */
function block(one: Block, width: number): string[] {
  const item = (text: Text): string[] =>
    wrapText(`- ${line(text)}`, width - 2).map((text, index) => (index === 0 ? text : `  ${text}`))
  switch (one.kind) {
    case 'heading':
    case 'paragraph':
    case 'note':
      return wrapText(line(one.text), width)
    case 'list':
      return one.items.flatMap(item)
    case 'table':
      return table(one, width)
    case 'flips':
      return [
        ...(one.lead.length === 0 ? [] : wrapText(line(one.lead), width)),
        ...one.items.flatMap((flip) => item(flip.summary)),
        ...(one.left_out === 0 ? [] : [`… and ${one.left_out} more`]),
      ]
    case 'details':
      return one.brief === true
        ? [...wrapText(line(one.summary), width), ...one.blocks.flatMap((inner) => brief(inner, width))]
        : []
    case 'chart':
    case 'preformatted':
      return []
  }
}

/** Row by row a long table would push the verdict out of sight. */
function brief(one: Block, width: number): string[] {
  if (one.kind !== 'table') return block(one, width)
  const whole = table(one, width)
  const left = one.rows.length - MOST_RECORDS
  if (left <= 0 || whole.length <= one.rows.length * MOST_LINES) return whole
  return [...table({ ...one, rows: one.rows.slice(0, MOST_RECORDS) }, width), `… and ${left} more in the report`]
}

/** A report as plain text for a terminal: verdict, what was not compared, an aligned gate table, flips, findings, footer. */
export function renderTerminal(report: Report, options: TerminalOptions = {}): string {
  const width = options.width ?? 100
  const style = (code: number, lines: readonly string[]): string[] =>
    options.color === true ? lines.map((text) => `\u001b[${code}m${text}\u001b[0m`) : [...lines]
  const parts = [
    style(1, wrapText(line(report.headline), width)),
    wrapText(line(report.figures ?? []), width),
    wrapText(line(report.second_line ?? []), width),
    ...(report.collapsed ? [] : [...report.blocks, ...(report.folded ?? [])]).map((one) => block(one, width)),
    style(2, wrapText(line(report.footer), width)),
  ]
  const document = parts
    .map((lines) => lines.join('\n'))
    .filter((text) => text !== '')
    .join('\n\n')
  // Narrow no-break spaces kept numbers and units together until here; many terminal fonts lack them.
  return `${document.replaceAll('\u202f', ' ')}\n`
}
