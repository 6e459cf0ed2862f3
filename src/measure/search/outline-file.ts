import { isShortFor, plainSymbol } from '../../model/plain-names.js'
import { type LineRange, listSymbols, splitLines, trimBlankLines } from './find-symbols.js'
import { languageOf } from './languages.js'

/** Lines from 1, both ends included. */
export interface Lines {
  readonly first: number
  readonly last: number
}

/** What the code or text of one file shows of the spans in it. */
export interface FileOutline {
  /** The lines of each symbol by its plain name; several where it is defined several times. */
  readonly symbols: ReadonlyMap<string, readonly Lines[]>
  /**
   * The one symbol that a name stands for, be it shorter (`rotate`) or longer (`auth.Key.rotate`) than here; null where none does, or
   * several.
   */
  readonly nameOf: (symbol: string) => string | null
  /** Where a piece of the text stands, blanks aside; null where it does not, or more than once. */
  readonly findText: (piece: string) => Lines | null
}

/** Reads a file once, to look up many spans. */
export function outlineFile(path: string, text: string): FileOutline {
  const lines = splitLines(text)
  const { ranges = [], inner = [] } = listSymbols(path, text) ?? {}
  const hasMembers = (languageOf(path)?.containers.length ?? 0) > 0
  const symbols = new Map<string, Lines[]>()
  for (const [index, range] of ranges.entries()) {
    if (range.symbol === null) continue
    const end = hasMembers ? endOfMembers(ranges, index) : range.end
    const { start, end: last } = trimBlankLines(lines, { ...range, end })
    const name = plainSymbol(range.symbol)
    if (start < last) symbols.set(name, [...(symbols.get(name) ?? []), { first: start + 1, last }])
  }
  const innerCounts = new Map<string, number>()
  for (const name of inner) innerCounts.set(name, (innerCounts.get(name) ?? 0) + 1)
  const kept = text.length > MOST_TEXT ? '' : text
  let findText: FileOutline['findText'] | null = null
  return {
    symbols,
    nameOf: nameFinder(symbols, innerCounts),
    findText: (piece) => (findText ??= textFinder(splitLines(kept)))(piece),
  }
}

/** `listSymbols` gives the members of a class as symbols of their own, right after it; they belong to it all the same. */
function endOfMembers(ranges: readonly LineRange[], index: number): number {
  const { symbol, end } = ranges[index] ?? { symbol: null, end: 0 }
  let last = end
  for (const member of ranges.slice(index + 1)) {
    if (member.start !== last || member.symbol?.startsWith(`${symbol ?? ''}.`) !== true) break
    last = member.end
  }
  return last
}

/** @param inner how often each name is defined inside something else, members of classes too */
function nameFinder(
  symbols: ReadonlyMap<string, readonly Lines[]>,
  inner: ReadonlyMap<string, number>,
): FileOutline['nameOf'] {
  const names = [...symbols.keys()]
  const find = (symbol: string): string | null => {
    if (symbols.has(symbol)) return symbol
    const longer = names.filter((name) => isShortFor(symbol, name))
    const [name, second] = longer.length > 0 ? longer : names.filter((each) => isShortFor(each, symbol))
    if (name === undefined || second !== undefined) return null
    // A function within a function may bear the same name, and its lines are not known.
    return longer.length > 0 && (inner.get(symbol) ?? 0) > (symbols.get(name)?.length ?? 0) ? null : name
  }
  const known = new Map<string, string | null>()
  return (symbol) => {
    const name = known.get(symbol)
    if (name !== undefined) return name
    const found = find(symbol)
    if (known.size < MOST_NAMES) known.set(symbol, found)
    return found
  }
}

const MOST_NAMES = 10_000
/** A longer text is not looked for by its words: it would be kept in memory as long as the run takes. */
const MOST_TEXT = 1_000_000

function textFinder(lines: readonly string[]): FileOutline['findText'] {
  const starts: number[] = []
  const numbers: number[] = []
  const parts: string[] = []
  let length = 0
  for (const [index, line] of lines.entries()) {
    const part = joinWords(line)
    if (part === '') continue
    starts.push(length)
    numbers.push(index + 1)
    parts.push(part)
    length += part.length + 1
  }
  const text = parts.join(' ')
  const lineAt = (offset: number): number => {
    let [low, high] = [0, starts.length - 1]
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((starts[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return numbers[low] ?? 1
  }
  return (piece) => {
    const words = piece.length > MOST_TEXT ? '' : joinWords(piece)
    const at = words === '' || words.length > text.length ? -1 : text.indexOf(words)
    if (at < 0 || text.includes(words, at + 1)) return null
    return { first: lineAt(at), last: lineAt(at + words.length - 1) }
  }
}

const joinWords = (text: string): string => text.trim().replace(/\s+/g, ' ')
