import { countOf } from '../../format/format-number.js'
import type { Hash } from '../../model/fingerprint.js'
import { plainSymbol } from '../../model/plain-names.js'
import { groupBy } from '../../model/group-by.js'
import { suggest } from '../../model/suggest.js'
import type { ExpectedSpan, GoldenCase } from '../../model/suite/case.js'
import { type Problem, quote } from './problem.js'
import { stringify } from 'yaml'
import type { Span } from '../../model/run/observation.js'
import { joinFirst, labelSpan } from '../../format/join-names.js'

/** A file of the checkout that expected spans name. */
export interface CheckedFile {
  readonly lines: readonly string[]
  /** Symbols defined in the file, `start` from 0 and `end` excluded; `null` for a file type without known symbols. */
  readonly symbols: {
    readonly ranges: readonly { readonly symbol: string | null; readonly start: number; readonly end: number }[]
    /** Names of other definitions, without their lines. */
    readonly inner: readonly string[]
  } | null
}

export type StaleSpan = ReturnType<typeof findStaleSpans>['stale'][number]

/**
 * Lists stale cases, in the order of the suite. A case is stale if all of its expected spans are gone or the text of one has
 * changed. A case that lost only some spans is not stale: it can still be answered, and recall drops by itself.
 */
export function listStaleCases(cases: readonly GoldenCase[], stale: readonly StaleSpan[]) {
  const byCase = groupBy(stale, ({ case_id }) => case_id)
  const isDeleted = ({ id, expected_spans: spans }: GoldenCase): boolean =>
    byCase.get(id)?.filter(({ kind }) => kind === 'gone').length === spans.length
  const isChanged = ({ id }: GoldenCase): boolean => byCase.get(id)?.some(({ kind }) => kind === 'changed') === true
  return {
    /** Never compared, but for those of `deleted_cases` that only the candidate has. */
    stale_cases: cases.filter((golden) => isDeleted(golden) || isChanged(golden)).map(({ id }) => id),
    /** Cases whose expected spans are all gone. */
    deleted_cases: cases.filter(isDeleted).map(({ id }) => id),
  }
}

/**
 * Finds expected spans of enabled cases that no longer fit the checkout: the file is missing, the symbol or lines are not in the
 * file, or the text has another hash. `unchecked` if the checkout has none of the expected paths, because the suite is then about
 * something else.
 */
export function findStaleSpans(input: {
  readonly cases: readonly GoldenCase[]
  /** Files by path as written in the cases; missing paths are not in the checkout. */
  readonly files: ReadonlyMap<string, CheckedFile>
  /** Paths of the checkout, for suggesting the nearest one. */
  readonly known: readonly string[]
  readonly hash: Hash
}) {
  const { cases, files, known, hash } = input
  const enabled = cases.filter((golden) => golden.enabled)
  if (!enabled.some((golden) => golden.expected_spans.some(({ path }) => files.has(path))))
    return { stale: [], unchecked: enabled.some((golden) => golden.expected_spans.length > 0) }
  const stale = enabled.flatMap((golden) =>
    golden.expected_spans.flatMap((span) => {
      const file = files.get(span.path)
      const lost = file === undefined ? describeLostPath(span.path, known) : describeLostSpan(span, file)
      const message = lost ?? (file === undefined ? null : describeChange(span, file, hash))
      if (message === null) return []
      /** `gone`: the file, the symbol or the lines are not there. `changed`: the text has another hash. */
      const kind = lost === null ? ('changed' as const) : ('gone' as const)
      return [{ case_id: golden.id, kind, problem: { ...golden.at, message: `case ${quote(golden.id)}: ${message}` } }]
    }),
  )
  return { stale, unchecked: false }
}

