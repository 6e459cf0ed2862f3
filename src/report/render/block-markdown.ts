import { countOf } from '../../format/format-number.js'
import type { ChartImage } from '../../model/result/chart.js'
import { titlesInOneRow, type Block, type FlipItem, type Inline, type Text } from '../../model/result/report.js'
import { CANNOT_TELL } from '../../model/result/verdict.js'
import { escapeHtml, escapeMarkdown, safeUrl, escapeCode, escapeHtmlInMarkdown } from './escape.js'
import { removeUnseen, toOneLine } from '../../model/remove-unseen.js'

/** How a format writes the pieces of running text. */
export interface InlineFormat {
  readonly text: (plain: string) => string
  readonly strong: (plain: string) => string
  readonly code: (plain: string) => string
  /** `words` are written already, the address is safe. */
  readonly link: (words: string, url: string) => string
  /** Where a case is to be read; null where it has no place. */
  readonly placeOf: (part: Extract<Inline, { readonly kind: 'case' }>) => string | null
}

/** Running text in a format. */
export function writeInline(parts: Text, { text, strong, code, link, placeOf }: InlineFormat): string {
  const linked = (words: string, url: string | null): string => (url === null ? words : link(words, url))
  const write = (part: Inline): string => {
    if (typeof part === 'string') return text(part)
    switch (part.kind) {
      case 'strong':
        return strong(part.text)
      case 'code':
        return code(part.text)
      case 'case':
        return linked(code(part.text), placeOf(part))
      case 'link':
        return linked(text(part.text), safeUrl(part.url))
    }
  }
  return parts.map(write).join('')
}

const placeOf: InlineFormat['placeOf'] = ({ url }) => (url === null ? null : safeUrl(url))

const MARKDOWN: InlineFormat = {
  text: escapeMarkdown,
  // Stars beside a space are stars, so spaces at the ends stay outside.
  strong: (plain) => {
    const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(plain) ?? []
    return words === '' ? '' : `${before && ' '}**${escapeMarkdown(words)}**${after && ' '}`
  },
  code: escapeCode,
  link: (words, url) => `[${words}](${url})`,
  placeOf,
}

const htmlFormat = (escape: (text: string) => string): InlineFormat => ({
  text: escape,
  strong: (plain) => `<b>${escape(plain)}</b>`,
  code: (plain) => `<code>${escape(plain)}</code>`,
  link: (words, url) => `<a href="${escapeHtml(url)}">${words}</a>`,
  placeOf,
})

/** Running text as GitHub Markdown on one line. */
export const inlineMarkdown = (text: Text): string => writeInline(text, MARKDOWN).trim()

/** The same for places where GitHub reads only HTML: `<details><summary>`, which start an HTML block. */
export const inlineHtmlInMarkdown = (text: Text): string => writeInline(text, htmlFormat(escapeHtmlInMarkdown)).trim()

/** The same as HTML in a paragraph, where GitHub reads both: `<sub>` starts no HTML block. */
export const inlineHtmlInParagraph = (text: Text): string => writeInline(text, htmlFormat(escapeMarkdown)).trim()

/** The worst flipped cases are open, and a fold is not worth it for the last few. */
const MOST_OPEN = 10
const FEW = 2

function fold(summary: string, markdown: string): string {
  // GitHub reads Markdown in an HTML element only after a blank line.
  return `<details><summary>${summary}</summary>\n\n${markdown}\n\n</details>`
}

const isLine = (item: FlipItem | undefined): boolean => item?.blocks.length === 0

/** Lines without anything to unfold stand together. */
function listItems(items: readonly FlipItem[]): string {
  const write = (item: FlipItem): string =>
    isLine(item)
      ? `- ${inlineMarkdown(item.summary)}`
      : fold(inlineHtmlInMarkdown(item.summary), blocksMarkdown(item.blocks))
  const gap = (at: number): string => (at === 0 ? '' : isLine(items[at]) && isLine(items[at - 1]) ? '\n' : '\n\n')
  return items.map((item, at) => `${gap(at)}${write(item)}`).join('')
}

const KEPT_SIGN = new RegExp(`^([✅❌${CANNOT_TELL}➖]|⚠️) ([a-z]+)?(?: (tell:?|regression))?`, 'u')

/** A sign stays with its words, a limit with its number and two values with their arrow: a phone breaks a narrow column at every space. */
function keepTogether(cell: string): string {
  return cell
    .replace(/ → /g, '&nbsp;→&nbsp;')
    .replace(/(^|[ (])(flags|out|n) ([≥=]) (?=\S)/g, '$1$2&nbsp;$3&nbsp;')
    .replace(KEPT_SIGN, (words) => words.replaceAll(' ', '&nbsp;'))
}

function tableMarkdown(block: Extract<Block, { kind: 'table' }>): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  return [
    line(titlesInOneRow(block.columns).map((title) => escapeMarkdown(title))),
    line(block.columns.map((column) => (column.align === 'right' ? '---:' : '---'))),
    ...block.rows.map((row) => line(row.map((cell) => keepTogether(inlineMarkdown(cell))))),
  ].join('\n')
}

