import type { ChartTable } from '../model/result/chart.js'
import type { Block, Column, Inline, Text } from '../model/result/report.js'

/** Running text or plain words. */
type Words = Text | string

const toText = (words: Words): Text => (typeof words === 'string' ? [words] : words)

export const strong = (text: string): Inline => ({ kind: 'strong', text })
export const code = (text: string): Inline => ({ kind: 'code', text })

export const asCode = (text: string): Text => [code(text)]

/** A link; empty without an address. */
export const link = (text: string, url: string | undefined): readonly Inline[] =>
  url === undefined ? [] : [{ kind: 'link', text, url }]

export const heading = (text: string): Block => ({ kind: 'heading', text: [text] })
export const paragraph = (...text: Text): Block => ({ kind: 'paragraph', text })
export const note = (...text: Text): Block => ({ kind: 'note', text })
export const warning = (text: string): Block => note(`⚠️ ${text}`)
export const list = (items: readonly Words[]): Block => ({ kind: 'list', items: items.map(toText) })

/** Blocks that unfold below a summary. */
export const details = (summary: Words, ...blocks: readonly Block[]): Block => ({
  kind: 'details',
  summary: toText(summary),
  blocks,
})

/** Folds blocks below a summary; empty if there are no blocks. */
export const fold = (summary: Words, blocks: readonly Block[]): readonly Block[] =>
  blocks.length === 0 ? [] : [details(summary, ...blocks)]

/** A column of numbers. */
export const right = (title: string, hint?: string): Column => ({
  title,
  align: 'right',
  ...(hint !== undefined && { hint }),
})

/** A table; a column given only by its title contains words. */
export const table = (columns: readonly (Column | string)[], rows: readonly (readonly Words[])[]): Block => ({
  kind: 'table',
  columns: columns.map((column) => (typeof column === 'string' ? { title: column, align: 'left' } : column)),
  rows: rows.map((row) => row.map(toText)),
})

/** The numbers of a chart, or only the first `most` rows. */
export const chartNumbers = ({ columns, rows }: ChartTable, most = rows.length): Block =>
  table(
    columns.map((column, at) => (at === 0 ? column : right(column))),
    rows.slice(0, most).map((row) => row.map(writeNumber)),
  )

/** Writes six significant digits, which is more than any chart shows; the rest is rounding noise of binary fractions. */
function writeNumber(value: string | number | null): string {
  if (typeof value !== 'number') return value ?? '–'
  const [whole = '', ...decimals] = String(Number(value.toPrecision(6))).split('.')
  return [whole.replace(/\B(?=(\d{3})+$)/g, '\u202f'), ...decimals].join('.')
}

export const joinTexts = (texts: readonly Text[], separator: string): Text =>
  texts.flatMap((text, place) => (place === 0 ? text : [separator, ...text]))

/** Joins the nonempty sentences; `null` if all are empty. */
export function joinSentences(sentences: readonly Text[]): Text | null {
  const said = sentences.filter((sentence) => sentence.length > 0)
  return said.length === 0 ? null : joinTexts(said, ' ')
}

/** Joins texts as a sentence lists them: `a, b and c`. */
export function joinWith(last: 'and' | 'or', texts: readonly Text[]): Text {
  const end = texts.at(-1) ?? []
  return texts.length < 2 ? end : [...joinTexts(texts.slice(0, -1), ', '), ` ${last} `, ...end]
}

/** Ids or other names as code. */
export const joinCodes = (names: readonly string[]): Text => joinTexts(names.map(asCode), ', ')

/** Lists the first `most` names, and how many more there are. */
export const listCodes = (names: readonly string[], most: number): Text => [
  ...joinCodes(names.slice(0, most)),
  ...(names.length > most ? [` and ${names.length - most} more`] : []),
]

/** Converts a sentence with commands in backquotes. */
export const readCode = (sentence: string): Text =>
  sentence.split('`').map((part, index) => (index % 2 === 0 ? part : code(part)))