function describeLostPath(path: string, known: readonly string[]): string {
  const name = path.slice(path.lastIndexOf('/') + 1)
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  const sameName = known.find((each) => each === name || each.endsWith(`/${name}`))
  const beside = known.filter((each) => each.slice(0, each.lastIndexOf('/') + 1) === folder)
  const nearest = sameName ?? suggest(path, beside)
  return `the file ${quote(path)} is not in this checkout${nearestOf(nearest)}. Edit the case or restore the file.`
}

function describeLostSpan(span: ExpectedSpan, file: CheckedFile): string | null {
  const { path, symbol, start_line: start, end_line: end } = span
  if (symbol !== undefined && !hasSymbol(symbol, file)) {
    const names = file.symbols?.ranges.flatMap((range) => range.symbol ?? []) ?? []
    const nearest = nearestSymbol(symbol, names)
    // Text that can be pasted into the case.
    const span = nearest === null ? null : formatSpan({ path, symbol: nearest })
    return `the symbol ${quote(symbol)} is not in ${path}${nearestOf(span)}. Edit the case or restore the symbol.`
  }
  const last = end ?? start
  if (last !== undefined && last > file.lines.length)
    return `${path} has ${countOf(file.lines.length, 'line')}, but an expected span ends on line ${last}. Edit the case.`
  return null
}

/** Whether a hash is one of Goldenpair's (`sha256:`). A hash of another form is a name given by the target. */
export const isContentHash = (hash: string | undefined): hash is string =>
  hash !== undefined && /^sha256:[0-9a-f]{64}$/.test(hash)

function describeChange(span: ExpectedSpan, file: CheckedFile, hash: Hash): string | null {
  if (!isContentHash(span.hash)) return null
  const found = findSpanTexts(span, file).map((text) => hash(text))
  const [now] = found
  if (now === undefined || found.includes(span.hash)) return null
  const name = span.symbol === undefined ? span.path : `${quote(span.symbol)} in ${span.path}`
  return `the text of ${name} has changed since its \`hash\` was taken. Check whether it still answers the query, then write \`hash: ${now}\`; \`goldenpair validate --rebind\` looks where it is now.`
}

/**
 * Returns the texts that a span may refer to; several if a symbol is defined more than once. The lines of the symbol, else the
 * given lines, else the whole file, joined by `\n`, without blank lines at the ends.
 */
export function findSpanTexts(
  { symbol, start_line: start, end_line: end }: ExpectedSpan,
  { lines, symbols }: CheckedFile,
): readonly string[] {
  const cut = (from: number, to: number): string => trimBlankLines(lines.slice(from, to)).join('\n')
  if (symbol !== undefined) {
    const plain = plainSymbol(symbol)
    const ranges = symbols?.ranges.filter((range) => range.symbol !== null && plainSymbol(range.symbol) === plain) ?? []
    return ranges.map((range) => cut(range.start, range.end))
  }
  return start === undefined ? [cut(0, lines.length)] : [cut(start - 1, end ?? start)]
}

function trimBlankLines(lines: readonly string[]): readonly string[] {
  const first = lines.findIndex((line) => line.trim() !== '')
  const last = lines.findLastIndex((line) => line.trim() !== '')
  return first === -1 ? [] : lines.slice(first, last + 1)
}

/**
 * Whether a file defines a symbol. Targets write symbols differently (`rotate`, `Key.rotate`, `Key::rotate`), so only the last part
 * is compared. For a file type without known symbols, it is enough that the name occurs.
 */
function hasSymbol(symbol: string, { lines, symbols }: CheckedFile): boolean {
  const name = lastPart(symbol)
  if (symbols === null) return lines.some((line) => line.includes(name) || line.includes(symbol))
  const names = [...symbols.ranges.flatMap((range) => range.symbol ?? []), ...symbols.inner]
  return names.some((each) => lastPart(each) === name)
}

/**
 * Returns `rotate` for `auth.Key.rotate`, `Key::rotate` and `Key#rotate()`. A heading with blanks stays whole, without its marks.
 */
function lastPart(symbol: string): string {
  const plain = plainSymbol(symbol)
  return /(?:^|\.)([\w$]+)$/.exec(plain)?.[1] ?? plain
}

