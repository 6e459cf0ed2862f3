import { countOf } from '../../format/format-number.js'
import type { Hash } from '../../model/fingerprint.js'
import { plainSymbol } from '../../model/plain-names.js'
import { suggest } from '../../model/suggest.js'
import type { ExpectedSpan, GoldenCase } from '../../model/suite/case.js'
import { type Problem, quote } from './problem.js'
import { stringify } from 'yaml'
import type { Span } from '../../model/run/observation.js'

/** A file of the checkout that expected spans name. */
export interface CheckedFile {
  readonly lines: readonly string[]
  /** What is defined in it, `start` from 0 and `end` excluded; null for a kind of file that has no known symbols. */
  readonly symbols: {
    readonly ranges: readonly { readonly symbol: string | null; readonly start: number; readonly end: number }[]
    /** Names that are defined too, without their lines. */
    readonly inner: readonly string[]
  } | null
}

export interface StaleSpan {
  readonly case_id: string
  /** `gone`: the file, the symbol or the lines are not there. `changed`: the text has another hash. */
  readonly kind: 'gone' | 'changed'
  readonly problem: Problem
}

/**
 * A case is stale when all of its expected spans are gone, or the text of one has changed. One that has lost a part of them can still be
 * answered and is not: what is gone cannot be retrieved, so recall falls by itself. Gives ids in the order of the suite.
 */
export function listStaleCases(cases: readonly GoldenCase[], stale: readonly StaleSpan[]) {
  const count = (id: string, kind: StaleSpan['kind']): number =>
    stale.filter((span) => span.case_id === id && span.kind === kind).length
  const affected = new Set(stale.map(({ case_id }) => case_id))
  const sorted = cases
    .filter(({ id }) => affected.has(id))
    .map(({ id, expected_spans: spans }) => ({
      id,
      isDeleted: count(id, 'gone') === spans.length,
      isChanged: count(id, 'changed') > 0,
    }))
  return {
    /** Never compared, but for those of `deleted_cases` that only the candidate has. */
    stale_cases: sorted.filter(({ isDeleted, isChanged }) => isDeleted || isChanged).map(({ id }) => id),
    /** Those of which nothing that they expect is left. */
    deleted_cases: sorted.filter(({ isDeleted }) => isDeleted).map(({ id }) => id),
  }
}

/**
 * The expected spans of enabled cases that no longer fit the checkout: the path is gone, the symbol or the lines are not in the file, or
 * the text has another hash. `unchecked` when no expected path is in the checkout at all: then the suite asks about something else.
 */
export function findStaleSpans(input: {
  readonly cases: readonly GoldenCase[]
  /** By path as the cases write it; a path that is not here is not in the checkout. */
  readonly files: ReadonlyMap<string, CheckedFile>
  /** Paths of the checkout, to name the nearest of one that is gone. */
  readonly known: readonly string[]
  readonly hash: Hash
}): { readonly stale: readonly StaleSpan[]; readonly unchecked: boolean } {
  const { cases, files, known, hash } = input
  const enabled = cases.filter((golden) => golden.enabled)
  if (!enabled.some((golden) => golden.expected_spans.some(({ path }) => files.has(path))))
    return { stale: [], unchecked: enabled.some((golden) => golden.expected_spans.length > 0) }
  const stale = enabled.flatMap((golden) =>
    golden.expected_spans.flatMap((span): readonly StaleSpan[] => {
      const file = files.get(span.path)
      const lost = file === undefined ? describeLostPath(span.path, known) : describeLostSpan(span, file)
      const message = lost ?? (file === undefined ? null : describeChange(span, file, hash))
      if (message === null) return []
      const problem = { ...golden.at, message: `case ${quote(golden.id)}: ${message}` }
      return [{ case_id: golden.id, kind: lost === null ? 'changed' : 'gone', problem }]
    }),
  )
  return { stale, unchecked: false }
}

function describeLostPath(path: string, known: readonly string[]): string {
  const name = path.slice(path.lastIndexOf('/') + 1)
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  const sameName = known.find((each) => each === name || each.endsWith(`/${name}`))
  const nearest =
    sameName ??
    suggest(
      path,
      known.filter((each) => each.slice(0, each.lastIndexOf('/') + 1) === folder),
    )
  return `the file ${quote(path)} is not in this checkout${nearestOf(nearest)}. Edit the case or restore the file.`
}

