import { countOf } from '../../format/format-number.js'
import type { ChartImage } from '../../model/result/chart.js'
import { titlesInOneRow, type Block, type FlipItem, type Inline, type Text } from '../../model/result/report.js'
import { CANNOT_TELL } from '../../model/result/verdict.js'
import { escapeHtml, escapeMarkdown, safeUrl, escapeCode, escapeHtmlInMarkdown } from './escape.js'
import { removeInvisible, toOneLine } from '../../model/remove-invisible.js'

/** How a format writes the parts of running text. */
export interface InlineFormat {
  readonly text: (plain: string) => string
  readonly strong: (plain: string) => string
  readonly code: (plain: string) => string
  /** `words` are already in the format; the address is safe. */
  readonly link: (words: string, url: string) => string
  /** Returns the address of a case; `null` if it has none. */
  readonly placeOf: (part: Extract<Inline, { readonly kind: 'case' }>) => string | null
}

/** Writes running text in a format. */
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
  // Markdown does not read stars next to a space as emphasis, so spaces at the ends stay outside.
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

/** Writes running text as GitHub Markdown on one line. */
export const inlineMarkdown = (text: Text): string => writeInline(text, MARKDOWN).trim()

/** Writes running text as HTML for places where GitHub reads only HTML: `<details><summary>` starts an HTML block. */
export const inlineHtmlInMarkdown = (text: Text): string => writeInline(text, htmlFormat(escapeHtmlInMarkdown)).trim()

/** Writes running text as HTML inside a paragraph, where GitHub reads Markdown too: `<sub>` does not start an HTML block. */
export const inlineHtmlInParagraph = (text: Text): string => writeInline(text, htmlFormat(escapeMarkdown)).trim()

/** The number of flipped cases that are not folded, and the number of remaining ones for which a fold is not worth it. */
const MAX_OPEN = 10
const FEW = 2

function fold(summary: string, markdown: string): string {
  // GitHub reads Markdown inside an HTML element only after a blank line.
  return `<details><summary>${summary}</summary>\n\n${markdown}\n\n</details>`
}

const isLine = (item: FlipItem | undefined): boolean => item?.blocks.length === 0

/** Lists items; neighbouring items with nothing to unfold form one list. */
function listItems(items: readonly FlipItem[]): string {
  const write = (item: FlipItem): string =>
    isLine(item)
      ? `- ${inlineMarkdown(item.summary)}`
      : fold(inlineHtmlInMarkdown(item.summary), blocksMarkdown(item.blocks))
  const gap = (at: number): string => (at === 0 ? '' : isLine(items[at]) && isLine(items[at - 1]) ? '\n' : '\n\n')
  return items.map((item, at) => `${gap(at)}${write(item)}`).join('')
}

const KEPT_SIGN = new RegExp(`^([✅❌${CANNOT_TELL}➖]|⚠️) ([a-z]+)?(?: (tell:?|regression))?`, 'u')

/**
 * Keeps a sign with its words, a limit with its number, and two values with their arrow, because a phone breaks a narrow column at every
 * space.
 */
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
  const open = items.length > MAX_OPEN + FEW ? items.slice(0, MAX_OPEN) : items
  const folded = items.slice(open.length)
  const rest = leftOut === 0 ? [] : [`… and ${leftOut} more.`]
  const more = folded.length === 0 ? [] : [fold(countOf(folded.length, 'more case'), listItems(folded))]
  return [inlineMarkdown(block.lead), listItems(open), ...more, ...rest].filter((part) => part !== '').join('\n\n')
}

const PICTURE = '<img src="'

/** Writes a chart as a picture, else as a Mermaid diagram, else as its description, folded. */
function chartMarkdown({ title, alt, url, mermaid }: ChartImage): string {
  // A picture's alternative text cannot contain tags, so a dollar sign cannot be wrapped there.
  const words = cutClauses(alt.replaceAll('$', 'USD\u202f'))
  const safe = url === null ? null : safeUrl(url)
  if (safe !== null) return `${PICTURE}${escapeHtml(safe)}" width="480" alt="${escapeHtml(toOneLine(words))}">`
  if (mermaid !== null) return `${fence(mermaid)}\n\n<sub>${escapeMarkdown(words)}</sub>`
  return fold(inlineHtmlInMarkdown([title]), inlineMarkdown([alt]))
}

/** The most words of an alternative text, 25 with the ellipsis; the tables contain everything that a picture shows. */
const ALT_WORDS = 24

/**
 * Returns as many clauses of a text as fit into 25 words.
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

/** Fences a diagram. Backticks are removed, so that no line can end the fence. */
const fence = (mermaid: string): string => `\`\`\`mermaid\n${removeInvisible(mermaid).replaceAll('`', '')}\n\`\`\``

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

/** Writes blocks as GitHub Markdown with blank lines between them; neighbouring pictures share a line. */
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

/** Matches code, a trace, or anything aligned by spaces. */
const IS_LAID_OUT = /^[ \t]|\S(?:\t| {3})|^(?:```|~~~)/m

/**
 * Quotes foreign text line by line. Prose becomes a quotation, which wraps on a phone, unlike a code block; text that is laid out by spaces
 * stays a code block.
 * @example quoteMarkdown('14 days.\n*Really.*') // '> 14 days.<br>\n> \\*Really.\\*'
 */
export function quoteMarkdown(text: string): string {
  // Leading line ends are removed: after a `<br>` at the beginning, GitHub would read all lines as HTML and show Markdown's escapes.
  const clean = removeInvisible(text).replace(/^\n+/, '').trimEnd()
  if (clean.trim() === '' || IS_LAID_OUT.test(clean)) return escapeBlock(text)
  return clean
    .split('\n')
    .map((line) => `> ${escapeMarkdown(line)}`.trimEnd())
    .join('<br>\n')
}

/**
 * Writes foreign text as a fenced block. The fence is longer than any run of backticks inside, so nothing in the text can end it. Blank
 * lines and indentation are kept. `<!--` gets a space, because our comments are found by a marker that begins with it.
 * @example escapeBlock('a') // '```text\na\n```'
 */
export function escapeBlock(text: string): string {
  const clean = removeInvisible(text).replaceAll('<!--', '< !--').replace(/\n+$/, '')
  const longest = Math.max(2, ...[...clean.matchAll(/`+/g)].map(([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}text\n${clean}\n${fence}`
}
