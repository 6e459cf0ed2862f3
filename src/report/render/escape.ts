import { removeUnseen, toOneLine } from '../../model/remove-unseen.js'

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

/**
 * GitHub looks for mentions, issues and emoji in the rendered text, after every escape is gone; only a character in between
 * stops it. Written as an entity, so that it is seen in the source.
 */
const BREAK = '&#8203;'

/** The first digits of a commit's whole name. */
const COMMIT = /(?<![\da-z])[\da-f]{7}(?=[\da-f]{33}(?![\da-z]))/gi

/**
 * `@user`, `#1`, `owner/repo#1`, `GH-1`, `https://…`, `www.…`, `:emoji:`. A metric's `precision@5` is none of them and
 * stays as it is: a mention has no letter before it, an address has a dot, `user@commit` seven digits. The whole name of
 * a commit is broken; a short one stays, which is what this report itself writes: GitHub links it only where the repository or a fork has that commit.
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
 * Text inside an HTML element of a comment, such as `<summary>`, where GitHub reads no Markdown but still looks for references.
 * `$` is wrapped as GitHub's documents ask, or two of them on a line would be typeset as mathematics.
 */
export function escapeHtmlInMarkdown(text: string): string {
  // Entities are set apart: the breaks are entities themselves.
  return escapeHtmlText(toOneLine(text))
    .split(/(&(?:#\d+|\w+);)/)
    .map((part, index) => (index % 2 === 1 ? part : breakReferences(part).replaceAll('$', '<span>$</span>')))
    .join('')
}

/**
 * Plain text as running text of a GitHub comment that shows exactly these characters: one line, no HTML, emphasis, code, link,
 * image, autolink, mention, reference, emoji code or formula, no block start, and no end of a table cell.
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
 * Plain text as a code span. Backticks when nothing in it could end them or a table cell, `<code>` with escaped content otherwise;
 * GitHub looks for no references in either.
 */
export function escapeCode(text: string): string {
  const line = toOneLine(text).trim()
  if (line === '') return '<code> </code>'
  // A pipe ends a table cell even in backticks; `<!--` could pass for the comment's own marker.
  return /[`|\\]|<!--/.test(line) ? `<code>${escapeMarkdown(line)}</code>` : `\`${line}\``
}
