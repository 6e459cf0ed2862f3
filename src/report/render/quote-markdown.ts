import { escapeBlock } from './escape-block.js'
import { escapeMarkdown } from './escape-markdown.js'
import { removeUnseen } from './remove-unseen.js'

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
