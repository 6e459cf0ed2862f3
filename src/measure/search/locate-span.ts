import { omitUndefined } from '../../model/omit-undefined.js'
import { isShortFor, plainSymbol } from '../../model/plain-names.js'
import type { Reply, Span } from '../../model/run/observation.js'
import type { ExpectedSpan } from '../../model/suite/case.js'
import type { FileOutline, Lines } from './outline-file.js'

type Located = NonNullable<Span['in_checkout']>

/**
 * What a file says of a retrieved span in it, as far as the expected spans of the same file need it: which of their symbols it is, or shares
 * lines with, and its lines where the target gives none (those of its symbol, else of its text). Null where neither is known.
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
  const lineRange = second === undefined ? found : undefined
  return omitUndefined<Located>({
    is: is.length > 0 ? is : undefined,
    is_not: isNot.length > 0 ? isNot : undefined,
    start_line: lineRange?.first,
    end_line: lineRange?.last,
  })
}

interface Definition {
  /** As the target gives it, and as the file has it. */
  readonly symbol: string | null
  readonly name: string | null
  readonly lines: readonly Lines[]
}

/** Whether a span is, or shares lines with, the symbol that a case wants; null where the file does not say. */
function decide({ symbol, name, lines }: Definition, wanted: string, outline: FileOutline): boolean | null {
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

/**
 * A reply whose spans name their files by `path`, relative to the checkout where they lie in it: `source`, `file`, `file_path` and the
 * same in `metadata` stand in for a missing `path`, and an absolute path loses the checkout's folder. So do the names of `sources`.
 * What changes nothing gives the reply itself.
 * @param roots the checkout's folder in all its spellings, absolute
 */
export function nameFiles(reply: Reply, roots: readonly string[]): Reply {
  const prefixes = [...new Set(roots.map((root) => `${slashed(root).replace(/\/+$/, '')}/`))]
  const relative = (path: string): string => relativeTo(path, prefixes)
  const spans = reply.spans?.map((span) => nameFile(span, relative))
  const sources = reply.sources?.map(relative)
  const isSame =
    (spans === undefined || spans.every((span, index) => span === reply.spans?.[index])) &&
    (sources === undefined || sources.every((source, index) => source === reply.sources?.[index]))
  return isSame ? reply : omitUndefined<Reply>({ ...reply, spans, sources })
}

function nameFile(span: Span, relative: (path: string) => string): Span {
  const given = span.path ?? findPath(span)
  const path = given === undefined ? undefined : relative(given)
  const source = span.source === undefined ? undefined : relative(span.source)
  if (path === span.path && source === span.source) return span
  return omitUndefined<Span>({ ...span, path, source })
}

/** Where frameworks put the file of a chunk: LangChain in `metadata.source`, LlamaIndex in `metadata.file_path`. */
function findPath(span: Span): string | undefined {
  const { metadata } = span
  const inner: Readonly<Record<string, unknown>> =
    typeof metadata === 'object' && metadata !== null ? { ...metadata } : {}
  const given = [span, inner].flatMap((fields) => [fields['source'], fields['file'], fields['file_path']])
  return [...given, inner['path']].find((value): value is string => typeof value === 'string' && value.trim() !== '')
}

function relativeTo(path: string, prefixes: readonly string[]): string {
  // Nearly all are relative.
  if (!/^(?:[/\\]|[a-z]:[/\\]|file:)/i.test(path)) return path
  const plain = slashed(/^file:/i.test(path) ? fromFileUrl(path) : path)
  const prefix = prefixes.find((each) =>
    /^[a-z]:/i.test(each) ? plain.toLowerCase().startsWith(each.toLowerCase()) : plain.startsWith(each),
  )
  const rest = prefix === undefined ? '' : plain.slice(prefix.length)
  return rest === '' || /(?:^|\/)\.\.(?:\/|$)/.test(rest) ? path : rest
}

const slashed = (path: string): string => path.replaceAll('\\', '/')

/** `file:///a/b%20c` is `/a/b c`, `file:///c:/a` is `c:/a`; what is no such address stays. */
function fromFileUrl(url: string): string {
  const path = url.replace(/^file:(?:\/\/(?:localhost)?(?=\/))?/i, '').replace(/^\/(?=[a-z]:)/i, '')
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
