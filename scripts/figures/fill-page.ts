/** The measured figures on a page, with their places. */
export interface OwnedFigures {
  /** The texts between `<!-- figures: NAME -->` and `<!-- /figures -->`, by name. */
  readonly blocks: Readonly<Record<string, string>>
  readonly sentences: readonly Sentence[]
}

interface Sentence {
  /** The sentence with `{}` in place of each figure. On the page it may be broken into lines anywhere. */
  readonly text: string
  readonly figures: readonly string[]
}

/** Returns the page with all blocks and sentences updated. Throws if the page lacks one of them or has an unknown block. */
export function fillPage(page: string, { blocks, sentences }: OwnedFigures): string {
  const lost = new Set(Object.keys(blocks))
  const filled = page.replaceAll(BLOCK, (_, start: string, name: string, end: string) => {
    const block = blocks[name]
    if (block === undefined) throw new Error(`the page has an unknown block ${name}`)
    lost.delete(name)
    return `${start}\n${block}\n\n${end}`
  })
  if (lost.size > 0) throw new Error(`the page lacks the block ${[...lost].join(', ')}`)
  return sentences.reduce(fillSentence, filled)
}

/** Returns the page with every measured figure blanked. */
export function blankOwned(page: string, { blocks, sentences }: OwnedFigures): string {
  return fillPage(page, {
    blocks: Object.fromEntries(Object.keys(blocks).map((name) => [name, ''])),
    sentences: sentences.map(({ text, figures }) => ({ text, figures: figures.map(() => '…') })),
  })
}

const BLOCK = /(<!-- figures: ([a-z-]+) -->\n)[\s\S]*?(<!-- \/figures -->)/g
const FIGURE = '(?:<\\s)?[\\d.,]*\\d(?:\\s(?:%|points|bytes|[kMG]B|m?s))?'

function fillSentence(page: string, { text, figures }: Sentence): string {
  const parts = text
    .split('{}')
    .map((part) => `(${part.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+')})`)
  if (parts.length !== figures.length + 1) throw new Error(`${figures.length} figures for "${text}"`)
  const pattern = new RegExp(parts.join(FIGURE))
  if (!pattern.test(page)) throw new Error(`the page lacks the sentence "${text}"`)
  return page.replace(pattern, (_, ...groups: string[]) =>
    parts.map((_part, index) => `${groups[index] ?? ''}${figures[index] ?? ''}`).join(''),
  )
}

/** Returns a Markdown table, formatted as prettier does. */
export function writeTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) =>
    Math.max(3, title.length, ...rows.map((row) => (row[column] ?? '').length)),
  )
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}
