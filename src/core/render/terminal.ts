import type { Block, Inline, Report, Text } from '../model/report.js'
import { toOneLine } from './remove-unseen.js'
import { padText, textWidth, wrapText } from './text-width.js'

export interface TerminalOptions {
  /** Columns; 100 unless told. */
  readonly width?: number
  /** Bold and dim by ANSI; off unless told. */
  readonly color?: boolean
}

const LEAST_LAST_COLUMN = 24

const part = (inline: Inline): string => toOneLine(typeof inline === 'string' ? inline : inline.text)
const line = (text: Text): string => text.map(part).join('').trim()

type Table = Extract<Block, { kind: 'table' }>

/** Columns as wide as their content, the last one wrapped under itself; where that does not fit, row by row. */
function table({ columns, rows }: Table, width: number): string[] {
  const cells = [columns.map((column) => toOneLine(column.title)), ...rows.map((row) => row.map(line))]
  const widths = columns.map((_, index) => Math.max(...cells.map((row) => textWidth(row[index] ?? ''))))
  const last = columns.length - 1
  const before = widths.slice(0, last).reduce((sum, one) => sum + one + 2, 0)
  const room = width - before
  if (room < LEAST_LAST_COLUMN) return records({ kind: 'table', columns, rows }, width)
  return cells.flatMap((row) => {
    const head = row
      .slice(0, last)
      .map((cell, index) => `${padText(cell, widths[index] ?? 0, columns[index]?.align ?? 'left')}  `)
      .join('')
    return wrapText(row[last] ?? '', room).map((text, index) =>
      `${index === 0 ? head : ' '.repeat(before)}${text}`.trimEnd(),
    )
  })
}

/** A row as its first cell with the others below, each after the name of its column. */
function records({ columns, rows }: Table, width: number): string[] {
  return rows.flatMap(([first = [], ...others]) => [
    ...wrapText(line(first), width),
    ...others.flatMap((cell, index) =>
      wrapText(`${toOneLine(columns[index + 1]?.title ?? '')}: ${line(cell)}`, width - 2).map((text) => `  ${text}`),
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
        ...wrapText(line(one.lead), width),
        ...one.items.flatMap((flip) => item(flip.summary)),
        ...(one.left_out === 0 ? [] : [`… and ${one.left_out} more`]),
      ]
    case 'details':
      return one.brief === true
        ? [...wrapText(line(one.summary), width), ...one.blocks.flatMap((inner) => block(inner, width))]
        : []
    case 'chart':
    case 'preformatted':
      return []
  }
}

/** A report as plain text for a terminal: verdict, what was not compared, an aligned gate table, flips, findings, footer. */
export function renderTerminal(report: Report, options: TerminalOptions = {}): string {
  const width = options.width ?? 100
  const style = (code: number, lines: readonly string[]): string[] =>
    options.color === true ? lines.map((text) => `\u001b[${code}m${text}\u001b[0m`) : [...lines]
  const parts = [
    style(1, wrapText(line(report.headline), width)),
    report.second_line === null ? [] : wrapText(line(report.second_line), width),
    ...(report.collapsed ? [] : report.blocks).map((one) => block(one, width)),
    style(2, wrapText(line(report.footer), width)),
  ]
  const document = parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')
  // Narrow no-break spaces kept numbers and units together until here; many terminal fonts lack them.
  return `${document.replaceAll('\u202f', ' ')}\n`
}
