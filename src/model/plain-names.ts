/** Matches a name that needs no change, as nearly all do. */
const PLAIN = /^[\w$]+(?:\.[\w$]+)*$/
/** No real name is longer. The expressions below must not run on megabytes of text. */
const LONG = 500

/**
 * Normalizes the spelling of a symbol: `Key::rotate`, `Key#rotate` and `Key.rotate()` become `Key.rotate`; a heading loses its marks, so
 * that `## The \`run\` command` becomes `The run command`.
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
 * Whether one plain name is the end of another, part by part, so that both may name the same symbol.
 * @example isShortFor('rotate', 'auth.Key.rotate') // true
 */
export function isShortFor(short: string, long: string): boolean {
  return long.endsWith(short) && long.at(-short.length - 1) === '.' && !long.includes(' ')
}

/**
 * Normalizes the name of an agent or tool for comparison: composed (NFKC), without surrounding white space, in lower case.
 * @example plainName(' Web_Search ') // 'web_search'
 */
export function plainName(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase()
}
