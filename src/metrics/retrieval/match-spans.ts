import { labelSpan } from '../../format/join-names.js'
import { globToRegExp } from '../../model/glob.js'
import { groupBy } from '../../model/group-by.js'
import type { Ranking } from '../../model/metric.js'
import { isShortFor, plainSymbol } from '../../model/plain-names.js'
import { type Lines, linesOfSpan, overlaps, type Span } from '../../model/run/observation.js'
import { type Score, scored, unscored } from '../../model/score.js'
import type { ExpectedSpan, GoldenCase } from '../../model/suite/case.js'
import { CHANGED_TEXT, RELATIVE_PATHS, writeUndecided } from '../../model/run/undecided-span.js'
import { memoizeLast } from '../memoize-last.js'
import { isAbsolutePath, normalizePath } from './normalize-path.js'

/** Part of the definition of every metric that reads a ranking: raise it when the rules below change. */
export const SPAN_RULES = 'spans/4'

/** How a retrieved span is identified as an expected one, most exact first. The expected span that names it most exactly wins. */
type Identity = 'hash' | 'symbol' | 'lines' | 'path'

/** Whether the case expects a span, that is, one with a relevance above 0. */
export function expectsSpans(golden: GoldenCase): boolean {
  // A loop, for speed: about thirty metrics ask this for every case.
  for (const { relevance } of golden.expected_spans) if (relevance > 0) return true
  return false
}

/** The match of one retrieved span. */
interface SpanMatch {
  /** The rank from 1, duplicates not counted; `null` for a duplicate. */
  readonly rank: number | null
  /** The expected span that was found, as it was given; `null` if none was. */
  readonly expected: ExpectedSpan | null
  /** How the expected span was identified; `null` if none was found. */
  readonly by: Identity | null
  /** An expected span that this one may or may not be, and that no other finds; absent if there is none. */
  readonly may_be?: ExpectedSpan
}

const DUPLICATE: SpanMatch = { rank: null, expected: null, by: null }

/**
 * Matches each retrieved span with an expected one, in the order of the reply. Duplicates find nothing and take no rank. Every expected
 * span is found at most once, and a retrieved span finds at most one: the one that names it most exactly, then the most relevant, then the
 * first listed.
 * @example matchSpans([{ path: './a.ts' }, { path: 'a.ts' }], [a]) // [{ rank: 1, expected: a, by: 'path' }, { rank: null, expected: null, by: null }]
 */
export const matchSpans = memoizeLast(matchEach)

function matchEach(given: readonly Span[], expected: readonly ExpectedSpan[]): readonly SpanMatch[] {
  const retrieved = given.map(splitFragment)
  const known = indexExpected(expected, retrieved)
  const matches: SpanMatch[] = []
  const undecided: { readonly index: number; readonly entries: readonly Entry[] }[] = []
  const isNamed = retrieved.some(({ path, hash }) => path !== undefined || hash !== undefined)
  const seen = new Set<string>()
  let rank = 0
  for (const span of retrieved) {
    const path = span.path === undefined ? undefined : normalizePath(span.path)
    const file = path === undefined ? undefined : known.files.get(path)
    const name = nameOf(span, path)
    if (name !== null && seen.has(name)) {
      matches.push(DUPLICATE)
      continue
    }
    if (name !== null) seen.add(name)
    rank += 1
    const match = findMostExact(known, span, file)
    if (match !== null) match.entry.isFound = true
    else {
      const entries = isNamed ? undecidedWithin(known, span, path, file) : known.entries
      if (entries.length > 0) undecided.push({ index: matches.length, entries })
    }
    matches.push({ rank, expected: match?.entry.span ?? null, by: match?.by ?? null })
  }
  // Only after all matches is it known which expected spans were not found.
  for (const { index, entries } of undecided) {
    const entry = entries.find(({ span, isFound }) => !isFound && span.relevance > 0)
    const match = matches[index]
    if (entry === undefined || match === undefined) continue
    entry.isFound = true
    matches[index] = { ...match, may_be: entry.span }
  }
  return matches
}

