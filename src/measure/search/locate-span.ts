import { nullOnError } from '../../model/error.js'
import { countBy, groupBy } from '../../model/group-by.js'
import { isRecord } from '../../model/json.js'
import { omitUndefined } from '../../model/omit-undefined.js'
import { isShortFor, plainSymbol } from '../../model/plain-names.js'
import { type Lines, linesOfSpan, overlaps, type Reply, type Span } from '../../model/run/observation.js'
import type { ExpectedSpan } from '../../model/suite/case.js'
import { languageOf, type LineRange, listSymbols, toLines, trimBlankLines } from './find-symbols.js'

type Located = NonNullable<Span['in_checkout']>

/**
 * Compares a retrieved span with its file, as needed for the expected spans of that file. Returns the expected symbols that the
 * span is or overlaps, and its lines (of its symbol or text) if the target gave none. `null` if neither is known.
 * @example // `K.m` has the lines 5 and 6, and no other `m` is in the file
 * locateSpan({ symbol: 'm' }, [{ path: 'k.py', symbol: 'K.m', relevance: 1 }], outline) // { is: ['K.m'], start_line: 5, end_line: 6 }
 */
export function locateSpan(span: Span, expected: readonly ExpectedSpan[], outline: FileOutline): Located | null {
  const own = linesOfSpan(span)
  const symbol = span.symbol === undefined ? null : plainSymbol(span.symbol)
  const name = symbol === null ? null : outline.nameOf(symbol)
  const lines = own === null ? linesFrom(span, name, outline) : [own]
  /** Returns whether the span is, or overlaps, the wanted symbol; `null` if the file does not tell. */
  const decide = (wanted: string): boolean | null => {
    const plain = plainSymbol(wanted)
    const target = outline.nameOf(plain)
    if (target === null) return null
    if (name !== null) return name === target
    if (symbol !== null && !isShortFor(symbol, plain) && !isShortFor(plain, symbol)) return null
    if (lines.length === 0) return null
    const ranges = outline.symbols.get(target) ?? []
    return lines.some((one) => ranges.some((other) => overlaps(one, other)))
  }
  const wanted = [...new Set(expected.flatMap((one) => one.symbol ?? []))]
  const decided = groupBy(wanted, decide)
  const [is, isNot] = [decided.get(true), decided.get(false)]
  const [found, second] = own === null ? lines : []
  if (is === undefined && isNot === undefined && found === undefined) return null
  const lineRange = second === undefined ? found : undefined
  return omitUndefined<Located>({ is, is_not: isNot, start_line: lineRange?.first, end_line: lineRange?.last })
}

function linesFrom(span: Span, name: string | null, outline: FileOutline): readonly Lines[] {
  if (name !== null) return outline.symbols.get(name) ?? []
  const found = span.symbol === undefined && span.text !== undefined ? outline.findText(span.text) : null
  return found === null ? [] : [found]
}

/**
 * Gives the spans of a reply a `path` relative to the checkout, if the file is inside it. Replaces a missing `path` by `source`,
 * `file` or `file_path`, also of `metadata`, and a missing `text` by LangChain's `page_content`. Removes the checkout's folder from
 * absolute paths, also from the names in `sources`.
 * @param roots all spellings of the checkout's folder, absolute
 */
export function nameFiles(reply: Reply, roots: readonly string[]): Reply {
  const prefixes = [...new Set(roots.map((root) => `${slashed(root).replace(/\/+$/, '')}/`))]
  const relative = (path: string): string => relativeTo(path, prefixes)
  const spans = reply.spans?.map((span) => nameFile(span, relative))
  return omitUndefined<Reply>({ ...reply, spans, sources: reply.sources?.map(relative) })
}

function nameFile(span: Span, relative: (path: string) => string): Span {
  const given = span.path ?? findPath(span)
  const path = given === undefined ? undefined : relative(given)
  const source = span.source === undefined ? undefined : relative(span.source)
  const text = span.text ?? firstText([span['page_content'], span['pageContent']])
  return omitUndefined<Span>({ ...span, path, source, text })
}

