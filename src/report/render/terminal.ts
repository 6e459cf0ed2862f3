import { titlesInOneRow, type Block, type Inline, type Report, type Text } from '../../model/result/report.js'
import { toOneLine } from '../../model/remove-invisible.js'
import type { RenderOptions } from './render-options.js'
import { padText, textWidth, wrapText } from './text-width.js'

const MIN_LAST_COLUMN = 24
const GAP = 2
/** The most lines of a cell in a table with narrowed columns. */
const MAX_LINES = 3

const part = (inline: Inline): string => toOneLine(typeof inline === 'string' ? inline : inline.text)
/** Keeps an interval, and a number with its comparison sign, on one line. */
const bindNumbers = (text: string): string =>
  text.replace(/\[(?=[^\]]*\d)[^[\]]{1,24}\]|[≥≤<>] [\d.]/g, (number) => number.replaceAll(' ', '\u202f'))
const line = (text: Text): string => bindNumbers(text.map(part).join('').trim())
const titlesOf = ({ columns }: Table): readonly string[] => titlesInOneRow(columns).map((title) => line([title]))

type Table = Extract<Block, { kind: 'table' }>

/** Formats a table: columns as wide as their content with the last one wrapped; else all columns narrowed and wrapped; else row by row. */
function table(one: Table, width: number): string[] {
  const cells = [titlesOf(one), ...one.rows.map((row) => row.map(line))]
  const widths = one.columns.map((_, index) => Math.max(...cells.map((row) => textWidth(row[index] ?? ''))))
  const before = widths.slice(0, -1).reduce((sum, column) => sum + column + GAP, 0)
  if (width - before >= MIN_LAST_COLUMN) return grid(one, cells, [...widths.slice(0, -1), width - before])
  const squeezed = squeeze(cells, widths, width)
  return squeezed === null ? records(one, width) : grid(one, cells, squeezed)
}

/**
 * Narrows columns step by step, always the one that adds the fewest lines, but never below its longest word. `null` if they do not fit, or
 * if a cell would exceed `MAX_LINES`.
 */
function squeeze(cells: readonly (readonly string[])[], natural: readonly number[], width: number): number[] | null {
  const widths = [...natural]
  const column = (at: number): readonly string[] => cells.map((row) => row[at] ?? '')
  const least = natural.map((_, at) => Math.max(...column(at).flatMap((cell) => cell.split(' ').map(textWidth))))
  const heightsAt = (at: number, narrow: number): number[] => column(at).map((cell) => wrapText(cell, narrow).length)
  const heights = natural.map((most, at) => heightsAt(at, most))
  const linesWith = (at: number, narrowed: readonly number[]): number =>
    narrowed.reduce((sum, height, row) => {
      return sum + Math.max(...heights.map((all, other) => (other === at ? height : (all[row] ?? 1))))
    }, 0)
  while (widths.reduce((sum, each) => sum + each + GAP, -GAP) > width) {
    const [first] = widths
      .flatMap((now, at) => {
        if (now <= (least[at] ?? 0)) return []
        const narrowed = heightsAt(at, now - 1)
        return [{ at, now, narrowed, lines: linesWith(at, narrowed) }]
      })
      .sort((a, b) => a.lines - b.lines || b.now - a.now)
    if (first === undefined) return null
    widths[first.at] = first.now - 1
    heights[first.at] = first.narrowed
  }
  return heights.flat().some((height) => height > MAX_LINES) ? null : widths
}

/** Formats rows of cells, each cell wrapped in its column. */
function grid({ columns }: Table, cells: readonly (readonly string[])[], widths: readonly number[]): string[] {
  return cells.flatMap((row) => {
    const wrapped = widths.map((width, index) => wrapText(row[index] ?? '', width))
    return Array.from({ length: Math.max(...wrapped.map((texts) => texts.length)) }, (_, at) =>
      wrapped
        .map((texts, index) => padText(texts[at] ?? '', widths[index] ?? 0, columns[index]?.align ?? 'left'))
        .join(' '.repeat(GAP))
        .trimEnd(),
    )
  })
}

/** Formats each row as its first cell, with the others below, each after the name of its column. */
function records(one: Table, width: number): string[] {
  const [, ...titles] = titlesOf(one)
  return one.rows.flatMap(([first = [], ...others]) => {
    const named = others.flatMap((cell, at) => {
      const text = line(cell)
      return text === '' ? [] : [`${titles[at] ?? ''}: ${text}`]
    })
    return [...wrapText(line(first), width), ...wrapText(named.join(' · '), width - 2).map((text) => `  ${text}`)]
  })
}

/** Formats a block for a terminal: never a chart, and folded content only if verbose. */
function block(one: Block, { width, isVerbose }: Required<Pick<RenderOptions, 'width' | 'isVerbose'>>): string[] {
  const item = (text: Text): string[] =>
    wrapText(line(text), width - 2).map((text, index) => `${index === 0 ? '- ' : '  '}${text}`)
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
    case 'details': {
      const inner = isVerbose ? one.blocks.flatMap((each) => block(each, { width, isVerbose })) : []
      return inner.length === 0 ? [] : [...wrapText(line(one.summary), width), ...inner]
    }
    case 'chart':
    case 'preformatted':
      return []
  }
}

/** Renders a report as plain text for a terminal: verdict, figures, what was not compared, where to start, gates, warnings, footer. */
export function renderTerminal(report: Report, options: RenderOptions = {}): string {
  const { width = 80, isVerbose = false, color = false } = options
  const style = (code: number, lines: readonly string[]): string[] =>
    color ? lines.map((text) => `\u001b[${code}m${text}\u001b[0m`) : [...lines]
  const { figures } = report
  const blocks = isVerbose ? [...report.blocks, ...(report.folded ?? [])] : report.collapsed ? [] : report.blocks
  const parts = [
    [
      ...style(1, wrapText(line(report.headline), width)),
      ...(figures === undefined ? [] : wrapText(line(figures), width)),
    ],
    wrapText(line(report.second_line ?? []), width),
    ...joinLists(blocks).map((some) => some.flatMap((one) => block(one, { width, isVerbose }))),
    style(2, wrapText(line(report.footer), width)),
  ]
  const document = parts
    .map((lines) => lines.join('\n'))
    .filter((text) => text !== '')
    .join('\n\n')
  // Until here, narrow no-break spaces kept numbers and units together; many terminal fonts lack them.
  return `${document.replaceAll('\u202f', ' ')}\n`
}

/** Joins each list with the paragraph that introduces it. */
function joinLists(blocks: readonly Block[]): readonly (readonly Block[])[] {
  const joined: Block[][] = []
  for (const [at, one] of blocks.entries()) {
    const last = joined.at(-1)
    if (last !== undefined && one.kind === 'list' && blocks[at - 1]?.kind === 'paragraph') last.push(one)
    else joined.push([one])
  }
  return joined
}