/** Returns the name with the fewest edits, else one of which the lost name is the beginning, or vice versa. */
function nearestSymbol(symbol: string, names: readonly string[]): string | null {
  const lost = lastPart(symbol).toLowerCase()
  const related = (name: string): boolean => {
    const part = lastPart(name).toLowerCase()
    return part.length > 2 && lost.length > 2 && (part.startsWith(lost) || lost.startsWith(part))
  }
  return suggest(symbol, names) ?? names.find(related) ?? null
}

const nearestOf = (name: string | null): string => (name === null ? '' : `; nearest: ${quote(name)}`)

/**
 * Formats a span as in a case, on one line of YAML.
 * @example formatSpan({ path: 'a.md', symbol: 'Opening: hours' }) // '{ path: a.md, symbol: "Opening: hours" }'
 */
export function formatSpan(input: Pick<Span, 'path' | 'symbol' | 'start_line' | 'end_line'>): string {
  const { path, symbol, start_line, end_line } = input
  const lines = symbol === undefined ? { start_line, end_line } : {}
  const named = Object.entries({ path, symbol, ...lines }).filter(([, value]) => value !== undefined)
  return stringify(Object.fromEntries(named), { collectionStyle: 'flow', lineWidth: 0 }).trimEnd()
}

/** The fields of a span that are replaced. */
export type SpanEdit = Partial<Pick<ExpectedSpan, 'path' | 'start_line' | 'end_line' | 'hash'>>

/** A span whose hash no longer matches the text at its place, and the replacement. */
export interface Rebinding {
  readonly case_id: string
  readonly at: GoldenCase['at']
  /** Index among the case's expected spans, starting at 0. */
  readonly index: number
  readonly edit: SpanEdit
  /** `moved`: the same text is now elsewhere. `changed`: the text is different, so a person must check it. */
  readonly kind: 'moved' | 'changed'
  /** Places such as `docs/keys.md:4-9`. */
  readonly from: string
  readonly to: string
}

/** Lines with a smaller share of the original words count as a different text. */
const MIN_ALIKE = 0.5

/** Blank lines at the ends of a span do not belong to its text, so the text may be up to this many lines shorter. */
const MAX_BLANK = 4

interface Search {
  /** Files that spans may have moved to, by path, including those of the cases. */
  readonly files: ReadonlyMap<string, CheckedFile>
  readonly hash: Hash
  /** Returns the text that a span had when its hash was taken, if it is in the history of its file. */
  readonly textBefore: (span: ExpectedSpan) => string | null
}

/**
 * Finds the new place of spans whose text no longer has their hash: other lines of the file, another file, or else the same place
 * with a new hash. Skips spans without a hash of Goldenpair's. Spans that are not found are listed in `lost`.
 */
export function rebindSpans(cases: readonly GoldenCase[], search: Search) {
  const rebindings: Rebinding[] = []
  const lost: Problem[] = []
  for (const { id, at, expected_spans: spans } of cases)
    for (const [index, span] of spans.entries()) {
      const file = search.files.get(span.path)
      if (!isContentHash(span.hash) || (file !== undefined && hasText(span, file, search.hash))) continue
      const place = findPlace(span, search)
      if (typeof place === 'string') lost.push({ ...at, message: `case ${quote(id)}: ${place}` })
      else {
        const [from, to] = [labelSpan(span), labelSpan({ ...span, ...place.edit })]
        rebindings.push({ case_id: id, at, index, ...place, from, to })
      }
    }
  return { rebindings, lost }
}

/** Whether a file still has the text of a span's hash at the span's place. */
export const hasText = (span: ExpectedSpan, file: CheckedFile, hash: Hash): boolean =>
  findSpanTexts(span, file).some((text) => hash(text) === span.hash)

