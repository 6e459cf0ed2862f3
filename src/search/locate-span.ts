import type { ExpectedSpan } from '../model/case.js'
import type { Span } from '../model/observation.js'
import { isShortFor, plainSymbol } from '../model/symbol-name.js'
import type { FileOutline, Lines } from './outline-file.js'

type Located = NonNullable<Span['in_checkout']>

/**
 * What a file says of a retrieved span in it, as far as the expected spans of the same file need it: which of their symbols it is, or shares
 * lines with, and its lines where the target gives none (those of its symbol, else of its text). Null where nothing can be said.
 * @example // `K.m` has the lines 5 and 6, and no other `m` is in the file
 * locateSpan({ symbol: 'm' }, [{ path: 'k.py', symbol: 'K.m', relevance: 1 }], outline) // { is: ['K.m'], start_line: 5, end_line: 6 }
 */
export function locateSpan(span: Span, expected: readonly ExpectedSpan[], outline: FileOutline): Located | null {
  const own = ownLines(span)
  const symbol = span.symbol === undefined ? null : plainSymbol(span.symbol)
  const name = symbol === null ? null : outline.nameOf(symbol)
  const lines = own === null ? linesFrom(span, name, outline) : [own]
  const is: string[] = []
  const isNot: string[] = []
  for (const { symbol: wanted } of expected) {
    if (wanted === undefined || is.includes(wanted) || isNot.includes(wanted)) continue
    const answer = decide({ symbol, name, lines }, wanted, outline)
    if (answer !== null) (answer ? is : isNot).push(wanted)
  }
  const [found, second] = own === null ? lines : []
  if (is.length === 0 && isNot.length === 0 && found === undefined) return null
  return {
    ...(is.length > 0 && { is }),
    ...(isNot.length > 0 && { is_not: isNot }),
    ...(found !== undefined && second === undefined && { start_line: found.first, end_line: found.last }),
  }
}

interface Known {
  /** As the target gives it, and as the file has it. */
  readonly symbol: string | null
  readonly name: string | null
  readonly lines: readonly Lines[]
}

/** Whether a span is, or shares lines with, the symbol that a case wants; null where the file does not say. */
function decide({ symbol, name, lines }: Known, wanted: string, outline: FileOutline): boolean | null {
  const plain = plainSymbol(wanted)
  const target = outline.nameOf(plain)
  if (target === null) return null
  if (name !== null) return name === target
  if (symbol !== null && !isShortFor(symbol, plain) && !isShortFor(plain, symbol)) return null
  if (lines.length === 0) return null
  const ranges = outline.symbols.get(target) ?? []
  return lines.some((one) => ranges.some((other) => one.first <= other.last && other.first <= one.last))
}

function ownLines({ start_line: start, end_line: end }: Span): Lines | null {
  const [first, last] = [start ?? end, end ?? start]
  return first === undefined || last === undefined ? null : { first, last }
}

function linesFrom(span: Span, name: string | null, outline: FileOutline): readonly Lines[] {
  if (name !== null) return outline.symbols.get(name) ?? []
  const found = span.symbol === undefined && span.text !== undefined ? outline.findText(span.text) : null
  return found === null ? [] : [found]
}