function describeLostSpan(span: ExpectedSpan, file: CheckedFile): string | null {
  const { path, symbol, start_line: start, end_line: end } = span
  if (symbol !== undefined && !hasSymbol(symbol, file)) {
    const names = file.symbols?.ranges.flatMap((range) => range.symbol ?? []) ?? []
    const nearest = nearestSymbol(symbol, names)
    // What can be pasted into the case.
    const span = nearest === null ? null : pasteSpan({ path, symbol: nearest })
    return `the symbol ${quote(symbol)} is not in ${path}${nearestOf(span)}. Edit the case or restore the symbol.`
  }
  const last = end ?? start
  if (last !== undefined && last > file.lines.length)
    return `${path} has ${countOf(file.lines.length, 'line')}, but an expected span ends on line ${last}. Edit the case.`
  return null
}

/** Only `sha256:` is Goldenpair's to check; a hash of another form is a name that the target gives. */
export const isContentHash = (hash: string | undefined): hash is string =>
  hash !== undefined && /^sha256:[0-9a-f]{64}$/.test(hash)

function describeChange(span: ExpectedSpan, file: CheckedFile, hash: Hash): string | null {
  if (!isContentHash(span.hash)) return null
  const found = textsOf(span, file).map((text) => hash(text))
  const [now] = found
  if (now === undefined || found.includes(span.hash)) return null
  const name = span.symbol === undefined ? span.path : `${quote(span.symbol)} in ${span.path}`
  return `the text of ${name} has changed since its \`hash\` was taken. Check whether it still answers the query, then write \`hash: ${now}\`; \`goldenpair validate --rebind\` looks where it is now.`
}

/**
 * The texts that a span may name, several where a symbol is defined several times: the lines of the symbol, else those given, else the
 * whole file, joined by `\n`, without blank lines at both ends.
 */
export function textsOf(
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
 * Whether a file defines a symbol. Targets name symbols in their own ways (`rotate`, `Key.rotate`, `Key::rotate`), so the last part
 * decides; in a file of another kind it is enough that the name occurs.
 */
function hasSymbol(symbol: string, { lines, symbols }: CheckedFile): boolean {
  const name = lastPart(symbol)
  if (symbols === null) return lines.some((line) => line.includes(name) || line.includes(symbol))
  const names = [...symbols.ranges.flatMap((range) => range.symbol ?? []), ...symbols.inner]
  return names.some((each) => lastPart(each) === name)
}

/** `rotate` of `auth.Key.rotate`, `Key::rotate` and `Key#rotate()`; a heading with blanks is whole, without its marks. */
function lastPart(symbol: string): string {
  const plain = plainSymbol(symbol)
  return /(?:^|\.)([\w$]+)$/.exec(plain)?.[1] ?? plain
}

/** The name with the fewest edits, else one that begins with the lost one or the other way round. */
function nearestSymbol(symbol: string, names: readonly string[]): string | null {
  const lost = lastPart(symbol).toLowerCase()
  const related = (name: string): boolean => {
    const part = lastPart(name).toLowerCase()
    return part.length > 2 && lost.length > 2 && (part.startsWith(lost) || lost.startsWith(part))
  }
  return suggest(symbol, names) ?? names.find(related) ?? null
}

function nearestOf(name: string | null): string {
  return name === null ? '' : `; nearest: ${quote(name)}`
}

/**
 * A span as a case names it, on one line of YAML.
 * @example pasteSpan({ path: 'a.md', symbol: 'Opening: hours' }) // '{ path: a.md, symbol: "Opening: hours" }'
 */
export function pasteSpan(input: Pick<Span, 'path' | 'symbol' | 'start_line' | 'end_line'>): string {
  const { path, symbol, start_line, end_line } = input
  const lines = symbol === undefined ? { start_line, end_line } : {}
  const named = Object.entries({ path, symbol, ...lines }).filter(([, value]) => value !== undefined)
  return stringify(Object.fromEntries(named), { collectionStyle: 'flow', lineWidth: 0 }).trimEnd()
}
