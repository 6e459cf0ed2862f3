import { removeUnseen } from '../../model/remove-unseen.js'

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const entity = (character: string): string => ENTITIES[character] ?? ''

/** Plain text as the text between two tags; unseen characters are removed. In an attribute use `escapeHtml`. */
export function escapeHtmlText(text: string): string {
  return removeUnseen(text).replace(/[&<>]/g, entity)
}

/**
 * Plain text as HTML text or as a quoted attribute's value; unseen characters are removed.
 * @example escapeHtml('<b title="x">') // '&lt;b title=&quot;x&quot;&gt;'
 */
export function escapeHtml(text: string): string {
  return removeUnseen(text).replace(/[&<>"']/g, entity)
}

/**
 * A web address that may stand in a link's target, percent-encoded where Markdown or HTML could end it; null when it is not
 * http(s), so that no `javascript:` or `data:` is ever linked.
 * @example safeUrl('https://example.org/a (b)') // 'https://example.org/a%20%28b%29'
 */
export function safeUrl(url: string): string | null {
  if (!/^https?:\/\/[^\s/?#@\\]+([/?#]|$)/i.test(url)) return null
  return url.replace(/[^A-Za-z0-9\-._~:/?#@!$&*+,;=%]/gu, (character) =>
    character === "'" || character === '(' || character === ')'
      ? `%${character.charCodeAt(0).toString(16).toUpperCase()}`
      : /\p{Cs}/u.test(character)
        ? ''
        : encodeURIComponent(character),
  )
}