/** Returns the file of a chunk from where frameworks put it: LangChain in `metadata.source`, LlamaIndex in `metadata.file_path`. */
function findPath(span: Span): string | undefined {
  const inner = isRecord(span['metadata']) ? span['metadata'] : {}
  const given = [span, inner].flatMap((fields) => [fields['source'], fields['file'], fields['file_path']])
  return firstText([...given, inner['path']])
}

const firstText = (values: readonly unknown[]): string | undefined =>
  values.find((value): value is string => typeof value === 'string' && value.trim() !== '')

function relativeTo(path: string, prefixes: readonly string[]): string {
  // Fast path: most paths are relative.
  if (!/^(?:[/\\]|[a-z]:[/\\]|file:)/i.test(path)) return path
  const plain = slashed(/^file:/i.test(path) ? fromFileUrl(path) : path)
  const prefix = prefixes.find((each) =>
    /^[a-z]:/i.test(each) ? plain.toLowerCase().startsWith(each.toLowerCase()) : plain.startsWith(each),
  )
  const rest = prefix === undefined ? '' : plain.slice(prefix.length)
  return rest === '' || /(?:^|\/)\.\.(?:\/|$)/.test(rest) ? path : rest
}

const slashed = (path: string): string => path.replaceAll('\\', '/')

/** Converts `file:///a/b%20c` to `/a/b c` and `file:///c:/a` to `c:/a`. */
function fromFileUrl(url: string): string {
  const path = url.replace(/^file:(?:\/\/(?:localhost)?(?=\/))?/i, '').replace(/^\/(?=[a-z]:)/i, '')
  return nullOnError(() => decodeURIComponent(path)) ?? path
}

/** The symbols and text of one file, for locating spans. */
export type FileOutline = ReturnType<typeof outlineFile>

/** Reads a file once, so that many spans can be located. */
export function outlineFile(path: string, text: string) {
  const lines = toLines(text)
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
  const names = [...symbols.keys()]
  const innerCounts = countBy(inner)
  const kept = text.length > MAX_TEXT ? '' : text
  let findText: ReturnType<typeof textFinder> | null = null
  return {
    /** Lines of each symbol by its plain name; several if the symbol is defined more than once. */
    symbols: symbols as ReadonlyMap<string, readonly Lines[]>,
    /**
     * Returns the only symbol that a shorter (`rotate`) or longer name (`auth.Key.rotate`) may mean; `null` if there is none or
     * several.
     */
    nameOf: (symbol: string): string | null => {
      if (symbols.has(symbol)) return symbol
      const longer = names.filter((name) => isShortFor(symbol, name))
      const [name, second] = longer.length > 0 ? longer : names.filter((each) => isShortFor(each, symbol))
      if (name === undefined || second !== undefined) return null
      // A nested function may have the same name, and its lines are unknown.
      return longer.length > 0 && (innerCounts.get(symbol) ?? 0) > (symbols.get(name)?.length ?? 0) ? null : name
    },
    /** Returns where a piece of text occurs, ignoring white space; `null` if nowhere or more than once. */
    findText: (piece: string) => (findText ??= textFinder(toLines(kept)))(piece),
  }
}

/** Returns the end of a class including its members, which `listSymbols` lists as separate symbols directly after the class. */
function endOfMembers(ranges: readonly LineRange[], index: number): number {
  const { symbol, end } = ranges[index] ?? { symbol: null, end: 0 }
  let last = end
  for (const member of ranges.slice(index + 1)) {
    if (member.start !== last || member.symbol?.startsWith(`${symbol ?? ''}.`) !== true) break
    last = member.end
  }
  return last
}

/** Longer texts are not searched, because they would stay in memory for the whole run. */
const MAX_TEXT = 1_000_000

function textFinder(lines: readonly string[]): (piece: string) => Lines | null {
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
  const lineAt = (offset: number): number => numbers[starts.findLastIndex((start) => start <= offset)] ?? 1
  return (piece) => {
    const words = piece.length > MAX_TEXT ? '' : joinWords(piece)
    const at = words === '' || words.length > text.length ? -1 : text.indexOf(words)
    if (at < 0 || text.includes(words, at + 1)) return null
    return { first: lineAt(at), last: lineAt(at + words.length - 1) }
  }
}

const joinWords = (text: string): string => text.trim().replace(/\s+/g, ' ')
