import type { Inline, Text } from '../../model/result/report.js'
import { escapeHtml, safeUrl } from './escape-html.js'
import { escapeCode, escapeHtmlInMarkdown, escapeMarkdown } from './escape-markdown.js'

function toMarkdown(inline: Inline): string {
  if (typeof inline === 'string') return escapeMarkdown(inline)
  switch (inline.kind) {
    case 'strong':
      return strongMarkdown(inline.text)
    case 'code':
      return escapeCode(inline.text)
    case 'case': {
      const url = inline.url === null ? null : safeUrl(inline.url)
      const id = escapeCode(inline.text)
      return url === null ? id : `[${id}](${url})`
    }
    case 'link': {
      const url = safeUrl(inline.url)
      return url === null ? escapeMarkdown(inline.text) : `[${escapeMarkdown(inline.text)}](${url})`
    }
  }
}

function toHtml(inline: Inline, escape: (text: string) => string): string {
  if (typeof inline === 'string') return escape(inline)
  switch (inline.kind) {
    case 'strong':
      return `<b>${escape(inline.text)}</b>`
    case 'code':
      return `<code>${escape(inline.text)}</code>`
    case 'case': {
      const url = inline.url === null ? null : safeUrl(inline.url)
      const id = `<code>${escape(inline.text)}</code>`
      return url === null ? id : `<a href="${escapeHtml(url)}">${id}</a>`
    }
    case 'link': {
      const url = safeUrl(inline.url)
      const text = escape(inline.text)
      return url === null ? text : `<a href="${escapeHtml(url)}">${text}</a>`
    }
  }
}

/** Stars beside a space are stars, so spaces at the ends stay outside. */
function strongMarkdown(text: string): string {
  const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? []
  return words === '' ? '' : `${before && ' '}**${escapeMarkdown(words)}**${after && ' '}`
}

/** Running text as GitHub Markdown on one line. */
export function inlineMarkdown(text: Text): string {
  return text.map(toMarkdown).join('').trim()
}

/** The same for places where GitHub reads only HTML: `<details><summary>`, which start an HTML block. */
export function inlineHtmlInMarkdown(text: Text): string {
  return text
    .map((inline) => toHtml(inline, escapeHtmlInMarkdown))
    .join('')
    .trim()
}

/** The same as HTML in a paragraph, where GitHub reads both: `<sub>` starts no HTML block. */
export function inlineHtmlInParagraph(text: Text): string {
  return text
    .map((inline) => toHtml(inline, escapeMarkdown))
    .join('')
    .trim()
}
