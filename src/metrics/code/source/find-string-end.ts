const BACKSLASH = 92
const NEWLINE = 10
const OPEN_BRACE = 123
const CLOSE_BRACE = 125

/** CPython's own limit (MAXFSTRINGLEVEL); what nests deeper ends with the text, and the parser refuses it. */
const MAX_NESTING = 150

/** Letters before a quote that belong to the string, as `rb` in `rb'…'`. */
export const STRING_PREFIX = /^(?:[bfrtu]|[bft]r|r[bft])$/i

/**
 * Where the Python string whose first quote is at `start` ends: the position behind its last quote, or the end of the text.
 * A formatted string (`prefix` with an f or t) is one string with all that its braces hold, also where these reuse its
 * quotes (PEP 701).
 */
export function findStringEnd(text: string, start: number, prefix: string, depth = 0): number {
  const quote = text.charAt(start)
  const isTriple = text.startsWith(quote.repeat(3), start)
  const closing = isTriple ? quote.repeat(3) : quote
  const isFormatted = /[ft]/i.test(prefix)
  const quoteCode = text.charCodeAt(start)
  let at = start + closing.length
  while (at < text.length) {
    const code = text.charCodeAt(at)
    if (code === quoteCode && (!isTriple || text.startsWith(closing, at))) return at + closing.length
    if (code === BACKSLASH) at += isFormatted && isBrace(text.charCodeAt(at + 1)) ? 1 : 2
    else if (isFormatted && code === OPEN_BRACE) {
      at = text.charCodeAt(at + 1) === OPEN_BRACE ? at + 2 : findFieldEnd(text, at + 1, closing, depth)
    } else at += 1
  }
  return text.length
}

function isBrace(code: number): boolean {
  return code === OPEN_BRACE || code === CLOSE_BRACE
}

/** Behind the brace that closes a replacement field; `at` is behind the one that opens it. */
function findFieldEnd(text: string, start: number, closing: string, nesting: number): number {
  if (nesting > MAX_NESTING) return text.length
  let depth = 0
  let at = start
  while (at < text.length) {
    const char = text.charAt(at)
    if (char === '"' || char === "'") {
      const prefix = /[a-z]{0,2}$/i.exec(text.slice(Math.max(start, at - 2), at))
      at = findStringEnd(text, at, prefix?.[0] ?? '', nesting + 1)
      continue
    }
    if (char === '}' && depth === 0) return at + 1
    if (char === ':' && depth === 0) return findFormatEnd(text, at + 1, closing, nesting)
    if (char === '#') {
      at = skipComment(text, at)
      continue
    }
    if ('([{'.includes(char)) depth += 1
    if (')]}'.includes(char)) depth -= 1
    at += 1
  }
  return text.length
}

/** Behind the brace that closes a field, from its format: quotes mean nothing there, braces are fields of their own. */
function findFormatEnd(text: string, start: number, closing: string, nesting: number): number {
  let at = start
  while (at < text.length) {
    const code = text.charCodeAt(at)
    if (code === CLOSE_BRACE) return at + 1
    // Only a field that was no field reaches these: the string ends here.
    if (text.startsWith(closing, at) || (closing.length === 1 && code === NEWLINE)) return at
    at = code === OPEN_BRACE ? findFieldEnd(text, at + 1, closing, nesting + 1) : at + 1
  }
  return text.length
}

function skipComment(text: string, start: number): number {
  const end = text.indexOf('\n', start)
  return end === -1 ? text.length : end
}
