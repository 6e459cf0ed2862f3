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
