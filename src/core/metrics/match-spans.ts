import type { ExpectedSpan, GoldenCase } from '../model/case.js'
import type { Ranking } from '../model/metric.js'
import type { Span } from '../model/observation.js'
import { normalizePath } from './normalize-path.js'
import { rememberLast } from './remember-last.js'

/** Part of the definition of every metric that reads a ranking: raise it when the rules below change. */
export const SPAN_RULES = 'spans/1'

/** By what a retrieved span is an expected one, the most exact first: it goes to the expected span that it names most exactly. */
type Identity = 'hash' | 'symbol' | 'lines' | 'path'

/** Whether the case expects a span at all: one with a relevance above 0. */
export function expectsSpans(golden: GoldenCase): boolean {
  // A loop: about thirty metrics ask it of every case.
  for (const { relevance } of golden.expected_spans) if (relevance > 0) return true
  return false
}

/** What became of one retrieved span. */
interface SpanMatch {
  /** From 1, duplicates not counted; null for a duplicate. */
  readonly rank: number | null
  /** The expected span that it finds, as it was given; null when it finds none. */
  readonly expected: ExpectedSpan | null
  /** By what it was found; null when it finds none. */
  readonly by: Identity | null
}

const DUPLICATE: SpanMatch = { rank: null, expected: null, by: null }

/**
 * What each retrieved span finds, in the order of the reply. Duplicates find nothing and take no rank. Every expected span is
 * found at most once, and a retrieved span finds at most one: the one that names it most exactly, then the most relevant,
 * then the first listed.
 * @example matchSpans([{ path: './a.ts' }, { path: 'a.ts' }], [a]) // [{ rank: 1, expected: a, by: 'path' }, { rank: null, expected: null, by: null }]
 */
export const matchSpans = rememberLast(matchEach)

function matchEach(retrieved: readonly Span[], expected: readonly ExpectedSpan[]): readonly SpanMatch[] {
  const known = indexExpected(expected)
  const matches: SpanMatch[] = []
  let rank = 0
  for (const span of retrieved) {
    const path = span.path === undefined ? undefined : normalizePath(span.path)
    const file = path === undefined ? undefined : known.files.get(path)
    if (isDuplicate(known, span, path, file)) {
      matches.push(DUPLICATE)
      continue
    }
    rank += 1
    const match = findMostExact(known, span, file)
    if (match !== null) match.entry.isFound = true
    matches.push({ rank, expected: match?.entry.span ?? null, by: match?.by ?? null })
  }
  return matches
}

/**
 * The retrieved spans as relevances by rank, matched by `matchSpans`.
 * @example rankSpans([{ path: 'b.ts' }, { path: './a.ts' }], [{ path: 'a.ts', relevance: 1 }]) // gains [0, 1], ideal [1]
 */
export function rankSpans(retrieved: readonly Span[], expected: readonly ExpectedSpan[]): Ranking {
  const gains: number[] = []
  let foundByPath = 0
  for (const match of matchSpans(retrieved, expected)) {
    if (match.rank === null) continue
    const gain = match.expected?.relevance ?? 0
    gains.push(gain)
    if (gain > 0 && match.by === 'path') foundByPath += 1
  }
  const ideal = expected.map(({ relevance }) => relevance).filter((relevance) => relevance > 0)
  return {
    gains,
    ideal: ideal.sort((a, b) => b - a),
    duplicates: retrieved.length - gains.length,
    found_by_path: foundByPath,
  }
}

/** An expected span and whether a retrieved one has found it. */
interface Entry {
  readonly span: ExpectedSpan
  readonly lines: Lines | null
  isFound: boolean
}

/** What is expected in one file, from the most relevant down, and what was retrieved of it without a hash. */
interface File {
  readonly wanted: Entry[]
  first: Span | null
  /** What names each span within the file; null while only one was retrieved, as of most files. */
  names: Set<string> | null
}

interface Known {
  readonly wantedByHash: Map<string, Entry[]>
  readonly hashes: Set<string>
  readonly files: Map<string, File>
}

function indexExpected(expected: readonly ExpectedSpan[]): Known {
  const wantedByHash = new Map<string, Entry[]>()
  const files = new Map<string, File>()
  for (const span of [...expected].sort((a, b) => b.relevance - a.relevance)) {
    const entry = { span, lines: linesOf(span), isFound: false }
    const path = normalizePath(span.path)
    const file = files.get(path)
    if (file === undefined) files.set(path, { wanted: [entry], first: null, names: null })
    else file.wanted.push(entry)
    if (span.hash !== undefined) wantedByHash.set(span.hash, [...(wantedByHash.get(span.hash) ?? []), entry])
  }
  return { wantedByHash, hashes: new Set(), files }
}

const NOTHING: Entry[] = []

/** Whether a span was retrieved before, which it is from now on. One that the target does not name never was. */
function isDuplicate({ hashes, files }: Known, span: Span, path: string | undefined, file: File | undefined): boolean {
  if (span.hash !== undefined) return !isAdded(hashes, span.hash)
  if (path === undefined) return false
  if (file === undefined) {
    files.set(path, { wanted: NOTHING, first: span, names: null })
    return false
  }
  if (file.first === null) {
    file.first = span
    return false
  }
  file.names ??= new Set([nameWithinFile(file.first)])
  return !isAdded(file.names, nameWithinFile(span))
}

function isAdded(known: Set<string>, name: string): boolean {
  if (known.has(name)) return false
  known.add(name)
  return true
}

function nameWithinFile(span: Span): string {
  if (span.symbol !== undefined) return `symbol ${span.symbol}`
  const lines = linesOf(span)
  return lines === null ? '' : `lines ${lines.first} ${lines.last}`
}

interface Found {
  readonly entry: Entry
  readonly by: Identity
}

/** Of the expected spans that are still to be found, the one that names a retrieved span most exactly, then the first. */
function findMostExact({ wantedByHash }: Known, span: Span, file: File | undefined): Found | null {
  const sameHash = span.hash === undefined ? undefined : wantedByHash.get(span.hash)?.find(({ isFound }) => !isFound)
  if (sameHash !== undefined) return { entry: sameHash, by: 'hash' }
  if (file === undefined || file.wanted.length === 0) return null
  const lines = linesOf(span)
  let best: Found | null = null
  for (const entry of file.wanted) {
    const by = entry.isFound ? null : identify(entry, span, lines)
    if (by === 'symbol') return { entry, by }
    if (by !== null && (best === null || (by === 'lines' && best.by === 'path'))) best = { entry, by }
  }
  return best
}

/**
 * By what a retrieved span with the same path is an expected one, or null when it is not. The first that both sides give decides: the
 * hash (which differs here, or it had been found by it); the symbol; overlapping lines. The path alone decides only for an expected
 * span that names nothing else.
 */
function identify({ span: expected, lines: wanted }: Entry, span: Span, given: Lines | null): Identity | null {
  if (expected.hash !== undefined && span.hash !== undefined) return null
  if (expected.symbol !== undefined && span.symbol !== undefined) {
    return expected.symbol === span.symbol ? 'symbol' : null
  }
  if (wanted && given) return wanted.first <= given.last && given.first <= wanted.last ? 'lines' : null
  return expected.hash === undefined && expected.symbol === undefined && !wanted ? 'path' : null
}

interface Lines {
  readonly first: number
  readonly last: number
}

function linesOf({ start_line: start, end_line: end }: Pick<Span, 'start_line' | 'end_line'>): Lines | null {
  const first = start ?? end
  const last = end ?? start
  return first === undefined || last === undefined ? null : { first, last }
}
