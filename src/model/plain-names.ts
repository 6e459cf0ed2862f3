/** As nearly all are: nothing to strip. */
const PLAIN = /^[\w$]+(?:\.[\w$]+)*$/
/** No name is longer; the expressions below are not asked of a text of megabytes. */
const LONG = 500

/**
 * A symbol in one spelling: `Key::rotate`, `Key#rotate` and `Key.rotate()` are `Key.rotate`; a heading is without its marks, so that
 * `## The \`run\` command` is `The run command`.
 */
export function plainSymbol(symbol: string): string {
  if (symbol.length > LONG || PLAIN.test(symbol)) return symbol
  const text = symbol
    .normalize('NFC')
    .trim()
    .replace(/^#{1,6}\s+|\s+#+$/g, '')
    .replace(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (text.includes(' ')) return text
  return text
    .replace(/\(\)$/, '')
    .replace(/(?:::|[.#])+(?=[\w$])/g, '.')
    .replace(/^\./, '')
}

/**
 * Whether one plain name is the end of the other, part by part, so that both may name the same symbol.
 * @example isShortFor('rotate', 'auth.Key.rotate') // true
 */
export function isShortFor(short: string, long: string): boolean {
  return long.endsWith(short) && long.at(-short.length - 1) === '.' && !long.includes(' ')
}

/**
 * A name of an agent or a tool as names are compared: composed (NFKC), without white space around it, in lower case.
 * @example plainName(' Web_Search ') // 'web_search'
 */
export function plainName(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase()
}
