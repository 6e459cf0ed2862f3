import { removeInvisible, toOneLine } from '../../model/remove-invisible.js'

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const entity = (character: string): string => ENTITIES[character] ?? ''

/** Escapes plain text for use between two tags and removes invisible characters. For attributes, use `escapeHtml`. */
export function escapeHtmlText(text: string): string {
  return removeInvisible(text).replace(/[&<>]/g, entity)
}

/**
 * Escapes plain text for HTML text or a quoted attribute value, and removes invisible characters.
 * @example escapeHtml('<b title="x">') // '&lt;b title=&quot;x&quot;&gt;'
 */
export function escapeHtml(text: string): string {
  return removeInvisible(text).replace(/[&<>"']/g, entity)
}

/**
 * Returns a web address that is safe as a link's target, percent-encoding what could end the link in Markdown or HTML. `null` if the
 * address is not http(s), so that no `javascript:` or `data:` is ever linked.
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

/**
 * Breaks references such as mentions, issues and emoji. GitHub finds them in the rendered text, after unescaping, so only a character in
 * between stops it. Written as an entity, so that the break is visible in the source.
 */
const BREAK = '&#8203;'

/** The first digits of a full commit SHA. */
const COMMIT = /(?<![\da-z])[\da-f]{7}(?=[\da-f]{33}(?![\da-z]))/gi

/**
 * Breaks `@user`, `#1`, `owner/repo#1`, `GH-1`, `https://…`, `www.…`, `:emoji:`. A metric's `precision@5` stays, because it is none of
 * them: a mention has no letter before the @, an address has a dot, and `user@commit` has seven digits. A full commit SHA is broken. A
 * short SHA, as this report writes it, stays: GitHub links it only if the repository or a fork has that commit.
 */
function breakReferences(text: string): string {
  return text
    .replace(/(?<![A-Za-z])@|@(?!\d{1,3}(?![\w.-]))|#/g, (sign) => `${sign}${BREAK}`)
    .replace(/GH-(?=\d|$)/gi, (prefix) => `${prefix}${BREAK}`)
    .replace(/:(?=\/\/)/g, `:${BREAK}`)
    .replace(/www(?=\.)/gi, (prefix) => `${prefix}${BREAK}`)
    .replace(/:(?=[\w+-]+:)/g, `:${BREAK}`)
    .replace(COMMIT, (start) => `${start}${BREAK}`)
}

/**
 * Escapes text inside an HTML element of a comment, such as `<summary>`, where GitHub reads no Markdown but still looks for references. `$`
 * is wrapped, as GitHub's documentation recommends; otherwise two on a line would be typeset as mathematics.
 */
export function escapeHtmlInMarkdown(text: string): string {
  // Entities are split off, because the inserted breaks are entities too.
  return escapeHtmlText(toOneLine(text))
    .split(/(&(?:#\d+|\w+);)/)
    .map((part, index) => (index % 2 === 1 ? part : breakReferences(part).replaceAll('$', '<span>$</span>')))
    .join('')
}

/**
 * Escapes plain text so that a GitHub comment shows exactly these characters on one line: no HTML, emphasis, code, link, image, autolink,
 * mention, reference, emoji code or formula, no block start, and no end of a table cell.
 * @example escapeMarkdown('@me see #1 | <b>') // '@&#8203;me see \\#&#8203;1 &#124; &lt;b&gt;'
 */
export function escapeMarkdown(text: string): string {
  return escapeHtmlInMarkdown(text)
    .split(/(&(?:#\d+|\w+);|<\/?span>)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/[\\`*_[\]~#]/g, '\\$&').replaceAll('|', '&#124;')))
    .join('')
    .replace(/^( *)([-+=])/, '$1\\$2')
    .replace(/^( *\d{1,9})([.)])(?= |$)/, '$1\\$2')
}

/**
 * Writes plain text as a code span: with backticks if nothing in the text could end the span or a table cell, otherwise as `<code>` with
 * escaped content. GitHub looks for references in neither.
 */
export function escapeCode(text: string): string {
  const line = toOneLine(text).trim()
  if (line === '') return '<code> </code>'
  // A pipe ends a table cell even inside backticks; `<!--` could be mistaken for the comment's own marker.
  return /[`|\\]|<!--/.test(line) ? `<code>${escapeMarkdown(line)}</code>` : `\`${line}\``
}
