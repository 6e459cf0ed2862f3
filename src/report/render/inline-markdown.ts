import type { Inline, Text } from '../../model/result/report.js'
import { escapeCode, escapeHtml, escapeHtmlInMarkdown, escapeMarkdown, safeUrl } from './escape.js'

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