/** Returns the new place, or why there is none. */
function findPlace(span: ExpectedSpan, search: Search): Pick<Rebinding, 'edit' | 'kind'> | string {
  const { files, hash } = search
  const own = files.get(span.path)
  const inOwn = own === undefined ? [] : findExactly(span, own, hash)
  const [nearest] = [...inOwn].sort((a, b) => distance(a, span) - distance(b, span))
  if (nearest !== undefined) return { edit: nearest, kind: 'moved' }
  const elsewhere = [...files].flatMap(([path, file]) =>
    path === span.path ? [] : findExactly(span, file, hash).map((edit): SpanEdit => ({ path, ...edit })),
  )
  const [only, second] = elsewhere
  if (only !== undefined && second === undefined) return { edit: only, kind: 'moved' }
  if (only !== undefined) {
    const places = elsewhere.map((edit) => labelSpan({ ...span, ...edit }))
    return `the text of ${labelSpan(span)} is in ${places.length} places now: ${joinFirst(places, 3)}. Write the one that answers the query.`
  }
  if (own === undefined) return `the text of ${labelSpan(span)} is in no file of this checkout.`
  const place = findAlike(span, own, search)
  const [text] = findSpanTexts({ ...span, ...place }, own)
  if (place === null || text === undefined || text === '')
    return `nothing in ${span.path} is like the text of ${labelSpan(span)}. Choose what answers the query now.`
  return { edit: { ...place, hash: hash(text) }, kind: 'changed' }
}

const distance = ({ start_line: at = 0 }: SpanEdit, { start_line: start = 0 }: ExpectedSpan): number =>
  Math.abs(at - start)

/**
 * Returns the places where a file has the text of a span: its symbol, the whole file, or as many lines as the span has, starting at
 * any line.
 */
function findExactly(span: ExpectedSpan, file: CheckedFile, hash: Hash): readonly SpanEdit[] {
  const { symbol, start_line: start, end_line: end = start, hash: wanted } = span
  if (symbol !== undefined || start === undefined || end === undefined) return hasText(span, file, hash) ? [{}] : []
  const places: SpanEdit[] = []
  for (let length = end - start + 1; length > Math.max(0, end - start - MAX_BLANK) && places.length === 0; length--)
    for (let from = 1; from + length - 1 <= file.lines.length; from++) {
      const edit = linesFrom(span, from, length)
      if (file.lines[from - 1]?.trim() === '' && length > 1) continue
      if (findSpanTexts({ ...span, ...edit }, file).some((text) => hash(text) === wanted)) places.push(edit)
    }
  return places
}

/** Omits the end of a single line if the span does so. */
const linesFrom = ({ end_line: end }: ExpectedSpan, from: number, length: number): SpanEdit =>
  end === undefined && length === 1 ? { start_line: from } : { start_line: from, end_line: from + length - 1 }

/**
 * Returns the place of a changed text within its file: the same place for a symbol or whole file; for lines, the place with most of
 * the original words if the original text is known, else the same place. `null` if there is none.
 */
function findAlike(span: ExpectedSpan, file: CheckedFile, { textBefore }: Search): SpanEdit | null {
  const { symbol, start_line: start, end_line: end = start } = span
  if (symbol !== undefined || start === undefined || end === undefined) return {}
  const before = textBefore(span)
  if (before === null) return start <= file.lines.length ? {} : null
  const wanted = wordsOf(before)
  const length = end - start + 1
  let best: { readonly from: number; readonly share: number } | null = null
  for (let from = 1; from <= Math.max(1, file.lines.length - length + 1); from++) {
    const words = wordsOf(file.lines.slice(from - 1, from - 1 + length).join(' '))
    const share = [...wanted].filter((word) => words.has(word)).length / wanted.size
    const isNearer = best !== null && share === best.share && Math.abs(from - start) < Math.abs(best.from - start)
    if (best === null || share > best.share || isNearer) best = { from, share }
  }
  return best !== null && best.share >= MIN_ALIKE ? linesFrom(span, best.from, length) : null
}

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}_]+/gu))