function flipsMarkdown(block: Extract<Block, { kind: 'flips' }>): string {
  const { items, left_out: leftOut } = block
  const open = items.length > MOST_OPEN + FEW ? items.slice(0, MOST_OPEN) : items
  const folded = items.slice(open.length)
  const rest = leftOut === 0 ? [] : [`… and ${leftOut} more.`]
  const more = folded.length === 0 ? [] : [fold(countOf(folded.length, 'more case'), listItems(folded))]
  return [inlineMarkdown(block.lead), listItems(open), ...more, ...rest].filter((part) => part !== '').join('\n\n')
}

const PICTURE = '<img src="'

/** A picture, a diagram, or where there is neither the words that stand in for it, folded. */
function chartMarkdown({ title, alt, url, mermaid }: ChartImage): string {
  // No tag may stand in a picture's text, so a dollar cannot be wrapped there.
  const words = cutClauses(alt.replaceAll('$', 'USD\u202f'))
  const safe = url === null ? null : safeUrl(url)
  if (safe !== null) return `${PICTURE}${escapeHtml(safe)}" width="480" alt="${escapeHtml(toOneLine(words))}">`
  if (mermaid !== null) return `${fence(mermaid)}\n\n<sub>${escapeMarkdown(words)}</sub>`
  return fold(inlineHtmlInMarkdown([title]), inlineMarkdown([alt]))
}

/** With the dots of what is cut 25: what a picture says is in the tables as well. */
const ALT_WORDS = 24

/**
 * As many of the clauses of a text as are no more than 25 words together.
 * @example cutClauses('Change: success fell; tokens rose.') // 'Change: success fell; tokens rose.'
 */
function cutClauses(text: string): string {
  const count = (some: string): number => some.match(/[^\s\u202f]+/g)?.length ?? 0
  if (count(text) <= ALT_WORDS) return text
  const clauses = text.split('; ')
  const fitting = clauses.filter((_, at) => count(clauses.slice(0, at + 1).join('; ')) <= ALT_WORDS)
  const words = text.split(' ').slice(0, ALT_WORDS - 1)
  return `${fitting.length > 0 ? fitting.join('; ') : words.join(' ')} …`
}

/** A diagram that cannot leave its fence: no line of it may hold a backtick. */
function fence(mermaid: string): string {
  return `\`\`\`mermaid\n${removeUnseen(mermaid).replaceAll('`', '')}\n\`\`\``
}

/** A block as GitHub Markdown. */
function blockMarkdown(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `### ${inlineMarkdown(block.text)}`
    case 'paragraph':
      return block.small === true ? `<sub>${inlineHtmlInParagraph(block.text)}</sub>` : inlineMarkdown(block.text)
    case 'note':
      return `> ${inlineMarkdown(block.text)}`
    case 'list':
      return block.items.map((item) => `- ${inlineMarkdown(item)}`).join('\n')
    case 'table':
      return tableMarkdown(block)
    case 'chart':
      return chartMarkdown(block.chart)
    case 'preformatted':
      return `${inlineMarkdown([{ kind: 'strong', text: block.label }])}\n\n${quoteMarkdown(block.text)}`
    case 'details':
      return fold(inlineHtmlInMarkdown(block.summary), blocksMarkdown(block.blocks))
    case 'flips':
      return flipsMarkdown(block)
  }
}

/** Blocks as GitHub Markdown, a blank line between them; neighbouring pictures share a line. */
export function blocksMarkdown(blocks: readonly Block[]): string {
  const parts: string[] = []
  for (const block of blocks) {
    const text = blockMarkdown(block)
    if (text === '') continue
    const last = parts.at(-1)
    if (block.kind === 'chart' && text.startsWith(PICTURE) && last?.startsWith(PICTURE) === true)
      parts[parts.length - 1] = `${last} ${text}`
    else parts.push(text)
  }
  return parts.join('\n\n')
}

/** Code, a trace, or anything aligned by spaces. */
const IS_LAID_OUT = /^[ \t]|\S(?:\t| {3})|^(?:```|~~~)/m

/**
 * Text of others, line by line. Prose is quoted, since a quotation wraps on a phone and a block of code is pushed sideways; what is laid
 * out by spaces stays a block of code.
 * @example quoteMarkdown('14 days.\n*Really.*') // '> 14 days.<br>\n> \\*Really.\\*'
 */
export function quoteMarkdown(text: string): string {
  // A line end as HTML on the first line would make all of it HTML, where Markdown's escapes are seen.
  const clean = removeUnseen(text).replace(/^\n+/, '').trimEnd()
  if (clean.trim() === '' || IS_LAID_OUT.test(clean)) return escapeBlock(text)
  return clean
    .split('\n')
    .map((line) => `> ${escapeMarkdown(line)}`.trimEnd())
    .join('<br>\n')
}

/**
 * Text of others as a fenced block: the fence is longer than any run of backticks inside, so nothing in it can end it.
 * Blank lines and indentation are kept. `<!--` gets a space: comments are found again by a marker that begins so.
 * @example escapeBlock('a') // '```text\na\n```'
 */
export function escapeBlock(text: string): string {
  const clean = removeUnseen(text).replaceAll('<!--', '< !--').replace(/\n+$/, '')
  const longest = Math.max(2, ...[...clean.matchAll(/`+/g)].map(([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}text\n${clean}\n${fence}`
}
