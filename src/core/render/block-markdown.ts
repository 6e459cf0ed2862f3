import type { Block, FlipItem } from '../model/report.js'
import { escapeBlock } from './escape-block.js'
import { escapeMarkdown } from './escape-markdown.js'
import { inlineHtmlInMarkdown, inlineMarkdown } from './inline-markdown.js'
import { safeUrl } from './safe-url.js'

function fold(summary: string, blocks: readonly Block[]): string {
  // GitHub reads Markdown in an HTML element only after a blank line.
  return `<details><summary>${summary}</summary>\n\n${blocksMarkdown(blocks)}\n\n</details>`
}

function flipMarkdown(item: FlipItem): string {
  return item.blocks.length === 0
    ? `- ${inlineMarkdown(item.summary)}`
    : fold(inlineHtmlInMarkdown(item.summary), item.blocks)
}

function tableMarkdown(block: Extract<Block, { kind: 'table' }>): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  return [
    line(block.columns.map((column) => escapeMarkdown(column.title))),
    line(block.columns.map((column) => (column.align === 'right' ? '---:' : '---'))),
    ...block.rows.map((row) => line(row.map(inlineMarkdown))),
  ].join('\n')
}

function flipsMarkdown(block: Extract<Block, { kind: 'flips' }>): string {
  const rest = block.left_out === 0 ? [] : [`… and ${block.left_out} more.`]
  const isLine = (item: FlipItem | undefined): boolean => item?.blocks.length === 0
  const lines = block.items.map(
    (item, index) =>
      `${index === 0 ? '' : isLine(item) && isLine(block.items[index - 1]) ? '\n' : '\n\n'}${flipMarkdown(item)}`,
  )
  return [inlineMarkdown(block.lead), lines.join(''), ...rest].filter((part) => part !== '').join('\n\n')
}

/** A block as GitHub Markdown; an empty string when nothing of it can be shown (a chart without an address). */
function blockMarkdown(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `#### ${inlineMarkdown(block.text)}`
    case 'paragraph':
      return inlineMarkdown(block.text)
    case 'note':
      return `> ${inlineMarkdown(block.text)}`
    case 'list':
      return block.items.map((item) => `- ${inlineMarkdown(item)}`).join('\n')
    case 'table':
      return tableMarkdown(block)
    case 'chart': {
      const url = block.chart.url === null ? null : safeUrl(block.chart.url)
      // No tag may stand in a picture's text, so a dollar cannot be wrapped there.
      return url === null ? '' : `![${escapeMarkdown(block.alt.replaceAll('$', 'USD\u202f'))}](${url})`
    }
    case 'preformatted':
      return `**${escapeMarkdown(block.label)}**\n\n${escapeBlock(block.text)}`
    case 'details':
      return fold(inlineHtmlInMarkdown(block.summary), block.blocks)
    case 'flips':
      return flipsMarkdown(block)
  }
}

/** Blocks as GitHub Markdown, a blank line between them; neighbouring charts share a line. */
export function blocksMarkdown(blocks: readonly Block[]): string {
  const parts: string[] = []
  let previous: Block['kind'] | null = null
  for (const block of blocks) {
    const text = blockMarkdown(block)
    if (text === '') continue
    const last = parts.at(-1)
    if (block.kind === 'chart' && previous === 'chart' && last !== undefined)
      parts[parts.length - 1] = `${last} ${text}`
    else parts.push(text)
    previous = block.kind
  }
  return parts.join('\n\n')
}