const FRAGMENT = /^([a-z][a-z\d+.-]*:\/\/[^#]*)#(.+)$/i

/** Splits the fragment off a URL, as the symbol: the fragment names a section of the page. */
function splitFragment<Place extends { readonly path?: string | undefined; readonly symbol?: string | undefined }>(
  place: Place,
): Place {
  if (place.path?.includes('#') !== true || place.symbol !== undefined) return place
  const [, path, symbol] = FRAGMENT.exec(place.path) ?? []
  return path === undefined ? place : { ...place, path, symbol }
}

/**
 * Returns the relevances of the retrieved spans by rank, matched by `matchSpans`.
 * @example rankSpans([{ path: 'b.ts' }, { path: './a.ts' }], [{ path: 'a.ts', relevance: 1 }]) // gains [0, 1], ideal [1]
 */
export function rankSpans(retrieved: readonly Span[], expected: readonly ExpectedSpan[]): Ranking {
  const gains: number[] = []
  let foundByPath = 0
  const matches = matchSpans(retrieved, expected)
  for (const match of matches) {
    if (match.rank === null) continue
    const gain = match.expected?.relevance ?? 0
    gains.push(gain)
    if (gain > 0 && match.by === 'path') foundByPath += 1
  }
  const reason = describeUndecidedSpan(retrieved, matches)
  const ideal = expected.map(({ relevance }) => relevance).filter((relevance) => relevance > 0)
  return {
    gains,
    ideal: ideal.sort((a, b) => b - a),
    duplicates: retrieved.length - gains.length,
    found_by_path: foundByPath,
    undecided:
      reason === null
        ? null
        : {
            gains: matches
              .filter(({ rank }) => rank !== null)
              .map(({ expected: found, may_be: possible }) => (possible ?? found)?.relevance ?? 0),
            reason,
          },
  }
}

/**
 * Scores a ranking by a measure; unscored if the value depends on a retrieved span that may or may not be an expected one. The measure must
 * never fall when more is found, or never rise, because only the two extremes are compared.
 */
export function scoreRanking(ranking: Ranking, measure: (ranking: Ranking) => number): Score {
  const value = measure(ranking)
  const { undecided } = ranking
  if (undecided !== null && measure({ ...ranking, gains: undecided.gains }) !== value) return unscored(undecided.reason)
  return scored(value)
}

/** Explains why it is undecided whether a retrieved span is an expected one, for the first such span; `null` if there is none. */
export function describeUndecidedSpan(retrieved: readonly Span[], matches: readonly SpanMatch[]): string | null {
  for (const [index, { may_be: expected }] of matches.entries()) {
    const span = retrieved[index]
    if (expected === undefined || span === undefined) continue
    return writeUndecided({ expected: labelSpan(expected), returned: labelSpan(span), mend: mendOf(expected, span) })
  }
  return null
}

function mendOf(named: ExpectedSpan, given: Span): string {
  const [expected, span] = [splitFragment(named), splitFragment(given)]
  if (expected.hash !== undefined && span.hash !== undefined) return CHANGED_TEXT
  if (span.path === undefined) return 'report the `path` of every span'
  if (normalizePath(span.path) !== normalizePath(expected.path)) return RELATIVE_PATHS
  if (expected.symbol === undefined && linesOfSpan(expected) === null)
    return 'report its `hash`, or expect a symbol or lines instead'
  const [hasSymbol, hasLines] = [span.symbol !== undefined, linesOfSpan(span) !== null]
  if (!hasSymbol && !hasLines) return 'report its `symbol`, or `start_line` and `end_line`'
  if (expected.symbol === undefined) return 'report `start_line` and `end_line` too'
  return hasSymbol ? 'report the whole name of the symbol, as the case writes it' : 'report its `symbol` too'
}

/** An expected span, and whether a retrieved one has found it. */
interface Entry {
  readonly span: ExpectedSpan
  readonly path: string
  readonly symbol: string | null
  readonly lines: Lines | null
  isFound: boolean
}

/** A pattern that several paths can match. */
const GLOB = /\*|\{[^{}]*,[^{}]*\}/

/** Returns the first retrieved path that matches a glob and that no other expected span has; the glob itself if there is none. */
function fillGlob(glob: string, retrieved: readonly Span[], taken: Set<string>): string {
  const pattern = globToRegExp(glob)
  for (const { path: given } of retrieved) {
    const path = normalizePath(given ?? '')
    if (!pattern.test(path) || taken.has(path)) continue
    taken.add(path)
    return path
  }
  return glob
}

/** Indexes the expected spans by hash and by file, most relevant first. */
function indexExpected(expected: readonly ExpectedSpan[], retrieved: readonly Span[]) {
  const taken = new Set(expected.map(({ path }) => normalizePath(path)))
  const entries = expected
    .toSorted((a, b) => b.relevance - a.relevance)
    .map((span): Entry => {
      const { path: named, symbol: section } = splitFragment(span)
      const symbol = section === undefined ? null : plainSymbol(section)
      const plain = normalizePath(named)
      const path = GLOB.test(plain) ? fillGlob(plain, retrieved, taken) : plain
      return { span, path, symbol, lines: linesOfSpan(span), isFound: false }
    })
  return {
    entries,
    wantedByHash: groupBy(entries, ({ span }) => span.hash),
    files: groupBy(entries, ({ path }) => path),
  }
}

type Known = ReturnType<typeof indexExpected>

const NOTHING: Entry[] = []

/** Returns the key that identifies duplicates of a span; `null` if the target does not name the span. */
function nameOf(span: Span, path: string | undefined): string | null {
  if (span.hash !== undefined) return `hash ${span.hash}`
  if (path === undefined) return null
  if (span.symbol !== undefined) return `symbol ${path}\0${span.symbol}`
  const lines = knownLinesOf(span)
  return `path ${path}${lines === null ? '' : `\0${lines.first} ${lines.last}`}`
}

/** Finds, among the expected spans that are not found yet, the one that names a retrieved span most exactly, the first of several. */
function findMostExact({ wantedByHash }: Known, span: Span, file: readonly Entry[] | undefined) {
  const sameHash = span.hash === undefined ? undefined : wantedByHash.get(span.hash)?.find(({ isFound }) => !isFound)
  if (sameHash !== undefined) return { entry: sameHash, by: 'hash' as const }
  if (file === undefined) return null
  const given = namesOf(span)
  let best: { readonly entry: Entry; readonly by: Identity } | null = null
  for (const entry of file) {
    const by = entry.isFound ? null : identify(entry, span, given)
    if (by === 'symbol') return { entry, by }
    if (by !== null && by !== 'undecided' && (best === null || (by === 'lines' && best.by === 'path')))
      best = { entry, by }
  }
  return best
}

/**
 * Returns the expected spans that an unmatched retrieved span may or may not be: those of its file, or of a file whose path is the end of
 * an absolute path outside the checkout.
 */
function undecidedWithin(
  { files }: Known,
  span: Span,
  path: string | undefined,
  file: readonly Entry[] | undefined,
): readonly Entry[] {
  if (path === undefined) return NOTHING
  if (file !== undefined) {
    const given = namesOf(span)
    return file.filter((entry) => identify(entry, span, given) === 'undecided')
  }
  if (!isAbsolutePath(path)) return NOTHING
  return [...files].flatMap(([own, wanted]) => (path.endsWith(`/${own}`) ? wanted : NOTHING))
}

/** Returns the names of a retrieved span within its file. */
function namesOf(span: Span) {
  return { symbol: span.symbol === undefined ? null : plainSymbol(span.symbol), lines: knownLinesOf(span) }
}

type Names = ReturnType<typeof namesOf>

/**
 * Returns how a retrieved span with the same path is identified as an expected one; `null` if it is not that span. The first property that
 * both sides have decides: hash, symbol, then overlapping lines. Hashes that are compared here differ, because equal ones were matched
 * before: the text at the same place has changed, or it is another chunk. The path alone decides only for an expected span that names
 * nothing else. If the two have nothing in common, the result is undecided.
 */
function identify(
  { span: expected, symbol, lines: wanted }: Entry,
  span: Span,
  given: Names,
): Identity | 'undecided' | null {
  if (expected.hash !== undefined && span.hash !== undefined)
    return isSamePlace(symbol, wanted, given) ? 'undecided' : null
  if (symbol !== null) {
    if (symbol === given.symbol) return 'symbol'
    const { is, is_not: isNot } = span.in_checkout ?? {}
    const written = expected.symbol ?? symbol
    if (is?.includes(written) === true) return given.symbol === null ? 'lines' : 'symbol'
    if (isNot?.includes(written) === true) return null
    if (given.symbol !== null && !isShortFor(symbol, given.symbol) && !isShortFor(given.symbol, symbol)) return null
  }
  if (wanted !== null && given.lines !== null) return overlaps(wanted, given.lines) ? 'lines' : null
  return expected.hash === undefined && symbol === null && wanted === null ? 'path' : 'undecided'
}

/** Whether both are the same place. Lines that overlap without being equal are those of the next chunk, whose hash always differs. */
function isSamePlace(symbol: string | null, wanted: Lines | null, given: Names): boolean {
  if (wanted !== null && given.lines !== null)
    return wanted.first === given.lines.first && wanted.last === given.lines.last
  return symbol !== null && symbol === given.symbol
}

/** Returns the lines that the target states, else those found in the checkout. */
function knownLinesOf(span: Span): Lines | null {
  return linesOfSpan(span) ?? (span.in_checkout === undefined ? null : linesOfSpan(span.in_checkout))
}
